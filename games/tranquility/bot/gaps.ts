/** How bad a gap in a chain is: many cells for few values, or values too far from an end to be paid for. */
import { type Board, HAND_LIMIT, HIGHEST_ISLAND } from '../rules/index.ts';
import type { Chart } from './chart.ts';
import type { Weights } from './weights.ts';

/** Beyond this nobody can pay: the played card does not. */
const REACH = HAND_LIMIT - 1;
/** In a gap of two the first island may halve the way. */
const REACH_OF_TWO = 2 * REACH;
/** The values left are rounded to a fraction, so that the penalty is a table. */
const STEPS = 8;
/** All islands, and some that count more because they are in the own hand. */
const MOST_LEFT = 100 * STEPS;

/** A gap lies between two cells of a chain that hold a and b; the cells before and after the chain hold 0 and ABOVE. */
export interface Gaps {
  /** Expected values for the gap. */
  left(chart: Chart, chain: number, low: number, a: number, high: number, b: number): number;
  /** What one island adds to that number. */
  part(chart: Chart, card: number, chain: number, low: number, a: number, high: number, b: number): number;
  /** Without the cards that filling it costs. */
  penalty(cells: number, left: number): number;
  /** All of it: the penalty, and the cards that filling the gap is likely to cost, times the weight of that. */
  weigh(chart: Chart, chain: number, low: number, a: number, high: number, b: number): number;
}

const fading = (reach: number, fade: number): Float64Array =>
  Float64Array.from({ length: HIGHEST_ISLAND + 2 }, (_, d) => (d < 1 || d > reach ? 0 : Math.exp(-fade * (d - 1))));

export const makeGaps = (weights: Weights, { chains }: Board): Gaps => {
  const near = [new Float64Array(0), fading(REACH, weights.near1), fading(REACH_OF_TWO, weights.near2)];
  const reaches = [0, REACH, REACH_OF_TWO];
  const bottoms = chains.map(({ from }) => from - 1);
  const tops = chains.map(({ from, cells }) => from + cells);
  const isFree = chains.map(({ free }) => free === true);
  const longest = Math.max(...chains.map(({ cells }) => cells));
  const width = MOST_LEFT + 1;
  const table = new Float64Array((longest + 1) * width);
  for (let cells = 1; cells <= longest; cells++) {
    for (let i = 0; i < width; i++) {
      table[cells * width + i] = cells * (cells / (i / STEPS + weights.ease)) ** weights.power;
    }
  }
  /** An outer gap of two or more has a cell that costs nothing; in an inner one the middle of three. */
  const isTight = (cells: number, chain: number, low: number, high: number): boolean =>
    cells <= 2 && !isFree[chain]! && (cells === 1 || (low > bottoms[chain]! && high < tops[chain]!));

  const left: Gaps['left'] = ({ worth, sums }, chain, low, a, high, b) => {
    const cells = high - low - 1;
    if (cells === 0) return 0;
    if (!isTight(cells, chain, low, high)) return sums[b - 1]! - sums[a]!;
    const reach = reaches[cells]!;
    const fade = near[cells]!;
    const ends = high < tops[chain]!;
    let sum = 0;
    let from = a + 1;
    if (low > bottoms[chain]!) {
      const to = Math.min(a + reach, b - 1);
      for (; from <= to; from++) {
        const d = ends && b - from < from - a ? b - from : from - a;
        sum += worth[from]! * fade[d]!;
      }
    }
    if (ends) for (let card = Math.max(from, b - reach); card < b; card++) sum += worth[card]! * fade[b - card]!;
    return sum;
  };
  const penalty: Gaps['penalty'] = (cells, values) =>
    cells === 0 ? 0 : table[cells * width + ((values * STEPS + 0.5) | 0)]!;
  const toll = (chain: number, low: number, a: number, high: number, b: number): number => {
    const cells = high - low - 1;
    if (cells === 0 || isFree[chain]) return 0;
    const ends = (low > bottoms[chain]! ? 1 : 0) + (high < tops[chain]! ? 1 : 0);
    // Every second cell of a wide gap is free; what closes the rest pays about a step.
    const paid = (cells + ends) >> 1;
    return (weights.fill * paid * (b - a)) / (cells + 1);
  };

  return {
    left,
    penalty,
    part({ worth }, card, chain, low, a, high, b) {
      const cells = high - low - 1;
      if (cells === 0) return 0;
      if (!isTight(cells, chain, low, high)) return worth[card]!;
      const below = low > bottoms[chain]! ? card - a : HIGHEST_ISLAND;
      const above = high < tops[chain]! ? b - card : HIGHEST_ISLAND;
      return worth[card]! * near[cells]![below < above ? below : above]!;
    },
    weigh: (chart, chain, low, a, high, b) =>
      penalty(high - low - 1, left(chart, chain, low, a, high, b)) + toll(chain, low, a, high, b),
  };
};
