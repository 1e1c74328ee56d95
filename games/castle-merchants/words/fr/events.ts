/** Castle Merchants in French: what happened. */

import { capital, figure } from '@halcyon/speech/grammar';
import { dealEvents, does, turnEvents } from '@halcyon/speech/parts/fr';
import { EMPTY } from '../../rules/vocabulary.ts';
import type { CastleMerchantsSpeech } from '../en.ts';
import { at, card, castle, face, from as leaving, reserve, someWare, theTile, tile, ware } from './words.ts';

export const events = {
  ...turnEvents,
  ...dealEvents(card),
  'landslide-laid': ({ seat, hex, covered: under }, who) =>
    `${does(seat, who, 'posez', 'pose')} un glissement de terrain ${at(hex)}.${under === EMPTY ? '' : ` ${capital(theTile(under))} qu’il recouvre retourne dans la réserve.`}`,
  played: ({ seat, card: shown }, who) => `${does(seat, who, 'jouez', 'joue')} ${card(shown)}.`,
  laid: ({ seat, tile: put, hex }, who) => `${does(seat, who, 'posez', 'pose')} ${tile(put)} ${at(hex)}.`,
  shifted: ({ tile: moved, from, to }) => `${capital(tile(moved))} passe ${leaving(from)} ${at(to)}.`,
  covered: ({ hex, tile: gone }) =>
    `${capital(theTile(gone))} que le glissement de terrain recouvre ${at(hex)} retourne dans la réserve.`,
  walked: ({ seat, from, to }, who) => `${does(seat, who, 'allez', 'va')} ${leaving(from)} ${at(to)}.`,
  removed: ({ seat, tile: gone, hex }, who) =>
    `${does(seat, who, 'remettez', 'remet')} ${theTile(gone)} ${leaving(hex)} dans ${reserve(gone)}.`,
  threw: ({ seat, face: shown }, who) => `${does(seat, who, 'lancez', 'lance')} le dé ; il montre ${face(shown)}.`,
  loaded: ({ seat, ware: taken }, who) => `${does(seat, who, 'chargez', 'charge')} ${someWare(taken)}.`,
  sold: ({ seat, ware: gone }, who) => `${does(seat, who, 'vendez', 'vend')} ${ware(gone)}.`,
  'coin-taken': ({ seat, coin, ware: there }, who) =>
    `${does(seat, who, 'prenez', 'prend')} une pièce de ${figure(coin)} dans ${castle(there)}.`,
  reshuffled: () => 'La défausse est mélangée et devient la pioche.',
} satisfies CastleMerchantsSpeech['events'];
