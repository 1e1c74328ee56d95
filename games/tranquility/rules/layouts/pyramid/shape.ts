/** T7.3: the Pyramid as a board, from the table of house data. */
import { layBoard } from '../../board.ts';
import { PYRAMID } from '../../house.ts';

const [{ cells: widest }] = PYRAMID;
export const pyramidBoard = layBoard(
  'pyramid',
  PYRAMID.map(({ cells }, y) => ({ cells, x: (widest - cells) / 2, y })),
);
export const BORDER_CELLS: readonly number[] = PYRAMID.flatMap(({ borders }, row) =>
  borders.map((place) => pyramidBoard.rows[row]!.from + place - 1),
);
