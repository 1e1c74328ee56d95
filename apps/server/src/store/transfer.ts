/** Carries one table from a store to another. */
import type { Kysely } from 'kysely';
import { readLog } from './log.ts';
import type { TableRow } from './rows.ts';
import type { Schema } from './schema.ts';
import type { TableExport } from './store.ts';
import { findTable } from './table-rows.ts';

/** Rows of one statement; both databases take some thousand values at once. */
const ROWS = 200;

/** At one moment, so that head and entries agree. */
export const exportTable = (db: Kysely<Schema>, t: string, withNames: boolean): Promise<TableExport | undefined> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const table = await findTable(transaction, t);
      if (!table) return undefined;
      const secret = await transaction.selectFrom('tableSecret').selectAll().where('t', '=', t).executeTakeFirst();
      const names = transaction.selectFrom('seatName').selectAll().where('t', '=', t).orderBy('seat');
      const talk = transaction.selectFrom('talk').selectAll().where('t', '=', t).orderBy('n');
      return {
        table,
        entries: await readLog(transaction, t, 0, table.head),
        seats: await transaction.selectFrom('seat').selectAll().where('t', '=', t).orderBy('seat').execute(),
        names: withNames ? await names.execute() : [],
        talk: withNames ? await talk.execute() : [],
        chanceKey: isOver(table) ? (secret?.chanceKey ?? null) : null,
      };
    });

const isOver = ({ status }: TableRow): boolean => status === 'ended' || status === 'abandoned';

const isWhole = ({ table, entries, seats, names, talk }: TableExport): boolean =>
  table.head > 0 &&
  entries.length === table.head &&
  entries.every(({ seq }, i) => seq === i + 1) &&
  new Set(entries.map(({ key }) => key)).size === entries.length &&
  [entries, seats, names, talk].every((rows) => rows.every(({ t }) => t === table.id));

const inPieces = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, i) => rows.slice(i * ROWS, (i + 1) * ROWS));

export const importTable = async (db: Kysely<Schema>, given: TableExport): Promise<boolean> => {
  if (!isWhole(given)) throw new Error('this is no whole table: entries are missing, doubled or of another one');
  const { table, entries, seats, names, talk, chanceKey } = given;
  const { folded: _, ...row } = table;
  return db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('gameTable')
      .values({ ...row, listed: row.listed ? 1 : 0, openedKey: entries[0]!.key })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return false;
    for (const piece of inPieces(entries)) await transaction.insertInto('entry').values(piece).execute();
    for (const piece of inPieces(talk)) await transaction.insertInto('talk').values(piece).execute();
    if (seats.length > 0)
      await transaction
        .insertInto('seat')
        .values([...seats])
        .execute();
    if (names.length > 0)
      await transaction
        .insertInto('seatName')
        .values([...names])
        .execute();
    if (chanceKey !== null) await transaction.insertInto('tableSecret').values({ t: table.id, chanceKey }).execute();
    return true;
  });
};
