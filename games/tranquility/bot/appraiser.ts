/** What moves do for the chains, for all scorers. */

import { type Gap, gapAround } from '../look/sea.ts';
import { type Board, costOf, mayDiscard } from '../rules/index.ts';
import { Berth } from './berth.ts';
import type { Chart } from './chart.ts';
import type { Drops } from './drops.ts';
import type { Gaps } from './gaps.ts';
import type { Weights } from './weights.ts';

export interface Appraiser {
  readonly chart: Chart;
  readonly gaps: Gaps;
  readonly drops: Drops;
  readonly weights: Weights;
  readonly board: Board;
  /** What filling the cell does for its chain, less the cards that it costs; `above` as for a Scorer. */
  gain(number: number, cell: number, cost: number, above: number): number;
  /** The same less what the hand and the other chains lose. A joker may be what is played. */
  place(number: number, cell: number, above: number, played?: number): number;
  /** Two cards away and the sea as it is. */
  discard(above: number): number;
  readonly berth: Berth;
  /** The same object each time. */
  around(cell: number): Readonly<Gap>;
  /** What the hand loses with the cheapest cards; of at least `enough` nobody wants to know how much more it is. */
  lossOf(count: number, enough: number): number;
  /** Cards in hand that may be discarded. */
  payable(): number;
}

export const makeAppraiser = (chart: Chart, gaps: Gaps, drops: Drops, weights: Weights): Appraiser => {
  const { board } = chart;
  const gap: Gap = { lowAt: 0, low: 0, highAt: 0, high: 0 };
  const berth = new Berth(chart, gaps, board);
  const several = board.chains.length > 1;
  const gain: Appraiser['gain'] = (number, cell, cost, above) => {
    berth.of(number, board.chainAt[cell]!);
    const paid = cost * chart.price;
    const half = berth.whole - berth.below(cell);
    return half - paid <= above ? half - paid : half - berth.above(cell) - paid;
  };
  const lossOf: Appraiser['lossOf'] = (count, enough) => {
    const paid = count * chart.price;
    return paid - chart.held.relief >= enough ? paid - chart.held.relief : drops.cheapest(chart, count, 0) + paid;
  };
  return {
    chart,
    gaps,
    drops,
    weights,
    board,
    gain,
    place(number, cell, above, played = number) {
      const own = board.chainAt[cell]!;
      berth.of(number, own);
      const elsewhere = several ? drops.elsewhere(chart, played, own) : 0;
      if (berth.isRoomy(cell)) return berth.gainIn(cell) - elsewhere;
      const cost = costOf(board, chart.s, number, cell);
      const least = above - chart.held.relief;
      const most = berth.gainAtMost(cell) - cost * chart.price;
      if (most <= least) return most;
      const score = gain(number, cell, cost, least) - elsewhere;
      return cost === 0 || score <= least ? score : score - drops.afterPlacing(chart, cost, played, number, cell);
    },
    discard: (above) => -lossOf(2, -above - weights.tempo) - weights.tempo,
    berth,
    around: (cell) => gapAround(board, chart.s, cell, gap),
    lossOf,
    payable() {
      const { s, hand } = chart;
      let n = 0;
      for (const card of hand) if (mayDiscard(s, card)) n++;
      return n;
    },
  };
};
