/** Tranquility in English: what only the terminal says. */
import { counted } from '@halcyon/speech/grammar';
import type { SeaTerminal } from '../terminal.ts';

const cells = counted('en', 'cell', 'cells');

export const terminal = {
  rocks: 'Rocks',
  purple: 'Purple',
  cellsAre: 'Cells as row/column, in brackets the cards that it costs; (0) is free:',
  keys: {
    turn: 'card number: cells and costs · d: discard two · ?: moves · help',
    placing: 'row column: place it there · another card · Enter: put it back · help',
    drop: 'card numbers, for example 3 7: discard them · ?: moves · undo · help',
    pledge: 'a number: how many cards you give · ?: moves · help',
    row: 'a number: that row · ?: moves · help',
    name: 'a number: what the card stands for · ?: moves · help',
  },
  help: {
    pick: 'a card’s number shows its cells and costs; then row and column, or the number of the cell, places it',
    pay: 'discard several cards at once; ‘d 3 7’ discards two, ‘place 41 17 pay 3 7’ places and pays',
  },
  fits: (card, n) =>
    n === 0
      ? `${card} can go nowhere now.`
      : `${card} can go to ${cells(n)}. In brackets the cards that it costs; (0) is free.`,
  offers: (n) => `gives ${n}`,
  toEarn: (n) => `still to earn: ${n}`,
  mayStepIn: (name) => `Before ${name} acts, you may spend a Compass (‘?’ shows how). Enter: go on.`,
  wouldGiveUp: (name) => `${name} sees no way out and would give up. A Compass may help (‘?’). Enter: go on.`,
} satisfies SeaTerminal;
