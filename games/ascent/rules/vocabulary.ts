/**
 * A3.1: slots and what rests on what, with the cards and panoramas. Without the rules: whoever only names or draws them
 * need not load an engine.
 */
import type { Kind, Seat, Vocabulary } from '@halcyon/kernel';

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

export type Card = Kind<'card'>;
export type Cell = Kind<'cell'>;
export type Row = Kind<'row'>;
/** What a sentence speaks of, by name. */
export interface Names {
  at: number;
  bridges: number;
  card: Card;
  cell: Cell;
  climbed: number;
  count: number;
  empty: number;
  floor: number;
  from: number;
  ibex: number;
  left: number;
  needed: number;
  panorama: number;
  payable: number;
  place: number;
  right: number;
  row: Row;
  rows: number;
  seat: Seat;
  there: number;
  to: number;
  type: number;
  value: number;
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
    'empty-hand': [],
    stuck: [],
    won: [],
  },
} as const satisfies Vocabulary;
