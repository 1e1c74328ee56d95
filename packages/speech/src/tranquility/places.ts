/** Where things are, as people count: rows from the bottom, columns from the left, both from 1. */
import { AT, ORANGE, PURPLE, places, square, YELLOW } from '@halcyon/tranquility';
import type { Maybe } from '../grammar.ts';

export const rowOf = (cell: Maybe): number => Math.floor((cell ?? 0) / square.columns) + 1;
export const columnOf = (cell: Maybe): number => ((cell ?? 0) % square.columns) + 1;
export const rowNumber = (row: Maybe): number => (row ?? 0) + 1;

const { drawn } = places(square.rows);
export type StormPlace =
  | { readonly card: typeof YELLOW | typeof ORANGE; readonly seat: number }
  | { readonly card: typeof PURPLE; readonly row: number }
  | 'drawn';
export const stormAt = (place: Maybe): StormPlace => {
  if (place === undefined || place >= drawn) return 'drawn';
  if (place >= AT.purple) return { card: PURPLE, row: place - AT.purple };
  if (place >= AT.orange) return { card: ORANGE, seat: place - AT.orange };
  return { card: YELLOW, seat: place - AT.yellow };
};

/** T7.1: the names for the islands taken out. */
export const removal = (names: Readonly<Record<4 | 6 | 8 | 10 | 12, string>>, n: number): string =>
  names[n as keyof typeof names] ?? '';
