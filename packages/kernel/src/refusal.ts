/** Why a move cannot be played, for whoever wanted to play it. */
import { ALLOWED, type AnyRules, type Facts, type Move, type Seat } from './contract.ts';
import type { AnyState } from './fields.ts';

export interface Refusal {
  /** The reason's own name, and the rule that it stands on. */
  readonly id: string;
  readonly rule: string;
  readonly facts: Facts;
}

/** Asked of the table's state or of the seat's own view: the answer is the same (law L4). */
export const refusalOf = (rules: AnyRules, s: AnyState, seat: Seat, move: Move): Refusal | undefined => {
  const clause = rules.check(s, seat, move);
  if (clause === ALLOWED) return undefined;
  const { id, rule, facts } = rules.clauses[clause]!;
  return { id, rule, facts: facts?.(s, seat, move) ?? {} };
};
