/** Castle Merchants in French: what happened. */
import { EMPTY } from '@halcyon/castle-merchants/map';
import { capital, figure } from '../../grammar.ts';
import { dealEvents, does, turnEvents } from '../../parts/fr.ts';
import type { CastleMerchantsSpeech } from '../en.ts';
import { at, card, castle, face, from as leaving, reserve, someWare, theTile, tile, ware } from './words.ts';

export const events = {
  ...turnEvents,
  ...dealEvents(card),
  'landslide-laid': ([seat, hex, under], who) =>
    `${does(seat, who, 'posez', 'pose')} un glissement de terrain ${at(hex)}.${under === EMPTY ? '' : ` ${capital(theTile(under))} qu’il recouvre retourne dans la réserve.`}`,
  played: ([seat, shown], who) => `${does(seat, who, 'jouez', 'joue')} ${card(shown)}.`,
  laid: ([seat, put, hex], who) => `${does(seat, who, 'posez', 'pose')} ${tile(put)} ${at(hex)}.`,
  shifted: ([moved, from, to]) => `${capital(tile(moved))} passe ${leaving(from)} ${at(to)}.`,
  covered: ([hex, gone]) =>
    `${capital(theTile(gone))} que le glissement de terrain recouvre ${at(hex)} retourne dans la réserve.`,
  walked: ([seat, from, to], who) => `${does(seat, who, 'allez', 'va')} ${leaving(from)} ${at(to)}.`,
  removed: ([seat, gone, hex], who) =>
    `${does(seat, who, 'remettez', 'remet')} ${theTile(gone)} ${leaving(hex)} dans ${reserve(gone)}.`,
  threw: ([seat, shown], who) => `${does(seat, who, 'lancez', 'lance')} le dé ; il montre ${face(shown)}.`,
  loaded: ([seat, taken], who) => `${does(seat, who, 'chargez', 'charge')} ${someWare(taken)}.`,
  sold: ([seat, gone], who) => `${does(seat, who, 'vendez', 'vend')} ${ware(gone)}.`,
  'coin-taken': ([seat, coin, there], who) =>
    `${does(seat, who, 'prenez', 'prend')} une pièce de ${figure(coin)} dans ${castle(there)}.`,
  reshuffled: () => 'La défausse est mélangée et devient la pioche.',
} satisfies CastleMerchantsSpeech['events'];
