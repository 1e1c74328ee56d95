/**
 * What the base game offers to its features: the rulebook, the board and the slots (see kernel/slots.ts).
 * A feature fills slots and adds moves and frames of its own; it never reaches into an action's code.
 */
import {
  type Arg,
  ByKey,
  type Clause,
  type Every,
  Least,
  Place,
  Rulebook,
  type Seat,
  type Setup,
  Sum,
  type Teller,
} from '@halcyon/kernel';
import type { Board } from './board.ts';
import { CARD_SIZE, CARD_WORDS } from './cards.ts';
import type { Read } from './read.ts';
import type { State } from './state.ts';

export type Tell = Teller | undefined;

export interface Table {
  readonly book: Rulebook<State, Read>;
  readonly setup: Setup;
  readonly board: Board;

  /** Cards shuffled in with the islands and Finishes. */
  readonly deck: number[];
  /** Cards that lie only in piles, because they take effect when drawn. */
  readonly neverHeld: number[];
  /** What happens when this card is drawn, instead of going to the hand. */
  readonly whenDrawn: ByKey<number, (s: State, seat: Seat, card: number, tell: Tell) => void>;
  /** Cards that are on the table but in no list of the base state, for the audit. */
  readonly lying: Sum<State, number>;

  /** Frames between dealing and the opening hands, the first to act last. */
  readonly afterDealing: number[];
  readonly handLimit: Least<State, Seat>;
  /** Further conditions of a placement (card and cell), before its cost. */
  readonly placing: Every<State, Read>;
  /** Kinds of moves that are an action of a turn. */
  readonly actions: number[];
  /** Kinds that a turn takes besides actions. */
  readonly turnKinds: number[];
  /** Kinds that answer while the Start is being paid. */
  readonly sharing: number[];
  /** Conditions of a stated number. */
  readonly pledging: Every<State, Read>;
  /** What a seat may give toward the eight beyond its hand. */
  readonly beyondHand: Sum<State, Seat>;
  /** Non-zero: a player without an action may still be saved, so the loss waits (T5.3). */
  readonly mayBeSaved: Sum<State>;

  readonly whenPlaced: Place<State, number, Tell>;
  readonly whenTurnBegins: Place<State>;
  readonly whenStarted: Place<State, Tell>;
  readonly whenHandDiscarded: Place<State, Seat, Tell>;
  /** After the payment, before anybody draws: may push frames. */
  readonly beforeDrawing: Place<State>;
  /** Before one seat draws: may push frames. */
  readonly beforeSeatDraws: Place<State, Seat>;
}

export const layTable = (setup: Setup, board: Board): Table => {
  const book = new Rulebook<State, Read>();
  return {
    book,
    setup,
    board,
    deck: [],
    neverHeld: [],
    whenDrawn: new ByKey(),
    lying: new Sum(),
    afterDealing: [],
    handLimit: new Least(),
    placing: book.every(),
    actions: [],
    turnKinds: [],
    sharing: [],
    pledging: book.every(),
    beyondHand: new Sum(),
    mayBeSaved: new Sum(),
    whenPlaced: new Place(),
    whenTurnBegins: new Place(),
    whenStarted: new Place(),
    whenHandDiscarded: new Place(),
    beforeDrawing: new Place(),
    beforeSeatDraws: new Place(),
  };
};

/** Arguments as people write them: cells and rows from 1, cards by number or name. */
export const cardArg = (name = 'card'): Arg => ({ name, size: CARD_SIZE, words: CARD_WORDS });
export const secretCardArg: Arg = { ...cardArg(), sight: 'owner' };
export const seatArg: Arg = { name: 'seat', size: 15 };
export const cellArg = (board: Board): Arg => ({ name: 'cell', size: board.rows * board.columns, base: 1 });
export const rowArg = (board: Board): Arg => ({ name: 'row', size: board.rows, base: 1 });
export const numberArg = (name: string, size: number): Arg => ({ name, size });

/** A clause that ends the game lies in `ended`; nothing is pending any more. */
export const end = (s: State, why: Clause, won: boolean): void => {
  s.frames.length = 0;
  s.ended = why;
  s.won = won ? 1 : 0;
};
