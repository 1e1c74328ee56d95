/** How somebody did in a deal of a day, read from its log: without the engine, for lists. It tells no card and no move. */
import { type DailyName, dailyIn } from './daily.ts';

export interface DailyResult {
  readonly won: boolean;
  /** The points of the person, or of all together. */
  readonly score: number;
  /** How many steps the game had, as everywhere; what was taken back does not count. */
  readonly steps: number;
  /** Take-backs after something was learnt: with one of them a result does not count. */
  readonly marks: number;
}
const PERSON = '0';

/** The steps that stand. */
const stepsIn = (log: string): number => {
  let steps = 0;
  for (const [, to] of log.matchAll(/^(?:(?:\d+|~) |back (\d+) )/gm)) steps = to === undefined ? steps + 1 : Number(to);
  return steps;
};
const endIn = (log: string): Pick<DailyResult, 'won' | 'score'> | undefined => {
  const [how, ...words] = /^end (.*)$/m.exec(log)?.[1]?.split(' ') ?? [];
  if (how === 'won' || how === 'lost') return { won: how === 'won', score: Number(words[0]) };
  if (how !== 'ranked') return undefined;
  return { won: words[words.indexOf('won') + 1] === PERSON, score: Number(words[Number(PERSON)]) };
};

/** Undefined for a game that is not over, and for one that is no deal of a day. */
export const dailyResult = (log: string): (DailyName & DailyResult) | undefined => {
  const name = dailyIn(log);
  const end = endIn(log);
  if (!name || !end) return undefined;
  return { ...name, ...end, steps: stepsIn(log), marks: Number(/^marked (\d+)$/m.exec(log)?.[1] ?? 0) };
};
