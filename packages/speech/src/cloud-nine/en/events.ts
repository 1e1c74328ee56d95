/** Cloud 9 in English: what happened. */
import { dealEvents, does } from '../../parts/en.ts';
import type { GameSpeech } from '../../speaker.ts';
import { card, cell, dice, face, points } from './words.ts';

export const events = {
  ...dealEvents(card),
  pilot: ([seat, cloud], who) => `${does(seat, who, 'are', 'is')} the pilot at ${cell(cloud)}.`,
  threw: ([seat, thrown], who) => `${does(seat, who, 'throw', 'throws')} ${dice(thrown)}.`,
  die: ([shown]) => `A die shows ${face(shown)}.`,
  jumped: ([seat, cloud, scored], who) => `${does(seat, who, 'jump', 'jumps')} from ${cell(cloud)}: ${points(scored)}.`,
  stayed: ([seat], who) => `${does(seat, who, 'stay', 'stays')} in the basket.`,
  played: ([seat, shown], who) => `${does(seat, who, 'play', 'plays')} ${card(shown)}.`,
  rose: ([seat, cloud], who) => `${does(seat, who, 'raise', 'raises')} the balloon to ${cell(cloud)}.`,
  'reached-top': ([seat, scored], who) => `${does(seat, who, 'reach', 'reaches')} the top: ${points(scored)}.`,
  fell: ([seat, cloud], who) =>
    `${does(seat, who, 'play', 'plays')} nothing, and the balloon falls from ${cell(cloud)}.`,
  'trip-over': ([seat], who) =>
    `The trip is over, and all board again. ${does(seat, who, 'pilot', 'pilots')} the next one.`,
  reshuffled: () => 'The played cards are shuffled and become the pile.',
} satisfies GameSpeech['events'];
