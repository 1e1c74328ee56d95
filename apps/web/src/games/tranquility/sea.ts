/** The board's measures and what closes its rows, for everything that draws it. */
import type { AnyState } from '@halcyon/kernel';
import { FINISH, START, square } from '@halcyon/tranquility';

export const ROWS = square.rows;
export const COLUMNS = square.columns;
export const rowsFromTop = Array.from({ length: ROWS }, (_, i) => ROWS - 1 - i);

export type Closer = 'rocks' | 'purple';
/** What closes a row, each as often as it lies there; features that are not on the table have no field. */
export const closedBy = (view: AnyState, row: number): Closer[] => {
  const purples = (view.purples as number[] | undefined)?.[row] ?? 0;
  return [...(view.rocks === row ? (['rocks'] as const) : []), ...Array<'purple'>(purples).fill('purple')];
};

/** A card as people call it. */
export const cardName = (things: Readonly<Record<string, string>>, card: number): string =>
  (card === START ? things.start : card === FINISH ? things.finish : undefined) ?? String(card);
