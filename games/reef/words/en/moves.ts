/** The Reef in English: moves as offers. */

import type { GameSpeech } from '@halcyon/speech/speaker';
import { BOAT_PRICE, TURN_PRICE } from '../../rules/vocabulary.ts';
import { cell, coin, coral, due, sex, worm } from './words.ts';

export const moves = {
  take: ({ colour }) => `Take ${worm(colour)}`,
  turn: ({ cell: place }, who) => `Turn up the card in ${cell(place, who)} for ${due(TURN_PRICE)}`,
  buy: ({ cell: place }, who) => `Buy the card in ${cell(place, who)}`,
  catch: ({ cell: place, coral: onto }, who) => `Catch the fish in ${cell(place, who)} for ${coral(onto)}`,
  pay: ({ coin: paid }) => `Pay ${coin(paid)}`,
  leave: () => 'Leave the card face up',
  boat: () => `Buy a boat for ${due(BOAT_PRICE)}`,
  shark: ({ cell: place }, who) => `Let a shark take the card in ${cell(place, who)}`,
  'shark-fish': ({ coral: from, sex: which }) => `Let a shark eat the ${sex(which)} on ${coral(from)}`,
  end: () => 'End the turn',
} satisfies GameSpeech['moves'];
