/** The law about the order of features. */
import {
  ALLOWED,
  type AnyRules,
  type AnyState,
  CHANCE,
  legalMoves,
  type Match,
  parseMove,
  printMove,
  type Seat,
} from '@halcyon/kernel';
import { demand, demandSame, seatsAt } from './sample.ts';

const listed = (rules: AnyRules, s: AnyState, seat: Seat): string[] =>
  legalMoves(rules, s, seat)
    .map((move) => printMove(rules.moves, move))
    .sort();

/**
 * Features may be installed in any order. The same game is played by rules whose features come in reversed order: at
 * every step all seats have the same moves and the states the same digest. Numbers of kinds and frames may differ, so
 * moves are compared by their words; which of several reasons is named first is for the slots to say (see ByRule).
 */
export const orderIsIrrelevant = ({ game, setup, rules, steps, origin }: Match): void => {
  const features = setup.features.toReversed();
  if (features.length < 2) return;
  const other = game.compose({ ...setup, features });
  const about = (i: number, what: string) => () => `with ${features.join(', ')} in this order ${what} at step ${i}`;
  const s = rules.copy(origin ?? rules.start(), rules.start());
  // The same beginning; only frames have numbers of their own.
  const t = { ...structuredClone(s), frames: other.start().frames! };
  const compare = (i: number): void => {
    demandSame(other.mustAct(t), rules.mustAct(s), 'L10', about(i, 'others must act'));
    demandSame(other.mayAct(t), rules.mayAct(s), 'L10', about(i, 'others may act'));
    for (const seat of seatsAt({ rules }))
      demandSame(listed(other, t, seat), listed(rules, s, seat), 'L10', about(i, `seat ${seat} has other moves`));
    demandSame(other.digest(t), rules.digest(s), 'L10', about(i, 'the digest differs'));
  };
  for (const [i, { seat, move }] of steps.entries()) {
    compare(i);
    const there = seat === CHANCE ? move : parseMove(other.moves, printMove(rules.moves, move));
    if (seat === CHANCE) demandSame(other.chance(t), rules.chance(s), 'L10', about(i, 'chance differs'));
    else demand(other.check(t, seat, there as number) === ALLOWED, 'L10', about(i, 'the move is refused'));
    rules.apply(s, seat, move);
    other.apply(t, seat, there as number);
  }
  compare(steps.length);
  const [why, whyThere] = [rules.clauses[rules.outcome(s)!.why]!.id, other.clauses[other.outcome(t)!.why]!.id];
  demandSame(whyThere, why, 'L10', about(steps.length, 'the game ends otherwise'));
};
