/**
 * How features combine. A game publishes slots, each with one fixed way of combining; a feature fills them.
 * The order of installing never matters, because features are installed in the order of their names
 * and each way of combining is plain algebra. If a feature must replace base behaviour, the base lacks a slot.
 */
import { ALLOWED, type Clause, type Seat } from './contract.ts';

/** A condition of a move; R is what the game reads once per decision (see rulebook.ts). */
export type Guard<S, R> = (s: S, read: R, seat: Seat, a: number, b: number, c: number) => Clause;

const always = (): Clause => ALLOWED;
/** And; the first refusal wins, so guards stand in the order of the rule book. Flattened to nested calls once. */
export class Every<S, R> {
  readonly #parts: (Guard<S, R> | Every<S, R>)[] = [];
  /** Guards, or another slot whose guards stand here, those that are still to come included. */
  add(...parts: (Guard<S, R> | Every<S, R>)[]): this {
    this.#parts.push(...parts);
    return this;
  }
  get #guards(): Guard<S, R>[] {
    return this.#parts.flatMap((part) => (part instanceof Every ? part.#guards : [part]));
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
