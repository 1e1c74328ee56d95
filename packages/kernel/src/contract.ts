/**
 * The contract between a game and everything that is not a game.
 *
 * One step is one small choice by one seat; chance is a seat too. Nothing here names a game.
 * A game is a set of rules over a state that is plain data. Page, terminal, server, bots and simulator
 * know the functions below and nothing else, so what holds for them holds for every game.
 *
 * Frozen as version 2 (docs/decisions/0008): test/contract.test.ts notices a change.
 */

import type { AnyState, FieldInfo } from './fields.ts';
import type { Random } from './random.ts';
import type { Setup } from './setup.ts';
import type { Kind } from './vocabulary.ts';

/** Raised when a game, bot or app written against the contract would have to be changed. */
export const CONTRACT_VERSION = 2;

/** 0 … seats - 1. */
export type Seat = Kind<'seat'>;
/** Dice and shuffles. Each chance step is one number in the log, so a log is complete and a test can force any roll. */
export const CHANCE: Seat = 15;
/** A bit set of seats; bit 15 is CHANCE. */
export type SeatSet = number;
/** Packed: kind << 24 | a << 16 | b << 8 | c, never negative. For CHANCE it is the plain outcome. See moves.ts. */
export type Move = number;
/** 0 = allowed, otherwise an index into Rules.clauses. */
export type Clause = number;
export const ALLOWED: Clause = 0;
/** A value that this viewer may not know. It stands in a view where the value would stand in the state. */
export const HIDDEN = -1;
/** A seat, the public, or the one who knows everything (only after the end, and in tests). */
export type Viewer = Seat | 'audience' | 'referee';

/** A state in which unknown values are HIDDEN. Same shape, so that the same rules read it. */
declare const redacted: unique symbol;
export type View<S> = S & { readonly [redacted]: Viewer };

export const bit = (seat: Seat): SeatSet => 1 << seat;
export const has = (set: SeatSet, seat: Seat): boolean => ((set >> seat) & 1) === 1;
/** The seats of a set in ascending order. */
export const seatsOf = (set: SeatSet): Seat[] => {
  const seats: Seat[] = [];
  for (let seat = 0; seat <= CHANCE; seat++) if (has(set, seat)) seats.push(seat);
  return seats;
};

/** Why a move is refused or a game ended. */
export interface ClauseInfo<S> {
  /** Stable name of this very reason: 'order', 'rocks.needs-space'. Tests, logs and translations use it. */
  readonly id: string;
  /** The rule that the reason stands on: 'T4.2'. A player can look it up. */
  readonly rule: string;
  /** Numbers for the sentence ('needs 5, you can pay 4'). Called only after a refusal. Must follow from the seat's own view. */
  facts?(s: S, seat: Seat, move: Move): Facts;
}
export type Facts = Readonly<Record<string, number>>;

/** What a number can be, from 0 to size - 1, with the words that a person uses for it: a cell, a seat, a card of this list. */
export interface Range {
  readonly size: number;
  /** People count from this number on (cells from 1). Default 0. */
  readonly base?: number;
  /** Words for values that are no plain numbers: 82 -> 'finish'. */
  readonly words?: Readonly<Record<number, string>>;
  /** Nothing but what has a word: a list with gaps. For fields and frames; of a move every number below `size` counts. */
  readonly onlyWords?: true;
}
/** One argument of a move, event or frame. */
export interface Arg extends Range {
  readonly name: string;
  /** Who learns the value: everybody, or only the seat that acts (a card dropped face down). Default 'all'. */
  readonly sight?: 'all' | 'owner';
}
export interface MoveKind {
  readonly name: string;
  readonly args: readonly Arg[];
}
/** What happened, for animation, lists and sentences. The first argument of an event with a secret is the owner's seat. */
export interface EventKind {
  readonly name: string;
  readonly args: readonly Arg[];
}
/** Something that the table waits for or does next; it lies on a stack inside the state (see frames.ts). */
export interface FrameKind {
  readonly name: string;
  readonly args: readonly Arg[];
  /** Names of the frames that it lies on while the table waits; BOTTOM: it lies lowest. */
  readonly on: readonly string[];
}
export const BOTTOM = '';
/** Receives what happened. Absent in simulations: then no event is ever built. */
export type Teller = (event: number, a: number, b: number, c: number) => void;

/** What a seat is being asked: 'pay' {left: 2}. Prompts and bots read it. */
export interface Ask {
  readonly id: string;
  readonly facts: Facts;
}

export type Outcome =
  | { readonly kind: 'together'; readonly won: boolean; readonly score: number; readonly why: Clause }
  | { readonly kind: 'ranked'; readonly scores: readonly number[]; readonly winners: SeatSet; readonly why: Clause };

/**
 * The rules of one game for one set-up (seats, features, layout, mode, options).
 *
 * Every function reads and writes the state it is given and nothing else decides: no clock, no hidden generator.
 * `check` is the only judge; `legal` lists exactly what it lets through. All but `apply` work on a seat's own view
 * as well as on the full state and give that seat the same answers: a rule that does not would leak a secret (law L4).
 */
export interface Rules<S> {
  readonly id: string;
  /** Raised whenever an old log would replay differently. */
  readonly version: number;
  readonly seats: number;
  /** What these rules were made for; speech names cells by it, bots choose their weights. */
  readonly setup: Setup;
  readonly moves: readonly MoveKind[];
  readonly events: readonly EventKind[];
  readonly clauses: readonly ClauseInfo<S>[];
  /** Ids that ask() may return. */
  readonly asks: readonly string[];
  /** Ids of clauses that can end a game. */
  readonly endings: readonly string[];
  /** The kinds of frames, by their number. */
  readonly frames: readonly FrameKind[];
  /** The fields of the state: who sees them, what their numbers are, how long they get. */
  readonly infos: readonly FieldInfo[];

  /** Before anything is dealt; CHANCE acts first. */
  start(): S;
  /** The game waits for every one of these; empty = over. */
  mustAct(s: S): SeatSet;
  /** These may step in, nobody waits for them. Depends on public facts only: listed seats may have no move. */
  mayAct(s: S): SeatSet;
  ask(s: S, seat: Seat): Ask | undefined;
  /** Fills `out` in a stable order and returns the count. */
  legal(s: S, seat: Seat, out: Int32Array): number;
  check(s: S, seat: Seat, move: Move): Clause;
  /** While CHANCE must act: n equally likely outcomes 0 … n - 1, or 0 = one number of 32 bits, four of which make a shuffle. */
  chance(s: S): number;
  /** Requires check(...) === ALLOWED; for CHANCE an outcome within chance(s). */
  apply(s: S, seat: Seat, move: Move, tell?: Teller): void;
  outcome(s: S): Outcome | undefined;

  copy(from: S, into: S): S;
  /** What the viewer knows: what may be looked at, and what the viewer remembers. */
  view(s: S, viewer: Viewer): View<S>;
  /** Some full state that this seat cannot tell from the real one. */
  imagine(view: View<S>, seat: Seat, random: Random): S;
  /** Equal states have equal digests; for golden logs, tables and desync alarms. */
  digest(s: S): number;
  /** What is wrong with a state, as words for a developer: a card twice, a token lost. Undefined = sound. */
  audit(s: S): string | undefined;
}
/** Rules whose game is not known here. */
export type AnyRules = Rules<AnyState>;

/** Room for the longest list of legal moves of any game. */
export const MOST_MOVES = 8192;
