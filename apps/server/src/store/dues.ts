/** What is to be done at a time: claimed for a while, then done, tried again or given up. */
import { sql } from 'kysely';
import type { Engine } from './engine.ts';
import type { Due } from './rows.ts';
import type { Dues } from './store.ts';

export const makeDues = ({ db, kind }: Engine): Dues => {
  // In SQLite nobody else writes meanwhile; in PostgreSQL two nodes take different rows instead of waiting for each other.
  const skipping = kind === 'postgres' ? sql`for update skip locked` : sql``;
  /** Still the claim that it was: neither claimed by another after the lease, nor replaced by an entry. */
  const claimed = (due: Due) =>
    sql<boolean>`kind = ${due.kind} and t = ${due.t} and who = ${due.who}
      and tries = ${due.tries} and lease_until = ${due.leaseUntil}`;
  return {
    claim: async (now, most, lease) => {
      const { rows } = await sql<Due>`
        with found as materialized (
          select kind, t, who from due where at <= ${now} and (lease_until is null or lease_until <= ${now})
          order by at, t, who, kind limit ${most} ${skipping})
        update due set tries = tries + 1, lease_until = ${now + lease}
        where (kind, t, who) in (select kind, t, who from found)
        returning *`.execute(db);
      return rows.sort((a, b) => a.at! - b.at!);
    },
    done: async (due) => {
      await db.deleteFrom('due').where(claimed(due)).execute();
    },
    fail: async (due, at, error) => {
      await db.updateTable('due').set({ at, error, leaseUntil: null }).where(claimed(due)).execute();
    },
    dead: async (due, error) => {
      await db.updateTable('due').set({ at: null, error, leaseUntil: null }).where(claimed(due)).execute();
    },
    next: async () => {
      const row = await sql<{ at: number | null }>`
        select min(case when lease_until > at then lease_until else at end) as at from due`.execute(db);
      return row.rows[0]?.at ?? undefined;
    },
    deadOf: (who) =>
      db
        .selectFrom('due')
        .selectAll()
        .where('who', '=', who)
        .where('at', 'is', null)
        .orderBy('t')
        .orderBy('kind')
        .execute(),
    of: (t) => db.selectFrom('due').selectAll().where('t', '=', t).orderBy('kind').orderBy('who').execute(),
  };
};
