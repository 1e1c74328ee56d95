/** The Reef in German: moves as offers. */
import { BOAT_PRICE, TURN_PRICE } from '@halcyon/reef/sea';
import { capital } from '../../grammar.ts';
import type { ReefSpeech } from '../en.ts';
import { at, coin, coral, due, from, sex, worm } from './words.ts';

export const moves = {
  take: ([colour]) => `${capital(worm(colour))} nehmen`,
  turn: ([place], who) => `Die Karte ${at(place, who)} für ${due(TURN_PRICE)} aufdecken`,
  buy: ([place], who) => `Die Karte ${at(place, who)} kaufen`,
  catch: ([place, onto], who) => `Den Fisch ${at(place, who)} für ${coral(onto)} fangen`,
  pay: ([paid]) => `${capital(coin(paid))} bezahlen`,
  leave: () => 'Die Karte offen liegen lassen',
  boat: () => `Ein Boot für ${due(BOAT_PRICE)} kaufen`,
  shark: ([place], who) => `Einen Hai die Karte ${from(place, who)} holen lassen`,
  'shark-fish': ([on, which]) => `Einen Hai das ${sex(which)} auf ${coral(on)} fressen lassen`,
  end: () => 'Den Zug beenden',
} satisfies ReefSpeech['moves'];
