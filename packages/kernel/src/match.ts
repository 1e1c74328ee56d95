/**
 * The one meeting place of rules, randomness and history: server, terminal, page, bots and tests play through it.
 * It owns the true state and never hands it out; others get views. It refuses numbers that are no move.
 */
import {
  type AnyRules,
  type Ask,
  CHANCE,
  has,
  type Move,
  type Outcome,
  type Seat,
  type SeatSet,
  type View,
  type Viewer,
} from './contract.ts';
import type { AnyState } from './fields.ts';
import { MOST_IN_A_ROW } from './frames.ts';
import { legalMoves, printMove } from './moves.ts';
import { rollChance } from './playout.ts';
import { randomFrom } from './random.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import { BadInput, type Game, type Setup } from './setup.ts';
import { seenBy, type Told } from './told.ts';

export interface Step {
  readonly seat: Seat;
  readonly move: Move;
}
export interface Mark {
  readonly at: number;
  readonly text: string;
}
/** Where the numbers of chance come from: an agreed list first (tests, replays), then a seed. */
export type ChanceSource = (outcomes: number) => number;

export const chanceFrom = (seed: string | number, list: readonly number[] = []): ChanceSource => {
  const random = randomFrom(String(seed));
  let next = 0;
  return (outcomes) => list[next++] ?? rollChance(outcomes, random);
};

export class BadChance extends Error {}

export class Match {
  readonly rules: AnyRules;
  readonly #state: AnyState;
  readonly #steps: Step[] = [];
  readonly #told: Told[][] = [];
  #marks: Mark[] = [];
  /** Set when the table began from a position instead of a deal. */
  readonly origin: AnyState | undefined;

  constructor(
    readonly game: Game,
    readonly setup: Setup,
    readonly chance: ChanceSource,
    origin?: AnyState,
    rules: AnyRules = game.compose(setup),
  ) {
    this.rules = rules;
    this.#state = rules.start();
    if (origin) {
      this.origin = rules.copy(origin, rules.start());
      rules.copy(origin, this.#state);
    }
    this.#rollOn();
  }

  get steps(): readonly Step[] {
    return this.#steps;
  }
  get mustAct(): SeatSet {
    return this.rules.mustAct(this.#state);
  }
  get mayAct(): SeatSet {
    return this.rules.mayAct(this.#state);
  }
  get outcome(): Outcome | undefined {
    return this.rules.outcome(this.#state);
  }
  get digest(): number {
    return this.rules.digest(this.#state);
  }
  ask(seat: Seat): Ask | undefined {
    return this.rules.ask(this.#state, seat);
  }
  view(viewer: Viewer): View<AnyState> {
    return this.rules.view(this.#state, viewer);
  }
  legal(seat: Seat): Move[] {
    return legalMoves(this.rules, this.#state, seat);
  }
  /** Why the move would be refused, or undefined. */
  check(seat: Seat, move: Move): Refusal | undefined {
    return refusalOf(this.rules, this.#state, seat, move);
  }
  /** Plays the move and whatever chance must do after it; a refused move changes nothing. */
  play(seat: Seat, move: Move): Refusal | undefined {
    const refusal = this.check(seat, move);
    if (refusal) return refusal;
    this.#apply(seat, move);
    this.#rollOn();
    return undefined;
  }
  /** Back to the state before step `to`; the numbers of chance that are kept stay what they were. See undo.ts for who may. */
  rewind(to: number): void {
    const kept = this.#steps.slice(0, to);
    this.#marks = this.#marks.map(({ at, text }) => ({ at: Math.min(at, to), text }));
    this.rules.copy(this.origin ?? this.rules.start(), this.#state);
    this.#steps.length = 0;
    this.#told.length = 0;
    for (const { seat, move } of kept) this.#apply(seat, move);
  }
  /** Puts a note into the log, before the next step. */
  mark(text: string): void {
    this.#marks.push({ at: this.#steps.length, text });
  }
  /** Notes in the log, each before a step: what was taken back by consent. */
  get marks(): readonly Mark[] {
    return this.#marks;
  }
  /** What happened since a step, as this viewer may know it. */
  events(viewer: Viewer, since = 0): Told[] {
    return this.#steps.slice(since).flatMap((_, i) => this.stepEvents(since + i, viewer));
  }
  /** What happened in one step. */
  stepEvents(step: number, viewer: Viewer): Told[] {
    return (this.#told[step] ?? []).map((told) => seenBy(this.rules, told, viewer));
  }
  /** The words of one step as this viewer may know them; chance is secret until the end. */
  word(step: Step, viewer: Viewer): string {
    const all = viewer === 'referee' || this.outcome !== undefined;
    if (step.seat === CHANCE) return all ? String(step.move) : '?';
    return printMove(this.rules.moves, step.move, all || step.seat === viewer);
  }

  #apply(seat: Seat, move: Move): void {
    const told: Told[] = [];
    this.rules.apply(this.#state, seat, move, (event, a, b, c) => {
      told.push({ event, args: [a, b, c].slice(0, this.rules.events[event]!.args.length) });
    });
    this.#steps.push({ seat, move });
    this.#told.push(told);
  }
  #rollOn(): void {
    for (let n = 0; has(this.mustAct, CHANCE); n++) {
      if (n === MOST_IN_A_ROW)
        throw new BadInput('frames', `${n} chance steps in a row, and it is still nobody's turn`);
      const outcomes = this.rules.chance(this.#state);
      const outcome = this.chance(outcomes);
      if (!Number.isInteger(outcome) || outcome < 0 || outcome >= (outcomes || 0x100000000)) {
        throw new BadChance(
          `chance step ${this.#steps.length} takes 0-${(outcomes || 0x100000000) - 1}, not ${outcome}`,
        );
      }
      this.#apply(CHANCE, outcome);
    }
  }
}
