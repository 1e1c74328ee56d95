/** What a learner sees: the table as it is, and of all that the rules allow only what the lesson awaits. */
import { type Move, Outlook, type Past, type Refusal } from '@halcyon/kernel';

/** The rules allow it, and the coach would like something else. */
export const COACH = 'coach';

/** What the lesson awaits once the learner has made these moves, as far as the rules allow it then. */
export type Awaits = (moves: readonly Move[], outlook: Outlook) => readonly Move[];

export class LedOutlook extends Outlook {
  readonly #awaits: Awaits;
  readonly #made: readonly Move[];
  readonly #awaited: readonly Move[];

  constructor(outlook: Outlook, awaits: Awaits, made: readonly Move[] = []) {
    super(outlook.rules, outlook.viewer, outlook.view, outlook.past);
    this.#awaits = awaits;
    this.#made = made;
    this.#awaited = awaits(made, outlook);
  }
  /** A picture that prepares a move in small steps lights what is awaited in each of them. */
  override after(moves: readonly Move[], view: Outlook['view'], past: Past): Outlook {
    return new LedOutlook(super.after(moves, view, past), this.#awaits, [...this.#made, ...moves]);
  }
  override get legal(): readonly Move[] {
    return this.#awaited;
  }
  /** What the rules forbid is refused as ever: that is how they are learnt. */
  override check(move: Move): Refusal | undefined {
    const refusal = super.check(move);
    if (refusal || this.#awaited.includes(move)) return refusal;
    return { id: COACH, rule: 'table', facts: {} };
  }
}
