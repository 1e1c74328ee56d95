/** Writes what happens with the deals of a day. */
import { dailyIn, dailyResult } from '@halcyon/table';
import { type Kept as Entry, keptEntry } from '../table/glance.ts';
import { dealKey, type Friend, type Kept, keptOf, type Try } from './glance.ts';

/** Of one day; a link may be opened as often as one likes. */
const MOST_FRIENDS = 50;

const put = (game: string, day: string, kept: Kept): void => {
  try {
    localStorage.setItem(dealKey(game, day), JSON.stringify(kept));
  } catch {
    // A full store forgets a result; the table says that it is full.
  }
};
export const addTry = (game: string, day: string, begun: Try): void => {
  const { tries, friends } = keptOf(game, day);
  put(game, day, { tries: [...tries, begun], friends });
};
/** The table of a deal is over: its result is written down, once. */
export const settle = ({ id, log }: Pick<Entry, 'id' | 'log'>): void => {
  const name = dailyIn(log);
  const result = dailyResult(log);
  if (!name || !result) return;
  const { won, score, steps, marks } = result;
  const { tries, friends } = keptOf(name.game, name.day);
  const open = tries.some(({ table, result: known }) => table === id && !known);
  const settled = tries.map((each) => (each.table === id ? { ...each, result: { won, score, steps, marks } } : each));
  if (open) put(name.game, name.day, { tries: settled, friends });
};
/** As it is now: a tab may have been closed before the result was written down. */
export const settledOf = (game: string, day: string): Kept => {
  for (const { table, result } of keptOf(game, day).tries) {
    const entry = result ? undefined : keptEntry(table);
    if (entry?.over) settle(entry);
  }
  return keptOf(game, day);
};
/** The try that can be gone on with. */
export const openTry = ({ tries }: Kept): Try | undefined =>
  tries.findLast(({ table, result }) => !result && keptEntry(table)?.over === false);

const same = (a: Friend, b: Friend): boolean =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());
export const addFriend = (game: string, day: string, friend: Friend): Kept => {
  const { tries, friends } = keptOf(game, day);
  if (!friends.some((known) => same(known, friend)))
    put(game, day, { tries, friends: [...friends, friend].slice(-MOST_FRIENDS) });
  return keptOf(game, day);
};

const NAME_KEY = 'halcyon/daily-name';
/** How the reader signs results; at first as at tables. */
export const signature = (): string => {
  try {
    const names: unknown = JSON.parse(localStorage.getItem('halcyon/chosen') ?? '{}')?.names;
    const first: unknown = Array.isArray(names) ? names[0] : undefined;
    return localStorage.getItem(NAME_KEY) ?? (typeof first === 'string' ? first : '');
  } catch {
    return '';
  }
};
export const sign = (name: string): void => {
  try {
    localStorage.setItem(NAME_KEY, name);
  } catch {
    // The next link asks again.
  }
};
