/** P4.3, P4.4: who drinks, who pays, who is thrown out. */
import type { Rulebook } from '@halcyon/kernel';
import { numberArg, type Tell } from '@halcyon/parts';
import { characterArg } from './args.ts';
import { guestsAt, type Pub } from './seating.ts';
import type { State } from './state.ts';
import { AWAY, type Character, CLAN_SIZE, clanOf, DOOR, MOST_BEERS, MOST_CLANS, raceOf } from './vocabulary.ts';

export interface Drinking {
  /** Somebody came to a place: what happens there. */
  arrive(s: State, character: Character, tell: Tell): void;
  /** One character drinks, as the innkeeper's guest does (P3.3). */
  drink(s: State, character: Character, tell: Tell): void;
}

/** The card goes face up under its owner's pile, its coins and beers to the supply. */
export const sendAway = (s: State, character: Character): void => {
  s.place[character] = AWAY;
  s.coins[character] = 0;
  s.beers[character] = 0;
  s.below[clanOf(character)]!.unshift(character);
};

const sortByRace = (characters: Int32Array, count: number): void => {
  for (let i = 1; i < count; i++) {
    const character = characters[i]!;
    let at = i;
    for (; at > 0 && raceOf(characters[at - 1]!) > raceOf(character); at--) characters[at] = characters[at - 1]!;
    characters[at] = character;
  }
};

export const installDrinking = (book: Rulebook<State, Pub>): Drinking => {
  const drank = book.event('drank', characterArg);
  const paid = book.event('paid', characterArg, { ...characterArg, name: 'to' });
  const thrownOut = book.event('thrown-out', characterArg, numberArg('beers', MOST_BEERS + 1));

  /** Whoever is at the table; those who must go move to the front, for they go when all have drunk or paid. */
  const guests = new Int32Array(MOST_CLANS * CLAN_SIZE);

  const throwOut = (s: State, count: number, tell: Tell): void => {
    for (let i = 0; i < count; i++) {
      const character = guests[i]!;
      const beers = s.beers[character]!;
      sendAway(s, character);
      tell?.(thrownOut, character, beers, 0);
    }
  };
  /** One of its coins becomes a beer, if it has any. */
  const drinks = (s: State, character: Character, tell: Tell): boolean => {
    if (s.coins[character] === 0) return false;
    s.coins[character]!--;
    s.beers[character]!++;
    tell?.(drank, character, 0, 0);
    return true;
  };
  const pays = (s: State, payer: Character, receiver: Character, tell: Tell): boolean => {
    if (s.coins[payer] === 0) return false;
    s.coins[payer]!--;
    s.beers[receiver]!++;
    tell?.(paid, payer, receiver, 0);
    return true;
  };
  const isFull = (s: State, character: Character): boolean => s.beers[character]! >= MOST_BEERS;
  const roundFor = (s: State, count: number, tell: Tell): void => {
    let out = 0;
    for (let i = 0; i < count; i++) {
      const character = guests[i]!;
      if (!drinks(s, character, tell) || isFull(s, character)) guests[out++] = character;
    }
    throwOut(s, out, tell);
  };
  /** Each pays the next higher race that is present. */
  const payUp = (s: State, count: number, tell: Tell): void => {
    sortByRace(guests, count);
    let out = 0;
    for (let i = 0; i < count; i++) {
      const payer = guests[i]!;
      const paysUp = i === count - 1 || pays(s, payer, guests[i + 1]!, tell);
      if (!paysUp || isFull(s, payer)) guests[out++] = payer;
    }
    throwOut(s, out, tell);
  };
  return {
    drink(s, character, tell) {
      guests[0] = character;
      roundFor(s, 1, tell);
    },
    arrive(s, character, tell) {
      const at = s.place[character]!;
      if (at === DOOR) return;
      const count = guestsAt(s, at, guests);
      if (count === 1) return;
      // Two tell of all (P4.1).
      if (raceOf(guests[0]!) === raceOf(guests[1]!)) roundFor(s, count, tell);
      else payUp(s, count, tell);
    },
  };
};
