/** Where things are, as people count: rows from the bottom of their part, cells from the left, both from 1. */
import { AT, type Place } from '../rules/features/storm-compass/vocabulary.ts';
import { type Board, boardOf, type Cell, ORANGE, PURPLE, type Row, YELLOW } from '../rules/vocabulary.ts';

/** What a board is made of; the plain sea has no parts. */
type Part = 'left' | 'right' | 'roof';
interface Spot {
  readonly part: Part | undefined;
  readonly row: number;
  readonly column: number;
}
export const spotOf = (layout: string, cell: Cell | undefined): Spot => {
  const { rows, rowAt } = boardOf(layout);
  const at = rowAt[cell ?? 0] ?? 0;
  const { part, from } = rows[at]!;
  return {
    part: part as Part | undefined,
    row: at - rows.findIndex((row) => row.part === part) + 1,
    column: (cell ?? 0) - from + 1,
  };
};
export const rowNumber = (row: Row | undefined): number => (row ?? 0) + 1;
/** Rows of unlike ends have no columns: places are counted within the row. */
export const isStaggered = ({ rows }: Board): boolean => rows.some(({ part, x }) => part === undefined && x > 0);
export const isPyramid = (layout: string): boolean => layout === 'pyramid';

/** Every cell and the Finish, and the Start where one is played: the score of whoever wins. */
export const bestScore = (layout: string): number => boardOf(layout).cells + (layout === 'square' ? 2 : 1);

/** A cell in the picture: x to the right, y upwards. */
export interface Pictured {
  readonly cell: number;
  readonly x: number;
  readonly y: number;
  readonly row: number;
}
const pictures = new Map<Board, readonly Pictured[]>();
export const pictureOf = (board: Board): readonly Pictured[] => {
  const known =
    pictures.get(board) ??
    board.rows.flatMap(({ from, cells, x, y }, row) =>
      Array.from({ length: cells }, (_, i) => ({ cell: from + i, x: x + i, y, row })),
    );
  pictures.set(board, known);
  return known;
};
/** The picture line by line, the top one first. */
export const linesOf = (board: Board): readonly (readonly Pictured[])[] =>
  Array.from({ length: board.lines }, (_, i) =>
    pictureOf(board)
      .filter(({ y }) => y === board.lines - 1 - i)
      .toSorted((a, b) => a.x - b.x),
  );

export type StormPlace =
  | { readonly card: typeof YELLOW | typeof ORANGE; readonly seat: number }
  | { readonly card: typeof PURPLE; readonly row: number }
  | 'drawn';
export const stormAt = (layout: string, place: Place | undefined): StormPlace => {
  if (place === undefined || place >= AT.purple + boardOf(layout).rows.length) return 'drawn';
  if (place >= AT.purple) return { card: PURPLE, row: place - AT.purple };
  if (place >= AT.orange) return { card: ORANGE, seat: place - AT.orange };
  return { card: YELLOW, seat: place - AT.yellow };
};
