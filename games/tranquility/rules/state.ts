/** The state of the plain game; features add slices of their own. */
import { dark, type Fields, type Own, open, type Range } from '@halcyon/kernel';
import {
  type Course,
  courseFields,
  type Debts,
  debtFields,
  each,
  type Holdings,
  holdingFields,
  orNone,
  startCourse,
  startDebts,
  startHoldings,
  upTo,
} from '@halcyon/parts';
import type { Board } from './board.ts';
import { HIGHEST_ISLAND, MOST_CARDS } from './cards.ts';
import { type Box, cardArg } from './slots.ts';

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
/** T4.9. */
export const ROUNDS = 5;
/** A Wild lies as the Start (T6.10). */
export const BY_WILD = 15;

/** Fields that hold a list of cards. */
export const cards = { most: MOST_CARDS };
/** A number for each cell, drawn as the board lies. */
export const asBoard = (board: Board): { lines: number[] } => ({ lines: board.rows.map(({ cells }) => cells) });

/** Whose Start lies: nobody's, a seat's, or a Wild. */
const starter = (seats: number): Range => ({
  size: BY_WILD + 1,
  onlyWords: true,
  words: {
    0: 'no',
    ...Object.fromEntries(each(seats, () => 0).map((_, seat) => [seat + 1, `${seat}`])),
    [BY_WILD]: 'wild',
  },
});

// The order of the fields is the order in which digests read them.
export const stateFields = (board: Board, ended: Range, seats: number): Fields<Own<State>> => {
  const island = upTo(HIGHEST_ISLAND);
  const pledge: Range = { size: NOT_SAID + 1, words: { [NOT_SAID]: '-' } };
  return {
    ...courseFields(ended, seats),
    cells: open({ ...island, words: { 0: '.' } }, asBoard(board)),
    started: open(starter(seats)),
    finished: open(orNone(cardArg(), 'no')),
    aside: open(upTo(seats)),
    ...holdingFields(cardArg(), MOST_CARDS),
    removed: dark(island, cards),
    given: dark(cardArg(), cards),
    round: open(upTo(ROUNDS)),
    pledges: open(pledge),
    pledgedBefore: open(pledge),
    ...debtFields(cardArg(), MOST_CARDS),
  };
};

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
