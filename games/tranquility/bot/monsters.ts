/** Sea Monsters: an island leaves where the chain misses it least. */

import type { Appraiser } from './appraiser.ts';

/** What the chain gains by the loss of the island; mostly below 0. */
export const gainOfDevouring =
  ({ chart, gaps, board, around }: Appraiser) =>
  (cell: number): number => {
    const chain = board.chainAt[cell]!;
    const there = chart.s.cells[cell]!;
    const { lowAt, low, highAt, high } = around(cell);
    return (
      gaps.weigh(chart, chain, lowAt, low, cell, there) +
      gaps.weigh(chart, chain, cell, there, highAt, high) -
      gaps.weigh(chart, chain, lowAt, low, highAt, high)
    );
  };
