/** T7.2: two pillars, each a chain of its own and free of costs; when both stand, the roof by the standard rules. */
import { ALLOWED } from '@halcyon/kernel';
import { hasSpace } from '../../board.ts';
import type { State } from '../../state.ts';
import type { Layout } from '../../variant.ts';
import { BOTH, highArchBoard } from './shape.ts';

const pillarsStand = (s: State): boolean => !hasSpace(s, 0, BOTH);

export const highArch: Layout = {
  id: 'high-arch',
  box: { starts: false },
  board: highArchBoard,
  install({ slots }) {
    const { book } = slots;
    const pillarsFirst = book.clause('arch.pillars-first', 'T7.2', (s) => ({
      empty: s.cells.slice(0, BOTH).filter((card) => card === 0).length,
    }));
    const stand = book.event('pillars-full');
    slots.landing.add((s, _read, _seat, cell) => (cell < BOTH || pillarsStand(s) ? ALLOWED : pillarsFirst));
    slots.whenPlaced.add((s, cell, tell) => {
      if (cell < BOTH && pillarsStand(s)) tell?.(stand, 0, 0, 0);
    });
  },
};
