/** P4.1, P4.2: who may come to a place; P3.4: who stands where one may leave. */

import type { Seat } from '@halcyon/kernel';
import type { State } from './state.ts';
import {
  AWAY,
  type Character,
  CLAN_SIZE,
  DOOR,
  MOST_CLANS,
  ORC,
  PLACES,
  type Place,
  RACES,
  type Race,
  raceOf,
} from './vocabulary.ts';

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

/** How many of each race are at one place: four bits for each, enough for all that five clans have. */
type Company = number;
/** By character. */
const ALONE = Int32Array.from({ length: MOST_CLANS * CLAN_SIZE }, (_, character) => 1 << (4 * raceOf(character)));
const ALL_OF = RACES.map((_, race) => 0xf << (4 * race));
const MORE_THAN_ONE = 0xeeee;

/** Who is where, for one decision of a seat: found when it is first asked for, and then known. */
export class Pub {
  /** By place. */
  readonly #companies = new Int32Array(PLACES);
  readonly #own = new Int32Array(CLAN_SIZE);
  #place: readonly Place[] = [];
  #seat: Seat = 0;
  /** How many of the seat's characters are inside; -1: nobody has asked yet. */
  #inside = -1;
  /** The one of them who stands at the door, or -1. */
  #atDoor: Character = -1;

  /** For another decision. */
  seenBy(seat: Seat, { place }: Seated): this {
    this.#place = place;
    this.#seat = seat;
    this.#inside = -1;
    return this;
  }
  #look(): void {
    if (this.#inside >= 0) return;
    const place = this.#place;
    const companies = this.#companies;
    // A loop: `fill` costs as much as all that follows.
    for (let at = 0; at < PLACES; at++) companies[at] = 0;
    for (let character = 0; character < place.length; character++) {
      const at = place[character]!;
      if (at !== AWAY) companies[at]! += ALONE[character]!;
    }
    const own = this.#own;
    let inside = 0;
    let atDoor = -1;
    const first = this.#seat * CLAN_SIZE;
    for (let character = first; character < first + CLAN_SIZE; character++) {
      const at = place[character]!;
      if (at === AWAY) continue;
      own[inside++] = character;
      if (at === DOOR) atDoor = character;
    }
    this.#inside = inside;
    this.#atDoor = atDoor;
  }
  /** Writes the seat's characters who are inside, of one race alone where one is named. */
  own(out: Int32Array, race?: Race): number {
    this.#look();
    let n = 0;
    for (let i = 0; i < this.#inside; i++) {
      const character = this.#own[i]!;
      if (race === undefined || raceOf(character) === race) out[n++] = character;
    }
    return n;
  }
  /** P4.2: whether the clan has nobody else at the door. */
  isDoorFree(but: Character = -1): boolean {
    this.#look();
    return this.#atDoor < 0 || this.#atDoor === but;
  }
  /** P4.1: whether a character sits alone, only with its own race, or where all races differ. */
  maySit(character: Character, table: Place): boolean {
    this.#look();
    const race = raceOf(character);
    // Whoever comes back to its own table finds the others there.
    const others: Company = this.#companies[table]! - (this.#place[character] === table ? ALONE[character]! : 0);
    const alike = (others & ~ALL_OF[race]!) === 0;
    const different = (others & (MORE_THAN_ONE | ALL_OF[race]!)) === 0;
    return alike || different;
  }
}
/** P3.4: at the door; P4.5: an orc also at the innkeeper's table. */
export const isAtExit = ({ place, innkeeper }: Pick<State, 'place' | 'innkeeper'>, character: Character): boolean =>
  place[character] === DOOR || (raceOf(character) === ORC && place[character] === innkeeper);
