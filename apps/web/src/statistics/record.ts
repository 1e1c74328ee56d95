/** What stays of a game that is over when its table is deleted: how it was set up and how it ended, no card and no move. */
import type { Setup } from '@halcyon/kernel';
import { dailyIn } from '@halcyon/table';
import { keptOf } from '../daily/glance.ts';
import { headingOf, resultOf } from '../kept/heading.ts';
import { type Kept, keptEntries } from '../table/glance.ts';

export interface Played {
  /** Of its table, so that no game is counted twice. */
  readonly id: string;
  readonly game: string;
  readonly version: number | undefined;
  readonly setup: Setup;
  /** Null where several people played against each other: somebody here has won in any case. */
  readonly won: boolean | null;
  readonly steps: number;
  /** The clause that ended it. */
  readonly end: string;
  /** Of the table at its end; older lines have none. */
  readonly digest?: string | undefined;
  /** Milliseconds, as Date counts. */
  readonly ended: number;
  /** Whether it counts: nothing was taken back that somebody had learnt from, nobody could know the deal or was advised. */
  readonly counts: boolean;
}
const KEY = 'halcyon/record';
/** Some 300 letters each; the oldest give way. */
const MOST = 2000;

/** A deal that was chosen may be known; the first try at a deal of the day is not. */
const isKnown = ({ id, log, shared }: Kept): boolean => {
  const daily = dailyIn(log);
  return shared === true && !(daily && keptOf(daily.game, daily.day).tries[0]?.table === id);
};
/** What the end of a log means for these seats. */
export const endFor = (log: string, people: readonly number[]): Pick<Played, 'won' | 'end'> | undefined => {
  const result = resultOf(log);
  if (!result) return undefined;
  const against = result.kind === 'ranked' && people.length > 1;
  return {
    won: against ? null : result.kind === 'together' ? result.won : result.winners.includes(people[0]!),
    end: /^end .*?(\S+) \S+$/m.exec(log)?.[1] ?? '',
  };
};
/** Undefined for what nobody here has played: it is not over, came from elsewhere, or only bots sat there. */
const playedOf = (entry: Kept): Played | undefined => {
  const { id, log, players, step, created, changed } = entry;
  const people = players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  // One that was opened from a link is in the store as it was sent; one that is played here changes.
  const sent = created > 0 && created === changed;
  const end = endFor(log, people);
  if (!entry.over || !end || people.length === 0 || sent) return undefined;
  const { game, version, ...setup } = headingOf(log);
  return {
    id,
    game,
    version,
    setup,
    ...end,
    steps: step,
    digest: /^digest (\w+)$/m.exec(log)?.[1],
    ended: changed,
    counts: !/^(marked \d+|from)$/m.test(log) && !isKnown(entry) && entry.advised !== true,
  };
};

const stored = (): Played[] => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((each) => typeof each?.game === 'string' && each.setup) : [];
  } catch {
    return [];
  }
};
/** Writes down games that are over, as far as they are not yet. */
export const remember = (entries: readonly Kept[]): Played[] => {
  const known = stored();
  const ids = new Set(known.map(({ id }) => id));
  const added = entries.filter(({ id }) => !ids.has(id)).flatMap((entry) => playedOf(entry) ?? []);
  const all = [...known, ...added].sort((a, b) => a.ended - b.ended).slice(-MOST);
  try {
    if (added.length > 0) localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A full store keeps what it has; the tables themselves are still there.
  }
  return all;
};
/** All games that were played here to their end, in the order of time. */
export const playedHere = (): Played[] => remember(keptEntries());

export const exported = (games: readonly Played[]): string =>
  `${JSON.stringify({ halcyon: 'statistics', games }, null, 1)}\n`;
