/** A moment of a game at which laws are examined, with what they need to ask. */
import {
  type AnyRules,
  type AnyState,
  CHANCE,
  type Move,
  type Random,
  type Seat,
  type Step,
  seatsOf,
} from '@halcyon/kernel';

export interface Sample {
  readonly rules: AnyRules;
  readonly state: AnyState;
  readonly random: Random;
  readonly space: readonly Move[];
  /** The step that is played next. */
  readonly step: Step;
}
export const seatsAt = ({ rules }: { rules: AnyRules }): Seat[] =>
  Array.from({ length: rules.seats }, (_, seat) => seat);

export const copyOf = (rules: AnyRules, s: AnyState): AnyState => rules.copy(s, rules.start());
export const waitingSeats = (rules: AnyRules, s: AnyState): Seat[] =>
  seatsOf(rules.mustAct(s)).filter((seat) => seat !== CHANCE);

export class LawBroken extends Error {}
export const demand = (holds: boolean, law: string, what: () => string): void => {
  if (!holds) throw new LawBroken(`${law}: ${what()}`);
};
export const demandSame = (a: unknown, b: unknown, law: string, what: () => string): void => {
  const [x, y] = [JSON.stringify(a), JSON.stringify(b)];
  demand(x === y, law, () => `${what()}\n  ${x}\n  ${y}`);
};

/** The answer to a move as a person gets it: nothing, or the reason with its numbers. */
export const answer = (rules: AnyRules, s: AnyState, seat: Seat, move: Move): unknown => {
  const clause = rules.check(s, seat, move);
  if (clause === 0) return 'allowed';
  const { id, facts } = rules.clauses[clause]!;
  return [id, facts?.(s, seat, move)];
};
