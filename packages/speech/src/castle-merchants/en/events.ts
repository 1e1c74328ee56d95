/** Castle Merchants in English: what happened. */
import { EMPTY } from '@halcyon/castle-merchants/map';
import { figure } from '../../grammar.ts';
import { dealEvents, does, turnEvents } from '../../parts/en.ts';
import type { GameSpeech } from '../../speaker.ts';
import { card, castle, cell, face, kind, reserve, ware } from './words.ts';

export const events = {
  ...turnEvents,
  ...dealEvents(card),
  'landslide-laid': ([seat, hex, under], who) =>
    `${does(seat, who, 'lay', 'lays')} a landslide on ${cell(hex)}.${under === EMPTY ? '' : ` The ${kind(under)} under it goes back to the reserve.`}`,
  played: ([seat, shown], who) => `${does(seat, who, 'play', 'plays')} ${card(shown)}.`,
  laid: ([seat, tile, hex], who) => `${does(seat, who, 'put', 'puts')} a ${kind(tile)} on ${cell(hex)}.`,
  shifted: ([tile, from, to]) => `A ${kind(tile)} goes from ${cell(from)} to ${cell(to)}.`,
  covered: ([hex, tile]) => `The ${kind(tile)} under the landslide on ${cell(hex)} goes back to the reserve.`,
  walked: ([seat, from, to], who) => `${does(seat, who, 'go', 'goes')} from ${cell(from)} to ${cell(to)}.`,
  removed: ([seat, tile, hex], who) =>
    `${does(seat, who, 'take', 'takes')} a ${kind(tile)} from ${cell(hex)} back to ${reserve(tile)}.`,
  threw: ([seat, shown], who) => `${does(seat, who, 'throw', 'throws')} the die; it shows ${face(shown)}.`,
  loaded: ([seat, taken], who) => `${does(seat, who, 'load', 'loads')} ${ware(taken)}.`,
  sold: ([seat, gone], who) => `${does(seat, who, 'sell', 'sells')} ${ware(gone)}.`,
  'coin-taken': ([seat, coin, at], who) =>
    `${does(seat, who, 'take', 'takes')} a coin worth ${figure(coin)} at ${castle(at)}.`,
  reshuffled: () => 'The discards are shuffled and become the pile.',
} satisfies GameSpeech['events'];
