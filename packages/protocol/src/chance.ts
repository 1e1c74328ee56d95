/** Chance for a table of the pipe: the client's own numbers first, then the seed. */
import { BadInput, type ChanceSource, chanceFrom } from '@halcyon/kernel';

/**
 * A number that does not fit stays where it is and is named. A table whose list is wrong in the middle thus
 * gives the same answer however often the step is tried, and never skips to the next number.
 */
export const listedChance = (seed: string, list: readonly number[]): ChanceSource => {
  const roll = chanceFrom(seed);
  let next = 0;
  return (outcomes) => {
    const number = list[next];
    if (number === undefined) return roll(outcomes);
    if (outcomes > 0 && number >= outcomes) {
      throw new BadInput(`chance.${next}`, `chance step ${next} takes 0-${outcomes - 1}, not ${number}`);
    }
    next++;
    return number;
  };
};
