/**
 * A seat's side of the contract: what one viewer holds of a table, and all that a picture, a bot or a text table gets.
 * It is made from a Match on this machine or from a message of a server; nothing in it leads to the true state.
 * Questions are answered by the rules on the viewer's own view, which by law L4 gives the answers of the table.
 */
import {
  ALLOWED,
  type AnyRules,
  type Ask,
  CHANCE,
  HIDDEN,
  has,
  type Move,
  type Outcome,
  type Seat,
  type SeatSet,
  type View,
  type Viewer,
} from './contract.ts';
import type { AnyState } from './fields.ts';
import { topFrame } from './frames.ts';
import type { Match } from './match.ts';
import { argOf, kindOf, legalMoves } from './moves.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import { noteDown, seenBy, type Told } from './told.ts';

/** One step of the public history: who did what, as far as the viewer may know it. */
export interface SeenStep {
  readonly seat: Seat;
  /** Index into Rules.moves; HIDDEN for a step of CHANCE. */
  readonly kind: number;
  /** HIDDEN where only the actor knows; none for a step of CHANCE. */
  readonly args: readonly number[];
}
/** What the viewer has witnessed, step by step. */
export interface Past {
  readonly length: number;
  /** What the viewer saw before the first step, where the table began from a position instead of a deal. */
  readonly origin?: View<AnyState> | undefined;
  step(i: number): SeenStep;
  told(i: number): readonly Told[];
}
/** An Outlook as plain data, as a server sends it. */
export interface OutlookMessage {
  readonly viewer: Viewer;
  readonly view: AnyState;
  readonly origin?: AnyState | undefined;
  readonly steps: readonly SeenStep[];
  readonly told: readonly (readonly Told[])[];
}

export class Outlook {
  #legal: readonly Move[] | undefined;

  constructor(
    readonly rules: AnyRules,
    readonly viewer: Viewer,
    readonly view: View<AnyState>,
    readonly past: Past,
  ) {}

  get setup(): AnyRules['setup'] {
    return this.rules.setup;
  }
  /** The viewer's own seat; none for the audience and the referee. */
  get seat(): Seat | undefined {
    return typeof this.viewer === 'number' ? this.viewer : undefined;
  }
  /** How many steps have been made. */
  get step(): number {
    return this.past.length;
  }
  get mustAct(): SeatSet {
    return this.rules.mustAct(this.view);
  }
  get mayAct(): SeatSet {
    return this.rules.mayAct(this.view);
  }
  get outcome(): Outcome | undefined {
    return this.rules.outcome(this.view);
  }
  /** What the own seat is asked. */
  get ask(): Ask | undefined {
    return this.seat === undefined ? undefined : this.rules.ask(this.view, this.seat);
  }
  /** Which question any seat is asked. Its numbers are for that seat alone: they can tell what a hand holds. */
  question(seat: Seat): string | undefined {
    if (seat === CHANCE || !has(this.mustAct, seat)) return undefined;
    return this.rules.frames[topFrame({ frames: this.view.frames as number[] })]?.name;
  }
  /** The legal moves of the own seat. */
  get legal(): readonly Move[] {
    this.#legal ??= this.seat === undefined ? [] : legalMoves(this.rules, this.view, this.seat);
    return this.#legal;
  }
  /** Why the own seat could not play this; undefined = could. */
  check(move: Move): Refusal | undefined {
    return this.seat === undefined ? undefined : refusalOf(this.rules, this.view, this.seat, move);
  }
  /** What happened since a step. */
  events(since = 0): Told[] {
    const told: Told[] = [];
    for (let i = since; i < this.step; i++) told.push(...this.past.told(i));
    return told;
  }
  /** The name of an event or of the kind of a move, for those who look for certain ones. */
  eventName({ event }: Told): string {
    return this.rules.events[event]!.name;
  }
  moveName(move: Move): string {
    return this.rules.moves[kindOf(move)]!.name;
  }
  /** The last step that a seat made, chance left out. */
  get lastStep(): SeenStep | undefined {
    for (let i = this.step - 1; i >= 0; i--) {
      const step = this.past.step(i);
      if (step.seat !== CHANCE) return step;
    }
    return undefined;
  }

  /** The same viewer's outlook on what would follow from these moves. */
  after(_moves: readonly Move[], view: View<AnyState>, past: Past): Outlook {
    return new Outlook(this.rules, this.viewer, view, past);
  }
  /** As plain data; with `since` only the later steps, for a reader who has the others. */
  message(since = 0): OutlookMessage {
    const all = Array.from({ length: this.step - since }, (_, i) => since + i);
    return {
      viewer: this.viewer,
      view: this.view,
      origin: this.past.origin,
      steps: all.map((i) => this.past.step(i)),
      told: all.map((i) => this.past.told(i)),
    };
  }
}

/** A step as a viewer may know it; what happened by chance is told by events, never by its number. */
export const seenStep = (rules: AnyRules, seat: Seat, move: Move, viewer: Viewer): SeenStep => {
  if (seat === CHANCE) return { seat, kind: HIDDEN, args: [] };
  const kind = kindOf(move);
  const knows = viewer === 'referee' || viewer === seat;
  const args = rules.moves[kind]!.args.map((arg, i) => (knows || arg.sight !== 'owner' ? argOf(move, i) : HIDDEN));
  return { seat, kind, args };
};

/** What this viewer holds of the table, now or as it stood before step `at`. */
export const outlookOf = (match: Match, viewer: Viewer, at = match.length): Outlook => {
  const { rules, origin } = match;
  const view = at === match.length ? match.view(viewer) : match.viewAt(at, viewer);
  return new Outlook(rules, viewer, view, {
    length: at,
    // Few ask for it, and an outlook is made at every step.
    get origin() {
      return origin && rules.view(origin, viewer);
    },
    step: (i) => {
      const { seat, move } = match.step(i);
      return seenStep(rules, seat, move, viewer);
    },
    told: (i) => match.stepEvents(i, viewer),
  });
};

/** The same from what a server sent. */
export const outlookFrom = (rules: AnyRules, { viewer, view, origin, steps, told }: OutlookMessage): Outlook =>
  new Outlook(rules, viewer, view as View<AnyState>, {
    length: steps.length,
    origin: origin as View<AnyState> | undefined,
    step: (i) => steps[i]!,
    told: (i) => told[i]!,
  });

/**
 * The table as it would be after these moves of the viewer: the moves themselves on a copy, for previews. It stops before
 * chance, so nothing that it shows was rolled. `world` is what the copy begins with: the own view, or a full state
 * imagined from it where the rules need one. Undefined if a move is refused.
 */
export const ahead = (
  outlook: Outlook,
  moves: readonly Move[],
  world: AnyState = outlook.view,
): Outlook | undefined => {
  const { rules, seat, past, viewer } = outlook;
  if (seat === undefined) return undefined;
  const s = rules.copy(world, rules.start());
  const steps: SeenStep[] = [];
  const told: Told[][] = [];
  for (const move of moves) {
    if (rules.check(s, seat, move) !== ALLOWED) return undefined;
    const now: Told[] = [];
    rules.apply(s, seat, move, noteDown(rules, now));
    steps.push(seenStep(rules, seat, move, viewer));
    told.push(now.map((each) => seenBy(rules, each, viewer)));
  }
  const before = past.length;
  return outlook.after(moves, rules.view(s, viewer), {
    length: before + steps.length,
    origin: past.origin,
    step: (i) => steps[i - before] ?? past.step(i),
    told: (i) => told[i - before] ?? past.told(i),
  });
};
