/** A beginner: the eye of a better player, but not quite sharp, and now and then a whim. */
import { MOST_MOVES } from '@halcyon/kernel';
import type { MakeBot } from './bot.ts';

export interface Bleariness {
  /** By how much a move is misjudged at most. */
  readonly mistake: number;
  /** How often in a hundred decisions it plays whatever comes to mind. */
  readonly whims: number;
}
const FINE = 1000;

/** It steps in when the better player does. */
export const blearyOf =
  (make: MakeBot, { mistake, whims }: Bleariness): MakeBot =>
  (rules, seat) => {
    // What it would rate is not what it plays.
    const { rate, ...sharp } = make(rules, seat);
    const scores = new Float64Array(MOST_MOVES);
    return {
      ...sharp,
      choose(decision) {
        const { moves, count, random } = decision;
        if (count === 1) return moves[0]!;
        if (random.below(100) < whims) return moves[random.below(count)]!;
        rate!(decision, scores);
        let [best, most] = [moves[0]!, Number.NEGATIVE_INFINITY];
        for (let i = 0; i < count; i++) {
          const seems = scores[i]! + (mistake * random.below(FINE)) / FINE;
          if (seems > most) [best, most] = [moves[i]!, seems];
        }
        return best;
      },
    };
  };
