/** Whose turn it is, and how a game ended that all win or lose together. */
import {
  type Clause,
  type ClauseInfo,
  type Field,
  type Outcome,
  type Own,
  open,
  type Stacked,
  type Teller,
} from '@halcyon/kernel';

export type Tell = Teller | undefined;

export type Course = Stacked & {
  /** The clause that ended the game, or 0. */
  ended: number;
  won: number;
  turn: number;
};
/** The words for `ended`; they come when all clauses are declared (see nameClauses). */
export type ClauseWords = Record<number, string>;

export const courseFields = (words: ClauseWords): Record<keyof Own<Course>, Field> => ({
  ended: { ...open, words },
  won: open,
  turn: open,
});
export const startCourse = (): Own<Course> => ({ ended: 0, won: 0, turn: 0 });

export const nameClauses = (words: ClauseWords, clauses: readonly Pick<ClauseInfo<never>, 'id'>[]): void => {
  clauses.forEach(({ id }, clause) => {
    words[clause] = clause === 0 ? 'no' : id;
  });
};

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
