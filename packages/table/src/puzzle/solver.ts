/**
 * Whether a goal can be reached by force: by the right moves of whoever solves, whatever all others do, with open cards and
 * dice that are known. Exhaustive within a budget of positions; where nobody else acts it finds a line.
 */
import {
  type AnyRules,
  type AnyState,
  bit,
  CHANCE,
  has,
  legalMoves,
  type Move,
  type Outcome,
  type Seat,
  type SeatSet,
  type Step,
  seatsOf,
  type Value,
} from '@halcyon/kernel';
import { type Goal, UNITS } from './puzzle.ts';

/** Too many positions to look at all of them. */
export class OverBudget extends Error {}

/** A table within a puzzle: its state, the turns that have ended since the beginning, and the dice thrown since. */
export interface Standing {
  readonly state: AnyState;
  readonly used: number;
  readonly thrown: number;
}
export interface Task {
  readonly rules: AnyRules;
  readonly goal: Goal;
  readonly coming: readonly number[];
}

export const isReached = ({ seat }: Goal, outcome: Outcome): boolean =>
  outcome.kind === 'together' ? outcome.won : seat !== undefined && outcome.winners === bit(seat);
/** After so many events of the unit the time is up: turns of all count together, those between one's own too. */
export const limitOf = ({ within, unit, seat }: Goal, seats: number): number =>
  seat === undefined || unit === 'trip' ? within : (within - 1) * seats + 1;
export const solversOf = ({ seat }: Goal, seats: number): SeatSet => (seat === undefined ? bit(seats) - 1 : bit(seat));

/** Two hashes of all numbers, and of where each list ends. */
class Hash {
  #a = 0;
  #b = 0;
  add(value: Value): void {
    if (typeof value === 'number') {
      this.#a = Math.imul(this.#a ^ value, 0x01000193);
      this.#b = Math.imul(this.#b + value + 1, 0x85ebca6b);
      this.#b ^= this.#b >>> 13;
      return;
    }
    for (let i = 0; i < value.length; i++) this.add(value[i]!);
    this.add(-1 - value.length);
  }
  /** 53 bits: among a hundred thousand positions two are taken for one once in a million books. */
  get key(): number {
    return ((this.#a ^ (this.#a >>> 15)) >>> 0) * 2 ** 21 + (this.#b >>> 11);
  }
}
const keyOf = ({ state, used, thrown }: Standing): number => {
  const hash = new Hash();
  hash.add(used);
  hash.add(thrown);
  for (const field in state) hash.add(state[field]!);
  return hash.key;
};

export class Solver {
  readonly #task: Task;
  readonly #limit: number;
  readonly #solvers: SeatSet;
  readonly #unit: number;
  readonly #known = new Map<number, boolean>();
  #budget: number;

  constructor(task: Task, budget: number) {
    const { rules, goal } = task;
    this.#task = task;
    this.#budget = budget;
    this.#limit = limitOf(goal, rules.seats);
    this.#solvers = solversOf(goal, rules.seats);
    this.#unit = rules.events.findIndex(({ name }) => name === UNITS[goal.unit]);
  }

  /** Whether the solvers win from here; throws OverBudget when that would take too long to find out. */
  wins(at: Standing): boolean {
    const { rules, goal } = this.#task;
    const outcome = rules.outcome(at.state);
    if (outcome) return isReached(goal, outcome);
    if (at.used >= this.#limit) return false;
    if (this.#budget-- <= 0) throw new OverBudget();
    const key = keyOf(at);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const wins = this.#winsBySteps(at);
    this.#known.set(key, wins);
    return wins;
  }
  /** The next step of whoever is to act: for solvers one that wins, for others one that does not let them, if there is any. */
  best(at: Standing): Step | undefined {
    const steps = this.#steps(at);
    const good = steps.find((step) => this.wins(this.after(at, step)) === has(this.#solvers, step.seat));
    return good ?? steps[0];
  }
  /** A line that wins, where `wins` says that there is one; others do what they can. */
  line(from: Standing): Step[] {
    const line: Step[] = [];
    for (let at = from; !this.#task.rules.outcome(at.state); ) {
      const step = this.#throw(at) ?? this.best(at)!;
      line.push(step);
      at = this.after(at, step);
    }
    return line;
  }
  after({ state, used, thrown }: Standing, { seat, move }: Step): Standing {
    const { rules } = this.#task;
    const next = rules.view(state, 'referee');
    let ended = used;
    rules.apply(next, seat, move, (event) => {
      if (event === this.#unit) ended++;
    });
    return { state: next, used: ended, thrown: thrown + (seat === CHANCE ? 1 : 0) };
  }

  #winsBySteps(at: Standing): boolean {
    if (has(this.#task.rules.mustAct(at.state), CHANCE)) {
      const step = this.#throw(at);
      // What a shuffle brings is not shown, nor what comes after the dice that are: nothing may depend on it.
      return step !== undefined && this.wins(this.after(at, step));
    }
    const steps = this.#steps(at);
    return has(this.#solvers, steps[0]!.seat)
      ? steps.some((step) => this.wins(this.after(at, step)))
      : steps.every((step) => this.wins(this.after(at, step)));
  }
  #throw({ state, thrown }: Standing): Step | undefined {
    const { rules, coming } = this.#task;
    if (!has(rules.mustAct(state), CHANCE)) return undefined;
    const move = coming[thrown];
    return move === undefined || move >= rules.chance(state) ? undefined : { seat: CHANCE, move };
  }
  #steps({ state }: Standing): Step[] {
    const { rules } = this.#task;
    const asked = rules.mustAct(state) | (rules.mayAct(state) & this.#solvers);
    const movesOf = (seat: Seat): Move[] => legalMoves(rules, state, seat);
    return seatsOf(asked).flatMap((seat) => movesOf(seat).map((move) => ({ seat, move })));
  }
}
