/**
 * What each row of the mountain asks for by itself: read once per decision, and anew only where something is tried. Kept
 * as single terms, because a sum that is put together in another order is another sum.
 */
import { BRIDGE, cardValue, EMPTY, FROM, HIGHEST_VALUE, isTerrain, ROWS, typeOf } from '../rules/index.ts';
import { type Spot, spotsFor } from './spots.ts';
import type { Weights } from './weights.ts';

/** Slots of the longest row, and none. */
const WIDTHS = ROWS[0] + 1;
const VALUES = HIGHEST_VALUE + 1;

/** Where a row with so many slots left and this value at its edge (0 = none yet) looks for cards, times the slots; by shape and value. */
const demandTable = (weights: Weights): Float64Array => {
  const table = new Float64Array(WIDTHS * ROWS.length * VALUES * VALUES);
  for (let left = 1; left < WIDTHS; left++) {
    for (let row = 0; row < ROWS.length; row++) {
      for (let edge = 0; edge <= HIGHEST_VALUE; edge++) {
        const at = shapeOf(left, row, edge);
        const width = weights.width + weights.widthMore * left;
        let sum = 0;
        for (let value = row + 1; value <= HIGHEST_VALUE; value++) {
          const part =
            edge === 0 ? Math.exp(-weights.tilt * (value - row - 1)) : Math.exp(-Math.abs(value - edge) / width);
          table[at + value] = part;
          sum += part;
        }
        for (let value = row + 1; value <= HIGHEST_VALUE; value++)
          table[at + value] = left * (table[at + value]! / sum);
      }
    }
  }
  return table;
};
const shapeOf = (left: number, row: number, edge: number): number =>
  ((left * ROWS.length + row) * VALUES + edge) * VALUES;

/** One row as it was last read: its bridges, and the next slot unless it is full. */
export class RowRead {
  /** Its first empty slot. */
  first = 0;
  count = 0;
  readonly spots: Spot[] = [];
  /** Where each looks in the table of demand. */
  readonly shapes = new Int32Array(WIDTHS);
  /** What each takes off the score, once it is weighed. */
  readonly terms = new Float64Array(WIDTHS);
}

/** How many slots of a row rest on the row below it. */
const resting = (rows: readonly RowRead[], row: number): number => (row === 0 ? ROWS[0] : rows[row - 1]!.first - 1);
/** How many slots of a row could be filled without waiting for the row below. */
export const openIn = (rows: readonly RowRead[], row: number): number =>
  Math.max(0, resting(rows, row) - rows[row]!.first);
/** Whether a card may lie in the next slot. */
export const isOpen = (rows: readonly RowRead[], row: number): boolean => resting(rows, row) > rows[row]!.first;

export interface Rows {
  readonly demanded: Float64Array;
  /** The slots of a row, without a thought of the cards that are left. */
  read(cells: readonly number[], row: number, into: RowRead): void;
  /** What is left for them. */
  weigh(supply: Float64Array, row: number, read: RowRead): void;
}

/** `near`: what a card is worth by its cost, up to what a hand can pay. */
export const makeRows = (weights: Weights, near: Float64Array, payable: number): Rows => {
  const spotAt = spotsFor(payable);
  const cardsFor = ({ faces, costs }: Spot, supply: Float64Array): number => {
    let sum = 0;
    for (let i = 0; i < faces.length; i++) sum += supply[faces[i]!]! * near[costs[i]!]!;
    return sum;
  };
  return {
    demanded: demandTable(weights),
    read(cells, row, into) {
      const from = FROM[row]!;
      const slots = ROWS[row]!;
      let count = 0;
      // The value of the nearest terrain so far, which is that of a campfire (A4.11); what counts of the slot before.
      let nearest = 0;
      let left = 0;
      let before = -1;
      let i = 0;
      for (; i < slots; i++) {
        const card = cells[from + i]!;
        if (card === EMPTY) break;
        if (card === BRIDGE) {
          const after = cells[from + i + 1]!;
          const right = isTerrain(after) ? cardValue(after) : after === EMPTY || after === BRIDGE ? 0 : nearest;
          into.spots[count] = spotAt(row, left, right, before, typeOf(after));
          into.shapes[count++] = shapeOf(1, row, nearest);
          left = 0;
        } else {
          if (isTerrain(card)) nearest = cardValue(card);
          left = nearest;
        }
        before = typeOf(card);
      }
      into.first = i;
      into.count = count;
      if (i === slots) return;
      into.spots[count] = spotAt(row, left, 0, before, -1);
      into.shapes[count] = shapeOf(slots - i, row, nearest);
      into.count = count + 1;
    },
    weigh(supply, row, { first, count, spots, terms }) {
      const slots = ROWS[row]!;
      for (let i = 0; i < count; i++) {
        const isNext = i === count - 1 && first < slots;
        const weight = isNext ? (first === slots - 1 ? weights.nextLast : weights.next) : weights.bridge;
        terms[i] = weight / (cardsFor(spots[i]!, supply) + weights.nextEase);
      }
    },
  };
};
