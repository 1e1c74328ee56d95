/** Opens files of SQLite, inside its thread. */
import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';

export type Database = DatabaseSyncInstance;

/** Older ones can damage a database when its write-ahead log starts over. */
const OLDEST = [3, 51, 3] as const;

/**
 * The same interface twice: Node has it from version 24 on without a warning, a package for those before. The package
 * holds machine code, so it stays outside every bundle and is found when it is wanted.
 */
const sqlite = (): typeof import('@photostructure/sqlite') => {
  const own = Number(process.versions.node.split('.')[0]) >= 24;
  return own
    ? (process.getBuiltinModule('node:sqlite') as unknown as typeof import('@photostructure/sqlite'))
    : createRequire(import.meta.url)('@photostructure/sqlite');
};

export const isTooOld = (version: string): boolean => {
  const numbers = version.split('.').map(Number);
  const at = OLDEST.findIndex((number, i) => numbers[i] !== number);
  return at >= 0 && (numbers[at] ?? 0) < OLDEST[at]!;
};

/** SQLite gives its log and its index the rights of the database; so that is made first, for its owner alone. */
const make = (path: string): void => {
  closeSync(openSync(path, 'a', 0o600));
};

/**
 * A lock that dies with its process, however that ends: the system's own, as SQLite takes it for a transaction that
 * nobody else may read. Nothing is ever written to the file.
 */
const hold = (path: string): Database => {
  make(path);
  const lock = new (sqlite().DatabaseSync)(path);
  lock.exec('pragma journal_mode = memory; begin exclusive');
  return lock;
};

export interface Opened {
  readonly database: Database;
  close(): void;
}

export const openFile = (path: string, lock?: string, mostPages?: number): Opened => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const held = lock === undefined ? undefined : hold(lock);
  make(path);
  const database = new (sqlite().DatabaseSync)(path);
  try {
    const version = String(database.prepare('select sqlite_version() as version').get()?.version);
    if (isTooOld(version)) throw new Error(`SQLite ${version} is older than ${OLDEST.join('.')}`);
    // FULL: what is answered is on the disk, not only with the system.
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000');
    if (mostPages !== undefined) database.exec(`pragma max_page_count = ${mostPages}`);
  } catch (error) {
    database.close();
    held?.close();
    throw error;
  }
  return {
    database,
    close: () => {
      database.close();
      held?.close();
    },
  };
};

/** A copy at one moment, by a connection of its own: whoever writes goes on meanwhile. Whole or not there at all. */
export const copyFile = (path: string, to: string): void => {
  // 'x': what lies there already may be somebody's only backup.
  closeSync(openSync(to, 'wx', 0o600));
  const half = `${to}.half`;
  try {
    rmSync(half, { force: true });
    make(half);
    const database = new (sqlite().DatabaseSync)(path, { readOnly: true });
    try {
      database.prepare('vacuum into ?').run(half);
    } finally {
      database.close();
    }
    finish(half, to);
  } catch (error) {
    rmSync(half, { force: true });
    rmSync(to, { force: true });
    throw error;
  }
};

/** Gives a file that is complete its name, and both to the disk. */
const finish = (half: string, to: string): void => {
  chmodSync(half, 0o600);
  sync(half, 'r+');
  renameSync(half, to);
  // A folder cannot be opened so on Windows, which writes names by itself.
  if (process.platform !== 'win32') sync(dirname(to), 'r');
};

const sync = (path: string, flags: string): void => {
  const file = openSync(path, flags);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};
