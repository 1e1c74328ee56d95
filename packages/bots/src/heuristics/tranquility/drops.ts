/** Which cards to part with: those whose loss worsens the gaps least. */
import { FINISH, HIGHEST_ISLAND, mayDiscard } from '@halcyon/tranquility';
import type { Gaps } from './gaps.ts';
import { ABOVE, CELLS, type Sight } from './sight.ts';
import type { Weights } from './weights.ts';

const MOST_CARDS = 32;
const NO_GAP = -2;
/** For cards that must not be chosen. */
const NEVER = Number.POSITIVE_INFINITY;

export interface Drops {
  /** Reads the hand; call once per decision, after look. */
  read(sight: Sight): void;
  /** The loss of the cheapest `count` cards, without cards below `floor`. Infinite when there are not so many. */
  cheapest(sight: Sight, count: number, floor: number): number;
  /** The same after `card` has been placed into `cell`. */
  afterPlacing(sight: Sight, count: number, card: number, cell: number): number;
  /** The lowest card of the set that was last found. */
  lowest(sight: Sight): number;
}

export const makeDrops = (weights: Weights, gaps: Gaps): Drops => {
  // By position in the hand: the gap (named by its lower cell), its cells, its values left, the card's part in them.
  const gapOf = new Int16Array(MOST_CARDS);
  const cells = new Int16Array(MOST_CARDS);
  const left = new Float64Array(MOST_CARDS);
  const part = new Float64Array(MOST_CARDS);
  const work = { gapOf: gapOf.slice(), cells: cells.slice(), left: left.slice(), out: new Uint8Array(MOST_CARDS) };
  const workPart = part.slice();
  let finishes = 0;

  const put = (
    sight: Sight,
    i: number,
    low: number,
    high: number,
    a: number,
    b: number,
    into: { gapOf: Int16Array; cells: Int16Array; left: Float64Array },
    parts: Float64Array,
  ): void => {
    into.gapOf[i] = low;
    into.cells[i] = high - low - 1;
    into.left[i] = gaps.left(sight, low, a, high, b);
    parts[i] = gaps.part(sight, sight.hand[i]!, low, a, high, b);
  };
  const restore = (n: number): void => {
    for (let i = 0; i < n; i++) {
      work.gapOf[i] = gapOf[i]!;
      work.cells[i] = cells[i]!;
      work.left[i] = left[i]!;
      workPart[i] = part[i]!;
      work.out[i] = 0;
    }
  };
  const lossOf = (sight: Sight, i: number, finishesLeft: number): number => {
    const card = sight.hand[i]!;
    if (card === FINISH) return finishesLeft > 1 ? weights.spare : sight.finish;
    if (card > HIGHEST_ISLAND || work.cells[i] === 0) return 0;
    const before = work.left[i]!;
    return gaps.penalty(work.cells[i]!, before - workPart[i]!) - gaps.penalty(work.cells[i]!, before);
  };
  /** Takes the cheapest away one by one: two of one gap cost more than twice the first. */
  const take = (sight: Sight, count: number, floor: number): number => {
    const { hand, s } = sight;
    let loss = 0;
    let finishesLeft = finishes;
    for (let taken = 0; taken < count; taken++) {
      let least = NEVER;
      let at = -1;
      for (let i = 0; i < hand.length; i++) {
        if (work.out[i] !== 0 || hand[i]! < floor || !mayDiscard(s, hand[i]!)) continue;
        const each = lossOf(sight, i, finishesLeft);
        if (each < least) {
          least = each;
          at = i;
        }
      }
      if (at < 0) return NEVER;
      work.out[at] = 2;
      if (hand[at] === FINISH) finishesLeft--;
      for (let i = 0; i < hand.length; i++) {
        if (work.gapOf[i] === work.gapOf[at] && work.gapOf[i] !== NO_GAP) work.left[i]! -= workPart[at]!;
      }
      loss += least;
    }
    return loss;
  };

  return {
    read(sight) {
      const { hand, s } = sight;
      finishes = 0;
      const base = { gapOf, cells, left };
      for (let i = 0; i < hand.length; i++) {
        const card = hand[i]!;
        if (card === FINISH) finishes++;
        if (card > HIGHEST_ISLAND) {
          gapOf[i] = NO_GAP;
          cells[i] = 0;
          continue;
        }
        const low = sight.low[card]!;
        const high = sight.high[card]!;
        put(sight, i, low, high, low < 0 ? 0 : s.cells[low]!, high === CELLS ? ABOVE : s.cells[high]!, base, part);
      }
    },
    cheapest(sight, count, floor) {
      restore(sight.hand.length);
      return take(sight, count, floor);
    },
    afterPlacing(sight, count, card, cell) {
      const { hand, s } = sight;
      restore(hand.length);
      const low = sight.low[card]!;
      const high = sight.high[card]!;
      for (let i = 0; i < hand.length; i++) {
        if (hand[i] === card) work.out[i] = 1;
        else if (gapOf[i] === low && hand[i]! < card)
          put(sight, i, low, cell, low < 0 ? 0 : s.cells[low]!, card, work, workPart);
        else if (gapOf[i] === low && hand[i]! > card)
          put(sight, i, cell, high, card, high === CELLS ? ABOVE : s.cells[high]!, work, workPart);
      }
      return take(sight, count, 0);
    },
    lowest({ hand }) {
      for (let i = 0; i < hand.length; i++) if (work.out[i] === 2) return hand[i]!;
      return -1;
    },
  };
};
