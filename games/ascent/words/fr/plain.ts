/** The Ascent in words, in French. */
import { counted } from '@halcyon/speech/grammar';
import { tellMountain } from '../plain.ts';

export const plain = tellMountain({
  mountain: 'La montagne',
  summit: 'Le Sommet est atteint.',
  onBridge: 'sur un Pont',
  ibex: counted('fr', 'Bouquetin ici', 'Bouquetins ici'),
  path: (row) =>
    row === undefined ? 'Aucun sentier herbeux ne commence encore.' : `Le sentier herbeux atteint la rangée ${row}.`,
});
