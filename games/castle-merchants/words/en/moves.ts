/** Castle Merchants in English: moves as offers. */
import type { GameSpeech } from '@halcyon/speech/speaker';
import { card, cell } from './words.ts';

export const moves = {
  landslide: ({ hex }) => `Lay a landslide on ${cell(hex)}`,
  draw: () => 'Draw one card and end the turn',
  place: ({ card: played, hex }) => `With ${card(played)}, put a tile on ${cell(hex)}`,
  shift: ({ card: played, from, to }) => `With ${card(played)}, shift the tile on ${cell(from)} to ${cell(to)}`,
  move: ({ card: played, hex }) => `With ${card(played)}, go to ${cell(hex)}`,
  remove: ({ hex }) => `For two cards, take the tile on ${cell(hex)} away`,
  throw: () => 'For two cards, throw the die',
  pay: ({ card: played }) => `Pay with ${card(played)}`,
  put: ({ hex }) => `Put what the die shows on ${cell(hex)}`,
  carry: ({ from, to }) => `Carry what lies on ${cell(from)} to ${cell(to)}`,
  take: ({ hex }) => `Take what lies on ${cell(hex)} back to the reserve`,
  nothing: () => 'Do nothing with the die',
  'sell-for-gold': () => 'Sell the ware for the highest coin',
  'sell-for-cards': () => 'Sell the ware and fill your hand to six cards',
  'throw-free': () => 'Throw the die for free',
  end: () => 'End the turn',
} satisfies GameSpeech['moves'];
