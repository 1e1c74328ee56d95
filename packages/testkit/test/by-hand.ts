import type { Runner } from '../src/index.ts';

/** Runs a suite by hand and returns what its tests complain of. */
export const complaints = (suite: (runner: Runner) => void): string[] => {
  const found: string[] = [];
  suite({
    describe: (_, body) => body(),
    it: (_, body) => {
      try {
        body();
      } catch (error) {
        found.push(error instanceof Error ? error.message : String(error));
      }
    },
  });
  return found;
};
