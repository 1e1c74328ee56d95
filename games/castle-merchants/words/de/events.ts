/** Castle Merchants in German: what happened. */

import { capital, figure } from '@halcyon/speech/grammar';
import { dealEvents, does, turnEvents } from '@halcyon/speech/parts/de';
import { EMPTY } from '../../rules/vocabulary.ts';
import type { CastleMerchantsSpeech } from '../en.ts';
import {
  at,
  card,
  face,
  inCastle,
  from as leaving,
  reserve,
  tile,
  tileAsObject,
  tiles,
  to as towards,
  ware,
} from './words.ts';

export const events = {
  ...turnEvents,
  ...dealEvents(card),
  'landslide-laid': ({ seat, hex, covered: under }, who) =>
    `${does(seat, who, 'legst', 'legt')} einen Erdrutsch ${at(hex)}.${under === EMPTY ? '' : ` Das ${tiles(under)} darunter kommt zurück in den Vorrat.`}`,
  played: ({ seat, card: shown }, who) => `${does(seat, who, 'spielst', 'spielt')} ${card(shown)}.`,
  laid: ({ seat, tile: put, hex }, who) => `${does(seat, who, 'legst', 'legt')} ${tileAsObject(put)} ${at(hex)}.`,
  shifted: ({ tile: moved, from, to }) => `${capital(tile(moved))} kommt ${leaving(from)} ${towards(to)}.`,
  covered: ({ hex, tile: gone }) => `Das ${tiles(gone)} unter dem Erdrutsch ${at(hex)} kommt zurück in den Vorrat.`,
  walked: ({ seat, from, to }, who) => `${does(seat, who, 'gehst', 'geht')} ${leaving(from)} ${towards(to)}.`,
  removed: ({ seat, tile: gone, hex }, who) =>
    `${does(seat, who, 'nimmst', 'nimmt')} ${tileAsObject(gone)} ${leaving(hex)} zurück in den ${reserve(gone)}.`,
  threw: ({ seat, face: shown }, who) => `${does(seat, who, 'würfelst', 'würfelt')}; der Würfel zeigt ${face(shown)}.`,
  loaded: ({ seat, ware: taken }, who) => `${does(seat, who, 'lädst', 'lädt')} ${ware(taken)} auf.`,
  sold: ({ seat, ware: gone }, who) => `${does(seat, who, 'verkaufst', 'verkauft')} ${ware(gone)}.`,
  'coin-taken': ({ seat, coin, ware: there }, who) =>
    `${does(seat, who, 'nimmst', 'nimmt')} ${inCastle(there)} eine Münze im Wert von ${figure(coin)}.`,
  reshuffled: () => 'Die abgelegten Karten werden zu einem neuen Stapel gemischt.',
} satisfies CastleMerchantsSpeech['events'];
