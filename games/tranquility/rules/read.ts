/**
 * What all guards of one decision need, computed once. The same object is used again and again:
 * whoever keeps it across a step reads the next decision's numbers.
 */
import type { Seat } from '@halcyon/kernel';
import type { Board } from './board.ts';
import { HIGHEST_ISLAND, MONSTER, START } from './cards.ts';
import type { State } from './state.ts';

export interface Read {
  /** Cards in hand that may be discarded. */
  payable: number;
  /** Cards in hand that are no islands, a bit for each kind; see `holdsCard`. */
  others: number;
  /** T4.7: a Start in hand and none played. */
  startBinds: boolean;
  /** Whether low and high are there: only placements need them (see findGaps). */
  gaps: boolean;
  /**
   * For each chain and each island in hand (see `spot`): the cells of the nearest lower and higher islands. What lies
   * between is empty and in order (T4.2). Both are the same cell where the number lies already, as a Wild.
   */
  readonly low: Int16Array;
  readonly high: Int16Array;
}

const NUMBERS = HIGHEST_ISLAND + 1;
/** Where low and high keep a card of a chain. */
export const spot = (chain: number, card: number): number => chain * NUMBERS + card;

/** T4.11: a Start is kept until one lies. T6.2: a Monster always. */
export const mayDiscard = (s: State, card: number): boolean =>
  card < START || (card === START ? s.started !== 0 : card !== MONSTER);

export const payableCards = (s: State, seat: Seat): number => {
  const hand = s.hands[seat]!;
  let n = hand.length;
  // Hands ascend, and every island may go.
  for (let i = n - 1; i >= 0 && hand[i]! > HIGHEST_ISLAND; i--) if (!mayDiscard(s, hand[i]!)) n--;
  return n;
};

const bitOf = (card: number): number => 1 << (card - START);
/** Whether the hand that was read holds this card, which is no island. */
export const holdsCard = (read: Read, card: number): boolean => (read.others & bitOf(card)) !== 0;

/**
 * The cell if an island lies there (EMPTY is 0), else the other one. In bits: no processor guesses where islands lie, and a
 * wrong guess is dear.
 */
const ifIsland = (there: number, cell: number, other: number): number => {
  const all = -there >> 31;
  return (cell & all) | (other & ~all);
};

/** Fills low and high. Hand and chain both ascend, so one walk along each chain serves all cards. */
export const findGaps = (board: Board, s: State, read: Read, seat: Seat): void => {
  if (read.gaps) return;
  read.gaps = true;
  const hand = s.hands[seat]!;
  const grid = s.cells;
  const { low, high } = read;
  for (let chain = 0; chain < board.chains.length; chain++) {
    const { from, cells } = board.chains[chain]!;
    const end = from + cells;
    let cell = from;
    let lower = from - 1;
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i]!;
      if (card > HIGHEST_ISLAND) break;
      while (cell < end && grid[cell]! < card) {
        lower = ifIsland(grid[cell]!, cell, lower);
        cell++;
      }
      const at = spot(chain, card);
      low[at] = cell < end && grid[cell] === card ? cell : lower;
      high[at] = cell;
    }
  }
};

export const reader = (board: Board): ((s: State, seat: Seat) => Read) => {
  const read: Read = {
    payable: 0,
    others: 0,
    startBinds: false,
    gaps: false,
    low: new Int16Array(board.chains.length * NUMBERS),
    high: new Int16Array(board.chains.length * NUMBERS),
  };
  return (s, seat) => {
    const hand = s.hands[seat]!;
    read.payable = payableCards(s, seat);
    read.others = 0;
    for (let i = hand.length - 1; i >= 0 && hand[i]! > HIGHEST_ISLAND; i--) read.others |= bitOf(hand[i]!);
    read.startBinds = s.started === 0 && holdsCard(read, START);
    read.gaps = false;
    return read;
  };
};
