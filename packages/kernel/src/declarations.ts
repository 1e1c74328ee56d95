/** What a game and its features declare: kinds of moves as rows of choices, and frames that run, roll or ask. */
import type { Arg, Clause, ClauseInfo, EventKind, Facts, Seat, SeatSet, Teller } from './contract.ts';
import type { Every } from './slots.ts';

/** One argument of a move: what may come into question, and the conditions on it given the arguments before. */
export interface Choice<S, R> extends Arg {
  /** Writes candidates in ascending order and returns their number; may propose too much, never too little. */
  candidates(s: S, read: R, seat: Seat, a: number, b: number, out: Int32Array): number;
  /** Conditions that every candidate meets by itself, so that only a move from outside is asked them. Law L2 watches. */
  readonly given?: Every<S, R>;
  readonly guards: Every<S, R>;
}
export interface KindRule<S, R> {
  readonly name: string;
  /** Conditions that need no argument. Features may add to them, as to those of each choice. */
  readonly guards: Every<S, R>;
  readonly choices: readonly Choice<S, R>[];
  act(s: S, seat: Seat, a: number, b: number, c: number, tell: Teller | undefined): void;
}

interface AnyFrame {
  readonly id: string;
  /** What stands beside its id on the stack, up to three numbers; none when absent. */
  readonly args?: readonly Arg[];
  /** What it may lie on while the table waits (see FrameKind); lowest when absent. A position with another stack is refused. */
  readonly on?: readonly string[];
}
/** A frame that runs by itself as soon as it lies on top; it pops itself. */
export interface AutomaticFrame<S> extends AnyFrame {
  run(s: S, tell: Teller | undefined): void;
}
/** A frame that waits for dice or a shuffle; it pops itself. */
export interface ChanceFrame<S> extends AnyFrame {
  outcomes(s: S): number;
  roll(s: S, outcome: number, tell: Teller | undefined): void;
}
/** A frame that waits for seats. Its id is also the id of the question. */
export interface AskFrame<S> extends AnyFrame {
  must(s: S): SeatSet;
  /** Kinds that answer; a feature may add some. */
  readonly kinds: number[];
  facts?(s: S, seat: Seat): Facts;
  /** Whether interrupts may come in here. */
  readonly interruptible?: boolean;
  /** The active seat has acted and drawn nothing since. Everybody knows it, and some games conclude from it what a hand lacks. */
  readonly acted?: boolean;
  /** The refusal of a seat that is not asked, and of an answer that does not fit the question. */
  readonly notYou: Clause;
  readonly notThis: Clause;
  /** Looks when the frame comes to lie on top, and again after each interrupt: may it still be answered? */
  arrive?(s: S, tell: Teller | undefined): void;
}
export type Frame<S> = AutomaticFrame<S> | ChanceFrame<S> | AskFrame<S>;
export const isAutomatic = <S>(frame: Frame<S>): frame is AutomaticFrame<S> => 'run' in frame;
export const isChance = <S>(frame: Frame<S>): frame is ChanceFrame<S> => 'roll' in frame;
export const isAsk = <S>(frame: Frame<S>): frame is AskFrame<S> => 'must' in frame;

/** Moves that may come in while somebody else is asked. */
export interface Interrupts<S> {
  /** Seats that may step in. Public facts only. */
  may(s: S): SeatSet;
  readonly kinds: number[];
  /** The refusal where no interrupt may come in. */
  readonly notNow: Clause;
}

/** Everything that was declared, before it is closed. */
export interface Parts<S, R> {
  readonly clauses: readonly ClauseInfo<S>[];
  readonly events: readonly EventKind[];
  readonly kinds: readonly KindRule<S, R>[];
  readonly frames: readonly Frame<S>[];
  readonly interrupts: readonly Interrupts<S>[];
}

/** Clauses that every game has; the wording is in speech. */
export const TABLE_CLAUSES = [
  { id: 'allowed', rule: '' },
  { id: 'over', rule: 'table' },
  { id: 'not-a-move', rule: 'table' },
  { id: 'chance-first', rule: 'table' },
] as const;
export const OVER: Clause = 1;
export const NOT_A_MOVE: Clause = 2;
export const CHANCE_FIRST: Clause = 3;
