/** Fantasy Pub in German: what is asked, and how it ended. */
import { figure } from '@halcyon/speech/grammar';
import { diceLeft, sumOf } from '../characters.ts';
import type { FantasyPubSpeech } from '../en.ts';
import { at } from './words.ts';

export const asks = {
  act: ({ first, second }) => {
    const left = diceLeft(first, second);
    return left.length === 1
      ? `Du hast noch ${figure(left[0])}: noch eine Aktion, oder beende deinen Zug.`
      : `Du hast ${left.map(figure).join(' und ')}: eine Aktion mit einem Würfel oder mit der Summe ${figure(sumOf(first, second))}.`;
  },
  serve: ({ table }) => `Der Wirt kommt ${at(table)}. Wer trinkt?`,
} satisfies FantasyPubSpeech['asks'];

export const endings = {
  'goal-reached': () => 'Ein Clan hat genug Bier hinausgebracht.',
  'too-many-turns': () => 'Nach 1000 Zügen schließt das Pub. Wer das meiste Bier hinausgebracht hat, gewinnt.',
} satisfies FantasyPubSpeech['endings'];
