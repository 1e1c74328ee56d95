/** The same thing measured several times in one process, because one run says little. */
import { cpuSeconds } from './clock.ts';

const RUNS = 7;
const SECONDS_EACH = 0.05;

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/** What some runs gave, after one that only warms up. */
export const runs = <T>(run: () => T): T[] => {
  run();
  return Array.from({ length: RUNS }, run);
};
/** Seconds that one of many pieces of work takes, by run; `work` returns how many it did. */
export const cpuEach = (work: () => number): number[] =>
  runs(() => {
    const started = cpuSeconds();
    let done = 0;
    let passed = 0;
    do {
      done += work();
      passed = cpuSeconds() - started;
    } while (passed < SECONDS_EACH);
    return passed / done;
  });
