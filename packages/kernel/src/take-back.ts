/**
 * A step may be taken back for free as long as no person has learnt anything from it. A bot learns nothing: what it saw is
 * taken back with the step. Otherwise all other people must agree, and a person who plays without others may take back
 * after a warning; both leave a mark in the log and at the result.
 */
import { bit, type Seat, type SeatSet, seatsOf } from './contract.ts';
import type { Consent } from './history.ts';
import type { Match } from './match.ts';

/** What taking back would mean, as data: whoever asks finds the words. */
export interface TakeBack {
  readonly by: Seat;
  /** The step before which the table would stand again: the seat's last own one. */
  readonly to: number;
  /** Steps, from there on, that people learnt something from. */
  readonly seen: readonly number[];
  /** The people who did. */
  readonly learnt: SeatSet;
  /** How it would be entered: free, agreed by others, or alone with a mark. */
  readonly how: Consent;
  /** The people who must agree; none if it is free or nobody else is there. */
  readonly asks: readonly Seat[];
}

const lastStepOf = (match: Match, seat: Seat): number => {
  for (let i = match.length - 1; i >= 0; i--) if (match.step(i).seat === seat) return i;
  return -1;
};

/** What it means for this seat to take back its last step, at a table with these people; undefined if it has made none. */
export const takeBackOf = (match: Match, by: Seat, people: SeatSet): TakeBack | undefined => {
  const to = lastStepOf(match, by);
  if (to < 0) return undefined;
  const seen: number[] = [];
  let learnt = 0;
  for (let i = to; i < match.length; i++) {
    const who = match.learnt(i) & people;
    if (who !== 0) seen.push(i);
    learnt |= who;
  }
  const others = seatsOf(people & ~bit(by));
  const how = seen.length === 0 ? 'free' : others.length > 0 ? 'agreed' : 'alone';
  return { by, to, seen, learnt, how, asks: how === 'agreed' ? others : [] };
};
