/** What every action shares: dice that are there, and what happens where a character arrives. */
import { ALLOWED, type Clause, type Rulebook } from '@halcyon/kernel';
import type { Tell } from '@halcyon/parts';
import { characterArg, placeArg } from '../args.ts';
import { hasDie, hasPips } from '../dice.ts';
import type { Drinking } from '../drinking.ts';
import type { Pub } from '../seating.ts';
import type { State } from '../state.ts';
import { type Character, GOBLIN, type Pips, type Place, raceOf } from '../vocabulary.ts';

export interface Manners {
  readonly noSuchDie: Clause;
  /** Why these pips are no single die: there is none, or they are the sum, which this clause forbids. */
  noSingleDie(s: State, pips: Pips, notTheSum: Clause): Clause;
  readonly notYours: Clause;
  readonly notHere: Clause;
  /** P4.5: a goblin takes a coin that lies there, then the table drinks. */
  arriveAt(s: State, character: Character, place: Place, tell: Tell): void;
}

export const installManners = (book: Rulebook<State, Pub>, drinking: Drinking): Manners => {
  const found = book.event('found-coin', characterArg, placeArg);
  const noSuchDie = book.clause('no-such-die', 'P2.1', (s) => ({ first: s.dice[0]!, second: s.dice[1]! }));
  return {
    noSuchDie,
    noSingleDie: (s, pips, notTheSum) => (hasDie(s, pips) ? ALLOWED : hasPips(s, pips) ? notTheSum : noSuchDie),
    notYours: book.clause('not-your-clan', 'P2.2'),
    notHere: book.clause('not-in-the-pub', 'P2.2'),
    arriveAt(s, character, place, tell) {
      s.place[character] = place;
      if (raceOf(character) === GOBLIN && s.lying[place]! > 0) {
        s.lying[place]!--;
        s.coins[character]!++;
        tell?.(found, character, place, 0);
      }
      drinking.arrive(s, character, tell);
    },
  };
};
