/**
 * Which cells come into question, from declarations that name their reasons (closers.ts): lists ask for all
 * reasons at once, before they walk the cells; a move from outside is asked one by one and hears which it was.
 */
import { ALLOWED, type Choice, type Clause, type Seat } from '@halcyon/kernel';
import { type Board, EMPTY, isBesideIsland } from './board.ts';
import type { Read } from './read.ts';
import { cellArg, type Slots } from './slots.ts';
import type { State } from './state.ts';

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
export const barsFor = ({ flat }: Slots, s: State, seat: Seat): { closed: number; bound: boolean } => ({
  closed: flat.closedRows === null ? 0 : flat.closedRows(s),
  bound: flat.tethered?.(s, seat) ?? false,
});

/** Cells with an island in open rows, and the refusal of an empty one. */
export const islandCells = (slots: Slots, empty: Clause): Choice<State, Read> => {
  const { book, board } = slots;
  return {
    ...cellArg(board),
    candidates(s, _read, _seat, _a, _b, out) {
      const closed = slots.flat.closedRows?.(s) ?? 0;
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
