/**
 * What the base game offers to its features: the rulebook, the board and the slots (see kernel/slots.ts).
 * A feature fills slots and adds moves and frames of its own; it never reaches into an action's code.
 */
import {
  type Arg,
  ByKey,
  ByRule,
  type Clause,
  type Every,
  Least,
  type Lying,
  Place,
  type Random,
  Rulebook,
  type Seat,
  type Setup,
  Sum,
} from '@halcyon/kernel';
import { type Audit, cardArgs, cellArg as cells, type Hider, type Tell } from '@halcyon/parts';
import type { Board } from './board.ts';
import { CARD_SIZE, CARD_WORDS } from './cards.ts';
import type { Read } from './read.ts';
import type { State } from './state.ts';

/** What a variant takes out of the box. */
export interface Box {
  readonly finishes: number;
  /** T3.2: one Start for each seat. */
  readonly starts: boolean;
  /** The card that stands for any island. */
  readonly joker: number;
  readonly piles: 'own' | 'common';
}

/** A card that is played in another's place, and what is said then. */
export interface StandIn {
  readonly card: number;
  /** The move's name begins with it: 'wild-start'. */
  readonly prefix: string;
  readonly notHeld: Clause;
  announce(seat: Seat, role: Role, tell: Tell): void;
}
/** The roles that a Wild can take (T6.10), in the order in which the event 'wild-as' counts them. */
export const ROLES = ['start', 'finish', 'monster', 'compass'] as const;
export type Role = (typeof ROLES)[number];

/** What closes rows: a bit for each closed row, from one declaration both the refusal and the list of open cells. */
export interface Closer {
  readonly why: Clause;
  rows(s: State): number;
}

export interface Tether {
  readonly why: Clause;
  holds(s: State, seat: Seat): boolean;
}

export interface Slots {
  readonly book: Rulebook<State, Read>;
  readonly setup: Setup;
  readonly board: Board;
  readonly box: Box;

  /** Cards shuffled in with the islands and Finishes. */
  readonly deck: number[];
  /** Cards of the game that are not dealt to the piles. */
  readonly besides: number[];
  /** Deals what lies beside the piles. */
  readonly whenDealt: Place<State, Random>;
  /** Cards that lie only in piles, because they take effect when drawn. */
  readonly neverHeld: number[];
  /** What happens when this card is drawn, instead of going to the hand. */
  readonly whenDrawn: ByKey<number, (s: State, seat: Seat, card: number, tell: Tell) => void>;
  /** Cards that are on the table but in no list of the base state, for the audit. */
  readonly lying: Sum<State, number>;
  /** Jokers that all can see, wherever they lie. */
  readonly shownJokers: Sum<State>;
  /** Cards that may never be discarded, and why. */
  readonly kept: ByKey<number, Clause>;
  /** Puts cards where everybody knows that they must be, when a seat imagines what it cannot see. */
  readonly hiders: Hider<State>[];
  /** What a module makes impossible. */
  readonly audits: ((lying: Lying) => Audit<State>)[];

  /** Frames between dealing and the opening hands, the first to act last. */
  readonly afterDealing: number[];
  /** Frames for each seat between the opening hands and its Start. */
  readonly afterOpening: number[];
  readonly handLimit: Least<State, Seat>;
  /** Rows that nothing may enter, each with its reason. */
  readonly closers: ByRule<Closer>;
  /** What lets a seat place only next to islands. */
  readonly tethers: Tether[];
  /** Conditions of a cell that an island comes to, whatever its number. */
  readonly landing: Every<State, Read>;
  /** Further conditions of a placement (card and cell), after its cost. */
  readonly placing: Every<State, Read>;
  /** Further conditions of the Finish. */
  readonly finishing: Every<State, Read>;
  /** Non-zero: what was played as the Finish comes back to the hand (T6.3). */
  readonly delaying: Sum<State, number, Tell>;
  /** Roles of cards that another card can take: each installs its move again, for the stand-in. */
  readonly roles: ByKey<Role, (standIn: StandIn) => void>;
  /** They take these roles, as far as the set-up has them, when all modules are in. */
  readonly standIns: (StandIn & { readonly roles: readonly Role[] })[];
  /** Kinds of moves that are an action of a turn. */
  readonly actions: number[];
  /** Kinds that a turn takes besides actions. */
  readonly turnKinds: number[];
  /** Kinds that answer while the Start is being paid. */
  readonly sharing: number[];
  /** Further conditions of a stated number. */
  readonly pledging: Every<State, Read>;
  /** What a seat may give toward the eight beyond its hand. */
  readonly beyondHand: Sum<State, Seat>;
  /** Non-zero: a player without an action may still be saved, so the loss waits (T5.3). */
  readonly mayBeSaved: Sum<State>;
  /** Non-zero: a hand may hold what serves as a Compass. Public facts only (T6.11). */
  readonly otherCompasses: Sum<State>;

  readonly whenPlaced: Place<State, number, Tell>;
  /** A card that counts as an island was shown, before its number is named. */
  readonly whenJokerLaid: Place<State, Seat>;
  /** May end the game. */
  readonly whenTurnBegins: Place<State, Tell>;
  /** Whenever the active player is asked for an action. */
  readonly whenAsked: Place<State, Tell>;
  /** After the draw; may end the game. */
  readonly whenTurnEnds: Place<State, Tell>;
  readonly whenStarted: Place<State, Tell>;
  /** The card that was played as the Finish lies. */
  readonly whenFinished: Place<State, Seat, number>;
  readonly whenHandDiscarded: Place<State, Seat, Tell>;
  /** After the payment, before anybody draws: may push frames. */
  readonly beforeDrawing: Place<State>;
  /** Before one seat draws: may push frames. */
  readonly beforeSeatDraws: Place<State, Seat>;
}

export const openSlots = (setup: Setup, board: Board, box: Box): Slots => {
  const book = new Rulebook<State, Read>();
  return {
    book,
    setup,
    board,
    box,
    deck: [],
    besides: [],
    whenDealt: new Place(),
    neverHeld: [],
    whenDrawn: new ByKey(),
    lying: new Sum(),
    shownJokers: new Sum(),
    kept: new ByKey(),
    hiders: [],
    audits: [],
    afterDealing: [],
    afterOpening: [],
    handLimit: new Least(),
    closers: new ByRule(),
    tethers: [],
    landing: book.every(),
    placing: book.every(),
    finishing: book.every(),
    delaying: new Sum(),
    roles: new ByKey(),
    standIns: [],
    actions: [],
    turnKinds: [],
    sharing: [],
    pledging: book.every(),
    beyondHand: new Sum(),
    mayBeSaved: new Sum(),
    otherCompasses: new Sum(),
    whenPlaced: new Place(),
    whenJokerLaid: new Place(),
    whenTurnBegins: new Place(),
    whenAsked: new Place(),
    whenTurnEnds: new Place(),
    whenStarted: new Place(),
    whenFinished: new Place(),
    whenHandDiscarded: new Place(),
    beforeDrawing: new Place(),
    beforeSeatDraws: new Place(),
  };
};

export const { cardArg, secretCardArg } = cardArgs(CARD_SIZE, CARD_WORDS);
export const cellArg = (board: Board): Arg => cells(board.cells);
export const rowArg = (board: Board): Arg => cells(board.rows.length, 'row');
