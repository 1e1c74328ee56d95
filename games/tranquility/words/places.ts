/** Where things are, as people count: rows from the bottom of their part, cells from the left, both from 1. */

import type { Maybe } from '@halcyon/speech/grammar';
import { AT, boardOf, ORANGE, PURPLE, YELLOW } from '../rules/vocabulary.ts';

/** What a board is made of; the plain sea has no parts. */
type Part = 'left' | 'right' | 'roof';
interface Spot {
  readonly part: Part | undefined;
  readonly row: number;
  readonly column: number;
}
export const spotOf = (layout: string, cell: Maybe): Spot => {
  const { rows, rowAt } = boardOf(layout);
  const at = rowAt[cell ?? 0] ?? 0;
  const { part, from } = rows[at]!;
  return {
    part: part as Part | undefined,
    row: at - rows.findIndex((row) => row.part === part) + 1,
    column: (cell ?? 0) - from + 1,
  };
};
export const rowNumber = (row: Maybe): number => (row ?? 0) + 1;
/** The Pyramid has no columns: its rows are centred. */
export const isPyramid = (layout: string): boolean => layout === 'pyramid';

export type StormPlace =
  | { readonly card: typeof YELLOW | typeof ORANGE; readonly seat: number }
  | { readonly card: typeof PURPLE; readonly row: number }
  | 'drawn';
export const stormAt = (layout: string, place: Maybe): StormPlace => {
  if (place === undefined || place >= AT.purple + boardOf(layout).rows.length) return 'drawn';
  if (place >= AT.purple) return { card: PURPLE, row: place - AT.purple };
  if (place >= AT.orange) return { card: ORANGE, seat: place - AT.orange };
  return { card: YELLOW, seat: place - AT.yellow };
};

/** T7.1: the names for the islands taken out. */
export const removal = (names: Readonly<Record<4 | 6 | 8 | 10 | 12, string>>, n: number): string =>
  names[n as keyof typeof names] ?? '';

/** The ends of a chain, in facts that name the numbers around a gap. */
export const NO_LOW = 0;
export const NO_HIGH = 81;
