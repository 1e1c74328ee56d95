/** Appends a batch in one transaction, inside the thread of SQLite. Its twin is postgres/append.ts. */
import type { Waiting } from '../engine.ts';
import type { Database } from './database.ts';

const NEXT = `exists (select 1 from game_table g where g.id = ?1 and g.head = ?2 - 1
  and (g.status in ('open', 'playing') or (g.status = 'ended' and g.archive is null and ?4 = 'thanks')))`;

const STATEMENTS = {
  entry: `insert into entry (t, seq, at, kind, "by", key, body) select ?1, ?2, ?3, ?4, ?5, ?6, ?7 where ${NEXT}
    on conflict do nothing`,
  table: `update game_table set head = ?2, status = coalesce(?3, status), ended = coalesce(?4, ended),
    digest = coalesce(?5, digest), host = coalesce(?6, host), talk = coalesce(?7, talk) where id = ?1`,
  seat: `insert into seat (t, seat, kind, person, bot, device, since, seen_seq) values (?, ?, ?, ?, ?, ?, ?, ?)
    on conflict (t, seat) do update set kind = excluded.kind, person = excluded.person, bot = excluded.bot,
    device = excluded.device, since = excluded.since, seen_seq = case when seat.person = excluded.person
    and seat.seen_seq > excluded.seen_seq then seat.seen_seq else excluded.seen_seq end`,
  name: `insert into seat_name (t, seat, name) values (?, ?, ?)
    on conflict (t, seat) do update set name = excluded.name`,
  drop: 'delete from due where t = ?1 and kind = ?2 and (?3 is null or who = ?3)',
  put: `insert into due (kind, t, who, at, for_seq, tries, lease_until, error) values (?, ?, ?, ?, ?, 0, null, null)
    on conflict (kind, t, who) do update set at = excluded.at, for_seq = excluded.for_seq, tries = 0,
    lease_until = null, error = null`,
} as const;

type Value = string | number | null;
/** Runs one of the statements; returns how many rows it changed. */
export type Run = (statement: keyof typeof STATEMENTS, ...values: Value[]) => number;

/** Statements are prepared when they are first wanted: before the first migration there is nothing to prepare them on. */
export const runnerOf = (database: Database): Run => {
  const prepared = new Map<string, ReturnType<Database['prepare']>>();
  return (name, ...values) => {
    const statement = prepared.get(name) ?? database.prepare(STATEMENTS[name]);
    prepared.set(name, statement);
    return Number(statement.run(...values).changes);
  };
};

const append = (run: Run, { entry, changes }: Waiting): boolean => {
  const { t, seq, at, kind, by, key, body } = entry;
  if (run('entry', t, seq, at, kind, by, key, body) === 0) return false;
  const { status = null, ended = null, digest = null, host = null, talk = null } = changes;
  run('table', t, seq, status, ended, digest, host, talk);
  for (const seat of changes.seats ?? [])
    run('seat', t, seat.seat, seat.kind, seat.person, seat.bot, seat.device, seat.since, seat.seenSeq);
  for (const { seat, name } of changes.names ?? []) run('name', t, seat, name);
  for (const { kind: what, who = null } of changes.drop ?? []) run('drop', t, what, who);
  for (const due of changes.put ?? []) run('put', due.kind, t, due.who, due.at, due.forSeq);
  return true;
};

/** The tables that won. `committing` is called when only the commit is left: what fails after it may be stored. */
export const appendAll = (
  database: Database,
  run: Run,
  batch: readonly Waiting[],
  committing: () => void,
): readonly string[] => {
  database.exec('begin immediate');
  try {
    const won = batch.filter((waiting) => append(run, waiting)).map(({ entry }) => entry.t);
    committing();
    database.exec('commit');
    return won;
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
};
