/**
 * Deal or play? For a game that a team has finished: whether its deal could be won with open cards, and how the chance
 * went, turn by turn, by what the team could know (docs/decisions/0027).
 */
import { type Curve, type CurveEffort, estimate, type Judges, type Spent } from './curve.ts';
import { beginningOf, type Finished, isWon } from './finished.ts';
import { type Effort, findWin, type Sought } from './proof.ts';

export interface Verdict {
  readonly won: boolean;
  /** The game itself where it was won. */
  readonly proof: Sought;
  readonly curve: Curve;
}
export interface VerdictEffort {
  readonly proof: Effort;
  readonly curve: CurveEffort;
}
/** As much as a fast machine does within the time that people wait. */
export const EFFORT: VerdictEffort = {
  proof: { games: 30, walks: 12, candidates: 3 },
  curve: { moments: 40, worlds: 96, fresh: 240 },
};
/** The proof may take so much of the time; what it leaves is the curve's. */
const PROOF = 0.35;

const endOf = (game: Finished): boolean => {
  const s = beginningOf(game);
  for (const { seat, move } of game.steps) game.rules.apply(s, seat, move);
  return isWon(game.rules.outcome(s));
};

/** Yields how far it is, 0-1. `spent` tells how much of the time is gone: at 1 it ends with what was found so far. */
export function* judge(
  game: Finished,
  judges: Judges,
  spent: Spent = () => 0,
  effort: VerdictEffort = EFFORT,
  seed = 'verdict',
): Generator<number, Verdict> {
  const won = endOf(game);
  let sought: Sought = { line: game.steps, tries: 0 };
  if (!won) {
    const search = findWin(game, judges.make, effort.proof, () => spent() >= PROOF, seed);
    for (let next = search.next(); ; next = search.next()) {
      if (next.done) {
        sought = next.value;
        break;
      }
      yield PROOF * next.value;
    }
  }
  const from = won ? 0 : PROOF;
  const begun = spent();
  const share = (): number => (begun >= 1 ? 1 : (spent() - begun) / (1 - begun));
  const course = estimate(game, judges, effort.curve, share, seed);
  for (let next = course.next(); ; next = course.next()) {
    if (next.done) return { won, proof: sought, curve: next.value };
    yield from + (1 - from) * next.value;
  }
}
