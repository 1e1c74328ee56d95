/** The tally of a row as figures for readers: what --json prints (docs/simulate.md), and what words and pages are made of. */
import type { Counts, Tally } from '@halcyon/bots';
import { type Rate, wilson } from '@halcyon/bots/wilson';
import type { AnyRules } from '@halcyon/kernel';
import { rulesOf } from './job.ts';
import type { Case, Plan } from './plan.ts';

export interface Lengths {
  readonly least: number;
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
  readonly most: number;
  readonly mean: number;
  /** Games by their number of decisions. */
  readonly counts: Counts;
}
export interface Ending {
  readonly clause: string;
  readonly rule: string;
  readonly games: number;
  /** Games of a team. */
  readonly won?: number;
  readonly lost?: number;
  /** Lost games by their score. */
  readonly lostWith?: Counts;
}
/** How the seat that moves first fares among equals. */
export interface FirstTurn extends Rate {
  readonly wins: number;
  /** What each seat would have if the order did not matter. */
  readonly even: number;
  readonly advantage: number;
}

/** A game with ranks always has a winner; a team's wins have no seat. */
const isRanked = ({ winsBySeat }: Tally): boolean => winsBySeat.some((n) => n > 0);

const pairsOf = (counts: Counts): [number, number][] =>
  Object.entries(counts)
    .map(([value, games]): [number, number] => [Number(value), games])
    .sort(([a], [b]) => a - b);
/** The lowest value that at least this share of the games does not exceed. */
export const quantile = (counts: Counts, share: number): number => {
  const pairs = pairsOf(counts);
  const wanted = share * pairs.reduce((sum, [, games]) => sum + games, 0);
  let seen = 0;
  for (const [value, games] of pairs) {
    seen += games;
    if (seen >= wanted) return value;
  }
  return pairs.at(-1)?.[0] ?? 0;
};
export const lengthsOf = (counts: Counts, decisions: number, games: number): Lengths => ({
  least: quantile(counts, 0),
  lower: quantile(counts, 0.25),
  median: quantile(counts, 0.5),
  upper: quantile(counts, 0.75),
  most: quantile(counts, 1),
  mean: decisions / games,
  counts,
});

const endingsOf = (rules: AnyRules, { endings, losses }: Tally, ranked: boolean): Ending[] =>
  Object.entries(endings)
    .map(([clause, games]) => {
      const { rule } = rules.clauses.find(({ id }) => id === clause)!;
      if (ranked) return { clause, rule, games };
      const lostWith = Object.fromEntries(pairsOf(losses[clause] ?? {}));
      const lost = pairsOf(lostWith).reduce((sum, [, n]) => sum + n, 0);
      return { clause, rule, games, won: games - lost, lost, ...(lost > 0 && { lostWith }) };
    })
    .sort((a, b) => b.games - a.games || (a.clause < b.clause ? -1 : 1));

const firstTurnOf = ({ games, winsByTurn }: Tally): FirstTurn => {
  const even = winsByTurn.reduce((sum, n) => sum + n, 0) / winsByTurn.length / games;
  const found = wilson(winsByTurn[0]!, games);
  return { wins: winsByTurn[0]!, ...found, even, advantage: found.rate - even };
};

export interface Row {
  readonly seats: number;
  readonly features: readonly string[];
  readonly layout: string;
  readonly mode: string;
  readonly options: Readonly<Record<string, number>>;
  /** One name, or one for each seat. */
  readonly bot: string;
  readonly games: number;
  /** Games of a team. */
  readonly wins?: number;
  /** Games with ranks. */
  readonly winsBySeat?: readonly number[];
  readonly sharedBySeat?: readonly number[];
  readonly winsByTurn?: readonly number[];
  readonly firstTurn?: FirstTurn;
  /** Of the team, or of seat 0 in a game with ranks; absent where no game is complete, as is all below but the decisions. */
  readonly winRate?: number;
  readonly low?: number;
  readonly high?: number;
  readonly averageScores?: readonly number[];
  readonly decisions: number;
  readonly lengths?: Lengths;
  readonly endings?: readonly Ending[];
}
const figuresOf = (rules: AnyRules, sum: Tally): Partial<Row> => {
  const ranked = isRanked(sum);
  const { rate, low, high } = wilson(ranked ? sum.winsBySeat[0]! : sum.wins, sum.games);
  const { winsBySeat, sharedBySeat, winsByTurn } = sum;
  return {
    ...(ranked ? { winsBySeat, sharedBySeat, winsByTurn, firstTurn: firstTurnOf(sum) } : { wins: sum.wins }),
    winRate: rate,
    low,
    high,
    averageScores: sum.scores.map((total) => total / sum.games),
    lengths: lengthsOf(Object.fromEntries(pairsOf(sum.lengths)), sum.decisions, sum.games),
    endings: endingsOf(rules, sum, ranked),
  };
};
export const rowOf = ({ game }: Plan, { setup, bots }: Case, sum: Tally): Row => ({
  ...setup,
  bot: new Set(bots).size === 1 ? bots[0]! : bots.join(','),
  games: sum.games,
  ...(sum.games > 0 ? figuresOf(rulesOf({ game, setup }), sum) : {}),
  decisions: sum.decisions,
});

/** How this call went. */
export interface Effort {
  /** Absent where others played. */
  readonly workers?: number;
  readonly seconds: number;
  /** Of this process and its threads, its start among them. */
  readonly cpuSeconds?: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
}
export interface Result {
  readonly game: string;
  readonly version: number;
  readonly seed: string;
  /** Games of each row that were asked for. */
  readonly planned: number;
  readonly chunk: number;
  /** False if somebody stopped it. */
  readonly complete: boolean;
  readonly rows: readonly Row[];
  readonly effort: Effort;
}
/** One row is told flat, as it always was; several stand in a list. */
export const jsonOf = ({ rows, effort, ...run }: Result): object =>
  rows.length === 1 ? { ...run, ...rows[0], ...effort } : { ...run, rows, ...effort };
