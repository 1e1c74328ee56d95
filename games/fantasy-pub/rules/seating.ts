/** P4.1, P4.2: who may come to a place; P3.4: who stands where one may leave. */

import type { Seat } from '@halcyon/kernel';
import type { State } from './state.ts';
import { type Character, clanOf, DOOR, ORC, type Place, raceOf } from './vocabulary.ts';

/** Everybody at a place, but this character. */
export const othersAt = ({ place }: Pick<State, 'place'>, at: Place, but: Character = -1): Character[] => {
  const found: Character[] = [];
  for (let character = 0; character < place.length; character++) {
    if (place[character] === at && character !== but) found.push(character);
  }
  return found;
};

/** Whether the clan has nobody else at the door. */
export const doorIsFree = (s: Pick<State, 'place'>, seat: Seat, but: Character = -1): boolean =>
  !othersAt(s, DOOR, but).some((other) => clanOf(other) === seat);

/** P4.1: whether a character sits alone, only with its own race, or where all races differ. */
export const maySit = (s: Pick<State, 'place'>, character: Character, table: Place): boolean => {
  const races = othersAt(s, table, character).map(raceOf);
  const own = raceOf(character);
  return races.every((race) => race === own) || new Set([own, ...races]).size === races.length + 1;
};
/** P3.4: at the door; P4.5: an orc also at the innkeeper's table. */
export const isAtExit = ({ place, innkeeper }: Pick<State, 'place' | 'innkeeper'>, character: Character): boolean =>
  place[character] === DOOR || (raceOf(character) === ORC && place[character] === innkeeper);
