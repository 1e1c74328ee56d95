/** Where each slot lies in the picture, and what is to be seen there; the summit is one of them. */

import type { Spot } from '@halcyon/page-kit/spots.ts';
import { ibexAt, type Mountain } from '../look/mountain.ts';
import { type Card, type Cell, FROM, ROWS, SLOTS } from '../rules/vocabulary.ts';

/** What is to be seen at a spot beside its card: the hiker, or that a card may lie there next. */
export interface Place {
  readonly hiker: boolean;
  readonly open: boolean;
}

/** The summit is no slot of the rules; in the picture it is the one after the last. */
export const TOP = SLOTS;

export const cardAt = ({ cells, summit }: Mountain, cell: Cell): Card => (cell === TOP ? summit : cells[cell]!);
export const herdAt = (mountain: Mountain, cell: Cell): number =>
  cell === TOP ? (mountain.ibexHome ?? 0) : ibexAt(mountain, cell);

/** Odd rows count as a little to the right, so that the arrow keys lead straight up and down instead of along a slope. */
const LEAN = 0.01;
export const SPOTS: readonly Spot[] = [...ROWS, 1].flatMap((slots, y) =>
  Array.from({ length: slots }, (_, i) => ({
    cell: (FROM[y] ?? TOP) + i,
    x: i + y / 2 + (y % 2) * LEAN,
    y,
  })),
);
/** Row by row, the summit first. */
export const LINES: readonly (readonly Spot[])[] = Array.from({ length: ROWS.length + 1 }, (_, i) =>
  SPOTS.filter(({ y }) => y === ROWS.length - i),
);
