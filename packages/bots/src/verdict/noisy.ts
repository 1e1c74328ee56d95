/** A bot that errs a little: it does what seems best to it, give or take. The better of two moves is still the likelier. */
import { MOST_MOVES, type Random } from '@halcyon/kernel';
import type { Decision, MakeBot } from '../bot.ts';

const WORD = 2 ** 32;
/** From -1 to 1, those near 0 the likeliest. */
const around = (random: Random): number => (random.u32() + random.u32()) / WORD - 1;

/** Scores of judgement shift by up to `noise`; what is sure, and what is done only in need, stays so. */
export const blur = (scores: Float64Array, count: number, noise: number, random: Random): void => {
  for (let i = 0; i < count; i++) scores[i]! += noise * around(random);
};

export const noisy =
  (make: MakeBot, noise: number): MakeBot =>
  (rules, seat) => {
    const bot = make(rules, seat);
    const scores = new Float64Array(MOST_MOVES);
    const choose = (decision: Decision): number => {
      const { moves, count, random } = decision;
      if (count === 1 || !bot.rate) return bot.choose(decision);
      bot.rate(decision, scores);
      blur(scores, count, noise, random);
      let best = 0;
      for (let i = 1; i < count; i++) if (scores[i]! > scores[best]!) best = i;
      return moves[best]!;
    };
    return { ...bot, choose };
  };
