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

/**
 * The same where the scores are rough, each of them off by no more than `error`: the moves that may be the best are
 * scored again, exactly, unless there is only one.
 */
export const bestOfRough = (
  { moves, count }: Decision,
  rough: Float64Array,
  error: number,
  exact: (move: Move) => number,
): Move => {
  let top = BELOW_ALL;
  for (let i = 0; i < count; i++) if (rough[i]! > top) top = rough[i]!;
  const least = top - 2 * error;
  let first = 0;
  while (rough[first]! < least) first++;
  let best = moves[first]!;
  let most: number | undefined;
  for (let i = first + 1; i < count; i++) {
    if (rough[i]! < least) continue;
    most ??= exact(best);
    const score = exact(moves[i]!);
    if (score > most) {
      most = score;
      best = moves[i]!;
    }
  }
  return best;
};
