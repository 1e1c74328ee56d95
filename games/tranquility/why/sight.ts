/** What all reasons read from the outlook of whoever moves. */
import type { Move, Outlook, Seat } from '@halcyon/kernel';
import { type Coming, comingFor, numbersBetween } from '../look/coming.ts';
import { gapAround, type Sea, seaOf } from '../look/sea.ts';
import { type Board, boardOf, EMPTY, isIsland } from '../rules/index.ts';
import type { Card, Cell } from '../rules/vocabulary.ts';
import type { GapNumbers } from './reasons.ts';

export interface Sight {
  readonly outlook: Outlook;
  readonly move: Move;
  readonly sea: Sea;
  readonly seat: Seat;
  readonly board: Board;
  readonly hand: readonly Card[];
  readonly coming: Coming;
}
/** Nothing for whoever has no seat. */
export const readSea = (outlook: Outlook, move: Move): Sight | undefined => {
  const { seat, setup } = outlook;
  if (seat === undefined) return undefined;
  const sea = seaOf(outlook.view);
  const coming = comingFor(outlook, seat);
  return { outlook, move, sea, seat, board: boardOf(setup.layout), hand: sea.hands[seat]!, coming };
};

/** The numbers around a cell, whatever lies in it; `without` is played and comes no more. */
export const gapAt = ({ board, sea, coming }: Sight, cell: Cell, without?: Card): GapNumbers => {
  const { low, high, lowAt, highAt } = gapAround(board, sea, cell);
  const numbers = numbersBetween(
    coming.islands.filter((card) => card !== without),
    low,
    high,
  );
  return { low, high, cells: highAt - lowAt - 1, numbers };
};
/** The gaps before and after a number in this cell, those with cells in them; the tightest first. */
export const gapsBeside = ({ board, sea, coming }: Sight, number: Card, cell: Cell): readonly GapNumbers[] => {
  const { low, high, lowAt, highAt } = gapAround(board, sea, cell);
  return [
    { low, high: number, cells: cell - lowAt - 1, numbers: numbersBetween(coming.islands, low, number) },
    { low: number, high, cells: highAt - cell - 1, numbers: numbersBetween(coming.islands, number, high) },
  ]
    .filter(({ cells }) => cells > 0)
    .sort((a, b) => a.numbers - a.cells - (b.numbers - b.cells));
};
/** An empty cell that this island may still come to, as far as the order goes. */
export const roomFor = ({ board, sea }: Sight, card: Card): Cell | undefined => {
  const cell = sea.cells.findIndex((there, at) => {
    if (there !== EMPTY) return false;
    const { low, high } = gapAround(board, sea, at);
    return card > low && card < high;
  });
  return cell < 0 ? undefined : cell;
};
export const countOf = (cards: readonly Card[], wanted: Card): number => cards.filter((card) => card === wanted).length;
/** Islands of the hand that no gap is left for. */
export const homeless = (sight: Sight): Card[] =>
  sight.hand.filter((card) => isIsland(card) && roomFor(sight, card) === undefined);
