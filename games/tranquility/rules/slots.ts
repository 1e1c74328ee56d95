/**
 * What the base game offers to its features: the rulebook, the board and the slots (see kernel/slots.ts).
 * A feature fills slots and adds moves and frames of its own; it never reaches into an action's code.
 */
import {
  type Arg,
  ByKey,
  ByRule,
  type Clause,
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
import { type Closer, closedRows, type Tether, tethered } from './closers.ts';
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

type WhenDrawn = (s: State, seat: Seat, card: number, tell: Tell) => void;

/** Each slot is written here and nowhere else. */
class ToFill {
  readonly book = new Rulebook<State, Read>();

  /** Cards shuffled in with the islands and Finishes. */
  readonly deck: number[] = [];
  /** Cards of the game that are not dealt to the piles. */
  readonly besides: number[] = [];
  /** Deals what lies beside the piles. */
  readonly whenDealt = new Place<State, Random>();
  /** Cards that lie only in piles, because they take effect when drawn. */
  readonly neverHeld: number[] = [];
  /** What happens when this card is drawn, instead of going to the hand. */
  readonly whenDrawn = new ByKey<number, WhenDrawn>();
  /** Cards that are on the table but in no list of the base state, for the audit. */
  readonly lying = new Sum<State, number>();
  /** Jokers that all can see, wherever they lie. */
  readonly shownJokers = new Sum<State>();
  /** Cards that may never be discarded, and why. */
  readonly kept = new ByKey<number, Clause>();
  /** Puts cards where everybody knows that they must be, when a seat imagines what it cannot see. */
  readonly hiders: Hider<State>[] = [];
  /** What a module makes impossible. */
  readonly audits: ((lying: Lying) => Audit<State>)[] = [];

  /** Frames between dealing and the opening hands, the first to act last. */
  readonly afterDealing: number[] = [];
  /** Frames for each seat between the opening hands and its Start. */
  readonly afterOpening: number[] = [];
  readonly handLimit = new Least<State, Seat>();
  /** Rows that nothing may enter, each with its reason. */
  readonly closers = new ByRule<Closer>();
  /** What lets a seat place only next to islands. */
  readonly tethers: Tether[] = [];
  /** Conditions of a cell that an island comes to, whatever its number. */
  readonly landing = this.book.every();
  /** Further conditions of a placement (card and cell), after its cost. */
  readonly placing = this.book.every();
  /** Further conditions of the Finish. */
  readonly finishing = this.book.every();
  /** Non-zero: what was played as the Finish comes back to the hand (T6.3). */
  readonly delaying = new Sum<State, number, Tell>();
  /** Roles of cards that another card can take: each installs its move again, for the stand-in. */
  readonly roles = new ByKey<Role, (standIn: StandIn) => void>();
  /** They take these roles, as far as the set-up has them, when all modules are in. */
  readonly standIns: (StandIn & { readonly roles: readonly Role[] })[] = [];
  /** Kinds of moves that are an action of a turn. */
  readonly actions: number[] = [];
  /** Kinds that a turn takes besides actions. */
  readonly turnKinds: number[] = [];
  /** Kinds that answer while the Start is being paid. */
  readonly sharing: number[] = [];
  /** Further conditions of a stated number. */
  readonly pledging = this.book.every();
  /** What a seat may give toward the eight beyond its hand. */
  readonly beyondHand = new Sum<State, Seat>();
  /** Non-zero: a player without an action may still be saved, so the loss waits (T5.3). */
  readonly mayBeSaved = new Sum<State>();
  /** Non-zero: a hand may hold what serves as a Compass. Public facts only (T6.11). */
  readonly otherCompasses = new Sum<State>();

  readonly whenPlaced = new Place<State, number, Tell>();
  /** A card that counts as an island was shown, before its number is named. */
  readonly whenJokerLaid = new Place<State, Seat>();
  /** May end the game. */
  readonly whenTurnBegins = new Place<State, Tell>();
  /** Whenever the active player is asked for an action. */
  readonly whenAsked = new Place<State, Tell>();
  /** After the draw; may end the game. */
  readonly whenTurnEnds = new Place<State, Tell>();
  readonly whenStarted = new Place<State, Tell>();
  /** The card that was played as the Finish lies. */
  readonly whenFinished = new Place<State, Seat, number>();
  readonly whenHandDiscarded = new Place<State, Seat, Tell>();
  /** After the payment, before anybody draws: may push frames. */
  readonly beforeDrawing = new Place<State>();
  /** Before one seat draws: may push frames. */
  readonly beforeSeatDraws = new Place<State, Seat>();

  constructor(
    readonly setup: Setup,
    readonly board: Board,
    readonly box: Box,
  ) {}
}

/** The slots that are functions once all modules are in; null where nobody fills one. */
type Flat<Of> = {
  readonly [Name in keyof Of as Of[Name] extends { flatten(): unknown } ? Name : never]: Of[Name] extends {
    flatten(): infer Flattened;
  }
    ? Flattened
    : never;
};
const flatten = (slots: ToFill) => {
  const parts = Object.entries(slots).flatMap(([name, slot]) =>
    typeof slot === 'object' && 'flatten' in slot ? [[name, slot.flatten()]] : [],
  );
  const whenDrawn: (WhenDrawn | undefined)[] = [];
  for (const [card, act] of slots.whenDrawn.flatten()) whenDrawn[card] = act;
  return {
    ...(Object.fromEntries(parts) as Flat<ToFill>),
    /** By card. */
    whenDrawn,
    closedRows: closedRows(slots.closers.list),
    tethered: tethered(slots.tethers),
  };
};

export class Slots extends ToFill {
  #flat: ReturnType<typeof flatten> | undefined;
  /** What the game calls while it is played. */
  get flat(): ReturnType<typeof flatten> {
    if (this.#flat === undefined) throw new Error('a slot is read before all modules have filled theirs');
    return this.#flat;
  }
  /** No more modules: stand-ins take their roles, actions come before what a turn takes besides. */
  close(): void {
    for (const standIn of this.standIns) {
      for (const role of standIn.roles) this.roles.flatten().get(role)?.(standIn);
    }
    if (!this.landing.empty) {
      const landing = this.landing.flatten();
      this.placing.add((s, read, seat, _card, cell) => landing(s, read, seat, cell, 0, 0));
    }
    this.turnKinds.unshift(...this.actions);
    this.#flat = flatten(this);
  }
}

export const { cardArg, secretCardArg } = cardArgs(CARD_SIZE, CARD_WORDS);
export const cellArg = (board: Board): Arg => cells(board.cells);
export const rowArg = (board: Board): Arg => cells(board.rows.length, 'row');
