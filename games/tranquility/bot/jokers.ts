/** A joker (Wild, border card) in place of an island: for gaps that little else fits. */

import { NEVER, type Scorer } from '@halcyon/bots/scores';
import { frameArg } from '@halcyon/kernel';
import { costOf } from '../rules/index.ts';
import type { Appraiser } from './appraiser.ts';
import { lossOfHeld } from './holdings.ts';

/** Wider gaps have better fillers, and would take long to think about. */
const WIDEST = 3;
/** Better than giving up: a joker in a wide gap, when there is no other move. */
const LAST_RESORT = -1e5;

export interface Jokers {
  /** What a joker is worth in hand. */
  keep(): number;
  /** The best that a joker does on a cell. */
  lay(cell: number): number;
  /** What it does there as this number. */
  readonly name: Scorer;
}

export const makeJokers = ({ chart, board, weights, place, payable, around }: Appraiser): Jokers => {
  const keep = (): number => lossOfHeld(chart.held, chart.held.joker, chart.held.finishes, chart.held.jokers, weights);
  return {
    keep,
    lay(cell) {
      const { s, held } = chart;
      const { lowAt, low, highAt, high } = around(cell);
      if (highAt - lowAt - 1 > WIDEST) return LAST_RESORT;
      const most = payable() - 1;
      let best = NEVER;
      for (let number = low + 1; number < high; number++) {
        if (costOf(board, s, number, cell) <= most) best = Math.max(best, place(number, cell, best, held.joker));
      }
      return best - keep();
    },
    name: (number, _, above) => place(number, frameArg(chart.s, 1), above, chart.held.joker),
  };
};
