/** Tranquility in words, in German. */
import { counted } from '@halcyon/speech/grammar';
import { tellSea } from '../plain.ts';

export const plain = tellSea({
  sea: 'Das Meer',
  row: (row, part) => (part ? `${part}, Reihe ${row}` : `Reihe ${row}`),
  started: { yes: 'Der Start ist gelegt.', no: 'Noch ist kein Start gelegt.' },
  finished: 'Das Ziel ist gelegt.',
  sides: { day: 'Die Karten zeigen ihre Tagseite.', night: 'Die Karten zeigen ihre Nachtseite.' },
  compasses: (n, supply) =>
    `${n === 0 ? 'Ihr habt noch keinen Kompass' : `Ihr habt gemeinsam ${counted('de', 'Kompass', 'Kompasse')(n)}`}; ${supply} noch zu verdienen.`,
  offers: (n) => `Bietet ${counted('de', 'Karte', 'Karten')(n)} für den Start.`,
});
