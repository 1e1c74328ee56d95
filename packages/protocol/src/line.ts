/** One line in, one line out. */

import { failureOf, Problem } from './problem.ts';
import type { Tables } from './tables.ts';

const parse = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new Problem(
      'json',
      'line',
      `this line is no JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
};

/** Never throws, and the answer holds no line break. */
export const answerLine = (tables: Tables, line: string): string => {
  try {
    return JSON.stringify(tables.handle(parse(line)));
  } catch (error) {
    // What cannot be written again is an id that is nested too deeply; the answer goes without it.
    return JSON.stringify(failureOf(error));
  }
};
