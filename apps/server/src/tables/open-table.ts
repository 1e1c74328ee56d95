/** Reads a table from the store. */
import type { Seat } from '@halcyon/kernel';
import type { Store } from '../store/store.ts';
import type { OpenTable } from './info.ts';
import { LogBroken, matchOf, replay } from './log.ts';
import type { SeatState, TableState } from './table-state.ts';

export class UnknownTable extends Error {}

/** By seat; whoever wished to be forgotten has an empty one. */
export const namesOf = async (store: Store, t: string): Promise<string[]> => {
  const names: string[] = [];
  for (const { seat, name } of await store.tables.names(t)) names[seat] = name;
  return Array.from(names, (name) => name ?? '');
};
/** With those for whom seats are kept. They are read where they sat before: a copy would outlive who is forgotten. */
export const namesAround = async (store: Store, { id, from, seats }: TableState): Promise<string[]> => {
  const names = await namesOf(store, id);
  const before = from !== undefined && seats.some(({ kept }) => kept) ? await namesOf(store, from) : [];
  return seats.map(({ kept }, seat) => (kept ? before[kept.seat] : names[seat]) ?? '');
};
/** As the store has them after an entry: a seat that changes hands gets its new name, or none. */
export const namesAfter = (
  names: readonly string[],
  before: readonly SeatState[],
  after: readonly SeatState[],
  given: readonly { readonly seat: Seat; readonly name: string }[] = [],
): string[] =>
  after.map(({ person }, seat) => {
    const fresh = given.find((each) => each.seat === seat)?.name;
    return fresh ?? (before[seat]?.person === person ? (names[seat] ?? '') : '');
  });

export const openTable = async (store: Store, t: string): Promise<OpenTable> => {
  const replayed = await replay(store, t);
  if (!replayed) throw new UnknownTable(`there is no table ${t.slice(0, 10)}`);
  const { state, entries, trail } = replayed;
  const [row, secret, names] = await Promise.all([
    store.tables.find(t),
    store.tables.chanceKey(t),
    namesAround(store, state),
  ]);
  if (!row || secret === undefined) throw new LogBroken(`table ${t.slice(0, 10)} has lost its secret`);
  const match = entries.length > 0 ? matchOf(state, entries, secret) : undefined;
  return { state, match, trail, secret, names, listed: row.listed };
};
