/** The sea as a picture: where each cell lies, which way its card is turned and what closes it. */
import type { AnyState } from '@halcyon/kernel';
import type { Spot } from '@halcyon/page-kit/spots.ts';
import {
  BORDER_CELLS,
  type Board,
  CARD_WORDS,
  EMPTY,
  type Explorer,
  NIGHT,
  type Orientation,
  type Rivalry,
  type State,
  type Weather,
} from '../rules/index.ts';

interface Monsters {
  readonly devoured: number[];
  readonly monstersNamed: number;
}
/** Fields of features and variants that are not on the table are missing. */
export type Sea = State & Partial<Weather & Explorer & Orientation & Rivalry & Monsters & { rocks: number }>;
export const seaOf = (view: AnyState): Sea => view as unknown as Sea;

export interface SeaSpot extends Spot {
  readonly row: number;
}
const spots = new Map<Board, readonly SeaSpot[]>();
export const spotsOf = (board: Board): readonly SeaSpot[] => {
  const known =
    spots.get(board) ??
    board.rows.flatMap(({ from, cells, x, y }, row) =>
      Array.from({ length: cells }, (_, i) => ({ cell: from + i, x: x + i, y, row })),
    );
  spots.set(board, known);
  return known;
};
/** The picture line by line, the top one first. */
export const linesOf = (board: Board): readonly (readonly SeaSpot[])[] =>
  Array.from({ length: board.lines }, (_, i) =>
    spotsOf(board)
      .filter(({ y }) => y === board.lines - 1 - i)
      .toSorted((a, b) => a.x - b.x),
  );

/** The nearest islands in the chain, strictly between which a number must lie, and where they are. */
export const gapAround = (board: Board, sea: Sea, cell: number) => {
  const { from, cells } = board.chains[board.chainAt[cell]!]!;
  let [lowAt, highAt] = [cell - 1, cell + 1];
  while (lowAt >= from && sea.cells[lowAt] === EMPTY) lowAt--;
  while (highAt < from + cells && sea.cells[highAt] === EMPTY) highAt++;
  return {
    lowAt,
    highAt,
    low: lowAt < from ? 0 : sea.cells[lowAt]!,
    high: highAt < from + cells ? sea.cells[highAt]! : 0,
  };
};

export type Closer = 'rocks' | 'purple';
/** What closes a row, each as often as it lies there. */
export const closedBy = (sea: Sea, row: number): Closer[] => [
  ...(sea.rocks === row ? (['rocks'] as const) : []),
  ...Array<'purple'>(sea.purples?.[row] ?? 0).fill('purple'),
];
export const underStorm = (sea: Sea, cell: number): boolean => sea.storms?.includes(cell) ?? false;
export const isBorder = (board: Board, cell: number): boolean => board.id === 'pyramid' && BORDER_CELLS.includes(cell);

/** Whether the night side is up; undefined where sides do not count. Seat 0 plays day, seat 1 night (T7.5). */
export const nightAt = (sea: Sea, cell: number): boolean | undefined => {
  if (sea.cells[cell] === EMPTY) return undefined;
  if (sea.sides) return sea.sides[cell] === NIGHT;
  return sea.owners && sea.owners[cell] === 2;
};
export const nightOf = (sea: Sea, seat: number | undefined): boolean | undefined => {
  if (sea.night !== undefined) return sea.night === NIGHT;
  return sea.owners && seat === 1;
};

/** A card as people call it; the words of the notation are the keys of the names. */
export const cardName = (things: Readonly<Record<string, string>>, card: number): string =>
  things[CARD_WORDS[card] ?? ''] ?? String(card);
