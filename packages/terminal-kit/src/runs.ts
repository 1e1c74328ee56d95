/** Legal moves in few lines. */
import { type Move, printMove } from '@halcyon/kernel';
import type { Scene } from './scene.ts';

/** '3/1–3/4 (2)  3/6 (0)': numbers that follow one another, with the cost that they share. */
export const runs = (
  costs: ReadonlyMap<number, number | undefined>,
  name: (n: number) => string,
  ends: (n: number) => boolean = () => false,
): string => {
  const parts: string[] = [];
  let from: number | undefined;
  for (const [n, cost] of costs) {
    from ??= n;
    if (!ends(n) && costs.has(n + 1) && costs.get(n + 1) === cost) continue;
    parts.push(`${from === n ? name(n) : `${name(from)}–${name(n)}`}${cost === undefined ? '' : ` (${cost})`}`);
    from = undefined;
  }
  return parts.join('  ');
};
/** A move as it is written and as it is said. */
export const moveLine = ({ rules, speaker }: Scene, move: Move): string =>
  `  ${printMove(rules.moves, move)}:  ${speaker.move(move)}`;
