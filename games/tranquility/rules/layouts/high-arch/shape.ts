/** T7.2: the High Arch as a board: two pillars, then the roof, each a chain of its own. */
import { layBoard } from '../../board.ts';

const PILLAR = { wide: 2, high: 3 };
const ROOF = { wide: 7, high: 4 };
const PILLAR_CELLS = PILLAR.wide * PILLAR.high;
/** The cells of both pillars; those of the roof follow. */
export const BOTH = 2 * PILLAR_CELLS;

const part = (name: string, { wide, high }: typeof PILLAR, x: number, y: number) =>
  Array.from({ length: high }, (_, i) => ({ cells: wide, x, y: y + i, part: name }));

export const highArchBoard = layBoard(
  'high-arch',
  [
    ...part('left', PILLAR, 0, 0),
    ...part('right', PILLAR, ROOF.wide - PILLAR.wide, 0),
    ...part('roof', ROOF, 0, PILLAR.high),
  ],
  [{ cells: PILLAR_CELLS, free: true }, { cells: PILLAR_CELLS, free: true }, { cells: ROOF.wide * ROOF.high }],
);
