/** What the process that fuzzes is told, and what it leaves behind. */
import type { Tally } from './bench.ts';

export interface Job {
  readonly seed: string;
  /** The first round, and whether it is the only one. */
  readonly round: number;
  readonly only: boolean;
  /** It ends after so many inputs, or minutes of the clock; 0 = without such a bound. */
  readonly requests: number;
  readonly minutes: number;
  /** A module with other games than the catalog's, for tests. */
  readonly games?: string | undefined;
  /** The file that holds what was tried last; it outlives a crash. */
  readonly last: string;
}
export interface Report {
  readonly rounds: number;
  readonly tally: Tally;
  /** Bytes of the heap after a collection, at equal distances of the run. */
  readonly heaps: readonly number[];
}
/** What was tried last: the round, and the input on the lines after it. */
export const printLast = (round: number, input: string): string => `${round}\n${input}`;
export const parseLast = (text: string): { readonly round: string; readonly input: string } => {
  const [round = '', ...input] = text.split('\n');
  return { round, input: input.join('\n') };
};
