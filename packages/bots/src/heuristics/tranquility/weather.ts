/** Rows to close (Rocks, Purple) and Compasses to spend. Everything about Storms is public. */
import { AT, EMPTY, ORANGE, PURPLE, places, square } from '@halcyon/tranquility';
import type { Sea } from './sight.ts';
import type { Weights } from './weights.ts';

const { rows, columns } = square;
const { drawn } = places(rows);
export const isAtRow = (place: number): boolean => place >= AT.purple && place !== drawn;

export const emptyInRow = (s: Sea, row: number): number => {
  let n = 0;
  for (let cell = row * columns; cell < (row + 1) * columns; cell++) if (s.cells[cell] === EMPTY) n++;
  return n;
};

/** Cells that a card could go to as far as rows are concerned. */
export const openCells = (s: Sea): number => {
  let n = 0;
  for (let row = 0; row < rows; row++) {
    if (row !== s.rocks && (s.purples?.[row] ?? 0) === 0) n += emptyInRow(s, row);
  }
  return n;
};

/** What it is worth to end a Storm. */
const worthOf = (s: Sea, place: number, waiting: number, empty: number, weights: Weights): number => {
  const turns = empty / s.hands.length;
  if (place === drawn) {
    if (waiting === PURPLE) return weights.endPurple + weights.endPurpleLate / 2;
    return turns * (waiting === ORANGE ? weights.endOrange : weights.endYellow);
  }
  if (place >= AT.purple) {
    const row = place - AT.purple;
    const closed = empty === 0 ? 0 : 1 - openCells(s) / empty;
    // The second of two at one row opens it, the first does not.
    return (weights.endPurple + weights.endPurpleLate * closed + emptyInRow(s, row) / 100) / s.purples![row]!;
  }
  if (place >= AT.orange) return (turns * weights.endOrange) / s.oranges![place - AT.orange]!;
  // A limit does no harm where there is nothing to draw.
  return s.piles[place]!.length === 0 ? 0 : (turns * weights.endYellow) / s.yellows![place]!;
};

/** What spending a Compass here gains; above 0 = do it. `waiting` is the Storm that waits to be accepted, if any. */
export const gainOfCompass = (s: Sea, place: number, waiting: number, empty: number, weights: Weights): number =>
  worthOf(s, place, waiting, empty, weights) - weights.hold + (s.compasses! > 1 ? weights.holdMany : 0);

const total = (list: readonly number[]): number => {
  let sum = 0;
  for (const n of list) sum += n;
  return sum;
};

/** What one more Compass is worth, as long as there are Storms for it. */
export const worthOfCompass = (s: Sea, empty: number, weights: Weights): number => {
  const purples = total(s.purples!);
  if (purples > s.compasses!) return weights.compass + weights.earnForPurple;
  if (purples + total(s.yellows!) + total(s.oranges!) <= s.compasses!) return weights.compass;
  let most = 0;
  for (let seat = 0; seat < s.hands.length; seat++) {
    if (s.yellows![seat]! > 0) most = Math.max(most, worthOf(s, AT.yellow + seat, 0, empty, weights));
    if (s.oranges![seat]! > 0) most = Math.max(most, worthOf(s, AT.orange + seat, 0, empty, weights));
  }
  return weights.compass + weights.earnForOther * most;
};
