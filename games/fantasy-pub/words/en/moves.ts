/** Fantasy Pub in English: moves as offers. */

import { figure } from '@halcyon/speech/grammar';
import type { GameSpeech } from '@halcyon/speech/speaker';
import { MOST_COINS } from '../../rules/vocabulary.ts';
import { cell, character, coins } from './words.ts';

export const moves = {
  enter: ({ pips }) => `With ${figure(pips)}, let the next character enter: ${coins(Math.min(pips ?? 0, MOST_COINS))}`,
  move: ({ character: guest, pips }, who) => `With ${figure(pips)}, move ${character(guest, who)} clockwise`,
  back: ({ character: guest, pips }, who) => `With ${figure(pips)}, move ${character(guest, who)} counter-clockwise`,
  innkeeper: ({ table }) => `Send the innkeeper to ${cell(table)}`,
  serve: ({ character: guest }, who) => `Let ${character(guest, who)} drink`,
  leave: ({ character: guest, pips }, who) => `With ${figure(pips)}, let ${character(guest, who)} leave the pub`,
  end: () => 'End the turn',
} satisfies GameSpeech['moves'];
