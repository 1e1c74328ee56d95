/** Sea Monsters: an island leaves where the chain misses it least. */

import type { Scorer } from '@halcyon/bots/scores';
import type { Judge } from './judge.ts';

/** What the chain gains by the loss of the island; mostly below 0. */
export const gainOfDevouring =
  ({ sight, gaps, board, around }: Judge): Scorer =>
  (cell) => {
    const chain = board.chainAt[cell]!;
    const there = sight.s.cells[cell]!;
    const { low, a, high, b } = around(cell);
    return (
      gaps.weigh(sight, chain, low, a, cell, there) +
      gaps.weigh(sight, chain, cell, there, high, b) -
      gaps.weigh(sight, chain, low, a, high, b)
    );
  };
