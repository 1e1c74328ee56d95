/** What was said at tables, kept apart from their logs. */
import { type Kysely, sql } from 'kysely';
import type { TalkLine } from './rows.ts';
import type { Schema } from './schema.ts';
import type { Talk } from './store.ts';

const numberOf = async (db: Kysely<Schema>, { t, key }: Pick<TalkLine, 't' | 'key'>): Promise<number | undefined> =>
  (await db.selectFrom('talk').select('n').where('t', '=', t).where('key', '=', key).executeTakeFirst())?.n;

export const makeTalk = (db: Kysely<Schema>): Talk => ({
  say: async (line) => {
    for (;;) {
      const { t, at, person, key, text } = line;
      const { rows } = await sql<{ n: number }>`
        insert into talk (t, n, at, person, key, text)
        select ${t}, coalesce(max(n), 0) + 1, cast(${at} as bigint), ${person}, ${key}, ${text} from talk where t = ${t}
        on conflict do nothing returning n`.execute(db);
      // Otherwise the key was there, or somebody else said something in the same moment and took the number.
      const n = rows[0]?.n ?? (await numberOf(db, line));
      if (n !== undefined) return n;
    }
  },
  read: (t, after, most) =>
    db.selectFrom('talk').selectAll().where('t', '=', t).where('n', '>', after).orderBy('n').limit(most).execute(),
});
