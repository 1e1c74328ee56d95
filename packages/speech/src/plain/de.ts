/** A table in words, in German. */
import { counted } from '../grammar.ts';
import { numbered } from './numbered.ts';
import type { PlainWords } from './words.ts';

const cards = counted('de', 'Karte', 'Karten');
const names = new Intl.ListFormat('de');

export const plainDe: PlainWords = {
  turn: (name, isReader) => (isReader ? 'Du bist an der Reihe.' : `${name} ist an der Reihe.`),
  labelled: (label, text) => `${label}: ${text}.`,
  row: (name, filled, hasRest) => `${name}: ${filled.join(', ')}${hasRest ? '; der Rest ist leer' : ''}.`,
  emptyRows: (first, last) => (first === last ? `${first}: leer.` : `${first} bis ${last}: leer.`),
  inColumn: (what, column) => `${what} in Spalte ${column}`,
  inPlace: (what, place) => `${what} auf Feld ${place}`,
  hand: (held) => (held.length === 0 ? 'Keine Karte auf der Hand.' : `Auf der Hand: ${names.format(held)}.`),
  counts: ({ hand, pile, discarded }) =>
    numbered(cards, [
      [hand, () => 'auf der Hand'],
      [pile, () => 'im Stapel'],
      [discarded, () => 'abgelegt'],
    ]),
  of: (n, goal) => `${n} von ${goal}`,
};
