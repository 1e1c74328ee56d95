/** Brings a store to the version of this program, all at once or not at all; never back. */
import { sql, type Transaction } from 'kysely';
import type { Engine } from './engine.ts';
import { MIGRATIONS, type Migration } from './migrations.ts';
import type { Schema } from './schema.ts';
import { StoreRefused } from './trouble.ts';

const versionOf = async (transaction: Transaction<Schema>): Promise<number> => {
  const row = await transaction
    .selectFrom('migration')
    .select(({ fn }) => fn.max('version').as('version'))
    .executeTakeFirst();
  return row?.version ?? 0;
};

export const upgrade = async (
  engine: Engine,
  now: number,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> => {
  const newest = migrations.at(-1)!.version;
  await engine.db.transaction().execute(async (transaction) => {
    await engine.lockMigrations(transaction);
    const version = await versionOf(transaction);
    if (version > newest)
      throw new StoreRefused(
        `this store was written by a newer Halcyon (version ${version} of the store, this program knows ${newest}); start the newer one`,
      );
    if (version === newest) return;
    if (version > 0) await engine.keep(transaction, version, now);
    for (const migration of migrations.filter((each) => each.version > version)) {
      await migration.up(transaction, engine.kind);
      await transaction.insertInto('migration').values({ version: migration.version, at: now }).execute();
    }
  });
};

/** The table that tells the version, older than all versions. */
export const MIGRATION_TABLE = sql`create table if not exists migration (version integer primary key, at bigint not null)`;
