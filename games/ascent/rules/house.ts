/**
 * House data [D]: values that stand on cards or pictures which nobody here has. Easy to replace, and the product says so.
 */

/** A1.3: the values that have an ibex on one of their two copies, by type: grass, snow, rock. */
export const IBEX: readonly (readonly number[])[] = [
  [2, 5, 8, 11],
  [2, 4, 7, 10],
  [3, 6, 9, 12],
];

/** A1.4: what each panorama wants to see, from left to right. The first two are in the rule book. */
export const PANORAMAS: readonly (readonly [number, number, number])[] = [
  [3, 4, 3],
  [9, 8, 7],
  [2, 3, 4],
  [5, 4, 5],
  [4, 5, 6],
  [6, 7, 6],
  [8, 7, 6],
  [7, 8, 9],
  [10, 9, 10],
  [10, 11, 12],
];
