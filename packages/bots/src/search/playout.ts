/**
 * A world played on by the same bot at every seat. The bots read the world itself in place of a view of it, because
 * making views costs more than thinking: whoever plays here reads nothing that its view would hide.
 */
import {
  type AnyRules,
  type AnyState,
  bit,
  CHANCE,
  MOST_MOVES,
  type Move,
  Outlook,
  type Past,
  type Random,
  rollChance,
  type Seat,
  type View,
} from '@halcyon/kernel';
import type { Bot, Decision, MakeBot } from '../bot.ts';
import { UNHURRIED } from '../decision.ts';

/** The view of anybody is the state itself. */
export const openly = (rules: AnyRules): AnyRules => ({ ...rules, view: (s) => s as View<AnyState> });

/** Nobody has witnessed a world that is only imagined. */
const NO_PAST: Past = {
  length: 0,
  step: () => {
    throw new Error('an imagined world has no past');
  },
  told: () => [],
};
const CHANCE_ONLY = bit(CHANCE);
const NOBODY = -1;

export class Turn implements Decision {
  readonly budget = UNHURRIED;
  readonly moves = new Int32Array(MOST_MOVES);
  count = 0;
  random!: Random;
  readonly #rules: AnyRules;
  #s!: AnyState;
  #seat: Seat = 0;

  constructor(rules: AnyRules) {
    this.#rules = rules;
  }
  get outlook(): Outlook {
    return new Outlook(this.#rules, this.#seat, this.#s as View<AnyState>, NO_PAST);
  }
  ask(s: AnyState, seat: Seat): number {
    this.#s = s;
    this.#seat = seat;
    this.count = this.#rules.legal(s, seat, this.moves);
    return this.count;
  }
}

/** Where a playout ends before its game does. */
export interface Horizon {
  /** So many decisions, or turns where there is something that counts them. */
  readonly horizon?: number;
  /** A game that knows its turns is left where one begins, before its dice: then no candidate is judged in the middle of
   * somebody's turn, and none is lucky. */
  turnOf?(s: AnyState): number;
}
/** Where chance comes from, if not from the bots' random numbers; and who is told every step. */
export interface Course {
  chance(outcomes: number): number;
  note(seat: Seat, move: Move): void;
}

export class Playout {
  readonly #rules: AnyRules;
  readonly #course: Course | undefined;
  readonly #bots: readonly Bot[];
  readonly #turn: Turn;
  readonly #interrupters: number;

  constructor(rules: AnyRules, make: MakeBot, course?: Course) {
    this.#rules = openly(rules);
    this.#course = course;
    this.#bots = Array.from({ length: rules.seats }, (_, seat) => make(this.#rules, seat));
    this.#turn = new Turn(this.#rules);
    this.#interrupters = this.#bots.reduce((set, bot, seat) => (bot.interrupt ? set | bit(seat) : set), 0);
  }
  /** Changes `s`: plays on to the end or to the horizon, counted from `since`. How many decisions were made. */
  run(s: AnyState, random: Random, { horizon = Number.POSITIVE_INFINITY, turnOf }: Horizon = {}, since = 0): number {
    const rules = this.#rules;
    const turn = this.#turn;
    turn.random = random;
    let decisions = 0;
    /** The seat that chose last, if nothing has happened since. */
    let last = NOBODY;
    for (;;) {
      const must = rules.mustAct(s);
      if (must === 0 || (turnOf && turnOf(s) - since >= horizon)) return decisions;
      if (must === CHANCE_ONLY) {
        const outcomes = rules.chance(s);
        this.#play(s, CHANCE, this.#course?.chance(outcomes) ?? rollChance(outcomes, random));
        last = NOBODY;
        continue;
      }
      if (!turnOf && decisions >= horizon) return decisions;
      decisions++;
      if (this.#interrupters !== 0 && this.#stepIn(s)) {
        last = NOBODY;
        continue;
      }
      const seat = 31 - Math.clz32(must & -must);
      const intended = seat === last ? this.#bots[seat]!.follow?.(s) : undefined;
      if (intended !== undefined) {
        this.#play(s, seat, intended);
        continue;
      }
      last = seat;
      if (turn.ask(s, seat) === 0) throw new Error(`the game waits for seat ${seat}, which has no legal move`);
      this.#play(s, seat, this.#bots[seat]!.choose(turn));
    }
  }
  #play(s: AnyState, seat: Seat, move: Move): void {
    this.#rules.apply(s, seat, move);
    this.#course?.note(seat, move);
  }
  #stepIn(s: AnyState): boolean {
    for (let rest = this.#rules.mayAct(s) & this.#interrupters; rest !== 0; rest &= rest - 1) {
      const seat = 31 - Math.clz32(rest & -rest);
      const bot = this.#bots[seat]!;
      if (bot.alert?.(s) === false || this.#turn.ask(s, seat) === 0) continue;
      const move = bot.interrupt!(this.#turn);
      if (move === undefined) continue;
      this.#play(s, seat, move);
      return true;
    }
    return false;
  }
}
