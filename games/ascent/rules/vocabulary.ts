/**
 * The cards, the slots and what rests on what (A3.1), and all that the plain game can say. Without the rules: whoever
 * only names or draws them need not load an engine.
 */
import type { Kind, Seat, Vocabulary } from '@halcyon/kernel';
import type { Card, Type, Value } from './cards.ts';

export {
  BRIDGE,
  CARD_SIZE,
  CARD_WORDS,
  type Card,
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
  type Type,
  typeOf,
  type Value,
} from './cards.ts';

export const EMPTY = 0;
/** Slots of each row, from the bottom up. Row 9 is the summit and no slot. */
export const ROWS = [9, 8, 7, 6, 5, 4, 3, 2] as const;
/** The first slot of each row. */
export const FROM: readonly number[] = ROWS.map((_, row) => ROWS.slice(0, row).reduce((sum, slots) => sum + slots, 0));
export const SLOTS = ROWS.reduce((sum, slots) => sum + slots, 0);

export type Cell = Kind<'cell'>;
/** 0 … 7. */
export type Row = Kind<'row'>;
/** From the left, 0 … 8. */
type Column = Kind<'column'>;

const ROW_AT = Uint8Array.from(ROWS.flatMap((slots, row) => Array.from({ length: slots }, () => row)));
export const rowOf = (cell: Cell): Row => ROW_AT[cell]!;
export const columnOf = (cell: Cell): Column => cell - FROM[rowOf(cell)]!;
export const cellAt = (row: Row, column: Column): Cell => FROM[row]! + column;
export const isFirst = (cell: Cell): boolean => columnOf(cell) === 0;
export const isLast = (cell: Cell): boolean => columnOf(cell) === ROWS[rowOf(cell)]! - 1;

/** The two slots that a slot rests on; none in the bottom row, which rests on the panoramas. */
export const below = (cell: Cell): Cell[] => {
  const row = rowOf(cell);
  if (row === 0) return [];
  const left = cellAt(row - 1, columnOf(cell));
  return [left, left + 1];
};
/** The slots that rest on this one: two, at the edges one, in the top row none. */
export const above = (cell: Cell): Cell[] => ABOVE[cell]!;
const ABOVE: readonly Cell[][] = Array.from({ length: SLOTS }, (_, cell) => {
  const [row, column] = [rowOf(cell) + 1, columnOf(cell)];
  return [column - 1, column].filter((at) => at >= 0 && at < (ROWS[row] ?? 0)).map((at) => cellAt(row, at));
});

/** How many rows. */
export type Rows = Kind<'rows'>;
/** Cards that a cost demands, and cards that can pay for it. */
export type Needed = Kind<'needed'>;
export type Payable = Kind<'payable'>;
/** What a sentence speaks of, by name. */
export interface Names {
  at: Cell;
  bridges: number;
  card: Card;
  cell: Cell;
  empty: number;
  floor: Card;
  /** Cards that could be dropped from this one on. */
  from: number;
  /** Cards still to drop, grapples left, or the value on the left side. */
  left: number;
  needed: Needed;
  payable: Payable;
  right: Value;
  row: Row;
  seat: Seat;
  there: Card;
  type: Type;
  value: Value;
}

/** What the plain game can say; each module adds its own. */
export const vocabulary = {
  moves: {
    drop: ['card'],
    place: ['card', 'cell'],
    campfire: ['card', 'cell'],
    lift: ['cell'],
    bridge: ['cell'],
    summit: [],
    discard: [],
    grapple: [],
  },
  events: {
    lost: ['seat'],
    drew: ['seat', 'card'],
    turn: ['seat'],
    dropped: ['seat', 'card'],
    placed: ['seat', 'card', 'cell'],
    covered: ['seat', 'card', 'cell'],
    camped: ['seat', 'card', 'cell'],
    lifted: ['seat', 'card', 'cell'],
    bridged: ['seat', 'cell'],
    'summit-reached': ['seat'],
    discarding: ['seat'],
    dealt: [],
    'bridge-given': ['seat'],
    grappled: ['seat', 'left'],
  },
  asks: {
    turn: ['seat'],
    pay: ['left'],
    discard: ['left'],
    lift: ['card', 'cell'],
  },
  refusals: {
    'not-your-turn': ['seat'],
    'not-in-hand': [],
    'act-first': [],
    ascending: ['floor'],
    'too-few-left': ['left', 'from'],
    'drop-first': ['left'],
    occupied: ['cell', 'there'],
    'campfire-stays': ['cell'],
    'not-next': ['cell'],
    'same-type': ['type', 'at', 'there'],
    unsupported: ['cell'],
    'too-high': ['value', 'row'],
    cost: ['needed', 'payable', 'left'],
    'cover-cost': ['value', 'left', 'right', 'needed', 'payable'],
    'not-a-terrain': ['card'],
    'not-a-campfire': ['card'],
    'no-terrain': ['cell'],
    'other-type': ['type', 'there'],
    'no-target': ['card'],
    'not-higher': ['row'],
    'lift-first': ['card'],
    'no-bridge': [],
    'bridge.needs-empty': ['cell', 'there'],
    'bridge.edge': ['cell'],
    'bridge.needs-left': ['cell'],
    'no-summit': [],
    'summit.not-full': ['empty'],
    'summit.bridge-visible': ['bridges'],
    'too-few-to-discard': ['needed', 'payable'],
    'grapple.none': [],
    'grapple.no-deck': [],
  },
  endings: {
    'empty-hand': ['seat'],
    stuck: ['seat'],
    won: [],
  },
} as const satisfies Vocabulary;
