/**
 * A table with a puzzle on it: everything can be taken back and tried again, dice fall as they were told, and whoever else
 * sits there does what keeps the goal away, if anything does.
 */
import {
  CHANCE,
  has,
  type Match,
  type Move,
  matchFrom,
  type Outlook,
  outlookOf,
  type Refusal,
  type Seat,
  type SeatSet,
  type Step,
  seatsOf,
  type TakeBack,
  type Viewer,
} from '@halcyon/kernel';
import { LedOutlook } from '../led-outlook.ts';
import type { Lent } from '../local-table.ts';
import type { Sitter } from '../sitter.ts';
import type { Table } from '../table.ts';
import { type Puzzle, UNITS } from './puzzle.ts';
import { isReached, limitOf, OverBudget, Solver, type Standing, solversOf } from './solver.ts';

/** Positions that others may think of before they answer: more than any puzzle of a book takes from its start. */
const THOUGHTS = 30_000;

export type PuzzleStatus = 'open' | 'solved' | 'failed';

export class PuzzleTable implements Table {
  readonly #puzzle: Puzzle;
  readonly #lent: Pick<Lent, 'around' | 'changed' | 'after'>;
  readonly #match: Match;
  readonly #solvers: SeatSet;
  readonly sitters: readonly Sitter[];
  readonly proposal = undefined;
  readonly marks = 0;
  #thinking: Seat | undefined;
  #open = true;
  #acting = false;
  #version = 0;

  constructor(puzzle: Puzzle, lent: Pick<Lent, 'around' | 'changed' | 'after'>) {
    this.#puzzle = puzzle;
    this.#lent = lent;
    const { match, coming, goal } = puzzle;
    const { game, setup, rules } = match;
    this.#solvers = solversOf(goal, setup.seats);
    // Beyond what is told nobody looks any more; a shuffle is made of nothing but noughts.
    const chance = { roll: (outcomes: number, ordinal: number) => (outcomes === 0 ? 0 : (coming[ordinal] ?? 0)) };
    this.#match = matchFrom(game, setup, chance, { rules, origin: match.origin! });
    this.sitters = Array.from({ length: setup.seats }, (_, seat) =>
      has(this.#solvers, seat) ? { name: '' } : { name: '', bot: '' },
    );
  }

  get rules(): Match['rules'] {
    return this.#match.rules;
  }
  /** Whoever solves a puzzle of several seats has the eyes of the one whose turn it is. */
  get own(): readonly Seat[] {
    const asked = seatsOf(this.#match.mustAct & this.#solvers)[0];
    return [asked ?? this.#lastOwn?.seat ?? seatsOf(this.#solvers)[0]!];
  }
  get version(): number {
    return this.#version;
  }
  get length(): number {
    return this.#match.length;
  }
  get thinking(): Seat | undefined {
    return this.#thinking;
  }
  get status(): PuzzleStatus {
    const { outcome } = this.#match;
    if (outcome) return isReached(this.#puzzle.goal, outcome) ? 'solved' : 'failed';
    return this.#used >= limitOf(this.#puzzle.goal, this.rules.seats) ? 'failed' : 'open';
  }
  /** How many of the turns are left, the present one among them. */
  get left(): number {
    const { goal } = this.#puzzle;
    const rounds = goal.seat === undefined || goal.unit === 'trip' ? 1 : this.rules.seats;
    return this.status === 'open' ? goal.within - Math.ceil(this.#used / rounds) : 0;
  }
  /** How many dice were thrown. */
  get thrown(): number {
    return this.#match.steps.filter(({ seat }) => seat === CHANCE).length;
  }
  /** The next step of the found line, as long as nothing else was done. */
  get shown(): Step | undefined {
    const { line } = this.#puzzle;
    const isSame = (i: number): boolean =>
      this.#match.step(i).seat === line[i]?.seat && this.#match.step(i).move === line[i]?.move;
    for (let i = 0; i < this.length; i++) if (!isSame(i)) return undefined;
    return line[this.length];
  }

  /** When the try is over, nothing is lit any more. */
  outlook(viewer: Viewer): Outlook {
    const outlook = outlookOf(this.#match, viewer);
    return this.status === 'open' || outlook.outcome ? outlook : new LedOutlook(outlook, () => []);
  }
  outlookAt(step: number, viewer: Viewer): Outlook {
    return outlookOf(this.#match, viewer, step);
  }
  play(seat: Seat, move: Move): Refusal | undefined {
    const refusal = this.outlook(seat).check(move);
    if (!refusal) this.#change(() => void this.#match.play(seat, move));
    return refusal;
  }
  /** Plays the next step of the found line. */
  show(): void {
    const step = this.shown;
    if (step) this.#change(() => void this.#match.play(step.seat, step.move));
  }
  /** Others answer, until a solver is asked or the try is over. */
  async othersAct(): Promise<void> {
    if (this.#acting) return;
    this.#acting = true;
    while (this.#open && this.status === 'open' && (this.#match.mustAct & this.#solvers) === 0) {
      const { seat, move } = this.#reply();
      const version = this.#version;
      this.#thinking = seat;
      this.#lent.changed?.();
      await this.#lent.after?.(seat, move);
      this.#thinking = undefined;
      // Whoever solves may have taken something back meanwhile.
      if (this.#open && this.#version === version) this.play(seat, move);
    }
    this.#acting = false;
  }
  backFor(): TakeBack | undefined {
    const last = this.#lastOwn;
    return last && { by: last.seat, to: last.at, seen: [], learnt: 0, how: 'free', asks: [] };
  }
  takeBack(): void {
    const back = this.backFor();
    if (back) this.#change(() => this.#match.takeBack(back.to, back.by, 'free'));
  }
  /** From the beginning. */
  restart(): void {
    if (this.length > 0) this.#change(() => this.#match.takeBack(0, this.own[0]!, 'free'));
  }
  answer(): void {}
  withdraw(): void {}
  close(): void {
    this.#open = false;
  }

  get #lastOwn(): { readonly seat: Seat; readonly at: number } | undefined {
    for (let at = this.length - 1; at >= 0; at--) {
      const { seat } = this.#match.step(at);
      if (seat !== CHANCE && has(this.#solvers, seat)) return { seat, at };
    }
    return undefined;
  }
  /** Turns that have ended since the beginning. */
  get #used(): number {
    const { events } = this.rules;
    const unit = UNITS[this.#puzzle.goal.unit];
    return this.#match.events('referee').filter(({ event }) => events[event]!.name === unit).length;
  }
  /** What keeps the goal away; else what the found line says, or anything. */
  #reply(): Step {
    const { goal, coming } = this.#puzzle;
    const { rules } = this;
    const solver = new Solver({ rules, goal, coming }, THOUGHTS);
    const at: Standing = { state: this.#match.view('referee'), used: this.#used, thrown: this.thrown };
    const seat = seatsOf(this.#match.mustAct)[0]!;
    const known = this.shown?.seat === seat ? this.shown : { seat, move: this.#match.legal(seat)[0]! };
    try {
      return solver.wins(at) ? known : solver.best(at)!;
    } catch (error) {
      if (!(error instanceof OverBudget)) throw error;
      return known;
    }
  }
  #change(change: () => void): void {
    const counted = (): void => {
      change();
      this.#version++;
    };
    if (this.#lent.around) this.#lent.around(counted);
    else counted();
    this.#lent.changed?.();
  }
}
