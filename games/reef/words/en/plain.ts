/** The Reef in words, in English. */
import { tellReef } from '../plain.ts';

export const plain = tellReef({
  columns: 'Columns are counted from the shore, 1, to the reef, 8.',
  worms: (n, colour) => `${n} ${colour.toLowerCase()}`,
});
