/**
 * A table as page, terminal and pipe know it: who sits where, what each may see, and what each may do. The local one
 * (local-table.ts) holds the Match; one at a server has the same face, and news of it comes as changes.
 */
import type { AnyRules, Move, Outlook, Refusal, Seat, TakeBack, Viewer } from '@halcyon/kernel';
import type { Sitter } from './sitter.ts';

/** A take-back that other people are asked for. It lapses with the next step. */
export interface Proposal {
  readonly back: TakeBack;
  /** Those who have agreed so far. */
  readonly agreed: readonly Seat[];
}

export interface Table {
  readonly rules: AnyRules;
  readonly sitters: readonly Sitter[];
  /** The seats of people at this device. */
  readonly own: readonly Seat[];
  /** Grows with everything that happens here. */
  readonly version: number;
  /** How many steps stand. */
  readonly length: number;
  /** The bot that the table waits for. */
  readonly thinking: Seat | undefined;
  readonly proposal: Proposal | undefined;
  /** How often something was taken back that somebody had learnt from. */
  readonly marks: number;

  outlook(viewer: Viewer): Outlook;
  /** The table as it stood before a step; undefined if nobody here knows any more. */
  outlookAt(step: number, viewer: Viewer): Outlook | undefined;
  /** Refused with a reason, or on its way: what comes of it is seen in the outlooks. */
  play(seat: Seat, move: Move): Refusal | undefined;
  /** What it would mean for a seat to take back its last step; undefined if it has made none. */
  backFor(seat: Seat): TakeBack | undefined;
  /**
   * Takes back what is free; proposes what others must agree to; and does what leaves a mark only if the person was warned
   * (`knowingly`).
   */
  takeBack(seat: Seat, knowingly?: boolean): void;
  /** A person who is asked agrees or refuses. */
  answer(seat: Seat, agrees: boolean): void;
  /** Whoever proposed thinks better of it. */
  withdraw(seat: Seat): void;
  close(): void;
}
