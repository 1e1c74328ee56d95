/** How games ended, beside their logs. */
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Endings } from './store.ts';
import { rowOf, selectTables } from './table-rows.ts';

export const makeEndings = (db: Kysely<Schema>): Endings => ({
  of: async (person, most) => {
    const own = db.selectFrom('seat').where('person', '=', person).where('bot', 'is', null);
    const rows = await selectTables(db)
      .where('status', '=', 'ended')
      .where('id', 'in', own.select('t'))
      .orderBy('ended', 'desc')
      .orderBy('id')
      .limit(most)
      .execute();
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const seats = await own.select(['t', 'seat']).orderBy('seat').execute();
    const endings = await db.selectFrom('ending').selectAll().where('t', 'in', ids).execute();
    const seatsAt = new Map<string, number[]>();
    for (const { t, seat } of seats) seatsAt.set(t, [...(seatsAt.get(t) ?? []), seat]);
    const endingAt = new Map(endings.map((ending) => [ending.t, ending]));
    return rows.map((row) => ({
      table: rowOf(row),
      seats: seatsAt.get(row.id) ?? [],
      ending: endingAt.get(row.id),
    }));
  },
  find: (t) => db.selectFrom('ending').selectAll().where('t', '=', t).executeTakeFirst(),
  note: async (ending) => {
    await db
      .insertInto('ending')
      .values(ending)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
});
