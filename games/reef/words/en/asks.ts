/** The Reef in English: what is asked, and how it ended. */

import { figure } from '@halcyon/speech/grammar';
import type { GameSpeech } from '@halcyon/speech/speaker';
import { colourOf, isFish, KEEP_PRICE } from '../../rules/vocabulary.ts';
import { card, cell, due, either, pearls, worms } from './words.ts';

export const asks = {
  substitute: ({ left }) => `A colour that you threw has run out. Take ${worms(left)} of any colour instead.`,
  share: ({ first, second, any }) =>
    any === 1
      ? 'A colour of the throw has run out. Take one worm of any colour.'
      : `Take one worm, ${either(first, second)}.`,
  act: ({ worms: held, pearls: kept }) =>
    `You have ${worms(held)}${kept === 0 ? '' : ` and ${pearls(kept)}`}. Buy sea cards or a boat, use a shark, or end your turn.`,
  pay: ({ left, colour, price }) =>
    left === price
      ? `Pay ${due(left, colour)}, as you choose.`
      : `Still to pay: ${due(left, colour)}. The price is ${figure(price)}.`,
  keep: ({ cell: place, card: shown }, who) => {
    const colour = shown !== undefined && isFish(shown) ? colourOf(shown) : undefined;
    return `You have turned up ${card(shown)} in ${cell(place, who)}. Take it for ${due(KEEP_PRICE, colour)}, or leave it?`;
  },
} satisfies GameSpeech['asks'];

export const endings = {
  'five-broods': () => 'Five broods live on the corals of one player.',
  'too-many-turns': () => 'After 300 turns the sea lies still. Most broods win, then most worms.',
} satisfies GameSpeech['endings'];
