/** T1.1: every card of the game lies in exactly one place. */
import { CARD_SIZE, CARD_WORDS, FINISH, FINISHES, ISLANDS, START } from './cards.ts';
import type { State } from './state.ts';

export const auditor = (seats: number, deck: readonly number[], lying: ((s: State, card: number) => number) | null) => {
  const expected = new Array<number>(CARD_SIZE).fill(0);
  for (const card of [...ISLANDS, ...deck]) expected[card]!++;
  expected[FINISH] = FINISHES;
  expected[START] = seats;

  return (s: State): string | undefined => {
    const undealt =
      s.piles.every((pile) => pile.length === 0) && s.hands.every((hand) => hand.length === 0) && s.aside === seats;
    const counted = new Array<number>(CARD_SIZE).fill(0);
    const count = (list: readonly number[]): void => {
      for (const card of list) counted[card in counted ? card : 0]!++;
    };
    for (const lists of [s.hands, s.piles, s.discards, s.given]) lists.forEach(count);
    count(s.removed);
    count(s.cells.filter((card) => card !== 0));
    counted[START]! += s.aside + (s.started === 0 ? 0 : 1);
    // A played Finish stays in the hand that won; nothing moves any more.
    for (let card = 0; card < counted.length; card++) {
      const found = counted[card]! + (lying?.(s, card) ?? 0);
      if (found !== (expected[card] ?? 0) && !(undealt && found === 0)) {
        return `card ${CARD_WORDS[card] ?? card} lies in ${found} places, the game has ${expected[card] ?? 0}`;
      }
    }
    return undefined;
  };
};
