/** T3.1: the plain sea, 6 x 6 cells in one chain from bottom left to top right. */
import { layBoard } from '../board.ts';
import type { Layout } from '../variant.ts';

const SIDE = 6;
export const square: Layout = {
  id: 'square',
  board: layBoard(
    'square',
    Array.from({ length: SIDE }, (_, y) => ({ cells: SIDE, x: 0, y })),
  ),
};
