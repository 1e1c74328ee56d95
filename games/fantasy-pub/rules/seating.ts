/** P4.1, P4.2: who may come to a place; P3.4: who stands where one may leave. */

import type { Seat } from '@halcyon/kernel';
import type { State } from './state.ts';
import { type Character, CLAN_SIZE, DOOR, ORC, PLACES, type Place, RACES, raceOf } from './vocabulary.ts';

type Seated = Pick<State, 'place'>;

/** Everybody at a place, but this character. */
export const othersAt = ({ place }: Seated, at: Place, but: Character = -1): Character[] => {
  const found: Character[] = [];
  for (let character = 0; character < place.length; character++) {
    if (place[character] === at && character !== but) found.push(character);
  }
  return found;
};
/** Writes everybody at a place. */
export const guestsAt = ({ place }: Seated, at: Place, out: Int32Array): number => {
  let n = 0;
  for (let character = 0; character < place.length; character++) if (place[character] === at) out[n++] = character;
  return n;
};

/** Whether the clan has nobody else at the door. */
export const doorIsFree = ({ place }: Seated, seat: Seat, but: Character = -1): boolean => {
  for (let own = seat * CLAN_SIZE; own < (seat + 1) * CLAN_SIZE; own++) {
    if (place[own] === DOOR && own !== but) return false;
  }
  return true;
};

/** How many of each race sit at one table: four bits for each, enough for all that five clans have. */
type Company = number;
const ONE_OF = RACES.map((_, race) => 1 << (4 * race));
const ALL_OF = RACES.map((_, race) => 0xf << (4 * race));
const MORE_THAN_ONE = 0xeeee;
/** By place; read once for a decision. */
export type Companies = Int32Array;

export const lookRound = (): ((s: Seated) => Companies) => {
  const companies = new Int32Array(PLACES + 1);
  return ({ place }) => {
    for (let at = 0; at < companies.length; at++) companies[at] = 0;
    for (let character = 0; character < place.length; character++) {
      companies[place[character]!]! += ONE_OF[raceOf(character)]!;
    }
    return companies;
  };
};
/** P4.1: whether a character sits alone, only with its own race, or where all races differ. */
export const maySit = ({ place }: Seated, companies: Companies, character: Character, table: Place): boolean => {
  const race = raceOf(character);
  // Whoever comes back to its own table finds the others there.
  const others: Company = companies[table]! - (place[character] === table ? ONE_OF[race]! : 0);
  const alike = (others & ~ALL_OF[race]!) === 0;
  const different = (others & (MORE_THAN_ONE | ALL_OF[race]!)) === 0;
  return alike || different;
};
/** P3.4: at the door; P4.5: an orc also at the innkeeper's table. */
export const isAtExit = ({ place, innkeeper }: Pick<State, 'place' | 'innkeeper'>, character: Character): boolean =>
  place[character] === DOOR || (raceOf(character) === ORC && place[character] === innkeeper);
