/**
 * A3.1: slots and what rests on what, with the cards and panoramas. Without the rules: whoever only names or draws them
 * need not load an engine.
 */
export {
  BRIDGE,
  CARD_WORDS,
  campfireOf,
  cardValue,
  GRASS,
  GRASS_FIRE,
  HIGHEST_VALUE,
  isCampfire,
  isIbex,
  isTerrain,
  ROCK,
  ROCK_FIRE,
  SNOW,
  SNOW_FIRE,
  SUMMIT,
  TYPES,
  typeOf,
} from './cards.ts';
export { PANORAMAS } from './house.ts';

export const EMPTY = 0;
/** Slots of each row, from the bottom up. Row 9 is the summit and no slot. */
export const ROWS = [9, 8, 7, 6, 5, 4, 3, 2] as const;
/** The first slot of each row. */
export const FROM: readonly number[] = ROWS.map((_, row) => ROWS.slice(0, row).reduce((sum, slots) => sum + slots, 0));
export const SLOTS = ROWS.reduce((sum, slots) => sum + slots, 0);

const ROW_AT = Uint8Array.from(ROWS.flatMap((slots, row) => Array.from({ length: slots }, () => row)));
/** 0 … 7. */
export const rowOf = (cell: number): number => ROW_AT[cell]!;
export const columnOf = (cell: number): number => cell - FROM[rowOf(cell)]!;
export const cellAt = (row: number, column: number): number => FROM[row]! + column;
export const isFirst = (cell: number): boolean => columnOf(cell) === 0;
export const isLast = (cell: number): boolean => columnOf(cell) === ROWS[rowOf(cell)]! - 1;

/** The two slots that a slot rests on; none in the bottom row, which rests on the panoramas. */
export const below = (cell: number): number[] => {
  const row = rowOf(cell);
  if (row === 0) return [];
  const left = cellAt(row - 1, columnOf(cell));
  return [left, left + 1];
};
/** The slots that rest on this one: two, at the edges one, in the top row none. */
export const above = (cell: number): number[] => ABOVE[cell]!;
const ABOVE: readonly number[][] = Array.from({ length: SLOTS }, (_, cell) => {
  const [row, column] = [rowOf(cell) + 1, columnOf(cell)];
  return [column - 1, column].filter((at) => at >= 0 && at < (ROWS[row] ?? 0)).map((at) => cellAt(row, at));
});
