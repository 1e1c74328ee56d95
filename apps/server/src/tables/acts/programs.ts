/** Programs at the table: each is a person of its own, with one seat that somebody gave it. */
import type { Seat } from '@halcyon/kernel';
import type { CommandOf, Refused } from '@halcyon/protocol/online';
import { isExpected } from '../table-state.ts';
import { not, type Plan, type Scene, STALE, type Wisher } from './plan.ts';
import { keptBy, seated } from './sitters.ts';

export interface ProgramWish {
  readonly seat: Seat;
  readonly name: string;
  /** The id that it is known by in the log. Whoever had the seat before is gone, and so is an older program's key. */
  readonly program: string;
}

/** By the host or by whoever sits there, before the start; the program throws in its salt when it comes. */
export const giveToProgram = (
  { state }: Scene,
  { person }: Wisher,
  { seat, name, program }: ProgramWish,
): Plan | Refused => {
  const there = state.seats[seat];
  if (!there) return { kind: 'field', field: 'seat', message: 'there is no such seat' };
  if (state.status !== 'open') return not('open');
  if (person === null || (state.host !== person && there.person !== person)) return not('host');
  return seated(seat, { kind: 'person', person: program, bot: null, salt: '', program: true }, name);
};

/** A program has its seat already, and none but that; sitting down is how it throws in what nobody else could choose. */
export const sitAsProgram = ({ state }: Scene, own: Seat, wish: CommandOf<'sit'>): Plan | Refused => {
  const { seat, name, salt } = wish;
  const there = state.seats[seat];
  if (seat !== own || !there) return not('your-seat');
  if (state.status !== 'open') return not('open');
  if (!isExpected(there)) return salt === there.salt ? { do: 'nothing' } : STALE;
  return seated(seat, { ...keptBy(there, null), salt }, name);
};
