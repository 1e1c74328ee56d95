/** The Reef in words, in German. */
import { tellReef } from '../plain.ts';

export const plain = tellReef({
  columns: 'Die Spalten zählen vom Ufer, 1, bis zum Riff, 8.',
  worms: (n, colour) => `${n} ${colour.toLowerCase()}${colour === 'Rosa' ? '' : n === 1 ? 'er' : 'e'}`,
});
