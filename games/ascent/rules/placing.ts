/** Where a terrain may lie (A4.4-A4.8, A4.16), whether it comes from the hand or makes room for a campfire. */
import { ALLOWED, argOf, type Clause, kindOf, type Move, type Seat } from '@halcyon/kernel';
import type { Base } from './base.ts';
import { BRIDGE, type Card, cardValue, isCampfire, typeOf } from './cards.ts';
import { findSpots, type Read, spotAt } from './read.ts';
import { neighbourValues, worse } from './slopes.ts';
import type { State } from './state.ts';
import { type Cell, EMPTY, isFirst, type Row, rowOf } from './vocabulary.ts';

export interface Placing {
  /** Why this terrain may not lie in this slot, if so many cards can pay for it. */
  judge(s: State, read: Read, card: Card, cell: Cell, payable: number): Clause;
  /** Writes the slots above this row where it may lie (-1: in any row). */
  places(s: State, read: Read, card: Card, payable: number, above: Row, out: Int32Array): number;
  readonly unsupported: Clause;
  /** A4.13. */
  readonly campfireStays: Clause;
}

export const installPlacing = ({ book }: Base): Placing => {
  /** The slot of a move, its last argument: 'place g7 3', 'bridge 3', 'lift 12'. */
  const cellOf = (move: Move): Cell => argOf(move, book.kinds[kindOf(move)]!.choices.length - 1);
  /** The terrain that looks for a place, and what can pay for it. */
  const seeker = (s: State, seat: Seat, move: Move): { readonly card: Card; readonly payable: number } =>
    s.lifted === EMPTY
      ? { card: argOf(move, 0), payable: s.hands[seat]!.length - 1 }
      : { card: s.lifted, payable: s.hands[seat]!.length };
  const atCell = (_s: State, _seat: Seat, move: Move) => ({ cell: cellOf(move) });
  const costs = (s: State, seat: Seat, move: Move) => {
    const { card, payable } = seeker(s, seat, move);
    const [left, right] = neighbourValues(s, cellOf(move));
    const value = cardValue(card);
    return { needed: worse(value, left, right), payable, value, left, right };
  };

  const occupied = book.clause('occupied', 'A4.4', (s, _seat, move) => ({
    cell: cellOf(move),
    there: s.cells[cellOf(move)]!,
  }));
  const campfireStays = book.clause('campfire-stays', 'A4.13', atCell);
  const notNext = book.clause('not-next', 'A4.4', atCell);
  const sameType = book.clause('same-type', 'A4.5', (s, seat, move) => {
    const [cell, type] = [cellOf(move), typeOf(seeker(s, seat, move).card)];
    const at = !isFirst(cell) && typeOf(s.cells[cell - 1]!) === type ? cell - 1 : cell + 1;
    return { type, at, there: s.cells[at]! };
  });
  const unsupported = book.clause('unsupported', 'A4.6', atCell);
  const tooHigh = book.clause('too-high', 'A4.7', (s, seat, move) => ({
    value: cardValue(seeker(s, seat, move).card),
    row: rowOf(cellOf(move)),
  }));
  const tooDear = book.clause('cost', 'A4.8', (s, seat, move) => {
    const { needed, payable, left } = costs(s, seat, move);
    return { needed, payable, left };
  });
  const coverTooDear = book.clause('cover-cost', 'A4.16', costs);

  const fits = (s: State, read: Read, spot: number, card: Card, payable: number): Clause => {
    const type = typeOf(card);
    if (read.leftType[spot] === type || read.rightType[spot] === type) return sameType;
    const value = cardValue(card);
    if (value <= read.row[spot]!) return tooHigh;
    if (worse(value, read.left[spot]!, read.right[spot]!) <= payable) return ALLOWED;
    return s.cells[read.cell[spot]!] === BRIDGE ? coverTooDear : tooDear;
  };
  return {
    unsupported,
    campfireStays,
    judge(s, read, card, cell, payable) {
      const spot = spotAt(s, read, cell);
      if (spot >= 0) return fits(s, read, spot, card, payable);
      const there = s.cells[cell]!;
      if (isCampfire(there)) return campfireStays;
      if (there !== EMPTY) return occupied;
      if (isFirst(cell)) return unsupported;
      const left = s.cells[cell - 1]!;
      if (left === EMPTY) return notNext;
      return typeOf(left) === typeOf(card) ? sameType : unsupported;
    },
    places(s, read, card, payable, above, out) {
      findSpots(s, read);
      let n = 0;
      for (let spot = 0; spot < read.spots; spot++) {
        if (read.row[spot]! > above && fits(s, read, spot, card, payable) === ALLOWED) out[n++] = read.cell[spot]!;
      }
      return n;
    },
  };
};
