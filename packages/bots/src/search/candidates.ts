/** The moves that are worth comparing: the guide's own first, then the next by its scores. */
import type { Move } from '@halcyon/kernel';
import type { Decision } from '../bot.ts';
import { IN_NEED } from '../scores.ts';

/**
 * At most `most` beside the guide's own. What is done only in need is not tried while there is something else, unless
 * `all` are wanted.
 */
export const candidatesOf = ({ moves, count }: Decision, scores: Float64Array, most: number, all = false): Move[] => {
  const order = Array.from({ length: count }, (_, i) => i).sort((i, j) => scores[j]! - scores[i]! || i - j);
  const isNeedy = (i: number): boolean => scores[i]! <= IN_NEED;
  const top = order[0]!;
  return order
    .filter((i) => all || i === top || isNeedy(top) || !isNeedy(i))
    .slice(0, 1 + most)
    .map((i) => moves[i]!);
};
