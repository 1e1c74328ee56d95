/** How bad a gap in a chain is: many cells for few values, or values too far from an end to be paid for. */
import { isBorderCell } from '../look/sea.ts';
import { type Board, HAND_LIMIT, HIGHEST_ISLAND } from '../rules/index.ts';
import type { Chart } from './chart.ts';
import { Scales } from './scales.ts';
import type { Weights } from './weights.ts';

/** Beyond this nobody can pay: the played card does not. */
const REACH = HAND_LIMIT - 1;
/** In a gap of two the first island may halve the way. */
const REACH_OF_TWO = 2 * REACH;

/** A gap lies between two cells of a chain that hold a and b; the cells before and after the chain hold 0 and ABOVE. */
export interface Gaps {
  readonly scales: Scales;
  /**
   * Of gaps of so many cells and fewer the scales do not tell all: they need values near their ends, or have border cells.
   * By chain, and by how many ends have an island.
   */
  tightest(chain: number, ends: number): number;
  /** At how many ends an island lies. */
  ends(chain: number, low: number, high: number): number;
  /** Where the tolls of such a gap begin in the scales. */
  tolls(chain: number, ends: number, span: number): number;
  /** Expected values for the gap. */
  left(chart: Chart, chain: number, low: number, a: number, high: number, b: number): number;
  /** What one island adds to that number. */
  part(chart: Chart, card: number, chain: number, low: number, a: number, high: number, b: number): number;
  /** Without the cards that filling it costs. */
  penalty(cells: number, left: number): number;
  /** All of it: the penalty, and the cards that filling the gap is likely to cost, times the weight of that. */
  weigh(chart: Chart, chain: number, low: number, a: number, high: number, b: number): number;
}

/** By cell: border cells before it. */
const bordersBefore = (board: Board): Uint8Array => {
  const before = new Uint8Array(board.cells + 1);
  for (let cell = 0; cell < board.cells; cell++) before[cell + 1] = before[cell]! + (isBorderCell(board, cell) ? 1 : 0);
  return before;
};

const fading = (reach: number, fade: number): Float64Array =>
  Float64Array.from({ length: HIGHEST_ISLAND + 2 }, (_, d) => (d < 1 || d > reach ? 0 : Math.exp(-fade * (d - 1))));

export const makeGaps = (weights: Weights, board: Board): Gaps => {
  const { chains } = board;
  const scales = new Scales(weights, board);
  const { penalties, tolls: tollTable } = scales;
  const near = [new Float64Array(0), fading(REACH, weights.near1), fading(REACH_OF_TWO, weights.near2)];
  const reaches = [0, REACH, REACH_OF_TWO];
  const bottoms = chains.map(({ from }) => from - 1);
  const tops = chains.map(({ from, cells }) => from + cells);
  const isFree = chains.map(({ free }) => free === true);

  /** An outer gap of two or more has a cell that costs nothing; in an inner one the middle of three. */
  const tightness = (chain: number, ends: number): number => (isFree[chain]! ? 0 : ends === 2 ? 2 : 1);
  const ends: Gaps['ends'] = (chain, low, high) => (low > bottoms[chain]! ? 1 : 0) + (high < tops[chain]! ? 1 : 0);
  const isTight = (cells: number, chain: number, low: number, high: number): boolean =>
    cells <= 2 && cells <= tightness(chain, ends(chain, low, high));
  const tolls: Gaps['tolls'] = (chain, ended, span) => scales.atEnds(ended, isFree[chain]! ? 0 : span);

  const all: Gaps['left'] = ({ worth, sums }, chain, low, a, high, b) => {
    const cells = high - low - 1;
    if (cells === 0) return 0;
    if (!isTight(cells, chain, low, high)) return sums[b - 1]! - sums[a]!;
    const reach = reaches[cells]!;
    const fade = near[cells]!;
    const isEnded = high < tops[chain]!;
    let sum = 0;
    let from = a + 1;
    if (low > bottoms[chain]!) {
      const to = Math.min(a + reach, b - 1);
      for (; from <= to; from++) {
        const d = isEnded && b - from < from - a ? b - from : from - a;
        sum += worth[from]! * fade[d]!;
      }
    }
    if (isEnded) for (let card = Math.max(from, b - reach); card < b; card++) sum += worth[card]! * fade[b - card]!;
    return sum;
  };

  const borders = bordersBefore(board);
  /** T7.3a: what is tried on a border cell may be lost, and late there is no time for Storms: a gap with such cells needs
   * more values, so each of them counts for less. */
  const shareOf = (low: number, high: number): number => {
    const tries = borders[high]! - borders[low + 1]!;
    const cells = high - low - 1;
    return tries === 0 ? 1 : cells / (cells + weights.eaten * tries);
  };
  const left: Gaps['left'] =
    borders[board.cells] === 0
      ? all
      : (chart, chain, low, a, high, b) => shareOf(low, high) * all(chart, chain, low, a, high, b);

  return {
    scales,
    tightest: borders[board.cells] === 0 ? tightness : () => board.cells,
    ends,
    tolls,
    left,
    penalty: (cells, values) => penalties[scales.atLeft(values) + cells]!,
    part({ worth }, card, chain, low, a, high, b) {
      const cells = high - low - 1;
      if (cells === 0) return 0;
      const share = shareOf(low, high);
      if (!isTight(cells, chain, low, high)) return share * worth[card]!;
      const below = low > bottoms[chain]! ? card - a : HIGHEST_ISLAND;
      const above = high < tops[chain]! ? b - card : HIGHEST_ISLAND;
      return share * worth[card]! * near[cells]![below < above ? below : above]!;
    },
    weigh(chart, chain, low, a, high, b) {
      const cells = high - low - 1;
      const penalty = penalties[scales.atLeft(left(chart, chain, low, a, high, b)) + cells]!;
      return penalty + tollTable[tolls(chain, ends(chain, low, high), b - a) + cells]!;
    },
  };
};
