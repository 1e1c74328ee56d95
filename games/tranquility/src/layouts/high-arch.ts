/** T7.2: two pillars, each a chain of its own and free of costs; when both stand, the roof by the standard rules. */
import { ALLOWED } from '@halcyon/kernel';
import { hasSpace, layBoard } from '../board.ts';
import type { State } from '../state.ts';
import type { Layout } from '../variant.ts';

const PILLAR = { wide: 2, high: 3 };
const ROOF = { wide: 7, high: 4 };
const PILLAR_CELLS = PILLAR.wide * PILLAR.high;
const BOTH = 2 * PILLAR_CELLS;

const part = (name: string, { wide, high }: typeof PILLAR, x: number, y: number) =>
  Array.from({ length: high }, (_, i) => ({ cells: wide, x, y: y + i, part: name }));

const pillarsStand = (s: State): boolean => !hasSpace(s, 0, BOTH);

export const highArch: Layout = {
  id: 'high-arch',
  box: { starts: false },
  board: layBoard(
    'high-arch',
    [
      ...part('left', PILLAR, 0, 0),
      ...part('right', PILLAR, ROOF.wide - PILLAR.wide, 0),
      ...part('roof', ROOF, 0, PILLAR.high),
    ],
    [{ cells: PILLAR_CELLS, free: true }, { cells: PILLAR_CELLS, free: true }, { cells: ROOF.wide * ROOF.high }],
  ),
  install({ table }) {
    const { book } = table;
    const pillarsFirst = book.clause('arch.pillars-first', 'T7.2', (s) => ({
      empty: s.cells.slice(0, BOTH).filter((card) => card === 0).length,
    }));
    const stand = book.event('pillars-full');
    table.landing.add((s, _read, _seat, cell) => (cell < BOTH || pillarsStand(s) ? ALLOWED : pillarsFirst));
    table.whenPlaced.add((s, cell, tell) => {
      if (cell < BOTH && pillarsStand(s)) tell?.(stand, 0, 0, 0);
    });
  },
};
