/** What every language needs to name characters and dice. */

import type { Seat } from '@halcyon/kernel';
import type { Maybe } from '@halcyon/speech/grammar';
import { isSecond } from '../look/names.ts';
import { type Character, clanOf, type Pips, type Place, type Race, raceOf } from '../rules/vocabulary.ts';

interface Named {
  readonly seat: Seat;
  readonly race: Race;
  readonly isSecond: boolean;
}
export const characterOf = (character: Maybe<Character>): Named => ({
  seat: clanOf(character ?? 0),
  race: raceOf(character ?? 0),
  isSecond: isSecond(character ?? 0),
});

/** What can still be used of two dice; 0 = used. */
export const diceLeft = (...dice: readonly Maybe<Pips>[]): Maybe<Pips>[] => dice.filter((pips) => pips !== 0);
/** Their sum, if both are known. */
export const sumOf = (first: Maybe<Pips>, second: Maybe<Pips>): Maybe<Pips> =>
  first === undefined || second === undefined ? undefined : first + second;

/** P3.2: seven steps lead back to where they began. */
export const isRoundTrip = (from: Place, to: Place): boolean => from === to;
