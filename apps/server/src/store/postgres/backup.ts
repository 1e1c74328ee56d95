/** Backups of PostgreSQL are files of SQLite: the same as those of one machine, and a way from there to here. */
import { rmSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { copyRows } from '../copy.ts';
import type { Engine } from '../engine.ts';
import type { Schema } from '../schema.ts';
import { copyDatabase, openFileEngine } from '../sqlite/open.ts';
import { StoreRefused } from '../trouble.ts';
import { upgrade } from '../upgrade.ts';

/** Lends a file of SQLite that is gone afterwards. */
const inFile = async (path: string, now: number, work: (file: Engine) => Promise<void>): Promise<void> => {
  const file = await openFileEngine(path);
  try {
    await upgrade(file, now);
    await work(file);
  } finally {
    await file.close();
    remove(path);
  }
};
const remove = (path: string): void => {
  for (const end of ['', '-wal', '-shm']) rmSync(path + end, { force: true });
};

/** One moment of the database, while everybody plays on. */
export const writeBackup = async (db: Kysely<Schema>, to: string, now: number): Promise<void> => {
  const rows = `${to}.rows`;
  // What was left by one that was killed.
  remove(rows);
  await inFile(rows, now, async (file) => {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((from) => file.db.transaction().execute((into) => copyRows(from, into)));
    await copyDatabase(rows, to);
  });
};

/** All of it or nothing, into an empty store; the backup may be of an older version, and stays as it is. */
export const readBackup = async ({ db }: Engine, from: string, now: number): Promise<void> => {
  const rows = `${from}.rows`;
  remove(rows);
  await copyDatabase(from, rows);
  await inFile(rows, now, (file) =>
    db.transaction().execute(async (into) => {
      const { rows: found } = await sql`
        select id from game_table union all select id from person limit 1`.execute(into);
      if (found.length > 0) throw new StoreRefused('this store is not empty; a backup goes into an empty one');
      await copyRows(file.db, into);
    }),
  );
};
