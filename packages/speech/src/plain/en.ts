/** A table in words, in English. */
import { counted, small } from '../grammar.ts';
import { numbered } from './numbered.ts';
import type { PlainWords } from './words.ts';

const cards = counted('en', 'card', 'cards');
const names = new Intl.ListFormat('en');

export const plainEn: PlainWords = {
  turn: (name, isReader) => (isReader ? 'It is your turn.' : `It is ${name}’s turn.`),
  labelled: (label, text) => `${label}: ${text}.`,
  row: (name, filled, hasRest) => `${name}: ${filled.join(', ')}${hasRest ? '; the rest is empty' : ''}.`,
  emptyRows: (first, last) => (first === last ? `${first}: empty.` : `${first} to ${small(last)}: empty.`),
  inColumn: (what, column) => `${what} in column ${column}`,
  inPlace: (what, place) => `${what} in place ${place}`,
  hand: (held) => (held.length === 0 ? 'No card in hand.' : `In hand: ${names.format(held)}.`),
  counts: ({ hand, pile, discarded }) =>
    numbered(cards, [
      [hand, () => 'in hand'],
      [pile, () => 'in the pile'],
      [discarded, () => 'discarded'],
    ]),
  of: (n, goal) => `${n} of ${goal}`,
};
