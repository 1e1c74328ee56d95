/** Where the games of 'My games' come from: this browser, and the server behind the page. The screen knows only this. */
import type { TableCard } from '@halcyon/protocol/online';
import type { Sitter } from '@halcyon/table';
import { notesKey } from '../help/notes-key.ts';
import { isMyTurn } from '../online/known.ts';
import { mine } from '../online/mine.svelte.ts';
import { remember } from '../statistics/record.ts';
import { entryKey, type Kept, keptEntries, keptEntry } from '../table/glance.ts';
import { putEntry } from '../table/store.ts';
import { type Heading, headingOf, type Result, resultOf } from './heading.ts';

export interface KeptGame {
  readonly id: string;
  readonly where: 'here' | 'online';
  readonly game: string;
  /** What the reader calls it; else its title. */
  readonly name: string | undefined;
  readonly modules: Pick<Heading, 'features' | 'layout' | 'mode'>;
  readonly players: readonly Sitter[];
  readonly step: number;
  /** The seats that are waited for, as far as that is known. */
  readonly turn: readonly number[];
  /** Of a table at the server: it waits for somebody here; and what it is, if it is not played. */
  readonly myTurn?: boolean;
  readonly status?: TableCard['status'];
  /** Somebody plays again with the same people, of whom the reader has so many seats. */
  readonly next?: { readonly by: string; readonly table: string; readonly seats: number };
  readonly over: boolean;
  readonly result: Result | undefined;
  readonly created: number;
  readonly changed: number;
  /** Its deal was chosen: somebody may know it. */
  readonly shared: boolean;
}
export interface Source {
  readonly where: KeptGame['where'];
  list(): KeptGame[];
  rename?(id: string, name: string): void;
  /** Gives back how to undo it. */
  remove?(id: string): () => void;
}

const keptGame = ({ id, game, name, players, step, turn, over, log, created, changed, shared }: Kept): KeptGame => ({
  id,
  where: 'here',
  game,
  name,
  modules: headingOf(log),
  players: Array.isArray(players) ? players : [],
  step,
  turn: turn ?? [],
  over,
  result: over ? resultOf(log) : undefined,
  created,
  changed,
  shared: shared === true,
});

export const here = {
  where: 'here' as const,
  list: () => keptEntries().map(keptGame),
  finished: () =>
    keptEntries()
      .filter(({ over }) => over)
      .map(({ id }) => id),
  rename(id: string, name: string): void {
    const entry = keptEntry(id);
    if (entry) putEntry({ ...entry, name: name || undefined });
  },
  remove(id: string): () => void {
    const key = entryKey(id);
    const entry = keptEntry(id);
    if (entry) remember([entry]);
    const text = localStorage.getItem(key);
    const notes = localStorage.getItem(notesKey(id));
    localStorage.removeItem(key);
    localStorage.removeItem(notesKey(id));
    return () => {
      // A tab that still played it may have kept it anew.
      if (text !== null && localStorage.getItem(key) === null) localStorage.setItem(key, text);
      if (notes !== null) localStorage.setItem(notesKey(id), notes);
    };
  },
} satisfies Source & { finished(): string[] };

const tableAt = (card: TableCard): KeptGame => ({
  id: card.id,
  where: 'online',
  game: card.game,
  name: undefined,
  modules: card.setup,
  players: card.seats.map(({ kind, name, bot }) =>
    kind === 'open' ? { name, free: true } : { name, bot: kind === 'bot' ? (bot ?? '') : undefined },
  ),
  step: card.steps,
  turn: card.turn,
  myTurn: isMyTurn(card),
  status: card.status,
  over: card.status === 'ended' || card.status === 'abandoned',
  // Whoever sits there already finds it in the list.
  ...(card.next &&
    !mine.tables.some(({ id }) => id === card.next!.table) && { next: { ...card.next, seats: card.mine.length } }),
  result: card.outcome === undefined ? undefined : resultOf(`end ${card.outcome.replace(/^end /, '')}`),
  created: card.created,
  changed: card.changed,
  shared: false,
});
const online: Source = { where: 'online', list: () => mine.tables.map(tableAt) };

export const SOURCES: readonly Source[] = [here, online];
/** Those that wait for the reader come first, then the last that was played. */
export const listed = (): KeptGame[] =>
  SOURCES.flatMap((source) => source.list()).sort(
    (a, b) => Number(b.myTurn ?? false) - Number(a.myTurn ?? false) || b.changed - a.changed,
  );
