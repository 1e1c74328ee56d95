/** The Ascent in words, in English. */
import { counted } from '@halcyon/speech/grammar';
import { tellMountain } from '../plain.ts';

export const plain = tellMountain({
  mountain: 'The mountain',
  summit: 'The summit is reached.',
  onBridge: 'on a bridge',
  ibex: counted('en', 'ibex here', 'ibex here'),
  path: (row) => (row === undefined ? 'No path of grass begins yet.' : `The path of grass has reached row ${row}.`),
});
