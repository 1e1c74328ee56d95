/** Chance for a table of the pipe: the client's own numbers first, then the seed. */
import { BadInput, type ChanceSource, typedChance } from '@halcyon/kernel';

/**
 * A number that does not fit stays where it is and is named. A table whose list is wrong in the middle thus
 * gives the same answer however often the step is tried, and never skips to the next number.
 */
export const listedChance = (seed: string, list: readonly number[]): ChanceSource => {
  const typed = typedChance(seed);
  let next = 0;
  return {
    roll(outcomes, ordinal, line) {
      const number = list[next];
      if (number === undefined) return typed.roll(outcomes, ordinal, line);
      if (outcomes > 0 && number >= outcomes) {
        throw new BadInput(`chance.${next}`, `chance step ${next} takes 0-${outcomes - 1}, not ${number}`);
      }
      next++;
      return number;
    },
    // Numbers of a list are nobody's promise.
    ...(list.length === 0 && { origin: typed.origin! }),
  };
};
