/** Small things that clients and houses share. */
import { setImmediate } from 'node:timers/promises';

export const saltOf = (n: number): string => n.toString(16).padStart(32, '0');

/** Waits until something holds; what never comes fails. */
export const until = async (holds: () => boolean, what = 'this never came'): Promise<void> => {
  const end = Date.now() + 120_000;
  while (!holds()) {
    if (Date.now() > end) throw new Error(what);
    await setImmediate();
  }
};
