/** The store of many machines: a database of PostgreSQL, by its address. */
import { CamelCasePlugin, Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import type { Engine } from '../engine.ts';
import type { Schema } from '../schema.ts';
import { type OpenWish, openOver } from '../sql-store.ts';
import type { Store } from '../store.ts';
import { StoreRefused, StoreUnavailable } from '../trouble.ts';
import { MIGRATION_TABLE } from '../upgrade.ts';
import { APPEND, valuesOf } from './append.ts';
import { readBackup, writeBackup } from './backup.ts';
import { makePool } from './pool.ts';
import { isClash } from './words.ts';

export interface PostgresWish extends OpenWish {
  readonly url: string;
  /** Fills an empty store from a backup. */
  readonly from?: string;
}

/** After so many milliseconds without an answer the connection counts as lost, and the pump asks by key what happened. */
const PATIENCE = 30_000;

/** Beside the tables, in a schema of its own: it is taken in the transaction that changes them. */
const keep = async (transaction: Transaction<Schema>, version: number, now: number): Promise<void> => {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(transaction);
  const kept = `${rows[0]!.schema}_v${version}_${now}`;
  await sql`create schema ${sql.id(kept)}`.execute(transaction);
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = current_schema()`.execute(
    transaction,
  );
  for (const { name } of tables.rows)
    await sql`create table ${sql.raw(quoted(kept, name))} as table ${sql.raw(quoted(name))}`.execute(transaction);
};
/** As it is: these names come from the database, and Kysely would write them its own way. */
const quoted = (...names: string[]): string => names.map((name) => `"${name.replaceAll('"', '""')}"`).join('.');

export const openPostgres = async ({ url, from, ...wish }: PostgresWish): Promise<Store> => {
  const pool = makePool(url);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] });
  const engine: Engine = {
    kind: 'postgres',
    db,
    append: async (batch) => {
      const { rows } = await pool.query({ name: 'append', text: APPEND, values: valuesOf(batch) }, PATIENCE);
      return new Set(rows.map((row: { t: string }) => row.t));
    },
    lockMigrations: async (transaction) => {
      await MIGRATION_TABLE.execute(transaction);
      await sql`lock table migration in exclusive mode`.execute(transaction);
    },
    keep,
    backup: (to) => writeBackup(db, to, wish.now),
    isClash,
    close: () => db.destroy(),
  };
  try {
    const store = await openOver(engine, wish);
    if (from === undefined) return store;
    try {
      await readBackup(engine, from, wish.now);
      return store;
    } catch (error) {
      await store.close();
      throw error;
    }
  } catch (error) {
    throw error instanceof StoreUnavailable ? new StoreRefused(error.message, { cause: error.cause }) : error;
  }
};
