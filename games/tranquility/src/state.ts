/** The state of the plain game; features add slices of their own. */
import { dark, type Fields, held, open, sunk } from '@halcyon/kernel';
import type { Board } from './board.ts';
import { CARD_WORDS } from './cards.ts';
import type { Box } from './table.ts';

export type State = {
  frames: number[];
  /** The clause that ended the game, or 0. */
  ended: number;
  won: number;
  turn: number;
  /** Islands by cell along the chain; 0 = empty. */
  cells: number[];
  /** 1 + the seat whose Start lies, BY_WILD, or 0. */
  started: number;
  /** Starts that are still set aside; seat 0 shuffles its own in first. */
  aside: number;
  hands: number[][];
  /** By seat; in Competitive one for both. */
  piles: number[][];
  discards: number[][];
  /** Islands taken out unseen (T7.1). */
  removed: number[];
  /** Cards given unseen from the top of a pile (T6.5). */
  given: number[][];
  /** The eight: the round, the numbers stated in it (NOT_SAID where none), and those of the round before. */
  round: number;
  pledges: number[];
  pledgedBefore: number[];
  /** How many cards each seat still has to drop, and the lowest card that it may drop next (T4.13). */
  due: number[];
  floor: number[];
};
export const NOT_SAID = 9;
/** A Wild lies as the Start (T6.10). */
export const BY_WILD = 15;

/** The words for fields that hold cards. */
export const cards = { words: CARD_WORDS };

export const stateFields = (
  board: Board,
  clauseWords: Readonly<Record<number, string>>,
): Fields<Omit<State, 'frames'>> => {
  return {
    ended: { ...open, words: clauseWords },
    won: open,
    turn: open,
    cells: { ...open, words: { 0: '.' }, lines: board.rows.map(({ cells }) => cells) },
    started: { ...open, words: { [BY_WILD]: 'wild' } },
    aside: open,
    hands: { ...held, ...cards },
    piles: { ...dark, ...cards },
    discards: { ...sunk, ...cards },
    removed: dark,
    given: { ...dark, ...cards },
    round: open,
    pledges: { ...open, words: { [NOT_SAID]: '-' } },
    pledgedBefore: { ...open, words: { [NOT_SAID]: '-' } },
    due: open,
    floor: held,
  };
};

export const startState = (board: Board, seats: number, { starts, piles }: Box): Omit<State, 'frames'> => {
  const each = <T>(value: () => T): T[] => Array.from({ length: seats }, value);
  return {
    ended: 0,
    won: 0,
    turn: 0,
    cells: Array.from({ length: board.cells }, () => 0),
    started: 0,
    aside: starts ? seats : 0,
    hands: each(() => []),
    piles: piles === 'common' ? [[]] : each(() => []),
    discards: each(() => []),
    removed: [],
    given: each(() => []),
    round: 0,
    pledges: each(() => NOT_SAID),
    pledgedBefore: each(() => NOT_SAID),
    due: each(() => 0),
    floor: each(() => 0),
  };
};
