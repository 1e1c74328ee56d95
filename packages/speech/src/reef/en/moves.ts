/** The Reef in English: moves as offers. */
import { BOAT_PRICE, TURN_PRICE } from '@halcyon/reef/sea';
import type { GameSpeech } from '../../speaker.ts';
import { cell, coin, coral, due, sex, worm } from './words.ts';

export const moves = {
  take: ([colour]) => `Take ${worm(colour)}`,
  turn: ([place], who) => `Turn up the card in ${cell(place, who)} for ${due(TURN_PRICE)}`,
  buy: ([place], who) => `Buy the card in ${cell(place, who)}`,
  catch: ([place, onto], who) => `Catch the fish in ${cell(place, who)} for ${coral(onto)}`,
  pay: ([paid]) => `Pay ${coin(paid)}`,
  leave: () => 'Leave the card face up',
  boat: () => `Buy a boat for ${due(BOAT_PRICE)}`,
  shark: ([place], who) => `Let a shark take the card in ${cell(place, who)}`,
  'shark-fish': ([from, which]) => `Let a shark eat the ${sex(which)} on ${coral(from)}`,
  end: () => 'End the turn',
} satisfies GameSpeech['moves'];
