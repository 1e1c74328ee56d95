/**
 * Where a table stands, as its log tells it: a pure reducer over entries. The room, the lists and whoever verifies a store
 * all ask this one, so they cannot disagree. The game itself is played by the Match; here are only the people around it.
 */

import type { Seat, Setup } from '@halcyon/kernel';
import type { Pace, TalkRule } from '@halcyon/protocol/online';
import { type Help, helpOf } from '@halcyon/table';
import type { Entry, TableStatus } from '../store/rows.ts';
import { type BodyOf, type Happened, type ProposalBody, readBody, type SitterBody } from './bodies.ts';

export interface SeatState extends Readonly<SitterBody> {
  /** When it was taken. */
  readonly since: number;
}
export interface ProposalState {
  readonly by: Seat;
  readonly what: ProposalBody;
  readonly asks: readonly Seat[];
  readonly agreed: readonly Seat[];
}
export interface TableState {
  readonly id: string;
  readonly seq: number;
  readonly game: string;
  readonly version: number;
  readonly setup: Setup;
  readonly seal: string;
  readonly created: number;
  readonly pace: Pace;
  readonly talk: TalkRule;
  readonly help: Help;
  readonly status: TableStatus;
  readonly host: string;
  readonly seats: readonly SeatState[];
  /** What the seats had thrown in when the game began; until then, so far. */
  readonly salts: readonly string[];
  readonly proposal: ProposalState | undefined;
  readonly thanked: readonly Seat[];
  /** The table whose people play again at this one, and who plays again after this one, and where. */
  readonly from: string | undefined;
  readonly next: { readonly by: Seat; readonly table: string } | undefined;
  readonly secret: string | undefined;
  readonly outcome: string | undefined;
  readonly digest: string | undefined;
  readonly ended: number | undefined;
  readonly steps: number;
  readonly turn: readonly Seat[];
  /** Since when the table waits for them, and when anything happened last. */
  readonly since: number;
  readonly changed: number;
  /** The last entry in which somebody moved, sat down or stood up: questions and answers do not count. */
  readonly moved: number;
  /** By seat, the entry in which it last did something that was waited for. */
  readonly acted: readonly number[];
}

/** A person who is there to act, be asked and learn: not one whose seat a bot keeps. */
export const isPresent = ({ kind, bot }: Pick<SeatState, 'kind' | 'bot'>): boolean => kind === 'person' && bot === null;
export const seatsHeld = ({ seats }: Pick<TableState, 'seats'>, person: string | undefined): Seat[] =>
  person === undefined ? [] : seats.flatMap((seat, i) => (seat.person === person ? [i] : []));
/** A program that was given a seat and has not come yet: what it throws in is missing. */
export const isExpected = ({ program, salt }: Pick<SeatState, 'program' | 'salt'>): boolean =>
  program === true && salt === '';
/** Free seats that wait for this person. */
export const seatsKept = ({ seats }: Pick<TableState, 'seats'>, person: string | undefined): Seat[] =>
  person === undefined ? [] : seats.flatMap(({ kept }, i) => (kept?.person === person ? [i] : []));
export const isOver = ({ status }: Pick<TableState, 'status'>): boolean => status === 'ended' || status === 'abandoned';

/** The host's powers pass to the person seated longest when the host's own person leaves. */
const hostAfter = (host: string, before: readonly SeatState[], after: readonly SeatState[]): string => {
  const sits = (seats: readonly SeatState[]): boolean => seats.some((seat) => isPresent(seat) && seat.person === host);
  if (!sits(before) || sits(after)) return host;
  // Nobody could ask a program to begin, or to let somebody in.
  const [longest] = after.filter((seat) => isPresent(seat) && !seat.program).toSorted((a, b) => a.since - b.since);
  return longest?.person ?? host;
};

const opened = ({ t, seq, at, by }: Entry, body: BodyOf<'opened'>): TableState => ({
  id: t,
  seq,
  game: body.game,
  version: body.version,
  setup: body.setup,
  seal: body.seal,
  created: at,
  pace: body.pace,
  talk: body.talk,
  help: helpOf(body.help),
  status: 'open',
  host: by ?? '',
  seats: body.seats.map((seat) => ({ ...seat, since: at })),
  salts: body.seats.map(({ salt }) => salt),
  proposal: undefined,
  thanked: [],
  from: body.from,
  next: undefined,
  secret: undefined,
  outcome: undefined,
  digest: undefined,
  ended: undefined,
  steps: 0,
  turn: [],
  since: at,
  changed: at,
  moved: seq,
  acted: body.seats.map(() => 0),
});

const withActed = ({ acted }: TableState, seat: Seat, seq: number): number[] =>
  acted.map((last, i) => (i === seat ? seq : last));

const afterSeat = (state: TableState, { at, seq }: Entry, body: BodyOf<'seat'>): Partial<TableState> => {
  if ('talk' in body) return { talk: body.talk };
  const { seat, kind, person, bot, salt, program } = body;
  const old = state.seats[seat];
  // Whoever comes back from a bot has sat there all along.
  const since = old !== undefined && old.person === person && person !== null ? old.since : at;
  const sitter: SeatState = { kind, person, bot, salt, since, ...(program && { program }) };
  const seats = state.seats.map((other, i) => (i === seat ? sitter : other));
  return {
    seats,
    host: hostAfter(state.host, state.seats, seats),
    salts: state.status === 'open' ? seats.map((each) => each.salt) : state.salts,
    acted: withActed(state, seat, seq),
    moved: seq,
    proposal: undefined,
  };
};

const afterVote = ({ proposal }: TableState, body: BodyOf<'vote'>): ProposalState | undefined => {
  if (body.says === 'asked') return { by: body.seat, what: body.what, asks: body.asks, agreed: [] };
  if (body.says !== 'agreed') return undefined;
  return proposal && { ...proposal, agreed: [...proposal.agreed, body.seat] };
};

const after = (state: TableState, entry: Entry, { kind, body }: Happened): Partial<TableState> => {
  const { at, seq } = entry;
  switch (kind) {
    case 'opened':
      throw new Error('a table is opened once');
    case 'seat':
      return afterSeat(state, entry, body);
    case 'step':
      return {
        status: 'playing',
        since: at,
        moved: seq,
        // A question lapses with the next step.
        proposal: undefined,
        ...('seat' in body && { acted: withActed(state, body.seat, seq) }),
      };
    case 'undo':
      return { since: at, moved: seq, proposal: undefined, acted: withActed(state, body.seat, seq) };
    case 'vote':
      return { proposal: afterVote(state, body) };
    case 'thanks':
      if ('next' in body) return { next: { by: body.seat, table: body.next } };
      return { thanked: [...state.thanked, body.seat] };
    case 'ended': {
      const { secret, digest, outcome } = body;
      return { status: 'ended', ended: at, secret, digest, outcome, proposal: undefined };
    }
    case 'abandoned':
      return { status: 'abandoned', ended: at, proposal: undefined };
  }
};

/** The table after an entry; undefined stands for the table before its first. */
export const reduce = (state: TableState | undefined, entry: Entry, happened = readBody(entry)): TableState => {
  if (happened.kind === 'opened') return opened(entry, happened.body);
  if (!state || entry.seq !== state.seq + 1) throw new Error(`entry ${entry.seq} of a table has no entry before it`);
  const { steps, turn } = happened.body;
  return { ...state, steps, turn, ...after(state, entry, happened), seq: entry.seq, changed: entry.at };
};
