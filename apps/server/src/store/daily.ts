/** Results of the deals of a day. */
import { type Kysely, sql } from 'kysely';
import type { DailyResult, DealName } from './rows.ts';
import type { Schema } from './schema.ts';
import type { Daily } from './store.ts';

const resultOf = <Row extends { readonly won: number }>(row: Row): Omit<Row, 'won'> & Pick<DailyResult, 'won'> => ({
  ...row,
  won: row.won === 1,
});

export const makeDaily = (db: Kysely<Schema>): Daily => {
  const of = ({ game, day, rulesVersion }: DealName) =>
    db
      .selectFrom('dailyResult')
      .where('game', '=', game)
      .where('day', '=', day)
      .where('rulesVersion', '=', rulesVersion);
  const named = (deal: DealName) => of(deal).innerJoin('person', 'person.id', 'dailyResult.person');
  return {
    add: async ({ game, day, rulesVersion, person, won, score, steps, at }) => {
      await sql`
        insert into daily_result (game, day, rules_version, person, won, score, steps, at)
        select ${game}, ${day}, cast(${rulesVersion} as integer), id, cast(${won ? 1 : 0} as integer),
          cast(${score} as integer), cast(${steps} as integer), cast(${at} as bigint)
        from person where id = ${person} and deleted is null
        on conflict do nothing`.execute(db);
    },
    find: async (deal, person) => {
      const row = await of(deal).selectAll().where('person', '=', person).executeTakeFirst();
      return row && resultOf(row);
    },
    count: async (deal) => {
      const { count } = await of(deal)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    names: async (deal, most) => {
      const rows = named(deal).select('person.name').orderBy('at').orderBy('person.id').limit(most);
      return (await rows.execute()).map(({ name }) => name);
    },
    best: async (deal, most) => {
      const rows = named(deal).selectAll('dailyResult').select('person.name');
      const ordered = rows.orderBy('won', 'desc').orderBy('score', 'desc').orderBy('steps').orderBy('at');
      return (await ordered.orderBy('person.id').limit(most).execute()).map(resultOf);
    },
  };
};
