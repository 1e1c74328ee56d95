/** A1.1: the cards of a set-up and where each of them lies. */
import type { Inventory } from '@halcyon/parts';
import { BRIDGE, CARD_SIZE, CARD_WORDS } from './cards.ts';
import { deckFor } from './deal.ts';
import { EMPTY } from './mountain.ts';
import type { State } from './state.ts';

export const inventoryOf = (seats: number): Inventory<State> => ({
  cards: deckFor(seats),
  size: CARD_SIZE,
  words: CARD_WORDS,
  undealt: (s) => [...s.hands, ...s.piles].every((list) => list.length === 0),
  lying(s, found) {
    for (const lists of [s.hands, s.piles, s.discards, [s.cells, [s.lifted, s.summit]]]) {
      for (const list of lists) for (const card of list) if (card !== EMPTY) found(card);
    }
    found(BRIDGE, s.covered.length);
  },
});
