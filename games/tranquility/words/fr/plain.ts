/** Tranquility in words, in French. */
import { counted, typeset } from '@halcyon/speech/grammar';
import { type SeaWords, tellSea } from '../plain.ts';

export const plain = tellSea(
  typeset({
    sea: 'La mer',
    row: (row, part) => (part ? `${part}, rangée ${row}` : `Rangée ${row}`),
    started: { yes: 'La carte de départ est posée.', no: 'Aucune carte de départ n’est encore posée.' },
    finished: 'La carte d’arrivée est posée.',
    sides: { day: 'Les cartes montrent leur côté jour.', night: 'Les cartes montrent leur côté nuit.' },
    compasses: (n, supply) =>
      `${n === 0 ? 'Vous ne partagez encore aucune Boussole' : `Vous partagez ${counted('fr', 'Boussole', 'Boussoles')(n)}`} ; ${supply} encore à gagner.`,
    offers: (n) => `Offre ${counted('fr', 'carte', 'cartes')(n)} pour le départ.`,
  } satisfies SeaWords),
);
