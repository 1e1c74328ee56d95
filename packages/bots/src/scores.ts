/** Scores of moves: what is judged lies between what is simply done and what is done only in need. */
import { type AnyRules, argOf, kindOf, type Move } from '@halcyon/kernel';
import type { Decision } from './bot.ts';

/**
 * `above`: the best score so far. A scorer that finds out that it does not get above it may answer with anything that
 * does not either, and leave the rest of its thought.
 */
export type Scorer = (a: number, b: number, above: number) => number;
/** By the name of the move. */
export type Scorers = Readonly<Record<string, Scorer>>;

/** Above every score of judgement. */
export const SURE = 1e6;
/** Below every score of judgement, the better first: a Compass that opens nothing, giving up, idle talk. */
export const IN_NEED = -1e6;
export const GIVE_UP = -1e7;
export const NEVER = -1e9;
/** Where a move's exact score is wanted, whatever the others are worth. */
export const BELOW_ALL = Number.NEGATIVE_INFINITY;

/** By the number of a move's kind; what no scorer knows is never chosen. */
export const scorersByKind = ({ moves }: AnyRules, scorers: Scorers): Scorer[] =>
  moves.map(({ name }) => scorers[name] ?? (() => NEVER));

/** By place in the list. */
export const rateMoves = ({ moves, count }: Decision, byKind: readonly Scorer[], scores: Float64Array): void => {
  for (let i = 0; i < count; i++) {
    const move = moves[i]!;
    scores[i] = byKind[kindOf(move)]!(argOf(move, 0), argOf(move, 1), BELOW_ALL);
  }
};

/** The first of the best. */
export const bestMove = ({ moves, count }: Decision, byKind: readonly Scorer[]): Move => {
  let best: Move = moves[0]!;
  let most = BELOW_ALL;
  for (let i = 0; i < count; i++) {
    const move = moves[i]!;
    const score = byKind[kindOf(move)]!(argOf(move, 0), argOf(move, 1), most);
    if (score > most) {
      most = score;
      best = move;
    }
  }
  return best;
};

/** Scorers that are quick first, and exact where it matters. */
export interface Rough {
  readonly byKind: readonly Scorer[];
  /** By how much a quick score may be off; a move that it puts lower than the best by twice as much is not the best. */
  readonly error: number;
  /** From here on scores are exact. */
  sharpen(): void;
}
/** The first of the best. Only those that may be the best are thought through, and none if there is but one. */
export const bestRoughly = (
  { moves, count }: Decision,
  { byKind, error, sharpen }: Rough,
  scores: Float64Array,
): Move => {
  const scoreOf = (move: Move, above: number): number => byKind[kindOf(move)]!(argOf(move, 0), argOf(move, 1), above);
  let top = BELOW_ALL;
  for (let i = 0; i < count; i++) {
    scores[i] = scoreOf(moves[i]!, top);
    if (scores[i]! > top) top = scores[i]!;
  }
  const least = top - 2 * error;
  let first = 0;
  while (scores[first]! < least) first++;
  let best: Move = moves[first]!;
  let most: number | undefined;
  for (let i = first + 1; i < count; i++) {
    if (scores[i]! < least) continue;
    if (most === undefined) {
      sharpen();
      most = scoreOf(best, BELOW_ALL);
    }
    const score = scoreOf(moves[i]!, most);
    if (score <= most) continue;
    most = score;
    best = moves[i]!;
  }
  return best;
};
