/** What everybody saw of others' discards: not which cards, but what lay in the sea when they were thrown away. */
import type { Outlook } from '@halcyon/kernel';
import { ABOVE, seaOf } from '../look/sea.ts';
import { type Board, boardOf, costOf, EMPTY, FINISH, HIGHEST_ISLAND } from '../rules/index.ts';

/** One card thrown away. */
export interface Thrown {
  /** By card: cells where it could lie at that time, for every value that could. */
  readonly wants: Float64Array;
  /** Only where two were thrown away instead of a card played: how unlikely that is with this card in hand. */
  readonly passed?: Float64Array;
}
/** Whoever can place a card so cheaply hardly throws two away. By cost, as logarithms of how much less likely it is. */
const UNLIKELY = [4, 3, 2, 1, 0.3];
/** A Finish is kept for the end, but rather than it many an island. */
const WANT_OF_FINISH = 0.3;

/** Visits every gap with open cells: between the cells `low` and `high`, for islands above `a` and below `b`. */
const eachGap = (
  { chains }: Board,
  cells: readonly number[],
  visit: (low: number, a: number, high: number, b: number) => void,
): void => {
  for (const { from, cells: length } of chains) {
    let [low, a] = [from - 1, 0];
    for (let cell = from; cell <= from + length; cell++) {
      const there = cell === from + length ? ABOVE : cells[cell]!;
      if (there === EMPTY) continue;
      if (cell - low > 1) visit(low, a, cell, there);
      [low, a] = [cell, there];
    }
  }
};
const wantsIn = (board: Board, cells: readonly number[]): Float64Array => {
  const wants = new Float64Array(FINISH + 1);
  wants[FINISH] = WANT_OF_FINISH;
  eachGap(board, cells, (low, a, high, b) => {
    for (let card = a + 1; card < b; card++) wants[card]! += (high - low - 1) / (b - a - 1);
  });
  return wants;
};
const unlikelyIn = (board: Board, cells: number[]): Float64Array => {
  const unlikely = new Float64Array(FINISH + 1);
  eachGap(board, cells, (low, a, high, b) => {
    for (let card = a + 1; card < b; card++) {
      for (let cell = low + 1; cell < high; cell++) {
        unlikely[card] = Math.max(unlikely[card]!, UNLIKELY[costOf(board, { cells }, card, cell)] ?? 0);
      }
    }
  });
  return unlikely;
};
/** Islands that could lie somewhere now. */
export const wantedNow = ({ rules, view }: Outlook): Uint8Array =>
  Uint8Array.from(wantsIn(boardOf(rules.setup.layout), seaOf(view).cells), (want, card) =>
    want > 0 && card <= HIGHEST_ISLAND ? 1 : 0,
  );

/** By seat, the oldest first. What has left the sea since is taken as never laid: few cards do. */
export const thrownBy = ({ past, rules, view }: Outlook): readonly (readonly Thrown[])[] => {
  const sea = seaOf(view);
  const board = boardOf(rules.setup.layout);
  const [drop, place, discard] = ['drop', 'place', 'discard'].map((name) =>
    rules.moves.findIndex((move) => move.name === name),
  );
  const thrown: Thrown[][] = sea.hands.map(() => []);
  const passes = sea.hands.map(() => false);
  // What lay at the beginning, where the table began from a position, has always been there.
  const cells = sea.cells.map((card, cell) => (past.origin && seaOf(past.origin).cells[cell] === card ? card : EMPTY));
  for (let i = 0; i < past.length; i++) {
    const { seat, kind, args } = past.step(i);
    if (kind === place) cells[args[1]!] = sea.cells[args[1]!]!;
    else if (kind === discard) passes[seat] = true;
    else if (kind === drop) {
      thrown[seat]!.push({ wants: wantsIn(board, cells), ...(passes[seat] && { passed: unlikelyIn(board, cells) }) });
      passes[seat] = false;
    }
  }
  return thrown;
};
