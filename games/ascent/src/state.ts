/** The state of the plain game; modules add slices of their own. */
import { type Fields, type Own, open } from '@halcyon/kernel';
import {
  type ClauseWords,
  type Course,
  courseFields,
  type Debts,
  debtFields,
  type Holdings,
  holdingFields,
  startCourse,
  startDebts,
  startHoldings,
} from '@halcyon/parts';
import { CARD_WORDS } from './cards.ts';
import { EMPTY, ROWS, SLOTS } from './mountain.ts';

export type State = Course &
  Holdings &
  Debts & {
    /** Cards by slot, from the bottom left; 0 = empty. A bridge is here as long as it is visible. */
    cells: number[];
    /** Slots whose card lies on a bridge. */
    covered: number[];
    /** The terrain that makes room for a campfire and has no place yet, or 0. */
    lifted: number;
    /** The summit once it lies on top, or 0. */
    summit: number;
    /** A7.1: those that are left. */
    grapples: number;
  };

export const stateFields = (clauseWords: ClauseWords): Fields<Own<State>> => ({
  ...courseFields(clauseWords),
  cells: { ...open, words: { ...CARD_WORDS, [EMPTY]: '.' }, lines: ROWS },
  covered: open,
  lifted: { ...open, words: { ...CARD_WORDS, [EMPTY]: 'no' } },
  summit: { ...open, words: { ...CARD_WORDS, [EMPTY]: 'no' } },
  grapples: open,
  ...holdingFields(CARD_WORDS),
  ...debtFields,
});

export const startState = (seats: number, grapples: number): Own<State> => ({
  ...startCourse(),
  cells: Array.from({ length: SLOTS }, () => EMPTY),
  covered: [],
  lifted: EMPTY,
  summit: EMPTY,
  grapples,
  ...startHoldings(seats),
  ...startDebts(seats),
});
