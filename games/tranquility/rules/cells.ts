/**
 * Which cells come into question, from declarations that name their reasons (see Closer and Tether): lists ask for all
 * reasons at once, before they walk the cells; a move from outside is asked one by one and hears which it was.
 */
import { ALLOWED, type Choice, type Clause, type Seat } from '@halcyon/kernel';
import { type Board, EMPTY, isBesideIsland } from './board.ts';
import type { Read } from './read.ts';
import { type Closer, cellArg, type Slots, type Tether } from './slots.ts';
import type { State } from './state.ts';
import type { Turn } from './turn.ts';

/** All closed rows as bits; null when nothing can close a row. */
export const closedRows = ([first, ...others]: readonly Closer[]): ((s: State) => number) | null =>
  first === undefined
    ? null
    : others.reduce<Closer['rows']>(
        (f, { rows }) =>
          (s) =>
            f(s) | rows(s),
        first.rows,
      );
/** Whether a seat is tethered; null when nothing can do that. */
export const tethered = ([first, ...others]: readonly Tether[]): Tether['holds'] | null =>
  first === undefined
    ? null
    : others.reduce<Tether['holds']>(
        (f, { holds }) =>
          (s, t) =>
            f(s, t) || holds(s, t),
        first.holds,
      );

export const isOpen = (board: Board, closed: number, cell: number): boolean =>
  ((closed >> board.rowAt[cell]!) & 1) === 0;

/** The row of a cell is open. */
const rowIsOpen = ({ board, closers }: Slots, s: State, cell: number): Clause => {
  for (const { why, rows } of closers.list) if (!isOpen(board, rows(s), cell)) return why;
  return ALLOWED;
};
/** An island may come here, as far as its number does not matter. */
export const mayLand = (slots: Slots, s: State, seat: Seat, cell: number): Clause => {
  const closed = rowIsOpen(slots, s, cell);
  if (closed !== ALLOWED) return closed;
  for (const { why, holds } of slots.tethers) if (holds(s, seat) && !isBesideIsland(slots.board, s, cell)) return why;
  return ALLOWED;
};

/** What bars cells for a seat, all reasons at once. */
export const barsFor = ({ flat }: Turn, s: State, seat: Seat): { closed: number; bound: boolean } => ({
  closed: flat.closedRows === null ? 0 : flat.closedRows(s),
  bound: flat.tethered?.(s, seat) ?? false,
});

/** Cells with an island in open rows, and the refusal of an empty one. */
export const islandCells = (slots: Slots, turn: Turn, empty: Clause): Choice<State, Read> => {
  const { book, board } = slots;
  return {
    ...cellArg(board),
    candidates(s, _read, _seat, _a, _b, out) {
      const closed = turn.flat.closedRows?.(s) ?? 0;
      let n = 0;
      for (let cell = 0; cell < board.cells; cell++) {
        if (s.cells[cell] !== EMPTY && isOpen(board, closed, cell)) out[n++] = cell;
      }
      return n;
    },
    given: book.every(
      (s, _read, _seat, cell) => (s.cells[cell] === EMPTY ? empty : ALLOWED),
      (s, _read, _seat, cell) => rowIsOpen(slots, s, cell),
    ),
    guards: book.every(),
  };
};
