/** Where a number may lie: the gap that it would part, and what the two gaps weigh that come of it, cell by cell. */
import { ABOVE } from '../look/sea.ts';
import type { Board } from '../rules/index.ts';
import type { Chart } from './chart.ts';
import type { Gaps } from './gaps.ts';
import { spot } from './places.ts';

export class Berth {
  /** What the gap weighs before. */
  whole = 0;
  /** Which number this is of, in which chain and survey. */
  #spot = -1;
  #survey = -1;
  #chain = 0;
  #number = 0;
  #low = 0;
  #high = 0;
  #a = 0;
  #b = 0;
  /** Where the scales begin for the part below and for the one above, and up to how many cells they do not count. */
  #leftBelow = 0;
  #leftAbove = 0;
  #tollBelow = 0;
  #tollAbove = 0;
  #tightBelow = 0;
  #tightAbove = 0;
  /** By the lower cell of a gap (the one before the first counts too): what it weighs, and in which survey that was found. */
  readonly #wholes: Float64Array;
  readonly #foundIn: Int32Array;

  constructor(
    readonly chart: Chart,
    readonly gaps: Gaps,
    { cells, chains }: Board,
  ) {
    this.#wholes = new Float64Array(cells + chains.length);
    this.#foundIn = new Int32Array(cells + chains.length);
  }
  /** Cards are tried in one cell after the other: what is the same in all of them is found once. */
  of(number: number, chain: number): void {
    const { surveys } = this.chart;
    const at = spot(chain, number);
    if (this.#spot === at && this.#survey === surveys) return;
    this.#spot = at;
    this.#survey = surveys;
    this.#find(number, chain, at);
  }
  /** A cell that costs nothing, where the scales tell all that the number does. */
  isRoomy(cell: number): boolean {
    return cell - this.#low - 1 > this.#tightBelow && this.#high - cell - 1 > this.#tightAbove;
  }
  /** What the number does in such a cell. */
  gainIn(cell: number): number {
    const { penalties, tolls } = this.gaps.scales;
    const below = cell - this.#low - 1;
    const above = this.#high - cell - 1;
    return (
      this.whole -
      (penalties[this.#leftBelow + below]! + tolls[this.#tollBelow + below]!) -
      (penalties[this.#leftAbove + above]! + tolls[this.#tollAbove + above]!)
    );
  }
  /** At most so much in any cell: tight gaps take a while, and count a part of the values at best. */
  gainAtMost(cell: number): number {
    const { penalties, tolls, step } = this.gaps.scales;
    const below = cell - this.#low - 1;
    const above = this.#high - cell - 1;
    const leftBelow = below > this.#tightBelow ? this.#leftBelow : this.#leftBelow + step;
    const leftAbove = above > this.#tightAbove ? this.#leftAbove : this.#leftAbove + step;
    return (
      this.whole -
      (penalties[leftBelow + below]! + tolls[this.#tollBelow + below]!) -
      (penalties[leftAbove + above]! + tolls[this.#tollAbove + above]!)
    );
  }
  /** The gap below, when the number lies in this cell. */
  below(cell: number): number {
    const { gaps } = this;
    const cells = cell - this.#low - 1;
    if (cells <= this.#tightBelow && cells > 0)
      return gaps.weigh(this.chart, this.#chain, this.#low, this.#a, cell, this.#number);
    const { penalties, tolls } = gaps.scales;
    return penalties[this.#leftBelow + cells]! + tolls[this.#tollBelow + cells]!;
  }
  /** The gap above. */
  above(cell: number): number {
    const { gaps } = this;
    const cells = this.#high - cell - 1;
    if (cells <= this.#tightAbove && cells > 0)
      return gaps.weigh(this.chart, this.#chain, cell, this.#number, this.#high, this.#b);
    const { penalties, tolls } = gaps.scales;
    return penalties[this.#leftAbove + cells]! + tolls[this.#tollAbove + cells]!;
  }
  #find(number: number, chain: number, at: number): void {
    const { chart, gaps } = this;
    const { s, board, sums } = chart;
    const { from, cells } = board.chains[chain]!;
    const low = chart.low[at]!;
    const high = chart.high[at]!;
    const a = low < from ? 0 : s.cells[low]!;
    const b = high === from + cells ? ABOVE : s.cells[high]!;
    this.#chain = chain;
    this.#number = number;
    this.#low = low;
    this.#high = high;
    this.#a = a;
    this.#b = b;
    this.#leftBelow = gaps.scales.atLeft(sums[number - 1]! - sums[a]!);
    this.#leftAbove = gaps.scales.atLeft(sums[b - 1]! - sums[number]!);
    const endsBelow = low < from ? 1 : 2;
    const endsAbove = high === from + cells ? 1 : 2;
    this.#tollBelow = gaps.tolls(chain, endsBelow, number - a);
    this.#tollAbove = gaps.tolls(chain, endsAbove, b - number);
    this.#tightBelow = gaps.tightest(chain, endsBelow);
    this.#tightAbove = gaps.tightest(chain, endsAbove);
    this.whole = this.#weighed(chain, low, a, high, b);
  }
  #weighed(chain: number, low: number, a: number, high: number, b: number): number {
    const at = low + 1 + chain;
    if (this.#foundIn[at] !== this.chart.surveys) {
      this.#foundIn[at] = this.chart.surveys;
      this.#wholes[at] = this.gaps.weigh(this.chart, chain, low, a, high, b);
    }
    return this.#wholes[at]!;
  }
}
