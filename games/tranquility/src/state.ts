/** The state of the plain game; features add slices of their own. */
import { dark, type Fields, type Own, open } from '@halcyon/kernel';
import {
  type ClauseWords,
  type Course,
  courseFields,
  type Debts,
  debtFields,
  each,
  type Holdings,
  holdingFields,
  startCourse,
  startDebts,
  startHoldings,
} from '@halcyon/parts';
import type { Board } from './board.ts';
import { CARD_WORDS } from './cards.ts';
import type { Box } from './table.ts';

/** In Competitive there is one pile for both. */
export type State = Course &
  Holdings &
  Debts & {
    /** Islands by cell along the chain; 0 = empty. */
    cells: number[];
    /** 1 + the seat whose Start lies, BY_WILD, or 0. */
    started: number;
    /** The card that lies as the Finish, or 0. */
    finished: number;
    /** Starts that are still set aside; seat 0 shuffles its own in first. */
    aside: number;
    /** Islands taken out unseen (T7.1). */
    removed: number[];
    /** Cards given unseen from the top of a pile (T6.5). */
    given: number[][];
    /** The eight: the round, the numbers stated in it (NOT_SAID where none), and those of the round before. */
    round: number;
    pledges: number[];
    pledgedBefore: number[];
  };
export const NOT_SAID = 9;
/** A Wild lies as the Start (T6.10). */
export const BY_WILD = 15;

/** The words for fields that hold cards. */
export const cards = { words: CARD_WORDS };

// The order of the fields is the order in which digests read them.
export const stateFields = (board: Board, clauseWords: ClauseWords): Fields<Own<State>> => ({
  ...courseFields(clauseWords),
  cells: { ...open, words: { 0: '.' }, lines: board.rows.map(({ cells }) => cells) },
  started: { ...open, words: { [BY_WILD]: 'wild' } },
  finished: { ...open, words: { 0: 'no', ...CARD_WORDS } },
  aside: open,
  ...holdingFields(CARD_WORDS),
  removed: dark,
  given: { ...dark, ...cards },
  round: open,
  pledges: { ...open, words: { [NOT_SAID]: '-' } },
  pledgedBefore: { ...open, words: { [NOT_SAID]: '-' } },
  ...debtFields,
});

export const startState = (board: Board, seats: number, { starts, piles }: Box): Own<State> => ({
  ...startCourse(),
  cells: Array.from({ length: board.cells }, () => 0),
  started: 0,
  finished: 0,
  aside: starts ? seats : 0,
  ...startHoldings(seats, piles === 'common' ? 1 : seats),
  removed: [],
  given: each(seats, () => []),
  round: 0,
  pledges: each(seats, () => NOT_SAID),
  pledgedBefore: each(seats, () => NOT_SAID),
  ...startDebts(seats),
});
