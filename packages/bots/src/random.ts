/** Any legal move, all equally likely. The yardstick for every other bot. */
import type { MakeBot } from './bot.ts';

export const randomBot: MakeBot = () => ({
  forgetful: true,
  choose: ({ moves, count, random }) => moves[random.below(count)]!,
});
