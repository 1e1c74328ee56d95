/** Which cards to part with: those whose loss worsens the gaps least. */
import { FINISH, HIGHEST_ISLAND, mayDiscard } from '../rules/index.ts';
import type { Chart } from './chart.ts';
import type { Gaps } from './gaps.ts';
import { lossOfHeld } from './holdings.ts';
import { spot } from './places.ts';
import type { Weights } from './weights.ts';

const MOST_CARDS = 32;
const NO_GAP = -2;
/** By position in the hand; 0 = it stays. */
const PLAYED = 1;
const GOES = 2;
/** For cards that must not be chosen. */
const NEVER = Number.POSITIVE_INFINITY;

export interface Drops {
  /** The loss of the cheapest `count` cards, without cards below `floor`. Infinite when there are not so many. */
  cheapest(chart: Chart, count: number, floor: number): number;
  /** The same after `played` has left the hand and lies in `cell` as this number. */
  afterPlacing(chart: Chart, count: number, played: number, number: number, cell: number): number;
  /** What the chains lose by an island of the hand that goes to another chain. */
  elsewhere(chart: Chart, card: number, chain: number): number;
  /** The cards of the set that was last found, in the order of the hand. */
  found(chart: Chart, into: number[]): void;
}

/**
 * By chain and position in the hand: the gap (named by its lower cell), its cells, its values left, the card's part in
 * them, and what the gap loses with the card.
 */
interface Parts {
  readonly gapOf: Int16Array;
  readonly cells: Int16Array;
  readonly left: Float64Array;
  readonly part: Float64Array;
  readonly loss: Float64Array;
}
const newParts = (chains: number): Parts => ({
  gapOf: new Int16Array(chains * MOST_CARDS),
  cells: new Int16Array(chains * MOST_CARDS),
  left: new Float64Array(chains * MOST_CARDS),
  part: new Float64Array(chains * MOST_CARDS),
  loss: new Float64Array(chains * MOST_CARDS),
});

export const makeDrops = (weights: Weights, gaps: Gaps, chains: number): Drops => {
  const base = newParts(chains);
  const work = newParts(chains);
  const out = new Uint8Array(MOST_CARDS);
  /** The survey that the base was read from. */
  let readFrom = -1;

  const weighLoss = ({ cells, left, part, loss }: Parts, at: number): void => {
    loss[at] = gaps.penalty(cells[at]!, left[at]! - part[at]!) - gaps.penalty(cells[at]!, left[at]!);
  };

  const put = (
    chart: Chart,
    into: Parts,
    chain: number,
    i: number,
    low: number,
    a: number,
    high: number,
    b: number,
  ): void => {
    const at = chain * MOST_CARDS + i;
    into.gapOf[at] = low;
    into.cells[at] = high - low - 1;
    into.left[at] = gaps.left(chart, chain, low, a, high, b);
    into.part[at] = gaps.part(chart, chart.hand[i]!, chain, low, a, high, b);
    weighLoss(into, at);
  };
  const read = (chart: Chart): void => {
    readFrom = chart.surveys;
    const { hand, s, board } = chart;
    for (let chain = 0; chain < chains; chain++) {
      const { from, cells } = board.chains[chain]!;
      for (let i = 0; i < hand.length; i++) {
        const card = hand[i]!;
        const low = chart.low[spot(chain, card)]!;
        const high = chart.high[spot(chain, card)]!;
        if (card > HIGHEST_ISLAND || high - low === 1) {
          base.gapOf[chain * MOST_CARDS + i] = NO_GAP;
          base.cells[chain * MOST_CARDS + i] = 0;
          base.loss[chain * MOST_CARDS + i] = 0;
          continue;
        }
        const a = low < from ? 0 : s.cells[low]!;
        const b = high === from + cells ? HIGHEST_ISLAND + 1 : s.cells[high]!;
        put(chart, base, chain, i, low, a, high, b);
      }
    }
  };
  /** Hand and gaps as they are. */
  const restore = (chart: Chart): void => {
    if (readFrom !== chart.surveys) read(chart);
    const n = chart.hand.length;
    for (let chain = 0; chain < chains; chain++) {
      const from = chain * MOST_CARDS;
      for (let at = from; at < from + n; at++) {
        work.gapOf[at] = base.gapOf[at]!;
        work.cells[at] = base.cells[at]!;
        work.left[at] = base.left[at]!;
        work.part[at] = base.part[at]!;
        work.loss[at] = base.loss[at]!;
      }
    }
    for (let i = 0; i < n; i++) out[i] = 0;
  };
  const lossOf = (chart: Chart, i: number, finishes: number, jokers: number): number => {
    const card = chart.hand[i]!;
    if (card > HIGHEST_ISLAND) return lossOfHeld(chart.held, card, finishes, jokers, weights);
    let loss = 0;
    for (let chain = 0; chain < chains; chain++) loss += work.loss[chain * MOST_CARDS + i]!;
    return loss;
  };
  /** The other cards of its gap become more precious when a card goes. */
  const leave = (n: number, chain: number, i: number): void => {
    const from = chain * MOST_CARDS;
    const gap = work.gapOf[from + i]!;
    if (gap === NO_GAP) return;
    const part = work.part[from + i]!;
    for (let at = from; at < from + n; at++) {
      if (work.gapOf[at] !== gap) continue;
      work.left[at]! -= part;
      if (work.cells[at] !== 0) weighLoss(work, at);
    }
  };
  /** Takes the cheapest away one by one: two of one gap cost more than twice the first. */
  const take = (chart: Chart, count: number, floor: number, finishes: number, jokers: number): number => {
    const { hand, s, held } = chart;
    let loss = 0;
    let finishesLeft = finishes;
    let jokersLeft = jokers;
    for (let taken = 0; taken < count; taken++) {
      let least = NEVER;
      let best = -1;
      for (let i = 0; i < hand.length; i++) {
        if (out[i] !== 0 || hand[i]! < floor || !mayDiscard(s, hand[i]!)) continue;
        const each = lossOf(chart, i, finishesLeft, jokersLeft);
        if (each < least) {
          least = each;
          best = i;
        }
      }
      if (best < 0) return NEVER;
      out[best] = GOES;
      loss += least;
      if (taken === count - 1) break;
      const card = hand[best]!;
      if (card <= HIGHEST_ISLAND) for (let chain = 0; chain < chains; chain++) leave(hand.length, chain, best);
      else if (card === held.joker) jokersLeft--;
      else if (card === FINISH) finishesLeft--;
    }
    return loss;
  };

  return {
    cheapest(chart, count, floor) {
      restore(chart);
      return take(chart, count, floor, chart.held.finishes, chart.held.jokers);
    },
    afterPlacing(chart, count, played, number, cell) {
      const { hand, s, board, held } = chart;
      restore(chart);
      const own = board.chainAt[cell]!;
      const { from, cells } = board.chains[own]!;
      const low = chart.low[spot(own, number)]!;
      const high = chart.high[spot(own, number)]!;
      const a = low < from ? 0 : s.cells[low]!;
      const b = high === from + cells ? HIGHEST_ISLAND + 1 : s.cells[high]!;
      const at = hand.indexOf(played);
      out[at] = PLAYED;
      for (let i = 0; i < hand.length; i++) {
        if (i === at || base.gapOf[own * MOST_CARDS + i] !== low) continue;
        if (hand[i]! < number) put(chart, work, own, i, low, a, cell, number);
        else if (hand[i]! > number) put(chart, work, own, i, cell, number, high, b);
        else {
          work.cells[own * MOST_CARDS + i] = 0;
          work.loss[own * MOST_CARDS + i] = 0;
        }
      }
      const jokers = held.jokers - (played === held.joker ? 1 : 0);
      if (chains > 1) for (let chain = 0; chain < chains; chain++) if (chain !== own) leave(hand.length, chain, at);
      return take(chart, count, 0, held.finishes, jokers);
    },
    elsewhere(chart, card, own) {
      if (readFrom !== chart.surveys) read(chart);
      let loss = 0;
      const i = chart.hand.indexOf(card);
      for (let chain = 0; chain < chains; chain++) if (chain !== own) loss += base.loss[chain * MOST_CARDS + i]!;
      return loss;
    },
    found({ hand }, into) {
      into.length = 0;
      for (let i = 0; i < hand.length; i++) if (out[i] === GOES) into.push(hand[i]!);
    },
  };
};
