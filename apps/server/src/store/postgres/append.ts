/**
 * Appends a batch in one statement. Its twin is sqlite/append.ts.
 *
 * The entries are inserted in the order of their tables. Two nodes that append to the same tables then meet at the first
 * one that both want, where one of them waits, and holds nothing that the other still needs. All else is written only for
 * tables whose entry won, so nobody else is writing it: an update of the tables instead of this insert deadlocks. What is
 * put again is not dropped first, because PostgreSQL does not say what becomes of a row that one statement writes twice.
 */
import type { Waiting } from '../engine.ts';

type Value = string | number | null;
/** Columns of arrays: one parameter each, however many rows there are. */
const columnsOf = (rows: readonly (readonly Value[])[], width: number): Value[][] =>
  Array.from({ length: width }, (_, column) => rows.map((row) => row[column]!));

/** Within one statement a row can be written only once; of two the later one counts. */
const last = <Row>(rows: readonly Row[], name: (row: Row) => string | number): Row[] => [
  ...new Map(rows.map((row) => [name(row), row])).values(),
];

const NEXT = `exists (select 1 from game_table g where g.id = w.t and g.head = w.seq - 1
  and (g.status in ('open', 'playing') or (g.status = 'ended' and g.archive is null and w.kind = 'thanks')))`;

export const APPEND = `
with w as materialized (
  select * from unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[],
    $8::text[], $9::bigint[], $10::text[], $11::text[], $12::text[])
    as w(t, seq, at, kind, "by", key, body, status, ended, digest, host, talk)
), won as (
  insert into entry (t, seq, at, kind, "by", key, body)
  select w.t, w.seq, w.at, w.kind, w."by", w.key, w.body from w where ${NEXT}
  order by w.t collate "C" on conflict do nothing returning t
), tables as (
  update game_table g set head = w.seq, status = coalesce(w.status, g.status), ended = coalesce(w.ended, g.ended),
    digest = coalesce(w.digest, g.digest), host = coalesce(w.host, g.host), talk = coalesce(w.talk, g.talk)
  from w join won on won.t = w.t where g.id = w.t
), seats as (
  insert into seat (t, seat, kind, person, bot, device, since, seen_seq)
  select s.* from unnest($13::text[], $14::int[], $15::text[], $16::text[], $17::text[], $18::text[], $19::bigint[],
    $20::int[]) as s(t, seat, kind, person, bot, device, since, seen_seq) join won on won.t = s.t
  on conflict (t, seat) do update set kind = excluded.kind, person = excluded.person, bot = excluded.bot,
    device = excluded.device, since = excluded.since, seen_seq = case when seat.person = excluded.person
    and seat.seen_seq > excluded.seen_seq then seat.seen_seq else excluded.seen_seq end
), names as (
  insert into seat_name (t, seat, name)
  select n.* from unnest($21::text[], $22::int[], $23::text[]) as n(t, seat, name) join won on won.t = n.t
  on conflict (t, seat) do update set name = excluded.name
), put as materialized (
  select p.* from unnest($24::text[], $25::text[], $26::text[], $27::bigint[], $28::int[])
    as p(kind, t, who, at, for_seq) join won on won.t = p.t
), dropped as (
  delete from due d using unnest($29::text[], $30::text[], $31::text[]) as x(t, kind, who) join won on won.t = x.t
  where d.t = x.t and d.kind = x.kind and (x.who is null or d.who = x.who)
    and not exists (select 1 from put p where p.kind = d.kind and p.t = d.t and p.who = d.who)
), puts as (
  insert into due (kind, t, who, at, for_seq, tries, lease_until, error)
  select kind, t, who, at, for_seq, 0, null, null from put
  on conflict (kind, t, who) do update set at = excluded.at, for_seq = excluded.for_seq, tries = 0,
    lease_until = null, error = null
)
select t from won`;

export const valuesOf = (batch: readonly Waiting[]): Value[][] => {
  const entries = batch.map(({ entry: { t, seq, at, kind, by, key, body }, changes }) => {
    const { status = null, ended = null, digest = null, host = null, talk = null } = changes;
    return [t, seq, at, kind, by, key, body, status, ended, digest, host, talk];
  });
  const ofEach = (rows: (waiting: Waiting) => Value[][]): Value[][] => batch.flatMap(rows);
  const seats = ofEach(({ entry: { t }, changes }) =>
    last(changes.seats ?? [], ({ seat }) => seat).map((seat) => [
      t,
      seat.seat,
      seat.kind,
      seat.person,
      seat.bot,
      seat.device,
      seat.since,
      seat.seenSeq,
    ]),
  );
  const names = ofEach(({ entry: { t }, changes }) =>
    last(changes.names ?? [], ({ seat }) => seat).map(({ seat, name }) => [t, seat, name]),
  );
  const put = ofEach(({ entry: { t }, changes }) =>
    last(changes.put ?? [], ({ kind, who }) => JSON.stringify([kind, who])).map((due) => [
      due.kind,
      t,
      due.who,
      due.at,
      due.forSeq,
    ]),
  );
  const dropped = ofEach(({ entry: { t }, changes }) =>
    (changes.drop ?? []).map(({ kind, who = null }) => [t, kind, who]),
  );
  return [
    ...columnsOf(entries, 12),
    ...columnsOf(seats, 8),
    ...columnsOf(names, 3),
    ...columnsOf(put, 5),
    ...columnsOf(dropped, 3),
  ];
};
