/** A game that is over, as a verdict gets it: what its log tells, and nothing else. */
import { type AnyRules, type AnyState, CHANCE, type Outcome, randomFrom, rollChance, type Step } from '@halcyon/kernel';

export interface Finished {
  readonly rules: AnyRules;
  /** Set when the table began from a position instead of a deal. */
  readonly origin?: AnyState | undefined;
  /** The steps that stand. */
  readonly steps: readonly Step[];
}
/** A state of one's own. */
export const beginningOf = ({ rules, origin }: Finished): AnyState =>
  rules.copy(origin ?? rules.start(), rules.start());
export const isWon = (outcome: Outcome | undefined): boolean => outcome?.kind === 'together' && outcome.won;

/**
 * The chance of one deal, the same in every try: step k of chance comes out as it did in the game, as long as as many
 * outcomes are possible there; further ones follow from a seed and k.
 */
export class Deal {
  readonly #seed: string;
  readonly #rolled: { readonly outcomes: number; readonly number: number }[] = [];

  constructor(game: Finished, seed: string) {
    this.#seed = seed;
    const { rules, steps } = game;
    const s = beginningOf(game);
    for (const { seat, move } of steps) {
      if (seat === CHANCE) this.#rolled.push({ outcomes: rules.chance(s), number: move });
      rules.apply(s, seat, move);
    }
  }
  roll(k: number, outcomes: number): number {
    const rolled = this.#rolled[k];
    return rolled?.outcomes === outcomes ? rolled.number : rollChance(outcomes, randomFrom(`${this.#seed}/${k}`));
  }
}
