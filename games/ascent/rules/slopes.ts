/** What lies on the mountain, read for everybody: rules, bots and pictures. */
import { BRIDGE, type Card, cardValue, isTerrain, type Value } from './cards.ts';
import type { State } from './state.ts';
import { below, type Cell, EMPTY, isFirst, isLast, SLOTS } from './vocabulary.ts';

type Slopes = Pick<State, 'cells'>;

/**
 * The value that counts for a neighbour; 0 = none. A campfire has that of the nearest terrain on its left (A4.11);
 * a bridge and an empty slot have none.
 */
export const valueAt = ({ cells }: Slopes, cell: Cell): Value => {
  const card = cells[cell]!;
  if (card === EMPTY || card === BRIDGE) return 0;
  let at = cell;
  while (!isTerrain(cells[at]!)) {
    if (isFirst(at)) return 0;
    at--;
  }
  return cardValue(cells[at]!);
};

/** The values on both sides of a slot, as far as they count for what is laid there (A4.8, A4.16). */
export const neighbourValues = (s: Slopes, cell: Cell): [left: Value, right: Value] => [
  isFirst(cell) ? 0 : valueAt(s, cell - 1),
  isLast(cell) ? 0 : valueAt(s, cell + 1),
];

/** The larger of the differences to the sides that count. */
export const worse = (value: Value, left: Value, right: Value): number => {
  const before = left === 0 ? 0 : Math.abs(value - left);
  return right === 0 ? before : Math.max(before, Math.abs(value - right));
};
/** What this terrain costs there. */
export const costOf = (s: Slopes, card: Card, cell: Cell): number => {
  const [left, right] = neighbourValues(s, cell);
  return worse(cardValue(card), left, right);
};

export const visibleBridges = ({ cells }: Slopes): number => {
  let n = 0;
  for (let cell = 0; cell < SLOTS; cell++) if (cells[cell] === BRIDGE) n++;
  return n;
};
/** Slots with a terrain or campfire. */
export const filled = ({ cells }: Slopes): number => {
  let n = 0;
  for (let cell = 0; cell < SLOTS; cell++) if (cells[cell] !== EMPTY && cells[cell] !== BRIDGE) n++;
  return n;
};
/** A4.6. */
export const isSupported = ({ cells }: Slopes, cell: Cell): boolean =>
  below(cell).every((under) => cells[under] !== EMPTY);
/** Where a herd may step (A6.4): a terrain or campfire. */
export const isFooting = ({ cells }: Slopes, cell: Cell): boolean => cells[cell] !== EMPTY && cells[cell] !== BRIDGE;
