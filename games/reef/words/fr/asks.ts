/** The Reef in French: what is asked, and how it ended. */

import { figure } from '@halcyon/speech/grammar';
import { colourOf, isFish, KEEP_PRICE } from '../../rules/vocabulary.ts';
import type { ReefSpeech } from '../en.ts';
import { card, cell, due, either, pearls, worms } from './words.ts';

export const asks = {
  substitute: ({ left }) =>
    `Une couleur que vous avez obtenue est épuisée. Prenez à la place ${worms(left)} de n’importe quelle couleur.`,
  share: ({ first, second, any }) =>
    any === 1
      ? 'Une couleur du lancer est épuisée. Prenez un ver de n’importe quelle couleur.'
      : `Prenez un ver, ${either(first, second)}.`,
  act: ({ worms: held, pearls: kept }) =>
    `Vous avez ${worms(held)}${kept === 0 ? '' : ` et ${pearls(kept)}`}. Achetez des cartes Mer ou un bateau, jouez un requin, ou finissez votre tour.`,
  pay: ({ left, colour, price }) =>
    left === price
      ? `Payez ${due(left, colour)}, à votre choix.`
      : `Reste à payer : ${due(left, colour)}. Le prix est de ${figure(price)}.`,
  keep: ({ cell: place, card: shown }, who) => {
    const colour = shown !== undefined && isFish(shown) ? colourOf(shown) : undefined;
    return `Dans ${cell(place, who)} : ${card(shown)}. À prendre pour ${due(KEEP_PRICE, colour)}, ou à laisser ?`;
  },
} satisfies ReefSpeech['asks'];

export const endings = {
  'five-broods': () => 'Cinq élevages sont réussis sur les coraux d’un joueur.',
  'too-many-turns': () =>
    'Après 300 tours, la mer s’apaise. Qui a le plus d’élevages gagne, puis qui a le plus de vers.',
} satisfies ReefSpeech['endings'];
