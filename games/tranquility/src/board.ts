/** What a layout says about the board. Cells are numbered along the chain: the last of a row and the first above it are neighbours. */
import type { State } from './state.ts';

export interface Board {
  readonly id: string;
  readonly rows: number;
  readonly columns: number;
}
export const EMPTY = 0;

export const size = (board: Board): number => board.rows * board.columns;
export const rowOf = (board: Board, cell: number): number => (cell / board.columns) | 0;

export const rowHasSpace = (board: Board, s: State, row: number): boolean => {
  const from = row * board.columns;
  for (let cell = from; cell < from + board.columns; cell++) if (s.cells[cell] === EMPTY) return true;
  return false;
};
export const fullRows = (board: Board, s: State): number => {
  let full = 0;
  for (let row = 0; row < board.rows; row++) if (!rowHasSpace(board, s, row)) full++;
  return full;
};
export const filled = (s: State): number => {
  let n = 0;
  for (const card of s.cells) if (card !== EMPTY) n++;
  return n;
};

/** T4.3: the difference to the nearest of the neighbours in the chain; nothing without neighbours. */
export const costOf = (s: State, card: number, cell: number): number => {
  const before = s.cells[cell - 1] ?? EMPTY;
  const after = s.cells[cell + 1] ?? EMPTY;
  if (before === EMPTY) return after === EMPTY ? 0 : after - card;
  if (after === EMPTY) return card - before;
  return Math.min(card - before, after - card);
};
