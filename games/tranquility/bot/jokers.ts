/** A joker (Wild, border card) in place of an island: for gaps that little else fits. */

import { NEVER, type Scorer } from '@halcyon/bots/scores';
import { frameArg } from '@halcyon/kernel';
import { costOf } from '../rules/index.ts';
import { lossOfHeld } from './holdings.ts';
import type { Judge } from './judge.ts';

/** Wider gaps have better fillers, and would take long to think about. */
const WIDEST = 3;
/** Better than giving up: a joker in a wide gap, when there is no other move. */
const LAST_RESORT = -1e5;

export interface Jokers {
  /** What a joker is worth in hand. */
  keep(): number;
  /** The best that a joker does on a cell. */
  readonly lay: Scorer;
  /** What it does there as this number. */
  readonly name: Scorer;
}

export const makeJokers = ({ sight, board, weights, place, payable, around }: Judge): Jokers => {
  const keep = (): number => lossOfHeld(sight.held, sight.held.joker, sight.held.finishes, sight.held.jokers, weights);
  return {
    keep,
    lay(cell) {
      const { s, held } = sight;
      const { low, a, high, b } = around(cell);
      if (high - low - 1 > WIDEST) return LAST_RESORT;
      const most = payable() - 1;
      let best = NEVER;
      for (let number = a + 1; number < b; number++) {
        if (costOf(board, s, number, cell) <= most) best = Math.max(best, place(number, cell, held.joker));
      }
      return best - keep();
    },
    name: (number) => place(number, frameArg(sight.s, 1), sight.held.joker),
  };
};
