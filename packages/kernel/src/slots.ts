/**
 * How features combine. A game publishes slots, each with one fixed way of combining; a feature fills them.
 * Whoever is installed first changes nothing in what may be done and what comes of it: law L10 installs in reversed order
 * and compares moves and digests. All conditions, the least, the sum and one owner per key are the same from either
 * side; who meets at a place must not depend on the others there; and where the first one counts, the slot itself keeps
 * an order (`ByRule`). Only lists show who came first: legal moves, the fields of a position, what is told in one step.
 * If a feature must replace base behaviour, the base lacks a slot.
 */
import { ALLOWED, type Clause, type Seat } from './contract.ts';

/** A condition of a move; R is what the game reads once per decision (see rulebook.ts). */
export type Guard<S, R> = (s: S, read: R, seat: Seat, a: number, b: number, c: number) => Clause;

/** 'A6.2' stands before 'A6.10'. */
const { compare: inTheBook } = new Intl.Collator('en', { numeric: true });

/** In the order of the rule book, whoever is installed first: for slots in which the first that objects is heard. */
export class ByRule<T> {
  readonly #rules: string[] = [];
  /** What there is so far. */
  readonly list: T[] = [];
  add(rule: string, part: T): void {
    const later = this.#rules.findIndex((other) => inTheBook(rule, other) < 0);
    const at = later < 0 ? this.list.length : later;
    this.#rules.splice(at, 0, rule);
    this.list.splice(at, 0, part);
  }
}

const always = (): Clause => ALLOWED;
type GuardPart<S, R> = Guard<S, R> | Every<S, R> | ByRule<Guard<S, R>>;
/**
 * And; the first refusal wins, so guards stand in the order of the rule book. If several modules may add to one slot,
 * it is a ByRule. Flattened to nested calls once.
 */
export class Every<S, R> {
  readonly #parts: GuardPart<S, R>[] = [];
  /** Guards, or another slot whose guards stand here, those that are still to come included. */
  add(...parts: GuardPart<S, R>[]): this {
    this.#parts.push(...parts);
    return this;
  }
  get #guards(): Guard<S, R>[] {
    return this.#parts.flatMap((part) => {
      if (part instanceof Every) return part.#guards;
      return part instanceof ByRule ? part.list : [part];
    });
  }
  get empty(): boolean {
    return this.#guards.length === 0;
  }
  flatten(): Guard<S, R> {
    return nest(this.#guards);
  }
}
const nest = <S, R>([first, second, third, ...more]: readonly Guard<S, R>[]): Guard<S, R> => {
  if (first === undefined) return always;
  if (second === undefined) return first;
  if (third === undefined) {
    return (s, read, seat, a, b, c) => first(s, read, seat, a, b, c) || second(s, read, seat, a, b, c);
  }
  const rest = nest([third, ...more]);
  return (s, read, seat, a, b, c) =>
    first(s, read, seat, a, b, c) || second(s, read, seat, a, b, c) || rest(s, read, seat, a, b, c);
};

/** Slots of functions take up to three arguments by name; spread ones would cost more than most terms do. */
type Term<A, B, C, T> = (a: A, b: B, c: C) => T;

/** The smallest of all: a hand limit of five, under a storm three. */
export class Least<A, B = void, C = void> {
  readonly #terms: Term<A, B, C, number>[] = [];
  add(term: Term<A, B, C, number>): void {
    this.#terms.push(term);
  }
  flatten(): Term<A, B, C, number> {
    return this.#terms.reduce((f, g) => (a, b, c) => Math.min(f(a, b, c), g(a, b, c)));
  }
}

/** All added up: what a seat may give beyond its hand. Null when nobody fills it. */
export class Sum<A, B = void, C = void> {
  readonly #terms: Term<A, B, C, number>[] = [];
  add(term: Term<A, B, C, number>): void {
    this.#terms.push(term);
  }
  flatten(): Term<A, B, C, number> | null {
    if (this.#terms.length === 0) return null;
    return this.#terms.reduce((f, g) => (a, b, c) => f(a, b, c) + g(a, b, c));
  }
}

/** Something to do at a named place of the turn. Those who meet there must not depend on each other. Null when empty. */
export class Place<A, B = void, C = void> {
  readonly #acts: Term<A, B, C, void>[] = [];
  add(act: Term<A, B, C, void>): void {
    this.#acts.push(act);
  }
  /** Does all that is to be done here. Whoever asks a composed game need not flatten it. */
  run(a: A, b: B, c: C): void {
    for (const act of this.#acts) act(a, b, c);
  }
  flatten(): Term<A, B, C, void> | null {
    if (this.#acts.length === 0) return null;
    return this.#acts.reduce((f, g) => (a, b, c) => {
      f(a, b, c);
      g(a, b, c);
    });
  }
}

/** One owner per key; a clash is an error when the game is composed. */
export class ByKey<K, V> {
  readonly #owners = new Map<K, V>();
  add(key: K, value: V): void {
    if (this.#owners.has(key)) throw new Error(`two owners of '${String(key)}'`);
    this.#owners.set(key, value);
  }
  flatten(): ReadonlyMap<K, V> {
    return this.#owners;
  }
}
