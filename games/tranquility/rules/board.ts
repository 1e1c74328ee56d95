/** What a layout says about the board. Cells are numbered along its chains; in a chain they ascend (T3.1, T7.2, T7.3). */
import type { State } from './state.ts';

export interface Row {
  readonly cells: number;
  /** Where its first cell lies in the picture, from the bottom left. */
  readonly x: number;
  readonly y: number;
  /** What it belongs to, where a board has parts: 'left', 'right', 'roof'. */
  readonly part?: string;
}
export interface Chain {
  readonly cells: number;
  /** T7.2: nothing is paid here. */
  readonly free?: boolean;
}
export interface Board {
  readonly id: string;
  readonly cells: number;
  /** In the order of their cells. */
  readonly rows: readonly (Row & { readonly from: number })[];
  readonly chains: readonly (Chain & { readonly from: number })[];
  /** The size of the picture. */
  readonly columns: number;
  readonly lines: number;
  /** By cell: its row, its chain, and which neighbours count for the cost. */
  readonly rowAt: Uint8Array;
  readonly chainAt: Uint8Array;
  readonly costly: Uint8Array;
}
export const EMPTY = 0;
const BEFORE = 1;
const AFTER = 2;

const lined = <T extends { readonly cells: number }>(parts: readonly T[]): (T & { from: number })[] => {
  let from = 0;
  return parts.map((part) => {
    const placed = { ...part, from };
    from += part.cells;
    return placed;
  });
};
/** Which part each cell is in. */
const index = (parts: readonly { readonly cells: number }[]): Uint8Array =>
  Uint8Array.from(parts.flatMap(({ cells }, i) => Array.from({ length: cells }, () => i)));

export const layBoard = (id: string, rows: readonly Row[], chains?: readonly Chain[]): Board => {
  const cells = rows.reduce((sum, row) => sum + row.cells, 0);
  const all = lined(chains ?? [{ cells }]);
  const costly = all.flatMap(({ cells: length, free }) =>
    Array.from({ length }, (_, i) => (free ? 0 : (i > 0 ? BEFORE : 0) | (i < length - 1 ? AFTER : 0))),
  );
  return {
    id,
    cells,
    rows: lined(rows),
    chains: all,
    columns: Math.max(...rows.map((row) => row.x + row.cells)),
    lines: Math.max(...rows.map((row) => row.y)) + 1,
    rowAt: index(rows),
    chainAt: index(all),
    costly: Uint8Array.from(costly),
  };
};

export const rowOf = (board: Board, cell: number): number => board.rowAt[cell]!;

/** Whether cells from here on, so many, have an empty one among them. */
export const hasSpace = (s: State, from: number, cells: number): boolean => {
  for (let cell = from; cell < from + cells; cell++) if (s.cells[cell] === EMPTY) return true;
  return false;
};
export const rowHasSpace = (board: Board, s: State, row: number): boolean => {
  const { from, cells } = board.rows[row]!;
  return hasSpace(s, from, cells);
};
/** Writes the rows with an empty cell, all but one. */
export const rowsWithSpace = (board: Board, s: State, except: number, out: Int32Array): number => {
  let n = 0;
  for (let row = 0; row < board.rows.length; row++) if (row !== except && rowHasSpace(board, s, row)) out[n++] = row;
  return n;
};
export const fullRows = (board: Board, s: State): number => {
  let full = 0;
  for (let row = 0; row < board.rows.length; row++) if (!rowHasSpace(board, s, row)) full++;
  return full;
};
export const filled = (s: State): number => {
  let n = 0;
  for (const card of s.cells) if (card !== EMPTY) n++;
  return n;
};

/** The cell of the nearest island before a cell in its chain, or the one before the chain. */
export const lowerAt = (board: Board, grid: readonly number[], cell: number): number => {
  const { from } = board.chains[board.chainAt[cell]!]!;
  let at = cell - 1;
  while (at >= from && grid[at] === EMPTY) at--;
  return at;
};
/** The cell of the nearest island after a cell in its chain, or the one after the chain. */
export const higherAt = (board: Board, grid: readonly number[], cell: number): number => {
  const { from, cells } = board.chains[board.chainAt[cell]!]!;
  const end = from + cells;
  let at = cell + 1;
  while (at < end && grid[at] === EMPTY) at++;
  return at;
};

type Cells = Pick<State, 'cells'>;
/** The island before and after a cell, as far as they count for its cost; EMPTY where there is none. */
export const islandBefore = (board: Board, s: Cells, cell: number): number =>
  (board.costly[cell]! & BEFORE) === 0 ? EMPTY : s.cells[cell - 1]!;
export const islandAfter = (board: Board, s: Cells, cell: number): number =>
  (board.costly[cell]! & AFTER) === 0 ? EMPTY : s.cells[cell + 1]!;

export const isBesideIsland = (board: Board, s: State, cell: number): boolean =>
  islandBefore(board, s, cell) !== EMPTY || islandAfter(board, s, cell) !== EMPTY;

/** T4.3: the difference to the nearest of the neighbours in the chain; nothing without neighbours. */
export const costOf = (board: Board, s: Cells, card: number, cell: number): number => {
  const before = islandBefore(board, s, cell);
  const after = islandAfter(board, s, cell);
  if (before === EMPTY) return after === EMPTY ? 0 : after - card;
  if (after === EMPTY) return card - before;
  return Math.min(card - before, after - card);
};

/** Cells whose island is a Wild or a border card that was given this number; only games with such cards have the field. */
export type Jokers = { wilds: number[] };
const NO_CELLS: readonly number[] = [];
export const jokerCells = (s: State): readonly number[] => (s as State & Partial<Jokers>).wilds ?? NO_CELLS;

/** Takes away what lies in a cell and says which card that was: a Wild leaves as a Wild (T6.10). */
export const takeUp = (s: State, cell: number, joker: number): number => {
  const card = s.cells[cell]!;
  s.cells[cell] = EMPTY;
  const { wilds } = s as State & Partial<Jokers>;
  const at = wilds?.indexOf(cell) ?? -1;
  if (at < 0) return card;
  wilds!.splice(at, 1);
  return joker;
};
