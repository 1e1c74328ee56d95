/** Fantasy Pub in English: what is asked, and how it ended. */
import { figure } from '@halcyon/speech/grammar';
import type { GameSpeech } from '@halcyon/speech/speaker';
import { diceLeft, sumOf } from '../characters.ts';
import { cell } from './words.ts';

export const asks = {
  act: ({ first, second }) => {
    const left = diceLeft(first, second);
    return left.length === 1
      ? `You have ${figure(left[0])} left: one more action, or end your turn.`
      : `You have ${left.map(figure).join(' and ')}: one action with a die, or with the sum ${figure(sumOf(first, second))}.`;
  },
  serve: ({ table }) => `The innkeeper comes to ${cell(table)}. Who drinks?`,
} satisfies GameSpeech['asks'];

export const endings = {
  'goal-reached': () => 'A clan has carried enough beers out of the door.',
  'too-many-turns': () => 'After 1,000 turns the pub closes. Most beers out of the door win.',
} satisfies GameSpeech['endings'];
