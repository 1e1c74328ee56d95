/**
 * The steps of a game that bots play alone. Keeping them costs two numbers a step; what was told is played again, and only
 * once a bot asks for it.
 */
import {
  type AnyRules,
  type AnyState,
  CHANCE,
  type Move,
  noteDown,
  type Past,
  type Seat,
  seenBy,
  seenStep,
  type Told,
} from '@halcyon/kernel';

const USUAL_STEPS = 1024;

export class Chronicle {
  readonly #rules: AnyRules;
  readonly #origin: AnyState | undefined;
  /** Seat, move, seat, move. Unsigned: a number of chance fills all 32 bits. */
  #numbers = new Uint32Array(2 * USUAL_STEPS);
  #used = 0;
  /** What was told in the first steps, and the state after them. */
  readonly #told: Told[][] = [];
  #again: ReturnType<AnyRules['start']> | undefined;

  /** `origin`: set when the table began from a position instead of a deal. */
  constructor(rules: AnyRules, origin?: AnyState) {
    this.#rules = rules;
    this.#origin = origin;
  }
  get length(): number {
    return this.#used / 2;
  }
  get steps(): { readonly seat: Seat; readonly move: Move }[] {
    return Array.from({ length: this.#used / 2 }, (_, i) => ({ seat: this.#seatOf(i), move: this.#moveOf(i) }));
  }
  /** Who made the first move; seat 0 where nobody had one to make. */
  get first(): Seat {
    for (let i = 0; i < this.#used; i += 2) if (this.#numbers[i] !== CHANCE) return this.#numbers[i]!;
    return 0;
  }
  /** Before a new game. */
  clear(): void {
    this.#used = 0;
    this.#told.length = 0;
    this.#again = undefined;
  }
  add(seat: Seat, move: Move): void {
    const at = this.#used;
    if (at === this.#numbers.length) this.#grow();
    this.#numbers[at] = seat;
    this.#numbers[at + 1] = move;
    this.#used = at + 2;
  }
  /** What a seat has witnessed up to now; good until the game is over. */
  past(viewer: Seat): Past {
    const rules = this.#rules;
    return {
      length: this.length,
      ...(this.#origin && { origin: rules.view(this.#origin, viewer) }),
      step: (i) => seenStep(rules, this.#seatOf(i), this.#moveOf(i), viewer),
      told: (i) => this.#toldIn(i).map((told) => seenBy(rules, told, viewer)),
    };
  }

  #seatOf(i: number): Seat {
    return this.#numbers[2 * i]!;
  }
  #moveOf(i: number): Move {
    return this.#numbers[2 * i + 1]!;
  }
  #toldIn(i: number): readonly Told[] {
    this.#again ??= this.#rules.copy(this.#origin ?? this.#rules.start(), this.#rules.start());
    for (let at = this.#told.length; at <= i; at++) {
      const told: Told[] = [];
      this.#rules.apply(this.#again, this.#seatOf(at), this.#moveOf(at), noteDown(this.#rules, told));
      this.#told.push(told);
    }
    return this.#told[i]!;
  }
  #grow(): void {
    const numbers = this.#numbers;
    this.#numbers = new Uint32Array(2 * numbers.length);
    this.#numbers.set(numbers);
  }
}
