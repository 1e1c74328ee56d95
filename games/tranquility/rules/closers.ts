/** Declarations of what bars cells, each with its reason, and all of them at once (see cells.ts). */
import type { Clause, Seat } from '@halcyon/kernel';
import type { State } from './state.ts';

/** What closes rows: a bit for each closed row, from one declaration both the refusal and the list of open cells. */
export interface Closer {
  readonly why: Clause;
  rows(s: State): number;
}

/** What lets a seat place only next to islands. */
export interface Tether {
  readonly why: Clause;
  holds(s: State, seat: Seat): boolean;
}

/** All closed rows as bits; null when nothing can close a row. */
export const closedRows = ([first, ...others]: readonly Closer[]): ((s: State) => number) | null =>
  first === undefined
    ? null
    : others.reduce<Closer['rows']>(
        (f, { rows }) =>
          (s) =>
            f(s) | rows(s),
        first.rows,
      );
/** Whether a seat is tethered; null when nothing can do that. */
export const tethered = ([first, ...others]: readonly Tether[]): Tether['holds'] | null =>
  first === undefined
    ? null
    : others.reduce<Tether['holds']>(
        (f, { holds }) =>
          (s, t) =>
            f(s, t) || holds(s, t),
        first.holds,
      );
