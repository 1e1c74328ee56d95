/** T1.1: every card of the game lies in exactly one place. */
import { jokerCells } from './board.ts';
import { CARD_SIZE, CARD_WORDS, FINISH, ISLANDS, START, times } from './cards.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';

export const auditor = ({ box, setup, deck, besides }: Table, lying: ((s: State, card: number) => number) | null) => {
  const starts = box.starts ? setup.seats : 0;
  const expected = new Array<number>(CARD_SIZE).fill(0);
  const all = [...ISLANDS, ...times(box.finishes, FINISH), ...times(starts, START), ...deck, ...besides];
  for (const card of all) expected[card]!++;

  return (s: State): string | undefined => {
    const undealt =
      s.piles.every((pile) => pile.length === 0) && s.hands.every((hand) => hand.length === 0) && s.aside === starts;
    const counted = new Array<number>(CARD_SIZE).fill(0);
    const count = (list: readonly number[]): void => {
      for (const card of list) counted[card in counted ? card : 0]!++;
    };
    for (const lists of [s.hands, s.piles, s.discards, s.given]) lists.forEach(count);
    count(s.removed);
    count(s.cells.filter((card, cell) => card !== 0 && !jokerCells(s).includes(cell)));
    counted[START]! += s.aside + (s.started > 0 && s.started <= setup.seats ? 1 : 0);
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
