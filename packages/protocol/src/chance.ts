/** Chance for a table of the pipe: the client's own numbers first, then the seed. */
import { BadInput, type ChanceSource, typedChance } from '@halcyon/kernel';

/**
 * Each number has its place: a step that fails meets the same ones however often it is tried, and none is skipped. Behind
 * a take-back over chance the list is over too, because nobody is to meet a number that was seen.
 */
export const listedChance = (seed: string, list: readonly number[]): ChanceSource => {
  const typed = typedChance(seed);
  return {
    roll(outcomes, ordinal, line) {
      const number = line === 0 ? list[ordinal] : undefined;
      if (number === undefined) return typed.roll(outcomes, ordinal, line);
      if (outcomes > 0 && number >= outcomes) {
        throw new BadInput(`chance.${ordinal}`, `chance step ${ordinal} takes 0-${outcomes - 1}, not ${number}`);
      }
      return number;
    },
    // Numbers of a list are nobody's promise.
    ...(list.length === 0 && { origin: typed.origin! }),
  };
};
