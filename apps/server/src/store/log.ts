/** Reads logs, whether they lie in entries or in an archive; entries of a folded table are thanks that came later. */
import type { Kysely } from 'kysely';
import { parseArchive, printArchive } from './archive.ts';
import type { Db, Engine } from './engine.ts';
import type { Pumped, Verdict } from './pump.ts';
import type { Entry } from './rows.ts';
import type { Schema } from './schema.ts';

/** Nothing new is the common answer to a reader; it must not cost reading a folded game. */
const archiveOf = async (db: Db, t: string, after = 0): Promise<Entry[]> => {
  const row = await db
    .selectFrom('gameTable')
    .select('archive')
    .where('id', '=', t)
    .where('head', '>', after)
    .executeTakeFirst();
  return row?.archive ? parseArchive(t, row.archive) : [];
};

export const readLog = async (db: Db, t: string, after: number, most: number): Promise<Entry[]> => {
  const entries = await db
    .selectFrom('entry')
    .selectAll()
    .where('t', '=', t)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(most)
    .execute();
  if (entries[0]?.seq === after + 1 || most === 0) return entries;
  const older = (await archiveOf(db, t, after)).slice(after, after + most);
  return [...older, ...entries].slice(0, most);
};

/** The numbers of entries by their keys; undefined where a key was never stored. */
const seqsOf = async (db: Kysely<Schema>, entries: readonly Entry[]): Promise<(number | undefined)[]> => {
  const name = (t: string, key: string): string => JSON.stringify([t, key]);
  const rows = await db
    .selectFrom('entry')
    .select(['t', 'key', 'seq'])
    .where(
      't',
      'in',
      entries.map(({ t }) => t),
    )
    .where(
      'key',
      'in',
      entries.map(({ key }) => key),
    )
    .execute();
  const seqs = new Map(rows.map(({ t, key, seq }) => [name(t, key), seq]));
  for (const { t, key } of entries)
    if (!seqs.has(name(t, key))) for (const old of await archiveOf(db, t)) seqs.set(name(t, old.key), old.seq);
  return entries.map(({ t, key }) => seqs.get(name(t, key)));
};

/** What the pump needs: of those that lost, it wants to know whether they were there before. */
export const pumpedOf = (engine: Engine): Pumped => ({
  append: async (batch) => {
    const winners = await engine.append(batch);
    const losers = batch.filter(({ entry }) => !winners.has(entry.t)).map(({ entry }) => entry);
    const before = losers.length > 0 ? await seqsOf(engine.db, losers) : [];
    const seqs = new Map(losers.map(({ t }, i) => [t, before[i]]));
    return batch.map(({ entry: { t } }): Verdict => (winners.has(t) ? 'won' : { before: seqs.get(t) }));
  },
  seqsOf: (entries) => seqsOf(engine.db, entries),
});

/** In one transaction; an entry that comes meanwhile stays an entry. */
export const foldLog = async (db: Kysely<Schema>, t: string): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const entries = await transaction.selectFrom('entry').selectAll().where('t', '=', t).orderBy('seq').execute();
    const { numUpdatedRows } = await transaction
      .updateTable('gameTable')
      .set({ archive: printArchive(entries) })
      .where('id', '=', t)
      .where('status', 'in', ['ended', 'abandoned'])
      .where('archive', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await transaction.deleteFrom('entry').where('t', '=', t).where('seq', '<=', entries.length).execute();
    return true;
  });
