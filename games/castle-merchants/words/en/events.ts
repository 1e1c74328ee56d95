/** Castle Merchants in English: what happened. */

import { figure } from '@halcyon/speech/grammar';
import { dealEvents, does, turnEvents } from '@halcyon/speech/parts/en';
import type { GameSpeech } from '@halcyon/speech/speaker';
import { EMPTY } from '../../rules/vocabulary.ts';
import { card, castle, cell, face, kind, reserve, ware } from './words.ts';

export const events = {
  ...turnEvents,
  ...dealEvents(card),
  'landslide-laid': ({ seat, hex, covered: under }, who) =>
    `${does(seat, who, 'lay', 'lays')} a landslide on ${cell(hex)}.${under === EMPTY ? '' : ` The ${kind(under)} under it goes back to the reserve.`}`,
  played: ({ seat, card: shown }, who) => `${does(seat, who, 'play', 'plays')} ${card(shown)}.`,
  laid: ({ seat, tile, hex }, who) => `${does(seat, who, 'put', 'puts')} a ${kind(tile)} on ${cell(hex)}.`,
  shifted: ({ tile, from, to }) => `A ${kind(tile)} goes from ${cell(from)} to ${cell(to)}.`,
  covered: ({ hex, tile }) => `The ${kind(tile)} under the landslide on ${cell(hex)} goes back to the reserve.`,
  walked: ({ seat, from, to }, who) => `${does(seat, who, 'go', 'goes')} from ${cell(from)} to ${cell(to)}.`,
  removed: ({ seat, tile, hex }, who) =>
    `${does(seat, who, 'take', 'takes')} a ${kind(tile)} from ${cell(hex)} back to ${reserve(tile)}.`,
  threw: ({ seat, face: shown }, who) => `${does(seat, who, 'throw', 'throws')} the die; it shows ${face(shown)}.`,
  loaded: ({ seat, ware: taken }, who) => `${does(seat, who, 'load', 'loads')} ${ware(taken)}.`,
  sold: ({ seat, ware: gone }, who) => `${does(seat, who, 'sell', 'sells')} ${ware(gone)}.`,
  'coin-taken': ({ seat, coin, ware: at }, who) =>
    `${does(seat, who, 'take', 'takes')} a coin worth ${figure(coin)} at ${castle(at)}.`,
  reshuffled: () => 'The discards are shuffled and become the pile.',
} satisfies GameSpeech['events'];
