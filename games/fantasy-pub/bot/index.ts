/**
 * Fantasy Pub: every way to use the dice of this turn is tried to its end with the rules themselves, on a copy of what
 * the seat knows, and the best is begun. Only the order of face-down cards is not known; it is imagined.
 */

import type { Decision, MakeBot } from '@halcyon/bots/bot';
import {
  type AnyRules,
  type AnyState,
  bit,
  CHANCE,
  MOST_MOVES,
  type Move,
  type Random,
  randomFrom,
  type Seat,
} from '@halcyon/kernel';
import { pubOf } from '../look/pub.ts';
import { worth } from './worth.ts';

/** Two actions, each with somebody to be served, and the end of the turn. */
const DEEPEST = 5;
/** How much a beginner's eye is off, and how often it does not look at all. */
const NOVICE = { noise: 1.2, blind: 0.2 };
const FIXED_SHUFFLE = 1;

interface Search {
  /** The worth of the position after this move and the best that can follow in the same turn. */
  follow(s: AnyState, seat: Seat, move: Move, depth: number): number;
}

const makeSearch = (rules: AnyRules): Search => {
  const states = Array.from({ length: DEEPEST + 1 }, () => rules.start());
  const lists = Array.from({ length: DEEPEST + 1 }, () => new Int32Array(MOST_MOVES));
  const look = (s: AnyState, seat: Seat): number => worth(pubOf(s), seat);
  /** Goes on while it is this seat's turn; dice that are still to be thrown end the search. */
  const best = (s: AnyState, seat: Seat, depth: number): number => {
    while (rules.mustAct(s) === bit(CHANCE) && rules.chance(s) === 0) rules.apply(s, CHANCE, FIXED_SHUFFLE);
    if (depth > DEEPEST || rules.mustAct(s) !== bit(seat) || s.turn !== seat) return look(s, seat);
    const moves = lists[depth]!;
    const count = rules.legal(s, seat, moves);
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) most = Math.max(most, follow(s, seat, moves[i]!, depth));
    return most;
  };
  const follow = (s: AnyState, seat: Seat, move: Move, depth: number): number => {
    const next = rules.copy(s, states[depth]!);
    rules.apply(next, seat, move);
    return best(next, seat, depth + 1);
  };
  return { follow };
};

const pick = ({ moves, count }: Decision, score: (move: Move) => number): Move => {
  let [best, most] = [moves[0]!, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < count; i++) {
    const found = score(moves[i]!);
    if (found > most) [best, most] = [moves[i]!, found];
  }
  return best;
};

export const fantasyPubHeuristic: MakeBot = (rules, seat) => {
  const { follow } = makeSearch(rules);
  // Always the same order of the cards that nobody knows: the same view gives the same move.
  const worldOf = ({ outlook }: Decision): AnyState => rules.imagine(outlook.view, seat, randomFrom(FIXED_SHUFFLE));
  return {
    forgetful: true,
    choose(decision) {
      if (decision.count === 1) return decision.moves[0]!;
      const world = worldOf(decision);
      return pick(decision, (move) => follow(world, seat, move, 0));
    },
    rate(decision, scores) {
      const world = worldOf(decision);
      for (let i = 0; i < decision.count; i++) scores[i] = follow(world, seat, decision.moves[i]!, 0);
    },
  };
};

/** Sees one action ahead, not quite sharply, and sometimes plays what comes to mind. */
export const fantasyPubNovice: MakeBot = (rules, seat) => {
  const next = rules.start();
  const share = (random: Random): number => random.below(1000) / 1000;
  return {
    forgetful: true,
    choose(decision) {
      const { moves, count, random } = decision;
      if (share(random) < NOVICE.blind) return moves[random.below(count)]!;
      const world = rules.imagine(decision.outlook.view, seat, random);
      return pick(decision, (move) => {
        rules.apply(rules.copy(world, next), seat, move);
        return worth(pubOf(next), seat) + NOVICE.noise * share(random);
      });
    },
  };
};
