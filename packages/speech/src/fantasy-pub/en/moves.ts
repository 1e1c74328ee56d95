/** Fantasy Pub in English: moves as offers. */
import { MOST_COINS } from '@halcyon/fantasy-pub/pub';
import { figure } from '../../grammar.ts';
import type { GameSpeech } from '../../speaker.ts';
import { cell, character, coins } from './words.ts';

export const moves = {
  enter: ([pips]) => `With ${figure(pips)}, let the next character enter: ${coins(Math.min(pips ?? 0, MOST_COINS))}`,
  move: ([guest, pips], who) => `With ${figure(pips)}, move ${character(guest, who)} clockwise`,
  back: ([guest, pips], who) => `With ${figure(pips)}, move ${character(guest, who)} counter-clockwise`,
  innkeeper: ([table]) => `Send the innkeeper to ${cell(table)}`,
  serve: ([guest], who) => `Let ${character(guest, who)} drink`,
  leave: ([guest, pips], who) => `With ${figure(pips)}, let ${character(guest, who)} leave the pub`,
  end: () => 'End the turn',
} satisfies GameSpeech['moves'];
