/** Castle Merchants in French: what is asked, and how it ended. */

import { figure } from '@halcyon/speech/grammar';
import { cards, handAsks } from '@halcyon/speech/parts/fr';
import { HAND } from '../../rules/vocabulary.ts';
import type { CastleMerchantsSpeech } from '../en.ts';
import { face, ware } from './words.ts';

const FULL = 'Votre main est pleine.';

export const asks = {
  act: ({ landslides, spent, cards: held, drawn }) => {
    if (spent !== 0)
      return `Vous avez joué ${cards(spent)} : continuez, ou finissez le tour (pioche : ${figure(drawn)}).`;
    const first =
      landslides === 0
        ? 'Piochez une carte ou jouez des cartes.'
        : 'Au choix un glissement de terrain ; puis piochez une carte ou jouez des cartes.';
    return held === HAND ? `${first} ${FULL}` : first;
  },
  pay: handAsks.pay,
  die: ({ face: shown }) =>
    `Le dé montre ${face(shown)} : à poser, à porter ailleurs ou à reprendre, ou ne faites rien.`,
  sell: ({ ware: sold, coin, cards: drawn }) => {
    const hand = `pour une main pleine (${cards(drawn)}), ou finir le tour`;
    return coin === 0
      ? `Plus de pièce ici : vous pouvez vendre ${ware(sold)} ${hand}.`
      : `Vous pouvez vendre ${ware(sold)} pour la pièce de ${figure(coin)} ou ${hand}.`;
  },
  'free-throw': () => 'Lancez le dé sans payer, ou finissez le tour.',
} satisfies CastleMerchantsSpeech['asks'];

export const endings = {
  'eighteen-gold': () => 'Un marchand a 18 écus d’or ou plus.',
  'too-many-turns': () => 'Après 400 tours, les châteaux ferment : l’or décide, puis les marchandises.',
} satisfies CastleMerchantsSpeech['endings'];
