/** The store on one machine: a file of SQLite in a folder. */
import { join } from 'node:path';
import { CamelCasePlugin, Kysely } from 'kysely';
import type { Engine } from '../engine.ts';
import type { Schema } from '../schema.ts';
import { type OpenWish, openOver } from '../sql-store.ts';
import type { Store } from '../store.ts';
import { MIGRATION_TABLE } from '../upgrade.ts';
import { Calls } from './calls.ts';
import { threadDialect } from './dialect.ts';
import { DATABASE, LOCK } from './names.ts';
import type { Trouble } from './thread-talk.ts';
import { Turns } from './turns.ts';
import { whyNot, whyNotCopied, whyNotOpen } from './words.ts';

export interface SqliteWish extends OpenWish {
  readonly folder: string;
  /** How many pages the file may have; for tests of a full disk. */
  readonly mostPages?: number;
}

/** Copies a database of Halcyon into a new file, also while another process plays on it. */
export const copyDatabase = async (path: string, to: string): Promise<void> => {
  const inWords = (trouble: Trouble): Error => whyNotCopied(trouble, path, to);
  await Calls.open({ halcyon: 'sqlite', path, copyTo: to }, inWords, inWords);
};

/** Without a lock, the caller sees to it that nobody else writes. */
export const openFileEngine = async (path: string, folder?: string, mostPages?: number): Promise<Engine> => {
  const lock = folder === undefined ? undefined : join(folder, LOCK);
  const calls = await Calls.open(
    { halcyon: 'sqlite', path, lock, mostPages },
    (trouble) => whyNotOpen(trouble, path, folder ?? path),
    (trouble) => whyNot(trouble, path),
  );
  const turns = new Turns();
  const db = new Kysely<Schema>({ dialect: threadDialect(calls, turns), plugins: [new CamelCasePlugin()] });
  return {
    kind: 'sqlite',
    db,
    append: async (waits) => {
      // Whoever waits has more than can be sent to a thread.
      const batch = waits.map(({ entry, changes }) => ({ entry, changes }));
      const done = await turns.take();
      try {
        return new Set(await calls.ask<string[]>({ kind: 'append', batch }));
      } finally {
        done();
      }
    },
    lockMigrations: async (transaction) => {
      await MIGRATION_TABLE.execute(transaction);
    },
    keep: (_, version, now) => copyDatabase(path, `${path}.v${version}.${now}`),
    backup: (to) => copyDatabase(path, to),
    isClash: () => false,
    close: async () => {
      // A transaction that is open is finished first.
      const done = await turns.take();
      await calls.close();
      done();
    },
  };
};

export const openSqlite = async ({ folder, mostPages, ...wish }: SqliteWish): Promise<Store> =>
  openOver(await openFileEngine(join(folder, DATABASE), folder, mostPages), wish);
