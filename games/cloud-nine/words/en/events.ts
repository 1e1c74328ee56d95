/** Cloud 9 in English: what happened. */
import { dealEvents, does } from '@halcyon/speech/parts/en';
import type { GameSpeech } from '@halcyon/speech/speaker';
import { card, cell, dice, face, points } from './words.ts';

export const events = {
  ...dealEvents(card),
  pilot: ({ seat, cloud }, who) => `${does(seat, who, 'are', 'is')} the pilot at ${cell(cloud)}.`,
  threw: ({ seat, dice: thrown }, who) => `${does(seat, who, 'throw', 'throws')} ${dice(thrown)}.`,
  die: ({ face: shown }) => `A die shows ${face(shown)}.`,
  jumped: ({ seat, cloud, points: scored }, who) =>
    `${does(seat, who, 'jump', 'jumps')} from ${cell(cloud)}: ${points(scored)}.`,
  stayed: ({ seat }, who) => `${does(seat, who, 'stay', 'stays')} in the basket.`,
  played: ({ seat, card: shown }, who) => `${does(seat, who, 'play', 'plays')} ${card(shown)}.`,
  rose: ({ seat, cloud }, who) => `${does(seat, who, 'raise', 'raises')} the balloon to ${cell(cloud)}.`,
  'reached-top': ({ seat, points: scored }, who) =>
    `${does(seat, who, 'reach', 'reaches')} the top: ${points(scored)}.`,
  fell: ({ seat, cloud }, who) =>
    `${does(seat, who, 'play', 'plays')} nothing, and the balloon falls from ${cell(cloud)}.`,
  'trip-over': ({ seat }, who) =>
    `The trip is over, and all board again. ${does(seat, who, 'pilot', 'pilots')} the next one.`,
  reshuffled: () => 'The played cards are shuffled and become the pile.',
} satisfies GameSpeech['events'];
