/** P4.1, P4.2: who may come to a place. */

import type { State } from './state.ts';
import { clanOf, DOOR, raceOf } from './vocabulary.ts';

/** Everybody at a place, but this character. */
export const othersAt = ({ place }: Pick<State, 'place'>, at: number, but = -1): number[] => {
  const found: number[] = [];
  for (let character = 0; character < place.length; character++) {
    if (place[character] === at && character !== but) found.push(character);
  }
  return found;
};

/** Whether the clan has nobody else at the door. */
export const doorIsFree = (s: Pick<State, 'place'>, seat: number, but = -1): boolean =>
  !othersAt(s, DOOR, but).some((other) => clanOf(other) === seat);

/** Alone, only with its own race, or where all races differ. */
export const maySit = (s: Pick<State, 'place'>, character: number, table: number): boolean => {
  const races = othersAt(s, table, character).map(raceOf);
  const own = raceOf(character);
  return races.every((race) => race === own) || new Set([own, ...races]).size === races.length + 1;
};
