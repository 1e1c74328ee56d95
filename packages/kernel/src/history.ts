/**
 * What happened at a table: entries that are only ever added, the steps that stand, what each of them told, and the state
 * at any of them. `Match` is the only writer.
 *
 * A state is found again from the nearest snapshot before it. Snapshots lie close around the step where the table is, or
 * where somebody looked last, and thin out from there: a long game keeps a dozen of them, and the steps next to it are
 * found at once.
 */

import type { Origin } from './chance.ts';
import { Column } from './column.ts';
import { type AnyRules, CHANCE, type Move, type Seat, type SeatSet } from './contract.ts';
import type { AnyState } from './fields.ts';
import { learntFrom } from './learnt.ts';
import type { Told } from './told.ts';

export interface Step {
  readonly seat: Seat;
  readonly move: Move;
}
/** How a take-back came about: nobody had learnt anything; all other people agreed; nobody else was there to be asked. */
export type Consent = 'free' | 'agreed' | 'alone';
export interface TakenBack {
  readonly kind: 'back';
  /** The step before which the table stands again. */
  readonly to: number;
  readonly by: Seat;
  readonly how: Consent;
}
/** One line of a log. What was taken back stays in it; an origin says where chance comes from, from there on. */
export type Entry = ({ readonly kind: 'step' } & Step) | TakenBack | Origin;

/** Stands in the column of seats for an entry that is no step. */
const NO_STEP = 14;
/** Stands where nobody has asked yet who learnt something. */
const NOT_ASKED = 0xffff;
const SPACING = 32;

interface Snapshot {
  readonly at: number;
  readonly state: AnyState;
}

interface Mark {
  readonly steps: number;
  readonly entries: number;
  readonly told: number;
  readonly chances: number;
}

export class History {
  readonly #rules: AnyRules;
  /** Set when the table began from a position instead of a deal. */
  readonly origin: AnyState | undefined;
  /** The state after the last step. */
  readonly head: AnyState;
  /** By entry: who and what, the seats that learnt something, and where its events begin. */
  readonly #seats = new Column((room) => new Uint16Array(room));
  readonly #moves = new Column((room) => new Uint32Array(room));
  readonly #learnt = new Column((room) => new Uint16Array(room));
  readonly #toldFrom = new Column((room) => new Uint32Array(room));
  /** An event and its arguments, as many as it declares. */
  readonly #told = new Column((room) => new Int16Array(room));
  /** The steps that stand, by their entries. */
  readonly #line = new Column((room) => new Uint32Array(room));
  readonly #notes = new Map<number, TakenBack | Origin>();
  #snapshots: Snapshot[] = [];
  #cursor: { at: number; readonly state: AnyState } | undefined;
  #chances = 0;
  #lines = 0;

  constructor(rules: AnyRules, origin?: AnyState) {
    this.#rules = rules;
    this.origin = origin && rules.copy(origin, rules.start());
    this.head = this.#begin(rules.start());
  }

  /** How many steps stand. */
  get length(): number {
    return this.#line.length;
  }
  /** How many chance steps stand. */
  get chances(): number {
    return this.#chances;
  }
  /** How many take-backs took back a chance step. */
  get lines(): number {
    return this.#lines;
  }
  /** How many entries there are. */
  get entryCount(): number {
    return this.#seats.length;
  }
  seat(i: number): Seat {
    return this.#seats.at(this.#line.at(i));
  }
  move(i: number): Move {
    return this.#moves.at(this.#line.at(i));
  }
  step(i: number): Step {
    return { seat: this.seat(i), move: this.move(i) };
  }
  told(i: number): Told[] {
    const entry = this.#line.at(i);
    const end = entry + 1 < this.entryCount ? this.#toldFrom.at(entry + 1) : this.#told.length;
    const told: Told[] = [];
    for (let k = this.#toldFrom.at(entry); k < end; ) {
      const event = this.#told.at(k++);
      told.push({ event, args: this.#rules.events[event]!.args.map(() => this.#told.at(k++)) });
    }
    return told;
  }
  entry(e: number): Entry {
    return this.#notes.get(e) ?? { kind: 'step', seat: this.#seats.at(e), move: this.#moves.at(e) };
  }
  /** Everything that is no step, in the order of time. */
  get notes(): (TakenBack | Origin)[] {
    return [...this.#notes.values()];
  }

  /** The seats that learnt something from a step; see learnt.ts. */
  learnt(i: number): SeatSet {
    const entry = this.#line.at(i);
    if (this.#learnt.at(entry) === NOT_ASKED) {
      const before = cloneOf(this.#rules, this.at(i));
      this.#learnt.set(entry, learntFrom(this.#rules, before, this.at(i + 1), this.step(i)));
    }
    return this.#learnt.at(entry);
  }

  /**
   * Plays a step. With `asking` it is found out at once who learns something, as long as the state before is at hand:
   * that costs less than the step itself, and finding that state again costs more. Whoever opens a stored table has no
   * question yet.
   */
  play(seat: Seat, move: Move, asking = true): void {
    const { head } = this;
    const rules = this.#rules;
    const before = asking && seat !== CHANCE ? cloneOf(rules, head) : undefined;
    const from = this.#told.length;
    rules.apply(head, seat, move, (event, a, b, c) => {
      const { length } = rules.events[event]!.args;
      this.#told.push(event);
      if (length > 0) this.#told.push(a);
      if (length > 1) this.#told.push(b);
      if (length > 2) this.#told.push(c);
    });
    const learnt = before || seat === CHANCE ? learntFrom(rules, before ?? head, head, { seat, move }) : NOT_ASKED;
    this.#line.push(this.#enter(seat, move, learnt, from));
    if (seat === CHANCE) this.#chances++;
    if (this.length % SPACING === 0) {
      this.#lay(this.length, head);
      this.#thin(this.length);
    }
  }
  /** Adds where chance comes from. */
  note(origin: Origin): void {
    this.#notes.set(this.#enter(NO_STEP, 0, 0, this.#told.length), origin);
  }
  /** Adds where chance comes from, unless it goes on as before; then the secret may be known only now. */
  goOnFrom(origin: Origin): void {
    const [entry, last] = [...this.#notes].findLast(([, note]) => note.kind !== 'back') ?? [];
    if (entry !== undefined && last!.kind !== 'back' && sameOrigin(last!, origin)) this.#notes.set(entry, origin);
    else this.note(origin);
  }
  /** Adds a take-back: the table stands again as it stood before step `to`. */
  takeBack(back: TakenBack): void {
    const before = this.#chances;
    this.#cut(back.to);
    if (this.#chances < before) this.#lines++;
    this.#notes.set(this.#enter(NO_STEP, 0, 0, this.#told.length), back);
  }
  /** Where the history is now, for `forget`. */
  mark(): Mark {
    return { steps: this.length, entries: this.entryCount, told: this.#told.length, chances: this.#chances };
  }
  /** Forgets what came after the mark and never came to be: a step in which, or behind which, something failed. */
  forget({ steps, entries, told, chances }: Mark): void {
    this.#line.length = steps;
    this.#told.length = told;
    for (const column of [this.#seats, this.#moves, this.#learnt, this.#toldFrom]) column.length = entries;
    this.#chances = chances;
    this.#snapshots = this.#snapshots.filter(({ at }) => at <= steps);
    this.#rules.copy(this.at(steps), this.head);
  }
  /** The state before step n. Lent: it changes with the next question. */
  at(n: number): AnyState {
    const rules = this.#rules;
    this.#cursor ??= { at: 0, state: this.#begin(rules.start()) };
    const cursor = this.#cursor;
    const snapshot = this.#snapshots.findLast(({ at }) => at <= n);
    const nearest = snapshot?.at ?? 0;
    if (cursor.at > n || cursor.at < nearest) {
      if (snapshot) rules.copy(snapshot.state, cursor.state);
      else this.#begin(cursor.state);
      cursor.at = nearest;
    }
    const known = this.#snapshots.length;
    while (cursor.at < n) {
      const i = cursor.at++;
      rules.apply(cursor.state, this.seat(i), this.move(i));
      // Whoever goes back step by step comes past here again.
      if (cursor.at % SPACING === 0) this.#lay(cursor.at, cursor.state);
    }
    if (this.#snapshots.length > known) this.#thin(n);
    return cursor.state;
  }

  #begin(into: AnyState): AnyState {
    return this.#rules.copy(this.origin ?? this.#rules.start(), into);
  }
  #enter(seat: Seat, move: Move, learnt: SeatSet, toldFrom: number): number {
    this.#seats.push(seat);
    this.#moves.push(move);
    this.#learnt.push(learnt);
    this.#toldFrom.push(toldFrom);
    return this.entryCount - 1;
  }
  #cut(n: number): void {
    if (n === this.length) return;
    this.#rules.copy(this.at(n), this.head);
    for (let i = n; i < this.length; i++) if (this.seat(i) === CHANCE) this.#chances--;
    this.#line.length = n;
    this.#snapshots = this.#snapshots.filter(({ at }) => at <= n);
  }
  #lay(at: number, state: AnyState): void {
    const next = this.#snapshots.findIndex((snapshot) => snapshot.at >= at);
    if (this.#snapshots[next]?.at === at) return;
    this.#snapshots.splice(next < 0 ? this.#snapshots.length : next, 0, { at, state: cloneOf(this.#rules, state) });
  }
  /** A gap may be half as wide as the way from it to step n. */
  #thin(n: number): void {
    const kept: Snapshot[] = [];
    this.#snapshots.forEach((snapshot, i) => {
      const [from, to] = [kept.at(-1)?.at ?? 0, this.#snapshots[i + 1]?.at ?? Number.POSITIVE_INFINITY];
      if (to - from > Math.max(SPACING, (from - n) / 2, (n - to) / 2)) kept.push(snapshot);
    });
    this.#snapshots = kept;
  }
}

const sameOrigin = (a: Origin, b: Origin): boolean =>
  a.kind === 'seal' ? b.kind === 'seal' && a.seal === b.seal : b.kind === 'seed' && a.seed === b.seed;

/** A copy that takes no more room than it needs: a quarter less than one made in a blank state, and in a fifth of the time. */
const cloneOf = (rules: AnyRules, state: AnyState): AnyState => rules.view(state, 'referee');
