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

/** Tried before anything is done: what was done must not be lost with an answer that cannot be written. */
const demandWritable = (said: unknown): void => {
  try {
    JSON.stringify((said as { readonly id?: unknown } | null)?.id);
  } catch {
    throw new Problem('request', 'id', "'id' is nested too deeply");
  }
};

/** Never throws, and the answer holds no line break. */
export const answerLine = (tables: Tables, line: string): string => {
  try {
    const said = parse(line);
    demandWritable(said);
    return JSON.stringify(tables.handle(said));
  } catch (error) {
    return JSON.stringify(failureOf(error));
  }
};
