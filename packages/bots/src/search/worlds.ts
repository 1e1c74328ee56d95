/** Worlds that the seat of an outlook cannot tell from the real one. */
import { type AnyRules, type AnyState, bit, MOST_MOVES, type Outlook, type Random, seatsOf } from '@halcyon/kernel';

/** For one moment; each call of what it gives deals another world. */
export type Believe = (outlook: Outlook) => (random: Random) => AnyState;

/** As the rules imagine them: every unseen card anywhere. */
export const imagining: Believe =
  ({ rules, view, seat }) =>
  (random) =>
    rules.imagine(view, seat!, random);

const TRIES = 8;
const moves = new Int32Array(MOST_MOVES);
const goesOn = (rules: AnyRules, s: AnyState): boolean =>
  seatsOf(rules.mustAct(s)).every((seat) => rules.legal(s, seat, moves) > 0);

/**
 * Changes what the rules have imagined, but never so that somebody else whom the game waits for cannot move: the rules see
 * to that, and whoever changes a hand may undo it.
 */
export const imagineThen = (
  { rules, view, seat }: Outlook,
  random: Random,
  change: (world: AnyState) => void,
): AnyState => {
  const isOwn = rules.mustAct(view) === bit(seat!);
  for (let i = 0; i < TRIES; i++) {
    const world = rules.imagine(view, seat!, random);
    change(world);
    if (isOwn || goesOn(rules, world)) return world;
  }
  return rules.imagine(view, seat!, random);
};
