/** Castle Merchants in German: what happened. */
import { EMPTY } from '@halcyon/castle-merchants/map';
import { capital, figure } from '../../grammar.ts';
import { dealEvents, does, turnEvents } from '../../parts/de.ts';
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
  'landslide-laid': ([seat, hex, under], who) =>
    `${does(seat, who, 'legst', 'legt')} einen Erdrutsch ${at(hex)}.${under === EMPTY ? '' : ` Das ${tiles(under)} darunter kommt zurück in den Vorrat.`}`,
  played: ([seat, shown], who) => `${does(seat, who, 'spielst', 'spielt')} ${card(shown)}.`,
  laid: ([seat, put, hex], who) => `${does(seat, who, 'legst', 'legt')} ${tileAsObject(put)} ${at(hex)}.`,
  shifted: ([moved, from, to]) => `${capital(tile(moved))} kommt ${leaving(from)} ${towards(to)}.`,
  covered: ([hex, gone]) => `Das ${tiles(gone)} unter dem Erdrutsch ${at(hex)} kommt zurück in den Vorrat.`,
  walked: ([seat, from, to], who) => `${does(seat, who, 'gehst', 'geht')} ${leaving(from)} ${towards(to)}.`,
  removed: ([seat, gone, hex], who) =>
    `${does(seat, who, 'nimmst', 'nimmt')} ${tileAsObject(gone)} ${leaving(hex)} zurück in den ${reserve(gone)}.`,
  threw: ([seat, shown], who) => `${does(seat, who, 'würfelst', 'würfelt')}; der Würfel zeigt ${face(shown)}.`,
  loaded: ([seat, taken], who) => `${does(seat, who, 'lädst', 'lädt')} ${ware(taken)} auf.`,
  sold: ([seat, gone], who) => `${does(seat, who, 'verkaufst', 'verkauft')} ${ware(gone)}.`,
  'coin-taken': ([seat, coin, there], who) =>
    `${does(seat, who, 'nimmst', 'nimmt')} ${inCastle(there)} eine Münze im Wert von ${figure(coin)}.`,
  reshuffled: () => 'Die abgelegten Karten werden zu einem neuen Stapel gemischt.',
} satisfies CastleMerchantsSpeech['events'];
