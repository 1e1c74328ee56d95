/** A table in words, in French. */
import { counted, small, typeset } from '../grammar.ts';
import { numbered } from './numbered.ts';
import type { PlainWords } from './words.ts';

const cards = counted('fr', 'carte', 'cartes');
const names = new Intl.ListFormat('fr');

export const plainFr: PlainWords = typeset({
  turn: (name, isReader) => (isReader ? 'C’est à vous de jouer.' : `C’est à ${name} de jouer.`),
  labelled: (label, text) => `${label} : ${text}.`,
  row: (name, filled, hasRest) => `${name} : ${filled.join(', ')}${hasRest ? ' ; le reste est vide' : ''}.`,
  emptyRows: (first, last) => (first === last ? `${first} : vide.` : `${first} à ${small(last)} : rien.`),
  inColumn: (what, column) => `${what} en colonne ${column}`,
  inPlace: (what, place) => `${what} en case ${place}`,
  hand: (held) => (held.length === 0 ? 'Aucune carte en main.' : `En main : ${names.format(held)}.`),
  counts: ({ hand, pile, discarded }) =>
    numbered(cards, [
      [hand, () => 'en main'],
      [pile, () => 'dans la pioche'],
      [discarded, (n) => (n > 1 ? 'défaussées' : 'défaussée')],
    ]),
  of: (n, goal) => `${n} sur ${goal}`,
} satisfies PlainWords);
