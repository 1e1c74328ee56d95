/** P4.3, P4.4: who drinks, who pays, who is thrown out. */
import type { Rulebook } from '@halcyon/kernel';
import { numberArg, type Tell } from '@halcyon/parts';
import { characterArg } from './args.ts';
import { type Companies, othersAt } from './seating.ts';
import type { State } from './state.ts';
import { AWAY, type Character, clanOf, DOOR, MOST_BEERS, raceOf } from './vocabulary.ts';

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

export const installDrinking = (book: Rulebook<State, Companies>): Drinking => {
  const drank = book.event('drank', characterArg);
  const paid = book.event('paid', characterArg, { ...characterArg, name: 'to' });
  const thrownOut = book.event('thrown-out', characterArg, numberArg('beers', MOST_BEERS + 1));

  const throwOut = (s: State, characters: readonly Character[], tell: Tell): void => {
    for (const character of characters) {
      const beers = s.beers[character]!;
      sendAway(s, character);
      tell?.(thrownOut, character, beers, 0);
    }
  };
  /** One of its coins becomes a beer; says whether it must go. */
  const drinks = (s: State, character: Character, tell: Tell): boolean => {
    if (s.coins[character] === 0) return true;
    s.coins[character]!--;
    s.beers[character]!++;
    tell?.(drank, character, 0, 0);
    return s.beers[character]! >= MOST_BEERS;
  };
  const roundFor = (s: State, drinkers: readonly Character[], tell: Tell): void =>
    throwOut(
      s,
      drinkers.filter((character) => drinks(s, character, tell)),
      tell,
    );
  /** Each pays the next higher race that is present; all at once, then all throw-outs. */
  const payUp = (s: State, characters: readonly Character[], tell: Tell): void => {
    const byRank = characters.toSorted((a, b) => raceOf(a) - raceOf(b));
    const broke: Character[] = [];
    byRank.forEach((payer, i) => {
      const receiver = byRank[i + 1];
      if (receiver === undefined) return;
      if (s.coins[payer] === 0) {
        broke.push(payer);
        return;
      }
      s.coins[payer]!--;
      s.beers[receiver]!++;
      tell?.(paid, payer, receiver, 0);
    });
    throwOut(
      s,
      byRank.filter((character) => broke.includes(character) || s.beers[character]! >= MOST_BEERS),
      tell,
    );
  };
  return {
    drink: (s, character, tell) => roundFor(s, [character], tell),
    arrive(s, character, tell) {
      const at = s.place[character]!;
      if (at === DOOR) return;
      const all = othersAt(s, at);
      if (all.length === 1) return;
      if (all.every((other) => raceOf(other) === raceOf(character))) roundFor(s, all, tell);
      else payUp(s, all, tell);
    },
  };
};
