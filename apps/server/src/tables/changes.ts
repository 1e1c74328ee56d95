/**
 * What an entry changes around the log: seats, host, status, and what is due. It follows from the table before and after
 * it, so a projection cannot be forgotten where an act is written.
 */
import type { NewDue } from '../store/rows.ts';
import type { Changes } from '../store/store.ts';
import { isOver, isPresent, type SeatState, type TableState } from './table-state.ts';

/** By kind: tells a person that it is its turn, reminds it, offers a seat to a bot, closes the table, lets bots act that a stopped server left. */
export const DUE_KINDS = ['notice', 'remind', 'offer', 'abandon', 'bot'] as const;
export type DueKind = (typeof DUE_KINDS)[number];
/** A room that is open lets its bots act at once; only one that died needs to be woken. */
const BOT_LATE = 30_000;
/** At a live table whoever is away for a moment need not be told; where a move a day is played nobody is expected to look. */
const NOTICE_LATE = { live: 60_000, days: 0 };

export interface SeatProjection {
  readonly seat: number;
  readonly kind: SeatState['kind'];
  readonly person: string | null;
  readonly bot: string | null;
  readonly since: number;
}
export const seatRows = ({ seats }: Pick<TableState, 'seats'>): SeatProjection[] =>
  seats.map(({ kind, person, bot, since }, seat) => ({ seat, kind, person, bot, since }));

const same = (a: SeatProjection, b: SeatProjection | undefined): boolean =>
  b !== undefined && a.kind === b.kind && a.person === b.person && a.bot === b.bot && a.since === b.since;

/** The seats of people that the table waits for. */
const awaited = ({ turn, seats }: TableState): number[] => turn.filter((seat) => isPresent(seats[seat]!));

interface Dues {
  readonly drop: { kind: DueKind; who?: string }[];
  readonly put: NewDue[];
}
/** Whoever was waited for before and has not acted keeps its time: in a simultaneous phase others must not prolong it. */
const duesOf = (before: TableState, after: TableState, now: number): Dues => {
  const { pace, seq: forSeq } = after;
  const drop: Dues['drop'] = [];
  const put: NewDue[] = [];
  const due = (kind: DueKind, who: string, wait: number | null): void => {
    if (wait !== null) put.push({ kind, who, forSeq, at: now + wait });
  };
  if (isOver(after)) return { drop: DUE_KINDS.map((kind) => ({ kind })), put };
  const waits = (state: TableState): number[] => (state.status === 'playing' ? awaited(state) : []);
  const [old, fresh] = [waits(before), waits(after)];
  const goesOn = (seat: number): boolean =>
    old.includes(seat) &&
    before.acted[seat] === after.acted[seat] &&
    before.seats[seat]!.person === after.seats[seat]!.person;
  for (const seat of old.filter((each) => !(fresh.includes(each) && goesOn(each)))) {
    const person = before.seats[seat]!.person!;
    if (!fresh.some((other) => after.seats[other]!.person === person && goesOn(other)))
      drop.push({ kind: 'notice', who: person }, { kind: 'remind', who: person });
    drop.push({ kind: 'offer', who: String(seat) });
  }
  for (const seat of fresh.filter((each) => !goesOn(each))) {
    // Nobody looks for a program; the line tells it.
    if (!after.seats[seat]!.program) {
      due('notice', after.seats[seat]!.person!, NOTICE_LATE[pace.kind]);
      due('remind', after.seats[seat]!.person!, pace.remind);
    }
    due('offer', String(seat), pace.offer);
  }
  if (after.moved !== before.moved) due('abandon', '', pace.abandon);
  const botActs = (state: TableState): boolean => state.turn.some((seat) => state.seats[seat]!.bot !== null);
  if (botActs(after)) due('bot', '', BOT_LATE);
  else if (botActs(before)) drop.push({ kind: 'bot' });
  const wished = drop.filter(({ kind }) => kind === 'bot' || kind === 'notice' || pace[kind] !== null);
  return { drop: wished, put };
};

export const changesOf = (
  before: TableState,
  after: TableState,
  now: number,
  names: readonly { readonly seat: number; readonly name: string }[] = [],
): Changes => {
  const old = seatRows(before);
  const seats = seatRows(after).filter((row, i) => !same(row, old[i]));
  const gone = seats.filter(
    ({ seat, person }) => old[seat]?.person !== person && !names.some((name) => name.seat === seat),
  );
  // Somebody who sits down has seen what is there; whoever sat there before has seen what was seen.
  const seenBy = ({ seat, person }: SeatProjection): number => (old[seat]?.person === person ? 0 : after.seq);
  const { status, host, ended, digest, talk } = after;
  return {
    ...(status !== before.status && { status }),
    ...(host !== before.host && { host }),
    ...(talk !== before.talk && { talk }),
    ...(ended !== undefined && ended !== before.ended && { ended }),
    ...(digest !== undefined && digest !== before.digest && { digest }),
    ...(seats.length > 0 && { seats: seats.map((row) => ({ ...row, device: null, seenSeq: seenBy(row) })) }),
    // A seat that changes hands loses its name with the same entry.
    ...((names.length > 0 || gone.length > 0) && {
      names: [...gone.map(({ seat }) => ({ seat, name: '' })), ...names],
    }),
    ...duesOf(before, after, now),
  };
};
