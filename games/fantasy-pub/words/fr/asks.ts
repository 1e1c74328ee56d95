/** Fantasy Pub in French: what is asked, and how it ended. */
import { figure } from '@halcyon/speech/grammar';
import { diceLeft, sumOf } from '../characters.ts';
import type { FantasyPubSpeech } from '../en.ts';
import { cell } from './words.ts';

export const asks = {
  act: ({ first, second }) => {
    const left = diceLeft(first, second);
    return left.length === 1
      ? `Il vous reste ${figure(left[0])} : encore une action, ou finissez votre tour.`
      : `Vous avez ${left.map(figure).join(' et ')} : une action avec un dé, ou avec la somme ${figure(sumOf(first, second))}.`;
  },
  serve: ({ table }) => `Le tavernier arrive à ${cell(table)}. Qui boit ?`,
} satisfies FantasyPubSpeech['asks'];

export const endings = {
  'goal-reached': () => 'Un clan a emporté assez de bières dehors.',
  'too-many-turns': () => 'Après 1 000 tours, le pub ferme. Qui a emporté le plus de bières gagne.',
} satisfies FantasyPubSpeech['endings'];
