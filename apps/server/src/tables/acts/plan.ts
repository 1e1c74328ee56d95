/** What a wish comes to, before anything happens: a plan that the room carries out, or a refusal. Plans are pure. */
import { bit, type Consent, type Match, type Move, type Seat, type SeatSet } from '@halcyon/kernel';
import type { RefusalWord, Refused } from '@halcyon/protocol/online';
import type { Deed } from '../bodies.ts';
import { isPresent, type TableState } from '../table-state.ts';

/** What a plan is made from. */
export interface Scene {
  readonly state: TableState;
  /** From the start on. */
  readonly match: Match | undefined;
  /** Whether somebody who sits there is looking. */
  here(seat: Seat): boolean;
  readonly now: number;
}
/** Whose wish it is. Without a person it is a bot's, or the clock's. */
export interface Wisher {
  readonly person: string | null;
  /** Of a program: the one seat that its key opens. */
  readonly program?: Seat | undefined;
}

export type Plan =
  | {
      readonly do: 'write';
      readonly deed: Exclude<Deed, { readonly kind: 'step' | 'undo' | 'ended' | 'opened' }>;
      readonly names?: readonly { readonly seat: Seat; readonly name: string }[];
    }
  | { readonly do: 'deal' }
  | { readonly do: 'play'; readonly seat: Seat; readonly move: Move }
  | { readonly do: 'undo'; readonly seat: Seat; readonly to: number; readonly how: Consent }
  /** It is so already. */
  | { readonly do: 'nothing' };

export const not = (word: RefusalWord): Refused => ({ kind: 'not', word });
export const STALE: Refused = { kind: 'stale' };
export const isPlan = (planned: Plan | Refused): planned is Plan => 'do' in planned;

/** The seats of people who are there to be asked and to learn. */
export const peopleAt = ({ seats }: TableState): SeatSet =>
  seats.reduce((set, seat, i) => (isPresent(seat) ? set | bit(i) : set), 0);

/** Whether this seat is the wisher's own, to act for now. */
export const isOwn = ({ state }: Scene, { person }: Wisher, seat: Seat): boolean => {
  const there = state.seats[seat];
  return there !== undefined && isPresent(there) && there.person === person;
};
