/** Castle Merchants in English: what is asked, and how it ended. */

import { capital, figure } from '@halcyon/speech/grammar';
import { cards, handAsks } from '@halcyon/speech/parts/en';
import type { GameSpeech } from '@halcyon/speech/speaker';
import { HAND } from '../../rules/vocabulary.ts';
import { castle, face, ware } from './words.ts';

const FULL = 'Your hand is full.';

export const asks = {
  act: ({ landslides, spent, cards: held, drawn }) => {
    if (spent !== 0) return `You have played ${cards(spent)}: go on, or end the turn and draw ${figure(drawn)}.`;
    const first =
      landslides === 0
        ? 'Draw one card or play cards.'
        : 'First a landslide, if you like; then draw one card or play cards.';
    return held === HAND ? `${first} ${FULL}` : first;
  },
  pay: handAsks.pay,
  die: ({ face: shown }) =>
    `The die shows ${face(shown)}: put one down, carry one elsewhere, take one back, or do nothing.`,
  sell: ({ ware: sold, coin, cards: drawn }) =>
    coin === 0
      ? `${capital(castle(sold))} has no coin left. Sell ${ware(sold)} to fill your hand (${cards(drawn)}), or end the turn.`
      : `${capital(castle(sold))} buys ${ware(sold)}: take its coin worth ${figure(coin)}, fill your hand (${cards(drawn)}), or end the turn.`,
  'free-throw': () => 'Throw the die for free, or end the turn.',
} satisfies GameSpeech['asks'];

export const endings = {
  'eighteen-gold': () => 'A merchant has 18 gold or more.',
  'too-many-turns': () => 'After 400 turns the castles close: most gold wins, then most wares.',
} satisfies GameSpeech['endings'];
