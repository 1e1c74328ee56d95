import { median } from './runs.ts';

const LOOKS = 3;

/** Bytes in use, on the heap and beside it, where typed lists lie. */
export const usedBytes = (): number => {
  const collect = globalThis.gc;
  if (!collect) throw new Error('memory is measured with --expose-gc');
  // Twice: what a typed list held beside the heap is given back only after the first.
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

/**
 * Bytes of each of so many things that are held at once. The median of several looks: the process around them gives
 * back memory of its own when it likes (code that was not run for a while, what a test runner keeps), a megabyte at once.
 */
export const bytesEach = <T>(count: number, make: (i: number) => T): number => {
  // Compiled code and tables are there before the first look.
  for (let i = 0; i < count / 4; i++) make(i);
  const look = (): number => {
    const before = usedBytes();
    const held = Array.from({ length: count }, (_, i) => make(i));
    return (usedBytes() - before) / held.length;
  };
  return Math.round(median(Array.from({ length: LOOKS }, look)));
};
