/**
 * What each row of the mountain asks for by itself: read once per decision, and anew only where something is tried. Kept
 * as single terms, because a sum that is put together in another order is another sum.
 */
import {
  BRIDGE,
  cardValue,
  EMPTY,
  FROM,
  HIGHEST_VALUE,
  isTerrain,
  neighbourValues,
  ROWS,
  TYPES,
  typeOf,
  worse,
} from '../rules/index.ts';
import { FACES, faceOf, type Survey } from './survey.ts';
import type { Weights } from './weights.ts';

/** Slots of the longest row, and none. */
const WIDTHS = ROWS[0] + 1;
const VALUES = HIGHEST_VALUE + 1;
export const IMPOSSIBLE = 99;

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

/** One row as it was last read. */
export class RowRead {
  /** Its first empty slot. */
  first = 0;
  /** What its bridges and its next slot take off the score, one by one, and where each looks in the table of demand. */
  count = 0;
  readonly terms = new Float64Array(WIDTHS);
  readonly shapes = new Int32Array(WIDTHS);
  /** By face: the least that it costs on a bridge, and in the next slot. */
  hasBridge = false;
  readonly onBridge = new Uint8Array(FACES);
  readonly next = new Uint8Array(FACES);
}

export interface Rows {
  readonly demanded: Float64Array;
  read(survey: Survey, row: number, into: RowRead): void;
}

export const makeRows = (weights: Weights, near: Float64Array): Rows => {
  const demanded = demandTable(weights);
  /** Cards for one slot; lowers what each would cost at least. */
  const cardsFor = (
    supply: Float64Array,
    row: number,
    left: number,
    right: number,
    leftType: number,
    rightType: number,
    cheapest: Uint8Array,
  ): number => {
    let sum = 0;
    for (let value = row + 1; value <= HIGHEST_VALUE; value++) {
      const cost = worse(value, left, right);
      const part = near[cost]!;
      const at = faceOf(value, 0);
      for (let type = 0; type < TYPES; type++) {
        if (type === leftType || type === rightType) continue;
        sum += supply[at + type]! * part;
        if (cost < cheapest[at + type]!) cheapest[at + type] = cost;
      }
    }
    return sum;
  };
  return {
    demanded,
    read(survey, row, into) {
      const { cells, supply } = survey;
      const from = FROM[row]!;
      const slots = ROWS[row]!;
      let count = 0;
      let nearest = 0;
      let i = 0;
      into.hasBridge = false;
      for (; i < slots; i++) {
        const card = cells[from + i]!;
        if (card === EMPTY) break;
        if (card === BRIDGE) {
          if (!into.hasBridge) into.onBridge.fill(IMPOSSIBLE);
          into.hasBridge = true;
          const [left, right] = neighbourValues(survey, from + i);
          const [before, after] = [typeOf(cells[from + i - 1]!), typeOf(cells[from + i + 1]!)];
          const cards = cardsFor(supply, row, left, right, before, after, into.onBridge);
          into.terms[count] = weights.bridge / (cards + weights.nextEase);
          into.shapes[count++] = shapeOf(1, row, nearest);
        } else if (isTerrain(card)) nearest = cardValue(card);
      }
      into.first = i;
      into.count = count;
      if (i === slots) return;
      const before = i === 0 ? EMPTY : cells[from + i - 1]!;
      into.next.fill(IMPOSSIBLE);
      const cards = cardsFor(supply, row, before === BRIDGE ? 0 : nearest, 0, typeOf(before), -1, into.next);
      into.terms[count] = (i === slots - 1 ? weights.nextLast : weights.next) / (cards + weights.nextEase);
      into.shapes[count] = shapeOf(slots - i, row, nearest);
      into.count = count + 1;
    },
  };
};
