/**
 * House data [D]: values that stand on cards or pictures which nobody here has. Easy to replace, and the product says so.
 */

/** T5.2, solo: what the Start makes a lone player draw and give. */
export const SOLO = { extra: 8, give: 8 } as const;

/** T7.3, the Pyramid's shape: cells of each row from the bottom up, and which of them hold a border card (from 1). */
export const PYRAMID = [
  { cells: 11, borders: [] },
  { cells: 9, borders: [3, 5, 7] },
  { cells: 7, borders: [3, 5] },
  { cells: 5, borders: [3] },
  { cells: 3, borders: [] },
  { cells: 1, borders: [] },
] as const;
