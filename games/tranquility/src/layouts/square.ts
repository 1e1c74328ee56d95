/** T3.1: the plain sea, 6 x 6 cells in one chain from bottom left to top right. */
import type { Board } from '../board.ts';

export const square: Board = { id: 'square', rows: 6, columns: 6 };
