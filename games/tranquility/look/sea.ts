/**
 * The sea as a view shows it, for page, terminal and bot: the fields that the modules of a table add, the islands around
 * a cell, which side lies up, what closes a row or lies before a seat.
 */
import type { AnyState, Seat } from '@halcyon/kernel';
import {
  BORDER_CELLS,
  type Board,
  DAY,
  EMPTY,
  type Explorer,
  HIGHEST_ISLAND,
  higherAt,
  type Jokers,
  lowerAt,
  type Monsters,
  NIGHT,
  NOT_SAID,
  type Orientation,
  type Rivalry,
  type Rocks,
  type Score,
  type SpentWilds,
  type State,
  scoreSheet,
  type Weather,
} from '../rules/index.ts';

/** The fields of modules that are not on the table are missing. */
export type Sea = State & Partial<Rocks & Monsters & Weather & SpentWilds & Jokers & Explorer & Orientation & Rivalry>;
/** The kernel's views name no game; whoever reads one as a sea is made for this game only. */
export const seaOf = (view: AnyState): Sea => view as unknown as Sea;

/** What lies beyond the ends of a chain counts as 0 and as this. */
export const ABOVE = HIGHEST_ISLAND + 1;
/** The nearest islands in the chain, strictly between which a number must lie, and where they are. */
export interface Gap {
  lowAt: number;
  low: number;
  highAt: number;
  high: number;
}
/** Writes into `gap`: whoever asks often gives the same one each time. */
export const gapAround = (
  board: Board,
  { cells }: Sea,
  cell: number,
  gap: Gap = { lowAt: 0, low: 0, highAt: 0, high: 0 },
): Gap => {
  const chain = board.chains[board.chainAt[cell]!]!;
  gap.lowAt = lowerAt(board, cells, cell);
  gap.highAt = higherAt(board, cells, cell);
  gap.low = gap.lowAt < chain.from ? 0 : cells[gap.lowAt]!;
  gap.high = gap.highAt === chain.from + chain.cells ? ABOVE : cells[gap.highAt]!;
  return gap;
};

export const emptyCells = ({ cells }: Sea): number => cells.reduce((n, card) => n + (card === EMPTY ? 1 : 0), 0);

/** DAY or NIGHT, whichever side of the island in a cell is up; undefined where sides do not count. */
export const sideAt = ({ cells, sides, owners }: Sea, cell: number): number | undefined => {
  if (cells[cell] === EMPTY) return undefined;
  // Seat 0 plays day, seat 1 night (T7.5).
  return owners === undefined ? sides?.[cell] : owners[cell]! - 1;
};
/** How a hand is turned: all alike in Day & Night, each seat its own side when they play against each other. */
export const handSide = ({ night, owners }: Sea, seat: Seat | undefined): number | undefined =>
  owners === undefined ? night : seat === 1 ? NIGHT : DAY;

export const isDay = (side: number): boolean => side === DAY;

/** T4.9: how many cards a seat offers for the Start; undefined before it has said so. */
export const offerOf = ({ pledges }: Sea, seat: Seat): number | undefined =>
  pledges[seat] === NOT_SAID ? undefined : pledges[seat];

export type Closer = 'rocks' | 'purple';
/** What closes a row, each as often as it lies there. */
export const closedBy = ({ rocks, purples }: Sea, row: number): Closer[] => [
  ...(rocks === row ? (['rocks'] as const) : []),
  ...Array<'purple'>(purples?.[row] ?? 0).fill('purple'),
];
/** The Storms before a seat, each as often as it lies there. */
export const stormsBefore = ({ yellows, oranges }: Sea, seat: Seat): ('yellow' | 'orange')[] => [
  ...Array<'yellow'>(yellows?.[seat] ?? 0).fill('yellow'),
  ...Array<'orange'>(oranges?.[seat] ?? 0).fill('orange'),
];

/** T7.3a: a Storm blocks the cell. */
export const underStorm = ({ storms }: Sea, cell: number): boolean => storms?.includes(cell) ?? false;
const BORDERS = Uint8Array.from({ length: Math.max(...BORDER_CELLS) + 1 }, (_, cell) =>
  BORDER_CELLS.includes(cell) ? 1 : 0,
);
/** T7.3: the cell holds a border card. */
export const isBorderCell = ({ id }: Board, cell: number): boolean => id === 'pyramid' && BORDERS[cell] === 1;

/** T7.5d: the points so far; undefined where all play together. */
export const sheetOf = ({ owners, shown, discards }: Sea): Score[] | undefined =>
  owners && shown && scoreSheet({ owners, shown, discards });
