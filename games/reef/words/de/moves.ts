/** The Reef in German: moves as offers. */

import { capital } from '@halcyon/speech/grammar';
import { BOAT_PRICE, TURN_PRICE } from '../../rules/vocabulary.ts';
import type { ReefSpeech } from '../en.ts';
import { at, coin, coral, due, from, sex, worm } from './words.ts';

export const moves = {
  take: ({ colour }) => `${capital(worm(colour))} nehmen`,
  turn: ({ cell: place }, who) => `Die Karte ${at(place, who)} für ${due(TURN_PRICE)} aufdecken`,
  buy: ({ cell: place }, who) => `Die Karte ${at(place, who)} kaufen`,
  catch: ({ cell: place, coral: onto }, who) => `Den Fisch ${at(place, who)} für ${coral(onto)} fangen`,
  pay: ({ coin: paid }) => `${capital(coin(paid))} bezahlen`,
  leave: () => 'Die Karte offen liegen lassen',
  boat: () => `Ein Boot für ${due(BOAT_PRICE)} kaufen`,
  shark: ({ cell: place }, who) => `Einen Hai die Karte ${from(place, who)} holen lassen`,
  'shark-fish': ({ coral: on, sex: which }) => `Einen Hai das ${sex(which)} auf ${coral(on)} fressen lassen`,
  end: () => 'Den Zug beenden',
} satisfies ReefSpeech['moves'];
