/** What belongs to a table and is in no log, so that it can be forgotten: names, talk, and whether it is listed. */
import type { CommandOf, Refused, TalkInfo } from '@halcyon/protocol/online';
import type { Store } from '../store/store.ts';
import { not, type Wisher } from './acts/plan.ts';
import type { OpenTable } from './info.ts';
import { seatsHeld, type TableState } from './table-state.ts';

/** Lines that somebody who comes is shown. */
const MOST_TALK = 1000;

export const talkOf = async (store: Store, state: TableState): Promise<TalkInfo[]> => {
  const lines = await store.talk.read(state.id, 0, MOST_TALK);
  return lines.map(({ n, at, person, text }) => ({ n, at, seat: seatsHeld(state, person)[0] ?? null, text }));
};

interface Saying {
  readonly person: string | null;
  readonly key: string;
  readonly text: string;
  readonly at: number;
}
export const say = async (
  store: Store,
  { id: t, talk }: TableState,
  [seat]: readonly number[],
  { person, key, text, at }: Saying,
): Promise<TalkInfo | Refused> => {
  if (seat === undefined || person === null) return not('your-seat');
  if (talk !== 'talk') return not('silent');
  return { n: await store.talk.say({ t, at, person, key, text }), at, seat, text };
};

/** Everybody names the own seats, the host all of people. */
export const rename = async (
  store: Store,
  table: OpenTable,
  wisher: Wisher,
  { seat, name }: CommandOf<'rename'>,
): Promise<Refused | undefined> => {
  const { state } = table;
  const there = state.seats[seat];
  const mayRename = there?.person === wisher.person || state.host === wisher.person;
  if (wisher.person === null || !mayRename) return not('your-seat');
  if (there?.kind !== 'person') return not('person');
  await store.tables.rename(state.id, seat, name);
  table.names = table.names.with(seat, name);
  return undefined;
};

export const list = async (
  store: Store,
  table: OpenTable,
  { person }: Wisher,
  { listed }: CommandOf<'settle'>,
): Promise<Refused | undefined> => {
  if (person === null || table.state.host !== person) return not('host');
  await store.tables.list(table.state.id, listed!);
  table.listed = listed!;
  return undefined;
};
