/** The mountain as a picture: where each slot lies and what stands on it. */

import type { AnyState } from '@halcyon/kernel';
import type { Spot } from '@halcyon/page-kit/spots.ts';
import { CARD_WORDS, type Documentary, FROM, ROWS, SLOTS, type State, type Wildlife } from '../rules/index.ts';

/** Fields of modules that are not on the table are missing; `seen` there is not for a lone climber. */
export type Mountain = State & Partial<Documentary & Wildlife & { seen: number[][] }>;
export const mountainOf = (view: AnyState): Mountain => view as unknown as Mountain;

/** Who stands at a place, and whether it is the turn of this slot. */
export interface Place {
  readonly hiker: boolean;
  readonly open: boolean;
}

/** The summit is no slot of the rules; in the picture it is the one after the last. */
export const TOP = SLOTS;

export const cardAt = ({ cells, summit }: Mountain, cell: number): number => (cell === TOP ? summit : cells[cell]!);
export const ibexAt = ({ ibex, ibexHome }: Mountain, cell: number): number =>
  (cell === TOP ? ibexHome : ibex?.[cell]) ?? 0;

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

/** A card as people call it; the words of the notation are the keys of the names. */
export const cardName = (things: Readonly<Record<string, string>>, card: number): string =>
  things[CARD_WORDS[card] ?? ''] ?? '';
