/** Whole games between bots. No clock and no output: whoever calls measures and prints. */
import {
  type AnyRules,
  type AnyState,
  bit,
  CHANCE,
  MOST_MOVES,
  type Move,
  type Outcome,
  Outlook,
  type Random,
  randomFrom,
  rollChance,
  type Seat,
  type SeatSet,
} from '@halcyon/kernel';
import type { Bot, Decision, MakeBot } from './bot.ts';
import { Chronicle } from './chronicle.ts';
import { UNHURRIED } from './decision.ts';
import { Counter, type Tally } from './tally.ts';

export interface Simulated {
  readonly outcome: Outcome;
  /** Moves that seats made; chance does not count. */
  readonly decisions: number;
}

/** One object serves all decisions of a game: only the seat, the number of moves and the outlook change. */
class Turn implements Decision {
  readonly budget = UNHURRIED;
  readonly moves: Int32Array;
  count = 0;
  readonly #rules: AnyRules;
  readonly #space: Space;
  #seat: Seat = 0;
  #outlook: Outlook | undefined;

  constructor(
    rules: AnyRules,
    space: Space,
    readonly random: Random,
  ) {
    this.#rules = rules;
    this.#space = space;
    this.moves = space.moves;
  }
  get outlook(): Outlook {
    this.#outlook ??= this.#look();
    return this.#outlook;
  }
  /** Puts a seat before its next decision; how many moves it has. */
  ask(seat: Seat): number {
    this.#seat = seat;
    this.#outlook = undefined;
    this.count = this.#rules.legal(this.#space.state, seat, this.moves);
    return this.count;
  }
  #look(): Outlook {
    const { state, chronicle } = this.#space;
    return new Outlook(this.#rules, this.#seat, this.#rules.view(state, this.#seat), chronicle.past(this.#seat));
  }
}

const lowest = (seats: SeatSet): Seat => 31 - Math.clz32(seats & -seats);

/** What a run of games uses again and again: a fresh state and list for each would cost a tenth of a random game. */
export interface Space {
  readonly blank: AnyState;
  readonly state: AnyState;
  readonly moves: Int32Array;
  /** The steps of the last game. */
  readonly chronicle: Chronicle;
}
export const spaceFor = (rules: AnyRules): Space => ({
  blank: rules.start(),
  state: rules.start(),
  moves: new Int32Array(MOST_MOVES),
  chronicle: new Chronicle(rules),
});

export const simulateGame = (
  rules: AnyRules,
  bots: readonly Bot[],
  random: Random,
  space: Space = spaceFor(rules),
  /** What bots draw from; a stream of its own gives the same deal to bots that draw more or less. */
  thoughts: Random = random,
): Simulated => {
  const { chronicle } = space;
  const s = rules.copy(space.blank, space.state);
  chronicle.clear();
  const turn = new Turn(rules, space, thoughts);
  const play = (seat: Seat, move: Move): void => {
    rules.apply(s, seat, move);
    chronicle.add(seat, move);
  };
  const chance = bit(CHANCE);
  let interrupters = 0;
  bots.forEach((bot, seat) => {
    if (bot.interrupt) interrupters |= bit(seat);
  });

  /** Each seat is asked once per state; after a move the state is another one and all are asked again. */
  const stepIn = (seats: SeatSet): boolean => {
    for (let rest = seats; rest !== 0; rest &= rest - 1) {
      const seat = lowest(rest);
      if (turn.ask(seat) === 0) continue;
      const move = bots[seat]!.interrupt!(turn);
      if (move === undefined) continue;
      play(seat, move);
      return true;
    }
    return false;
  };

  let decisions = 0;
  for (;;) {
    const must = rules.mustAct(s);
    if (must === 0) break;
    if (must === chance) {
      play(CHANCE, rollChance(rules.chance(s), random));
      continue;
    }
    if (interrupters !== 0 && stepIn(rules.mayAct(s) & interrupters)) {
      decisions++;
      continue;
    }
    const seat = lowest(must);
    if (turn.ask(seat) === 0) throw new Error(`the game waits for seat ${seat}, which has no legal move`);
    play(seat, bots[seat]!.choose(turn));
    decisions++;
  }
  return { outcome: rules.outcome(s)!, decisions };
};

/** Gets every game as soon as it is over; its steps are there until the next one begins. */
export type Watch = (i: number, game: Simulated, chronicle: Chronicle) => void;

/** Plays n games, each from a seed of its own and with bots of its own, so that any of them can be played again alone. */
export const simulate = (
  rules: AnyRules,
  makers: readonly MakeBot[],
  games: number,
  seed: string,
  first = 0,
  watch?: Watch,
): Tally => {
  const counter = new Counter(rules);
  const space = spaceFor(rules);
  const bots: Bot[] = [];
  for (let i = first; i < first + games; i++) {
    for (const [seat, make] of makers.entries()) if (!bots[seat]?.forgetful) bots[seat] = make(rules, seat);
    const game = simulateGame(rules, bots, randomFrom(`${seed}/${i}`), space);
    counter.add(game.outcome, game.decisions, space.chronicle.first);
    watch?.(i, game, space.chronicle);
  }
  return counter.tally;
};
