/** The Ascent in words, in German. */
import { counted } from '@halcyon/speech/grammar';
import { tellMountain } from '../plain.ts';

export const plain = tellMountain({
  mountain: 'Der Berg',
  summit: 'Der Gipfel ist erreicht.',
  onBridge: 'auf einer Brücke',
  ibex: counted('de', 'Steinbock hier', 'Steinböcke hier'),
  path: (row) =>
    row === undefined ? 'Noch beginnt kein Pfad aus Gras.' : `Der Pfad aus Gras reicht bis Reihe ${row}.`,
});
