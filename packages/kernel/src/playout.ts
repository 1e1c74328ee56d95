/** A game from here to its end, as fast as the rules go: for simulation, search and benchmarks. No history is kept. */

import { bit, CHANCE, type Move, type Rules, type Seat } from './contract.ts';
import type { Random } from './random.ts';
import { rollChance } from './random.ts';

/** Picks for a seat that the game waits for. `moves` holds `count` legal moves; the answer is one of them. */
export type Policy<S> = (rules: Rules<S>, s: S, seat: Seat, moves: Int32Array, count: number) => Move;

/** Plays to the end and returns the number of decisions that seats made. */
export const playOut = <S>(rules: Rules<S>, s: S, random: Random, policy: Policy<S>, moves: Int32Array): number => {
  const chance = bit(CHANCE);
  let decisions = 0;
  for (;;) {
    const must = rules.mustAct(s);
    if (must === 0) return decisions;
    if (must === chance) {
      rules.apply(s, CHANCE, rollChance(rules.chance(s), random));
      continue;
    }
    const seat = 31 - Math.clz32(must & -must);
    const count = rules.legal(s, seat, moves);
    rules.apply(s, seat, policy(rules, s, seat, moves, count));
    decisions++;
  }
};
