/** The Reef in words, in French. */
import { tellReef } from '../plain.ts';

export const plain = tellReef({
  columns: 'Les colonnes se comptent du rivage, 1, vers le récif, 8.',
  worms: (n, colour) => `${n} ${colour.toLowerCase()}${n > 1 ? 's' : ''}`,
});
