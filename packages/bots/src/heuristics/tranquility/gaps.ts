/** How bad a gap in the chain is: many cells for few values, or values too far from an end to be paid for. */
import { HAND_LIMIT, HIGHEST_ISLAND } from '@halcyon/tranquility';
import { CELLS, type Sight } from './sight.ts';
import type { Weights } from './weights.ts';

/** Beyond this nobody can pay: the played card does not. */
const REACH = HAND_LIMIT - 1;
/** In a gap of two the first island may halve the way. */
const REACH_OF_TWO = 2 * REACH;
/** The values left are rounded to a fraction, so that the penalty is a table. */
const STEPS = 8;
/** All islands, and some that count more because they are in the own hand. */
const MOST_LEFT = 100 * STEPS;

export interface Gaps {
  /** Expected values for the gap between two cells that hold a and b (the ends of the chain: cells -1 and CELLS). */
  left(sight: Sight, low: number, a: number, high: number, b: number): number;
  /** What one island adds to that number. */
  part(sight: Sight, card: number, low: number, a: number, high: number, b: number): number;
  /** Without the cards that filling it costs. */
  penalty(cells: number, left: number): number;
  /** Cards that filling it is likely to cost, times the weight of that. */
  toll(low: number, a: number, high: number, b: number): number;
}

const fading = (reach: number, fade: number): Float64Array =>
  Float64Array.from({ length: HIGHEST_ISLAND + 2 }, (_, d) => (d < 1 || d > reach ? 0 : Math.exp(-fade * (d - 1))));

export const makeGaps = (weights: Weights): Gaps => {
  const near = [new Float64Array(0), fading(REACH, weights.near1), fading(REACH_OF_TWO, weights.near2)];
  const reaches = [0, REACH, REACH_OF_TWO];
  const width = MOST_LEFT + 1;
  const table = new Float64Array((CELLS + 1) * width);
  for (let cells = 1; cells <= CELLS; cells++) {
    for (let i = 0; i < width; i++) {
      table[cells * width + i] = cells * (cells / (i / STEPS + weights.ease)) ** weights.power;
    }
  }
  /** An outer gap of two or more has a cell that costs nothing; in an inner one the middle of three. */
  const isTight = (cells: number, low: number, high: number): boolean =>
    cells === 1 || (cells === 2 && low >= 0 && high < CELLS);

  return {
    left({ worth, sums }, low, a, high, b) {
      const cells = high - low - 1;
      if (cells === 0) return 0;
      if (!isTight(cells, low, high)) return sums[b - 1]! - sums[a]!;
      const reach = reaches[cells]!;
      const fade = near[cells]!;
      let left = 0;
      let from = a + 1;
      if (low >= 0) {
        const to = Math.min(a + reach, b - 1);
        for (; from <= to; from++) {
          const d = high < CELLS && b - from < from - a ? b - from : from - a;
          left += worth[from]! * fade[d]!;
        }
      }
      if (high < CELLS)
        for (let card = Math.max(from, b - reach); card < b; card++) left += worth[card]! * fade[b - card]!;
      return left;
    },
    part({ worth }, card, low, a, high, b) {
      const cells = high - low - 1;
      if (cells === 0) return 0;
      if (!isTight(cells, low, high)) return worth[card]!;
      const below = low >= 0 ? card - a : HIGHEST_ISLAND;
      const above = high < CELLS ? b - card : HIGHEST_ISLAND;
      return worth[card]! * near[cells]![below < above ? below : above]!;
    },
    penalty: (cells, left) => (cells === 0 ? 0 : table[cells * width + ((left * STEPS + 0.5) | 0)]!),
    toll(low, a, high, b) {
      const cells = high - low - 1;
      if (cells === 0) return 0;
      const ends = (low >= 0 ? 1 : 0) + (high < CELLS ? 1 : 0);
      // Every second cell of a wide gap is free; what closes the rest pays about a step.
      const paid = (cells + ends) >> 1;
      return (weights.fill * paid * (b - a)) / (cells + 1);
    },
  };
};
