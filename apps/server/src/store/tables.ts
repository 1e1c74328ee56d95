/** Tables and their seats, over either database. */
import type { Kysely } from 'kysely';
import type { Engine } from './engine.ts';
import { foldLog, pumpedOf, readLog } from './log.ts';
import { Pump } from './pump.ts';
import type { Schema } from './schema.ts';
import type { Opening, OwnTable, Tables } from './store.ts';
import { findTable, rowOf, selectTables } from './table-rows.ts';
import { exportTable, importTable } from './transfer.ts';

const open = async (db: Kysely<Schema>, opening: Opening): Promise<{ id: string; outcome: 'stored' | 'again' }> => {
  const { table, key, chanceKey, body, seats, names } = opening;
  const { id, host, created } = table;
  return db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('gameTable')
      .values({ ...table, listed: table.listed ? 1 : 0, openedKey: key, status: 'open', head: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) {
      const known = transaction.selectFrom('gameTable').select('id');
      const own = await known.where('host', '=', host).where('openedKey', '=', key).executeTakeFirst();
      return { ...(own ?? (await known.where('id', '=', id).executeTakeFirstOrThrow())), outcome: 'again' };
    }
    await transaction.insertInto('tableSecret').values({ t: id, chanceKey }).execute();
    const entry = { t: id, seq: 1, at: created, kind: 'opened', by: host, key, body } as const;
    await transaction.insertInto('entry').values(entry).execute();
    const own = <Row>(rows: readonly Row[]): (Row & { t: string })[] => rows.map((row) => ({ ...row, t: id }));
    if (seats.length > 0) await transaction.insertInto('seat').values(own(seats)).execute();
    if (names.length > 0) await transaction.insertInto('seatName').values(own(names)).execute();
    return { id, outcome: 'stored' };
  });
};

const tablesOf = async (db: Kysely<Schema>, person: string, most: number): Promise<OwnTable[]> => {
  const rows = await selectTables(db)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('host', '=', person),
        eb('id', 'in', selectFrom('seat').select('seat.t').where('seat.person', '=', person)),
      ]),
    )
    .orderBy('created', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const seats = await db.selectFrom('seat').selectAll().where('t', 'in', ids).orderBy('seat').execute();
  return rows.map((row) => {
    const own = seats.filter(({ t }) => t === row.id);
    const seen = own.filter((seat) => seat.person === person).map(({ seenSeq }) => seenSeq);
    return { table: rowOf(row), seats: own, seenSeq: Math.max(0, ...seen) };
  });
};

/** The tables of a store, with the pump that its appends go through. */
export const makeTables = (engine: Engine, told?: (trouble: unknown) => void): { tables: Tables; pump: Pump } => {
  const { db } = engine;
  const pump = new Pump(pumpedOf(engine), told);
  const tables: Tables = {
    open: (opening) => open(db, opening),
    append: (entry, changes) => pump.append(entry, changes),
    read: (t, after, most) => readLog(db, t, after, most),
    find: (id) => findTable(db, id),
    seats: (t) => db.selectFrom('seat').selectAll().where('t', '=', t).orderBy('seat').execute(),
    names: (t) => db.selectFrom('seatName').selectAll().where('t', '=', t).orderBy('seat').execute(),
    rename: async (t, seat, name) => {
      await db
        .insertInto('seatName')
        .values({ t, seat, name })
        .onConflict((conflict) => conflict.columns(['t', 'seat']).doUpdateSet({ name }))
        .execute();
    },
    chanceKey: async (t) => {
      const row = await db.selectFrom('tableSecret').select('chanceKey').where('t', '=', t).executeTakeFirst();
      return row?.chanceKey;
    },
    of: (person, most) => tablesOf(db, person, most),
    listed: async (most) => {
      const going = selectTables(db).where('listed', '=', 1).where('status', 'in', ['open', 'playing']);
      return (await going.orderBy('created', 'desc').orderBy('id').limit(most).execute()).map(rowOf);
    },
    list: async (t, listed) => {
      await db
        .updateTable('gameTable')
        .set({ listed: listed ? 1 : 0 })
        .where('id', '=', t)
        .execute();
    },
    all: async (after, most) =>
      (await selectTables(db).where('id', '>', after).orderBy('id').limit(most).execute()).map(rowOf),
    watchedBy: async (watchHash) => {
      const row = await selectTables(db).where('watchHash', '=', watchHash).executeTakeFirst();
      return row && rowOf(row);
    },
    setWatch: async (t, watchHash) => {
      await db.updateTable('gameTable').set({ watchHash }).where('id', '=', t).execute();
    },
    markSeen: async (t, seat, seq) => {
      const own = db.updateTable('seat').set({ seenSeq: seq }).where('t', '=', t).where('seat', '=', seat);
      await own.where('seenSeq', '<', seq).execute();
    },
    fold: (t) => foldLog(db, t),
    export: (t, withNames) => exportTable(db, t, withNames),
    import: (table) => importTable(db, table),
  };
  return { tables, pump };
};
