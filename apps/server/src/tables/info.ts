/** What everybody at a table may know about it, and what is the receiver's own. */
import { has, type Match, printMove, seatsOf, takeBackOf } from '@halcyon/kernel';
import type { BackInfo, LegalInfo, SeatInfo, TableInfo, You } from '@halcyon/protocol/online';
import { peopleAt } from './acts/plan.ts';
import { type Guest, isWatcher, ownSeats } from './guest.ts';
import { isOver, isPresent, type SeatState, seatsKept, type TableState } from './table-state.ts';
import type { Trail } from './trail.ts';

/** A table that was read and is kept up to date by its room. */
export interface OpenTable {
  state: TableState;
  /** From the start on. */
  match: Match | undefined;
  readonly trail: Trail;
  /** What all chance follows from; it leaves with the end of the game and never before. */
  readonly secret: string;
  names: readonly string[];
  listed: boolean;
}

const seatInfo = (
  { kind, bot, program, kept }: SeatState,
  name: string,
  here: boolean,
  thanked: boolean,
): SeatInfo => ({
  kind,
  name: kind === 'person' || kept ? name : '',
  ...(bot !== null && { bot }),
  ...(program && { program }),
  ...(kept && { kept: true }),
  here,
  ...(thanked && { thanked }),
});

/** The first seat that the host sits at; none if the host only opened the table. */
const hostSeat = ({ seats, host }: TableState): number | null => {
  const seat = seats.findIndex((each) => each.kind === 'person' && each.person === host);
  return seat < 0 ? null : seat;
};

export const tableInfo = ({ state, match, names, listed }: OpenTable, guests: Iterable<Guest>): TableInfo => {
  let here = 0;
  let watchers = 0;
  for (const guest of guests) {
    for (const seat of ownSeats(state, guest)) here |= 1 << seat;
    if (isWatcher(state, guest)) watchers++;
  }
  const {
    id,
    game,
    version,
    setup,
    status,
    pace,
    talk,
    help,
    created,
    seal,
    salts,
    secret,
    proposal,
    turn,
    since,
    next,
  } = state;
  return {
    id,
    game,
    version,
    setup,
    status,
    seats: state.seats.map((seat, i) => seatInfo(seat, names[i] ?? '', has(here, i), state.thanked.includes(i))),
    host: hostSeat(state),
    pace,
    talk,
    help,
    listed,
    created,
    seal,
    salts,
    ...(secret !== undefined && { secret }),
    watchers,
    ...(proposal && { proposal }),
    marks: match?.marks ?? 0,
    turn,
    since,
    ...(next && { next }),
  };
};

export const youOf = ({ state, match }: OpenTable, guest: Guest): You => {
  const seats = ownSeats(state, guest);
  const backs: Record<number, BackInfo> = {};
  for (const seat of match && !isOver(state) ? seats : []) {
    const back = isPresent(state.seats[seat]!) ? takeBackOf(match!, seat, peopleAt(state)) : undefined;
    if (back) backs[seat] = { to: back.to, how: back.how, seen: back.seen, asks: back.asks };
  }
  const kept = guest.watching ? [] : seatsKept(state, guest.person);
  return { seats, kept, host: !guest.watching && guest.person === state.host, backs };
};

/** What the guest's own seats can do, by the table that stands; undefined where nothing is played. */
export const legalOf = ({ state, match }: OpenTable, guest: Guest): LegalInfo[] | undefined => {
  if (!match || state.status !== 'playing') return undefined;
  return ownSeats(state, guest).map((seat) => {
    const ask = match.ask(seat);
    const moves = isPresent(state.seats[seat]!) ? match.legal(seat) : [];
    return {
      seat,
      steps: match.length,
      must: has(match.mustAct, seat),
      ask: ask ? { id: ask.id, facts: ask.facts } : null,
      moves: moves.map((move) => ({ move, text: printMove(match.rules.moves, move) })),
    };
  });
};

export const turnOf = (match: Match | undefined): number[] => (match && !match.outcome ? seatsOf(match.mustAct) : []);
