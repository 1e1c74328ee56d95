/**
 * What all guards of one decision need, computed once. The same object is used again and again:
 * whoever keeps it across a step reads the next decision's numbers.
 */
import type { Seat } from '@halcyon/kernel';
import { holds } from '@halcyon/parts';
import { EMPTY } from './board.ts';
import { HIGHEST_ISLAND, START } from './cards.ts';
import type { State } from './state.ts';

export interface Read {
  /** Cards in hand that may be discarded. */
  payable: number;
  /** T4.7: a Start in hand and none played. */
  startBinds: boolean;
  /** Whether low and high are there: only placements need them (see findGaps). */
  gaps: boolean;
  /** For each island in hand: the cells of the nearest lower and higher islands. What lies between is empty and in order (T4.2). */
  readonly low: Int16Array;
  readonly high: Int16Array;
}

/** T4.11: a Start is kept until one lies. */
export const mayDiscard = (s: State, card: number): boolean => card !== START || s.started !== 0;

export const payableCards = (s: State, seat: Seat): number => {
  const hand = s.hands[seat]!;
  let n = 0;
  for (let i = 0; i < hand.length; i++) if (mayDiscard(s, hand[i]!)) n++;
  return n;
};

/** Fills low and high. Hand and chain both ascend, so one walk along the chain serves all cards. */
export const findGaps = (s: State, read: Read, seat: Seat): void => {
  if (read.gaps) return;
  read.gaps = true;
  const hand = s.hands[seat]!;
  const grid = s.cells;
  const { low, high } = read;
  let cell = 0;
  let lower = -1;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (card > HIGHEST_ISLAND) break;
    while (cell < grid.length && grid[cell]! < card) {
      if (grid[cell] !== EMPTY) lower = cell;
      cell++;
    }
    low[card] = lower;
    high[card] = cell;
  }
};

export const reader = (): ((s: State, seat: Seat) => Read) => {
  const read: Read = {
    payable: 0,
    startBinds: false,
    gaps: false,
    low: new Int16Array(HIGHEST_ISLAND + 1),
    high: new Int16Array(HIGHEST_ISLAND + 1),
  };
  return (s, seat) => {
    const hand = s.hands[seat]!;
    read.payable = payableCards(s, seat);
    read.startBinds = read.payable < hand.length && s.started === 0 && holds(hand, START);
    read.gaps = false;
    return read;
  };
};
