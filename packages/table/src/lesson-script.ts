/** A scene of a lesson, read by the rules: what is played, and what the coach says before each step. */
import { CHANCE, type FindGame, kindOf, type Match, parseLog, type Seat, type Step } from '@halcyon/kernel';

export interface Script {
  /** The learner's. */
  readonly seat: Seat;
  /** Played to its end. */
  readonly match: Match;
  readonly steps: readonly Step[];
  /** What chance brings, in order. */
  readonly chance: readonly number[];
  /** By the number of steps that stand: the words that are said then. */
  readonly words: readonly (readonly string[])[];
  readonly wordCount: number;
}

/** A script that the rules do not play is a BadInput, which names the line. */
export const readScript = (text: string, seat: Seat, find: FindGame): Script => {
  const match = parseLog(text, find);
  const steps = match.steps;
  const words: string[][] = Array.from({ length: steps.length + 1 }, () => []);
  let at = 0;
  for (const line of text.split('\n')) {
    const [, word] = /^# say (\S+)$/.exec(line) ?? [];
    if (word !== undefined) words[at]!.push(word);
    else if (/^(~|\d+) /.test(line)) at++;
  }
  const chance = steps.filter((step) => step.seat === CHANCE).map(({ move }) => move);
  return { seat, match, steps, chance, words, wordCount: words.flat().length };
};

/** The learner's deed that a step belongs to: steps of one kind, without a word or anybody else between them. */
export const deedAt = (
  { steps, words, seat }: Script,
  at: number,
): { readonly first: number; readonly end: number } => {
  const belongs = (i: number): boolean => steps[i]?.seat === seat && kindOf(steps[i]!.move) === kindOf(steps[at]!.move);
  let [first, end] = [at, at + 1];
  while (belongs(first - 1) && words[first]!.length === 0) first--;
  while (belongs(end) && words[end]!.length === 0) end++;
  return { first, end };
};
