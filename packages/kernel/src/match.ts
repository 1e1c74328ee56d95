/**
 * The one meeting place of rules, randomness and history: server, terminal, page, bots and tests play through it.
 * It owns the true state and never hands it out; others get an Outlook. It refuses numbers that are no move.
 */

import type { ChanceSource, Origin } from './chance.ts';
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
import { type Consent, type Entry, History, type Step, type TakenBack } from './history.ts';
import { legalMoves, printMove } from './moves.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import { BadInput, composed, type Game, type Setup } from './setup.ts';
import { seenBy, type Told } from './told.ts';

export class BadChance extends Error {}

/** A shuffle is given numbers of 32 bits. */
const outcomesOf = (chance: number): number => chance || 0x100000000;

export interface MatchOptions {
  /** A position to begin with instead of a deal. */
  readonly origin?: AnyState | undefined;
  readonly rules?: AnyRules | undefined;
  /** What has happened already, as it was written down; it is checked, and rolled on from there. */
  readonly entries?: Iterable<Entry> | undefined;
}

export class Match {
  readonly rules: AnyRules;
  readonly #history: History;
  readonly #chance: ChanceSource | undefined;

  /** Without a source of chance a match can be looked at, and played on as far as no chance comes into it. */
  constructor(
    readonly game: Game,
    readonly setup: Setup,
    chance: ChanceSource | undefined,
    { origin, rules = composed(game, setup), entries = [] }: MatchOptions = {},
  ) {
    this.rules = rules;
    this.#history = new History(rules, origin);
    this.#chance = chance;
    for (const entry of entries) this.#enter(entry);
    // A game that is over rolls no more, whoever opens it.
    if (chance?.origin && !this.outcome) this.#history.goOnFrom(chance.origin);
    this.#rollOn();
  }

  /** How many steps stand. */
  get length(): number {
    return this.#history.length;
  }
  step(i: number): Step {
    return this.#history.step(i);
  }
  /** The steps that stand, as a list of one's own. */
  get steps(): readonly Step[] {
    return Array.from({ length: this.length }, (_, i) => this.step(i));
  }
  /** Everything that was written down, in the order of time: what was taken back too. */
  get entries(): readonly Entry[] {
    return Array.from({ length: this.#history.entryCount }, (_, e) => this.#history.entry(e));
  }
  /** Set when the table began from a position instead of a deal. */
  get origin(): AnyState | undefined {
    return this.#history.origin;
  }
  /** Where chance came from, one after another. */
  get origins(): Origin[] {
    return this.#history.notes.filter((note) => note.kind !== 'back');
  }
  get takenBack(): TakenBack[] {
    return this.#history.notes.filter((note) => note.kind === 'back');
  }
  /** How often something was taken back that somebody had learnt from. Such a game counts for no statistic. */
  get marks(): number {
    return this.takenBack.filter(({ how }) => how !== 'free').length;
  }
  get mustAct(): SeatSet {
    return this.rules.mustAct(this.#history.head);
  }
  get mayAct(): SeatSet {
    return this.rules.mayAct(this.#history.head);
  }
  get outcome(): Outcome | undefined {
    return this.rules.outcome(this.#history.head);
  }
  get digest(): number {
    return this.rules.digest(this.#history.head);
  }
  ask(seat: Seat): Ask | undefined {
    return this.rules.ask(this.#history.head, seat);
  }
  view(viewer: Viewer): View<AnyState> {
    return this.rules.view(this.#history.head, viewer);
  }
  /** The view before step n. */
  viewAt(n: number, viewer: Viewer): View<AnyState> {
    return this.rules.view(this.#history.at(n), viewer);
  }
  digestAt(n: number): number {
    return this.rules.digest(this.#history.at(n));
  }
  legal(seat: Seat): Move[] {
    return legalMoves(this.rules, this.#history.head, seat);
  }
  /** Why the move would be refused, or undefined. */
  check(seat: Seat, move: Move): Refusal | undefined {
    return refusalOf(this.rules, this.#history.head, seat, move);
  }
  /** Plays the move and whatever chance must do after it. A refused move, and one behind which chance fails, changes nothing. */
  play(seat: Seat, move: Move): Refusal | undefined {
    const refusal = this.check(seat, move);
    if (refusal) return refusal;
    const mark = this.#history.mark();
    try {
      this.#history.play(seat, move);
      this.#rollOn();
    } catch (error) {
      this.#history.forget(mark);
      throw error;
    }
    return undefined;
  }
  /** The seats that learnt something from a step. */
  learnt(i: number): SeatSet {
    return this.#history.learnt(i);
  }
  /** Back to before step `to`; the steps taken back stay in the log. See take-back.ts for who may. */
  takeBack(to: number, by: Seat, how: Consent): void {
    this.#history.takeBack({ kind: 'back', to, by, how });
    this.#rollOn();
  }
  /** What happened since a step, as this viewer may know it. */
  events(viewer: Viewer, since = 0): Told[] {
    const told: Told[] = [];
    for (let i = since; i < this.length; i++) told.push(...this.stepEvents(i, viewer));
    return told;
  }
  /** What happened in one step. */
  stepEvents(i: number, viewer: Viewer): Told[] {
    return i < this.length ? this.#history.told(i).map((told) => seenBy(this.rules, told, viewer)) : [];
  }
  /** The words of one step as this viewer may know them; chance is secret until the end. */
  word(step: Step, viewer: Viewer): string {
    const all = viewer === 'referee' || this.outcome !== undefined;
    if (step.seat === CHANCE) return all ? String(step.move) : '?';
    return printMove(this.rules.moves, step.move, all || step.seat === viewer);
  }

  /** An entry as it was written down. */
  #enter(entry: Entry): void {
    const history = this.#history;
    if (entry.kind === 'back') {
      if (entry.to > history.length) throw new BadInput('back', `there are ${history.length} steps, not ${entry.to}`);
      history.takeBack(entry);
    } else if (entry.kind !== 'step') history.note(entry);
    else if (entry.seat === CHANCE) {
      if (!has(this.mustAct, CHANCE)) throw new BadInput('chance', 'chance has nothing to do here');
      const outcomes = outcomesOf(this.rules.chance(history.head));
      if (entry.move >= outcomes)
        throw new BadInput('chance', `this chance step takes 0-${outcomes - 1}, not ${entry.move}`);
      history.play(CHANCE, entry.move, false);
    } else {
      if (has(this.mustAct, CHANCE)) throw new BadInput('chance', 'a chance step is missing before this line');
      const refusal = this.check(entry.seat, entry.move);
      if (refusal) throw new BadInput('move', `refused by ${refusal.rule} (${refusal.id})`);
      history.play(entry.seat, entry.move, false);
    }
  }
  #rollOn(): void {
    const history = this.#history;
    for (let rolls = 0; has(this.mustAct, CHANCE); rolls++) {
      if (rolls === MOST_IN_A_ROW)
        throw new BadInput('frames', `${rolls} chance steps in a row, and it is still nobody's turn`);
      if (!this.#chance) throw new BadInput('chance', 'the log stops before a chance step');
      const outcomes = this.rules.chance(history.head);
      const outcome = this.#chance.roll(outcomes, history.chances, history.lines);
      if (!Number.isInteger(outcome) || outcome < 0 || outcome >= outcomesOf(outcomes)) {
        throw new BadChance(`chance step ${history.length} takes 0-${outcomesOf(outcomes) - 1}, not ${outcome}`);
      }
      history.play(CHANCE, outcome);
    }
  }
}
