/** Where the cells of the sea stand in the picture, for the arrow keys. The shore is at the left. */
import type { Seat } from '@halcyon/kernel';
import type { Spot } from '@halcyon/page-kit/spots.ts';
import { COLUMNS, cellAt, distanceOf, ROWS } from '../rules/vocabulary.ts';

export const spotsFor = (seat: Seat): Spot[] =>
  Array.from({ length: ROWS * COLUMNS }, (_, i) => {
    const [y, x] = [Math.floor(i / COLUMNS), i % COLUMNS];
    return { cell: cellAt(distanceOf(seat, y), x), x, y };
  });
