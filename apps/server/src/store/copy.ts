/** Carries all rows from one database to another: a backup of PostgreSQL, or the way from one machine to many. */
import { sql } from 'kysely';
import type { Db } from './engine.ts';
import type { Schema } from './schema.ts';

/** Every table with its key; a table that is missing here would be missing in every backup. */
const KEYS: Readonly<Record<Exclude<keyof Schema, 'migration'>, readonly string[]>> = {
  gameTable: ['id'],
  entry: ['t', 'seq'],
  tableSecret: ['t'],
  seat: ['t', 'seat'],
  seatName: ['t', 'seat'],
  person: ['id'],
  credential: ['hash'],
  talk: ['t', 'n'],
  due: ['kind', 't', 'who'],
  push: ['person', 'endpointHash'],
  webhook: ['person'],
  wish: ['person'],
  setting: ['key'],
  dailyResult: ['game', 'day', 'rulesVersion', 'person'],
  ending: ['t'],
};
/** Rows of one statement. */
const ROWS = 500;

const copyTable = async (from: Db, into: Db, name: keyof typeof KEYS): Promise<void> => {
  const keys = sql.join(KEYS[name].map((key) => sql.ref(key)));
  let last: Readonly<Record<string, unknown>> | undefined;
  do {
    const later = last && sql`where (${keys}) > (${sql.join(KEYS[name].map((key) => last![key]))})`;
    const { rows } = await sql<Readonly<Record<string, unknown>>>`
      select * from ${sql.table(name)} ${later ?? sql``} order by ${keys} limit ${ROWS}`.execute(from);
    // The rows are what this table holds, in the one database as in the other.
    if (rows.length > 0)
      await into
        .insertInto(name)
        .values(rows as never)
        .execute();
    last = rows.length === ROWS ? rows.at(-1) : undefined;
  } while (last);
};

export const copyRows = async (from: Db, into: Db): Promise<void> => {
  for (const name of Object.keys(KEYS) as (keyof typeof KEYS)[]) await copyTable(from, into, name);
};
