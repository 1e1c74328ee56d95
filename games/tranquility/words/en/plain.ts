/** Tranquility in words, in English. */
import { counted } from '@halcyon/speech/grammar';
import { tellSea } from '../plain.ts';

export const plain = tellSea({
  sea: 'The sea',
  row: (row, part) => (part ? `${part}, row ${row}` : `Row ${row}`),
  started: { yes: 'The Start is laid.', no: 'No Start is laid yet.' },
  finished: 'The Finish is laid.',
  sides: { day: 'Cards show their day side.', night: 'Cards show their night side.' },
  compasses: (n, supply) =>
    `${n === 0 ? 'You share no Compass yet' : `You share ${counted('en', 'Compass', 'Compasses')(n)}`}; ${supply} still to earn.`,
  offers: (n) => `Offers ${counted('en', 'card', 'cards')(n)} for the Start.`,
});
