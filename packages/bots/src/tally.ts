/** What is counted of many games. Every part is a sum of whole numbers, so it does not matter who adds what first. */
import { type AnyRules, type Outcome, type Seat, seatsOf } from '@halcyon/kernel';

/** How many games there were of each: by a number of decisions, by a score. */
export type Counts = Readonly<Record<number, number>>;
export interface Tally {
  readonly games: number;
  /** Games that the team won; 0 in games with ranks. */
  readonly wins: number;
  /** By seat, in games with ranks; a shared win counts for each. */
  readonly winsBySeat: readonly number[];
  /** How many of them were shared. */
  readonly sharedBySeat: readonly number[];
  /** The same wins by turn: whoever moved first in a game, then the next seat round the table. */
  readonly winsByTurn: readonly number[];
  readonly decisions: number;
  /** Summed: the team's at index 0, or each seat's. */
  readonly scores: readonly number[];
  /** Games by their number of decisions. */
  readonly lengths: Counts;
  /** Games by the clause that ended them. */
  readonly endings: Readonly<Record<string, number>>;
  /** Games that a team lost: by that clause, then by the score that they were lost with. */
  readonly losses: Readonly<Record<string, Counts>>;
}
export const NO_GAMES: Tally = {
  games: 0,
  wins: 0,
  winsBySeat: [],
  sharedBySeat: [],
  winsByTurn: [],
  decisions: 0,
  scores: [],
  lengths: {},
  endings: {},
  losses: {},
};

const addLists = (a: readonly number[], b: readonly number[]): number[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, i) => (a[i] ?? 0) + (b[i] ?? 0));
const addCounts = (a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>) => {
  const sum: Record<string, number> = { ...a };
  for (const [key, n] of Object.entries(b)) sum[key] = (sum[key] ?? 0) + n;
  return sum;
};
export const addTally = (a: Tally, b: Tally): Tally => {
  const losses: Record<string, Counts> = { ...a.losses };
  for (const [clause, counts] of Object.entries(b.losses)) losses[clause] = addCounts(losses[clause] ?? {}, counts);
  return {
    games: a.games + b.games,
    wins: a.wins + b.wins,
    winsBySeat: addLists(a.winsBySeat, b.winsBySeat),
    sharedBySeat: addLists(a.sharedBySeat, b.sharedBySeat),
    winsByTurn: addLists(a.winsByTurn, b.winsByTurn),
    decisions: a.decisions + b.decisions,
    scores: addLists(a.scores, b.scores),
    lengths: addCounts(a.lengths, b.lengths),
    endings: addCounts(a.endings, b.endings),
    losses,
  };
};

/** Counts games one by one. */
export class Counter {
  readonly #rules: AnyRules;
  readonly #winsBySeat: number[];
  readonly #sharedBySeat: number[];
  readonly #winsByTurn: number[];
  readonly #scores: number[] = [];
  readonly #lengths: Record<number, number> = {};
  readonly #endings: Record<string, number> = {};
  readonly #losses: Record<string, Record<number, number>> = {};
  #games = 0;
  #wins = 0;
  #decisions = 0;

  constructor(rules: AnyRules) {
    this.#rules = rules;
    const bySeat = (): number[] => Array.from({ length: rules.seats }, () => 0);
    [this.#winsBySeat, this.#sharedBySeat, this.#winsByTurn] = [bySeat(), bySeat(), bySeat()];
  }
  /** `first`: who moved first. */
  add(outcome: Outcome, decisions: number, first: Seat): void {
    const { id } = this.#rules.clauses[outcome.why]!;
    this.#games++;
    this.#decisions += decisions;
    this.#lengths[decisions] = (this.#lengths[decisions] ?? 0) + 1;
    this.#endings[id] = (this.#endings[id] ?? 0) + 1;
    if (outcome.kind === 'together') {
      this.#score(0, outcome.score);
      if (outcome.won) {
        this.#wins++;
        return;
      }
      this.#losses[id] ??= {};
      const lost = this.#losses[id];
      lost[outcome.score] = (lost[outcome.score] ?? 0) + 1;
      return;
    }
    const { seats } = this.#rules;
    const winners = seatsOf(outcome.winners);
    for (const seat of winners) {
      this.#winsBySeat[seat]!++;
      this.#winsByTurn[(seat - first + seats) % seats]!++;
      if (winners.length > 1) this.#sharedBySeat[seat]!++;
    }
    for (const [seat, score] of outcome.scores.entries()) this.#score(seat, score);
  }
  get tally(): Tally {
    return {
      games: this.#games,
      wins: this.#wins,
      winsBySeat: this.#winsBySeat,
      sharedBySeat: this.#sharedBySeat,
      winsByTurn: this.#winsByTurn,
      decisions: this.#decisions,
      scores: this.#scores,
      lengths: this.#lengths,
      endings: this.#endings,
      losses: this.#losses,
    };
  }
  #score(seat: Seat, score: number): void {
    this.#scores[seat] = (this.#scores[seat] ?? 0) + score;
  }
}
