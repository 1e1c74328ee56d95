/**
 * Where a game and its features write down their parts: clauses, events, kinds of moves, frames, fields.
 * `close` turns them into working rules. Legal lists and judgement both come from one declaration of a move. Its
 * `candidates` and its `given` conditions are two texts of the same thing, and law L2 holds them together.
 */
import {
  ALLOWED,
  type Arg,
  BOTTOM,
  type Clause,
  type ClauseInfo,
  type EventKind,
  type Range,
  type Rules,
  type Seat,
} from './contract.ts';
import { type Frame, type Interrupts, isAsk, type KindRule, TABLE_CLAUSES } from './declarations.ts';
import { type AnyState, cloneValue, type Derived, dark, deriveFields, type Fields, open } from './fields.ts';
import { FRAME_WIDTH, MOST_FRAMES, type Stacked } from './frames.ts';
import { type Judge, judge } from './judge.ts';
import { ARG_SIZE, declareFrames, declareKinds } from './moves.ts';
import { SHUFFLE_STEPS } from './shuffling.ts';
import { Every } from './slots.ts';

type Written = 'moves' | 'events' | 'clauses' | 'asks' | 'endings' | 'frames' | 'start';
export interface Closed<S> extends Omit<Judge<S>, 'canDo'>, Derived<S>, Pick<Rules<S>, Written> {}

export class Rulebook<S extends AnyState & Stacked, R> {
  readonly clauses: ClauseInfo<S>[] = [...TABLE_CLAUSES];
  readonly events: EventKind[] = [];
  readonly kinds: KindRule<S, R>[] = [];
  readonly frames: Frame<S>[] = [];
  readonly interrupts: Interrupts<S>[] = [];
  readonly #endings: string[] = [];
  readonly #endingWords: Record<number, string> = { [ALLOWED]: 'no' };
  readonly #fields: Record<string, unknown> = {
    frames: open({ size: ARG_SIZE }, { most: MOST_FRAMES * FRAME_WIDTH }),
    shuffling: dark({ size: 0x100000000 }, { most: SHUFFLE_STEPS - 1 }),
  };
  readonly #starts: (() => object)[] = [];
  #canDo: Judge<S>['canDo'] | undefined;

  /** How a game ended, for a field: not yet, or a clause that ends it. Grows until the book is closed. */
  get ended(): Range {
    const { clauses } = this;
    return {
      words: this.#endingWords,
      onlyWords: true,
      get size() {
        return clauses.length;
      },
    };
  }

  clause(id: string, rule: string, facts?: ClauseInfo<S>['facts']): Clause {
    if (this.clauses.some((known) => known.id === id)) throw new Error(`two clauses are called '${id}'`);
    return this.clauses.push(facts ? { id, rule, facts } : { id, rule }) - 1;
  }
  /** A clause that ends the game. */
  ending(id: string, rule: string): Clause {
    this.#endings.push(id);
    const clause = this.clause(id, rule);
    this.#endingWords[clause] = id;
    return clause;
  }
  event(name: string, ...args: Arg[]): number {
    if (this.events.some((known) => known.name === name)) throw new Error(`two events are called '${name}'`);
    return this.events.push({ name, args }) - 1;
  }
  kind(rule: KindRule<S, R>): number {
    return this.kinds.push(rule) - 1;
  }
  frame(frame: Frame<S>): number {
    if (this.frames.some((known) => known.id === frame.id)) throw new Error(`two frames are called '${frame.id}'`);
    return this.frames.push(frame) - 1;
  }
  every(...guards: Parameters<Every<S, R>['add']>): Every<S, R> {
    return new Every<S, R>().add(...guards);
  }
  /** Adds fields to the state and gives the way to reach them. */
  slice<T extends AnyState>(fields: Fields<T>, start: () => T): (s: S) => S & T {
    for (const name of Object.keys(fields)) {
      if (name in this.#fields) throw new Error(`two slices have a field '${name}'`);
      this.#fields[name] = fields[name];
    }
    this.#starts.push(start);
    return (s) => s as S & T;
  }
  /** Whether the seat has at least one legal move of these kinds: for guards and frames, once the book is closed. */
  canDo(s: S, seat: Seat, kinds: readonly number[]): boolean {
    if (this.#canDo === undefined) throw new Error('nobody can do anything before the book is closed');
    return this.#canDo(s, seat, kinds);
  }

  /** No more parts. `first` are the frames that lie on the stack before anything is dealt, the first to act last. */
  close(first: readonly (readonly number[])[], look: (s: S, seat: Seat) => R): Closed<S> {
    const moves = declareKinds(this.kinds.map(({ name, choices }) => ({ name, args: choices })));
    const frames = declareFrames(this.frames.map(({ id, args = [], on = [BOTTOM] }) => ({ name: id, args, on })));
    const stack: number[] = [];
    // Pushed one by one: to the engine a list from flatMap has holes, and so has every list that is copied beside it.
    for (const frame of first) for (let i = 0; i < FRAME_WIDTH; i++) stack.push(frame[i] ?? 0);
    // Read from text, because the engine then keeps all fields in the object itself. One that grows field by field ends as
    // a dictionary, and each s.field is a search then (measured: the whole engine 1.4 times slower).
    const sample: AnyState = JSON.parse(
      JSON.stringify(Object.assign({ frames: stack, shuffling: [] }, ...this.#starts.map((slice) => slice()))),
    );
    const start = (): S => {
      // Spread once more, because a copy that is filled field by field would be a dictionary again.
      const s = { ...sample };
      for (const name in s) s[name] = cloneValue(s[name]!);
      return s as S;
    };
    const { canDo, ...judged } = judge(this, moves, look);
    this.#canDo = canDo;
    return {
      moves,
      events: this.events,
      clauses: this.clauses,
      asks: this.frames.filter(isAsk).map((frame) => frame.id),
      endings: this.#endings,
      frames,
      start,
      ...deriveFields(this.#fields as Fields<S>, start, frames),
      ...judged,
    };
  }
}
