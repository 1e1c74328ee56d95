/** Cloud 9 in English: what is asked, and how it ended. */
import { capital } from '@halcyon/speech/grammar';
import { cards } from '@halcyon/speech/parts/en';
import type { GameSpeech } from '@halcyon/speech/speaker';
import { cell, dice, points } from './words.ts';

export const asks = {
  decide: ({ cloud, points: worth, pilot, needed, cards: held }, who) => {
    const throwing =
      needed === 0
        ? 'The dice ask for nothing, so the balloon will rise.'
        : `${who.name(pilot ?? 0)} needs ${cards(needed)} or one Wild, and holds ${cards(held)}.`;
    return `${capital(cell(cloud))} is worth ${points(worth)}. ${throwing} Jump or stay?`;
  },
  alone: ({ cloud, points: worth, dice: thrown }) =>
    `You are alone at ${cell(cloud)}, worth ${points(worth)}. Jump, or throw ${dice(thrown)}?`,
  raise: ({ cloud, needed }) =>
    needed === 0
      ? `At ${cell(cloud)} the dice ask for nothing: raise the balloon.`
      : `At ${cell(cloud)} the dice ask for ${cards(needed)}. Play what they ask for or one Wild, or let the balloon fall.`,
} satisfies GameSpeech['asks'];

const WINS = 'Most points win, then most cards in hand.';
export const endings = {
  fifty: () => `The trip is over, and the goal of 50 points is reached. ${WINS}`,
  'too-many-trips': () => `After 300 trips the balloon stays on the ground. ${WINS}`,
} satisfies GameSpeech['endings'];
