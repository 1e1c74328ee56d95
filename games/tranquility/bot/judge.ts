/** What moves do for the chains, for all scorers. */
import { type Board, costOf, EMPTY, mayDiscard } from '../rules/index.ts';
import type { Drops } from './drops.ts';
import type { Gaps } from './gaps.ts';
import { ABOVE, type Sight, spot } from './sight.ts';
import type { Weights } from './weights.ts';

/** The nearest islands around a cell: where they lie and their numbers. */
interface Around {
  low: number;
  a: number;
  high: number;
  b: number;
}
export interface Judge {
  readonly sight: Sight;
  readonly gaps: Gaps;
  readonly drops: Drops;
  readonly weights: Weights;
  readonly board: Board;
  /** What filling the cell does for its chain, less the cards that it costs. */
  gain(number: number, cell: number, cost: number): number;
  /** The same less what the hand and the other chains lose. A joker may be what is played. */
  place(number: number, cell: number, played?: number): number;
  /** The same object each time. */
  around(cell: number): Readonly<Around>;
  lossOfTwo(): number;
  /** Cards in hand that may be discarded. */
  payable(): number;
}

export const makeJudge = (sight: Sight, gaps: Gaps, drops: Drops, weights: Weights): Judge => {
  const { board } = sight;
  const span: Around = { low: 0, a: 0, high: 0, b: 0 };
  const several = board.chains.length > 1;
  const gain: Judge['gain'] = (number, cell, cost) => {
    const { s } = sight;
    const chain = board.chainAt[cell]!;
    const { from, cells } = board.chains[chain]!;
    const at = spot(chain, number);
    const low = sight.low[at]!;
    const high = sight.high[at]!;
    const a = low < from ? 0 : s.cells[low]!;
    const b = high === from + cells ? ABOVE : s.cells[high]!;
    return (
      gaps.weigh(sight, chain, low, a, high, b) -
      gaps.weigh(sight, chain, low, a, cell, number) -
      gaps.weigh(sight, chain, cell, number, high, b) -
      cost * sight.price
    );
  };
  return {
    sight,
    gaps,
    drops,
    weights,
    board,
    gain,
    place(number, cell, played = number) {
      const cost = costOf(board, sight.s, number, cell);
      let score = gain(number, cell, cost);
      if (several) score -= drops.elsewhere(sight, played, board.chainAt[cell]!);
      return cost === 0 ? score : score - drops.afterPlacing(sight, cost, played, number, cell);
    },
    around(cell) {
      const { s } = sight;
      const { from, cells } = board.chains[board.chainAt[cell]!]!;
      const end = from + cells;
      span.low = cell - 1;
      while (span.low >= from && s.cells[span.low] === EMPTY) span.low--;
      span.high = cell + 1;
      while (span.high < end && s.cells[span.high] === EMPTY) span.high++;
      span.a = span.low < from ? 0 : s.cells[span.low]!;
      span.b = span.high === end ? ABOVE : s.cells[span.high]!;
      return span;
    },
    lossOfTwo: () => drops.cheapest(sight, 2, 0) + 2 * sight.price,
    payable() {
      const { s, hand } = sight;
      let n = 0;
      for (const card of hand) if (mayDiscard(s, card)) n++;
      return n;
    },
  };
};
