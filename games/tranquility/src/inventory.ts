/** T1.1: the cards of a set-up and where each of them lies. */
import { type Inventory, times } from '@halcyon/parts';
import { jokerCells } from './board.ts';
import { CARD_SIZE, CARD_WORDS, FINISH, ISLANDS, START } from './cards.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import type { Turn } from './turn.ts';

export const inventoryOf = ({ box, setup, deck, besides }: Table, turn: Turn): Inventory<State> => {
  const starts = box.starts ? setup.seats : 0;
  const { lying } = turn.flat;
  return {
    cards: [...ISLANDS, ...times(box.finishes, FINISH), ...times(starts, START), ...deck, ...besides],
    size: CARD_SIZE,
    words: CARD_WORDS,
    undealt: (s) =>
      s.piles.every((pile) => pile.length === 0) && s.hands.every((hand) => hand.length === 0) && s.aside === starts,
    lying(s, found) {
      for (const lists of [s.hands, s.piles, s.discards, s.given, [s.removed]]) {
        for (const list of lists) for (const card of list) found(card);
      }
      s.cells.forEach((card, cell) => {
        if (card !== 0 && !jokerCells(s).includes(cell)) found(card);
      });
      if (s.finished !== 0) found(s.finished);
      found(START, s.aside + (s.started > 0 && s.started <= setup.seats ? 1 : 0));
      if (lying !== null) for (let card = 0; card < CARD_SIZE; card++) found(card, lying(s, card));
    },
  };
};
