/** What a store's tests need of its kind: empty places to open it in, and a few tables to play with. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { DailyResult, Entry, Opening, Person, Seat, Store, StoreWish } from '../../../src/index.ts';
import type { OpenWish } from '../../../src/store/sql-store.ts';

export const NOW = 1_800_000_000_000;

export interface Place {
  /** How another process opens it. */
  readonly where: { readonly folder: string } | { readonly url: string };
  open(wish?: Partial<OpenWish>): Promise<Store>;
  /** How many transactions have written entries. */
  commits(): Promise<number>;
  /** How many entries of a table lie as entries. */
  entries(t: string): Promise<number>;
  /** What was kept before a migration: names of persons in it, or undefined if nothing was kept. */
  kept(version: number, now: number): Promise<string[] | undefined>;
}
export interface House {
  place(): Promise<Place>;
  /** The file of a program that uses a store (child.ts). */
  program(): string;
}

export const seatOf = (seat: number, person: string | null, more: Partial<Seat> = {}): Omit<Seat, 't'> => ({
  seat,
  kind: person === null ? 'open' : 'person',
  person,
  bot: null,
  device: null,
  since: NOW,
  seenSeq: 1,
  ...more,
});

export const openingOf = (id: string, more: Partial<Opening> = {}): Opening => ({
  table: {
    id,
    created: NOW,
    game: 'tranquility',
    rulesVersion: 3,
    setup: '{"seats":2}',
    pace: '{}',
    talk: 'silent',
    host: 'ann',
    listed: false,
  },
  chanceKey: 'ab'.repeat(32),
  key: `open ${id}`,
  body: '{"seal":"…"}',
  seats: [seatOf(0, 'ann'), seatOf(1, null)],
  names: [{ seat: 0, name: 'Ann' }],
  ...more,
});

export const entryOf = (t: string, seq: number, more: Partial<Entry> = {}): Entry => ({
  t,
  seq,
  at: NOW + seq,
  kind: 'step',
  by: 'ann',
  key: `${t} ${seq}`,
  body: `{"steps":[${seq}],"word":"é ✓ \\"'"}`,
  ...more,
});

export const personOf = (id: string, name = id): Person => ({ id, name, lang: 'en', created: NOW, deleted: null });

export const resultOf = (person: string, more: Partial<DailyResult> = {}): DailyResult => ({
  game: 'reef',
  day: '2026-11-18',
  rulesVersion: 3,
  person,
  won: true,
  score: 20,
  steps: 90,
  at: NOW,
  ...more,
});

/** Opens a table and appends so many steps. */
export const tableWith = async (store: Store, id: string, steps = 0): Promise<string> => {
  await store.tables.open(openingOf(id));
  for (let seq = 2; seq < steps + 2; seq++) await store.tables.append(entryOf(id, seq));
  return id;
};

/** A process of its own that does something with a store; what it says comes line by line. */
export const startChild = (
  program: string,
  task: 'open' | 'write',
  wish: StoreWish,
  user?: { readonly uid: number; readonly gid: number },
): { child: ChildProcess; lines: AsyncIterableIterator<string> } => {
  const args = [program, task, JSON.stringify(wish)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], ...user });
  return { child, lines: createInterface({ input: child.stdout! })[Symbol.asyncIterator]() };
};
