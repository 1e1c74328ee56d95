/** What every language needs to name a character: whose it is, its race, and whether it is the second of its race. */

import type { Maybe } from '@halcyon/speech/grammar';
import { CHARACTER_WORDS, clanOf, raceOf } from '../rules/vocabulary.ts';

interface Character {
  readonly seat: number;
  readonly race: number;
  readonly isSecond: boolean;
}
export const characterOf = (character: Maybe): Character => ({
  seat: clanOf(character ?? 0),
  race: raceOf(character ?? 0),
  isSecond: CHARACTER_WORDS[character ?? 0]?.endsWith('2') ?? false,
});

/** What can still be used of two dice; 0 = used. */
export const diceLeft = (...dice: readonly Maybe[]): Maybe[] => dice.filter((pips) => pips !== 0);
/** Their sum, if both are known. */
export const sumOf = (first: Maybe, second: Maybe): Maybe =>
  first === undefined || second === undefined ? undefined : first + second;
