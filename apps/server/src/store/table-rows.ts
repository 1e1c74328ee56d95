/** Rows of tables as the store shows them: without the archive, because a list must not carry whole games along. */
import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Db } from './engine.ts';
import type { TableRow } from './rows.ts';
import type { Schema } from './schema.ts';

const COLUMNS = [
  'id',
  'created',
  'game',
  'rulesVersion',
  'setup',
  'pace',
  'talk',
  'host',
  'listed',
  'status',
  'head',
  'ended',
  'digest',
] as const;
const isFolded = ({ eb }: { eb: ExpressionBuilder<Schema, 'gameTable'> }) =>
  eb.case().when('archive', 'is', null).then(0).else(1).end().as('folded');

type Read = Pick<Selectable<Schema['gameTable']>, (typeof COLUMNS)[number]> & { readonly folded: number };
export const rowOf = (row: Read): TableRow => ({ ...row, listed: row.listed === 1, folded: row.folded === 1 });

export const selectTables = (db: Db) => db.selectFrom('gameTable').select(COLUMNS).select(isFolded);

export const findTable = async (db: Db, id: string): Promise<TableRow | undefined> => {
  const row = await selectTables(db).where('id', '=', id).executeTakeFirst();
  return row && rowOf(row);
};
