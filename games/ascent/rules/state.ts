/** The state of the plain game; modules add slices of their own. */
import { type Fields, type Own, open, type Range, type Setup } from '@halcyon/kernel';
import {
  type Course,
  courseFields,
  type Debts,
  debtFields,
  type Holdings,
  holdingFields,
  orNone,
  startCourse,
  startDebts,
  startHoldings,
  upTo,
} from '@halcyon/parts';
import { cardArg, cellArg } from './args.ts';
import { BRIDGES, DECK } from './deck.ts';
import { type Card, type Cell, EMPTY, ROWS, SLOTS } from './vocabulary.ts';

export type State = Course &
  Holdings &
  Debts & {
    /** Cards by slot, from the bottom left; 0 = empty. A bridge is here as long as it is visible. */
    cells: Card[];
    /** Slots whose card lies on a bridge. */
    covered: Cell[];
    /** The terrain that makes room for a campfire and has no place yet, or 0. */
    lifted: Card;
    /** The summit once it lies on top, or 0. */
    summit: Card;
    /** A7.1: those that are left. */
    grapples: number;
  };

/** No number without a word is a card. */
export const card: Range = { ...cardArg(), onlyWords: true };
export const stateFields = (ended: Range, { seats, options }: Setup): Fields<Own<State>> => ({
  ...courseFields(ended, seats),
  cells: open(orNone(card, '.'), { lines: ROWS }),
  covered: open(cellArg(), { most: BRIDGES }),
  lifted: open(orNone(card, 'no')),
  summit: open(orNone(card, 'no')),
  grapples: open(upTo(options.grapples ?? 0)),
  ...holdingFields(card, DECK.length),
  ...debtFields(card, DECK.length),
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
