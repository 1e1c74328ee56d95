/** What rules make impossible, in words for a developer: each audit looks at one thing, undefined = nothing is wrong. */
import type { Lying, Stacked } from '@halcyon/kernel';
import type { Course } from './course.ts';
import type { Debts, Holdings } from './holdings.ts';

export type Audit<S> = (s: S) => string | undefined;

/** The first that is wrong. */
export const audits =
  <S>(...all: readonly Audit<S>[]): Audit<S> =>
  (s) => {
    for (const audit of all) {
      const problem = audit(s);
      if (problem !== undefined) return problem;
    }
    return undefined;
  };

/** A game is won when it is over, and not before. */
export const auditCourse: Audit<Pick<Course, 'ended' | 'won'>> = ({ ended, won }) =>
  won === 1 && ended === 0 ? "won: the game has not 'ended'" : undefined;

/** Hands ascend: that is how they are searched. */
export const auditHands: Audit<Pick<Holdings, 'hands'>> = ({ hands }) => {
  const seat = hands.findIndex((hand) => hand.some((card, i) => i > 0 && card < hand[i - 1]!));
  return seat < 0 ? undefined : `hands: that of seat ${seat} does not ascend`;
};

/** Cards are owed exactly while a question for drops lies; `payable` are those that a seat may still drop. */
export const auditDebts =
  <S extends Stacked & Debts>(
    lying: Lying,
    drops: readonly string[],
    payable: (s: S, seat: number) => number,
  ): Audit<S> =>
  (s) => {
    const asked = drops.reduce((n, name) => n + lying(s, name).length, 0);
    if (asked > 1) return `frames: ${asked} questions for drops`;
    const seat = s.due.findIndex((due, i) => (due === 0 ? s.floor[i] !== 0 : asked === 0 || due > payable(s, i)));
    return seat < 0 ? undefined : `due: what seat ${seat} owes is not asked for, or cannot be paid`;
  };

/** Whether no number is there twice. */
export const allDifferent = (list: readonly number[]): boolean => new Set(list).size === list.length;
