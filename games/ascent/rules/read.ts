/**
 * What all guards of one decision need, computed once. The same object is used again and again:
 * whoever keeps it across a step reads the next decision's numbers.
 */
import { BRIDGE, cardValue, isTerrain, typeOf } from './cards.ts';
import type { State } from './state.ts';
import { type Cell, EMPTY, FROM, ROWS } from './vocabulary.ts';

/** Eight rows, each with one open slot at most, and five bridges. */
const MOST_SPOTS = 16;

export interface Read {
  /** How many spots there are; -1 = nobody has looked yet (see findSpots). */
  spots: number;
  /** By spot, in the order of the slots: where a terrain could lie as far as A4.4 and A4.6 go. */
  readonly cell: Int8Array;
  readonly row: Int8Array;
  /** Values that count, 0 = none, and types, -1 = none, on both sides. */
  readonly left: Int8Array;
  readonly right: Int8Array;
  readonly leftType: Int8Array;
  readonly rightType: Int8Array;
}

/**
 * Rows fill from the left and nothing ever leaves a slot empty, so one walk finds what is open: in each row the visible
 * bridges and the first empty slot, if both cards below it lie.
 */
export const findSpots = ({ cells }: State, read: Read): void => {
  if (read.spots >= 0) return;
  let n = 0;
  let supported: number = ROWS[0];
  for (let row = 0; row < ROWS.length && supported > 0; row++) {
    const from = FROM[row]!;
    const slots = ROWS[row]!;
    // The nearest terrain so far: the value of a campfire (A4.11).
    let nearest = 0;
    let left = 0;
    let leftType = -1;
    let i = 0;
    for (; i < slots; i++) {
      const card = cells[from + i]!;
      const bridge = card === BRIDGE;
      if (bridge || (card === EMPTY && i < supported)) {
        const after = bridge && i + 1 < slots ? cells[from + i + 1]! : EMPTY;
        read.cell[n] = from + i;
        read.row[n] = row;
        read.left[n] = left;
        read.leftType[n] = leftType;
        read.right[n] = isTerrain(after) ? cardValue(after) : after === EMPTY || after === BRIDGE ? 0 : nearest;
        read.rightType[n] = typeOf(after);
        n++;
      }
      if (card === EMPTY) break;
      if (isTerrain(card)) nearest = cardValue(card);
      left = bridge ? 0 : nearest;
      leftType = typeOf(card);
    }
    supported = i - 1;
  }
  read.spots = n;
};

export const reader = (): ((s: State) => Read) => {
  const read: Read = {
    spots: -1,
    cell: new Int8Array(MOST_SPOTS),
    row: new Int8Array(MOST_SPOTS),
    left: new Int8Array(MOST_SPOTS),
    right: new Int8Array(MOST_SPOTS),
    leftType: new Int8Array(MOST_SPOTS),
    rightType: new Int8Array(MOST_SPOTS),
  };
  return () => {
    read.spots = -1;
    return read;
  };
};

/** The spot at this slot, or -1. */
export const spotAt = (s: State, read: Read, cell: Cell): number => {
  findSpots(s, read);
  for (let i = 0; i < read.spots; i++) if (read.cell[i] === cell) return i;
  return -1;
};

/** The slots where some terrain could lie as far as A4.4 and A4.6 go, visible bridges among them: for pictures. */
export const openSlots = (s: State): Cell[] => {
  const read = reader()(s);
  findSpots(s, read);
  return Array.from(read.cell.subarray(0, read.spots));
};
