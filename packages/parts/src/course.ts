/** Whose turn it is, and how a game ended that all win or lose together. */
import {
  type Clause,
  type Field,
  type Outcome,
  type Own,
  open,
  type Range,
  type Stacked,
  type Teller,
} from '@halcyon/kernel';
import { flag, seatOf } from './args.ts';

export type Tell = Teller | undefined;

export type Course = Stacked & {
  /** The clause that ended the game, or 0. */
  ended: number;
  won: number;
  turn: number;
};

/** `ended` is that of the rulebook. */
export const courseFields = (ended: Range, seats: number): Record<keyof Own<Course>, Field> => ({
  ended: open(ended),
  won: open(flag),
  turn: open(seatOf(seats)),
});
export const startCourse = (): Own<Course> => ({ ended: 0, won: 0, turn: 0 });

/** A clause that ends the game lies in `ended`; nothing is pending any more. */
export const over = (s: Pick<Course, 'frames' | 'ended'>, why: Clause): void => {
  s.frames.length = 0;
  s.ended = why;
};
/** The same where all win or lose together. */
export const end = (s: Course, why: Clause, won: boolean): void => {
  over(s, why);
  s.won = won ? 1 : 0;
};

/** Undefined while the game goes on. */
export const together = (s: Course, score: number): Outcome | undefined =>
  s.ended === 0 ? undefined : { kind: 'together', won: s.won === 1, score, why: s.ended };
