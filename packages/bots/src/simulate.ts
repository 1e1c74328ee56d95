/** Whole games between bots. No clock and no output: whoever calls measures and prints. */
import {
  type AnyRules,
  type AnyState,
  bit,
  CHANCE,
  MOST_MOVES,
  type Outcome,
  type Random,
  randomFrom,
  rollChance,
  type Seat,
  type SeatSet,
  seatsOf,
} from '@halcyon/kernel';
import type { Bot, BotTable } from './bot.ts';

export interface Simulated {
  readonly outcome: Outcome;
  /** Moves that seats made; chance does not count. */
  readonly decisions: number;
}
export interface Tally {
  readonly games: number;
  /** Games that the team won; 0 in games with ranks. */
  readonly wins: number;
  /** By seat, in games with ranks; a shared win counts for each. */
  readonly winsBySeat: readonly number[];
  /** How many of them were shared. */
  readonly sharedBySeat: readonly number[];
  readonly decisions: number;
  /** Summed: the team's at index 0, or each seat's. */
  readonly scores: readonly number[];
}

/** One table object serves all decisions of a game: only the seat and the number of moves change. */
type OpenTable = { -readonly [K in keyof BotTable]: BotTable[K] };

const lowest = (seats: SeatSet): Seat => 31 - Math.clz32(seats & -seats);

/** What a run of games uses again and again: a fresh state and list for each would cost a tenth of a random game. */
interface Space {
  readonly blank: AnyState;
  readonly state: AnyState;
  readonly moves: Int32Array;
}
const spaceFor = (rules: AnyRules): Space => ({
  blank: rules.start(),
  state: rules.start(),
  moves: new Int32Array(MOST_MOVES),
});

export const simulateGame = (
  rules: AnyRules,
  bots: readonly Bot[],
  random: Random,
  { blank, state, moves }: Space = spaceFor(rules),
): Simulated => {
  const s = rules.copy(blank, state);
  const table: OpenTable = { rules, seat: 0, view: () => rules.view(s, table.seat), moves, count: 0, random };
  const chance = bit(CHANCE);
  let interrupters = 0;
  bots.forEach((bot, seat) => {
    if (bot.interrupt) interrupters |= bit(seat);
  });

  /** Each seat is asked once per state; after a move the state is another one and all are asked again. */
  const stepIn = (seats: SeatSet): boolean => {
    for (let rest = seats; rest !== 0; rest &= rest - 1) {
      const seat = lowest(rest);
      table.seat = seat;
      table.count = rules.legal(s, seat, moves);
      if (table.count === 0) continue;
      const move = bots[seat]!.interrupt!(table);
      if (move === undefined) continue;
      rules.apply(s, seat, move);
      return true;
    }
    return false;
  };

  let decisions = 0;
  for (;;) {
    const must = rules.mustAct(s);
    if (must === 0) break;
    if (must === chance) {
      rules.apply(s, CHANCE, rollChance(rules.chance(s), random));
      continue;
    }
    if (interrupters !== 0 && stepIn(rules.mayAct(s) & interrupters)) {
      decisions++;
      continue;
    }
    const seat = lowest(must);
    table.seat = seat;
    table.count = rules.legal(s, seat, moves);
    if (table.count === 0) throw new Error(`the game waits for seat ${seat}, which has no legal move`);
    rules.apply(s, seat, bots[seat]!.choose(table));
    decisions++;
  }
  return { outcome: rules.outcome(s)!, decisions };
};

/** Plays n games, each from a seed of its own, so that any of them can be played again alone. */
export const simulate = (rules: AnyRules, bots: readonly Bot[], games: number, seed: string, first = 0): Tally => {
  const winsBySeat = Array.from({ length: rules.seats }, () => 0);
  const sharedBySeat = Array.from({ length: rules.seats }, () => 0);
  const scores: number[] = [];
  const space = spaceFor(rules);
  let wins = 0;
  let decisions = 0;
  for (let i = first; i < first + games; i++) {
    const game = simulateGame(rules, bots, randomFrom(`${seed}/${i}`), space);
    decisions += game.decisions;
    const { outcome } = game;
    if (outcome.kind === 'together') {
      if (outcome.won) wins++;
      scores[0] = (scores[0] ?? 0) + outcome.score;
      continue;
    }
    const winners = seatsOf(outcome.winners);
    for (const seat of winners) {
      winsBySeat[seat]!++;
      if (winners.length > 1) sharedBySeat[seat]!++;
    }
    outcome.scores.forEach((score, seat) => {
      scores[seat] = (scores[seat] ?? 0) + score;
    });
  }
  return { games, wins, winsBySeat, sharedBySeat, decisions, scores };
};
