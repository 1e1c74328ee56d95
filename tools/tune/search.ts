/** Looks for better weights of one row by playing; the same seed and numbers find the same. */
import { simulateGame, spaceFor } from '@halcyon/bots';
import { Playout } from '@halcyon/bots/search/playout';
import { type AnyRules, bit, CHANCE, randomFrom, rollChance, type Seat } from '@halcyon/kernel';
import { shareOf } from '../strength/play.ts';
import { Evolution } from './evolution.ts';
import type { Numbers, Tunable } from './tunable.ts';

export interface Effort {
  readonly seed: string;
  readonly rounds: number;
  readonly children: number;
  /** Deals that every child of a round plays. */
  readonly deals: number;
  /** Deals that nobody has played before, for the result. */
  readonly fresh: number;
  /** A row of docs/tuning whose weights the search starts with; the result is judged against the base all the same. */
  readonly from?: string;
}
export interface Gain {
  /** Out of the fresh deals. */
  readonly before: number;
  readonly after: number;
  /** Points of a hundred, and 1.96 standard errors of the paired differences. */
  readonly gain: number;
  readonly error: number;
}
/** A number is multiplied, one near nought is added to, so that it may cross it. */
const SMALL = 0.06;
const STEP = 0.1;
const WIDTH = 0.25;
const DIGITS = 3;
/** Hopeless deals tell something too: a little for getting far. */
const FAR = 200;
/** In a game with ranks: for being far ahead. */
const LEAD = 100;

const moved = (from: number, by: number): number =>
  Math.abs(from) < SMALL ? from + STEP * by : from * Math.exp(Math.max(-3, Math.min(3, by)));
const rounded = (value: number): number => Number(value.toPrecision(DIGITS));
const weightsAt = (tunable: Tunable, start: Numbers, names: readonly string[], point: readonly number[]): Numbers => {
  const weights: Record<string, number> = { ...start };
  names.forEach((name, i) => {
    const [least, most] = tunable.limits[name] ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    weights[name] = rounded(Math.min(most, Math.max(least, moved(start[name]!, point[i]!))));
  });
  return weights;
};

interface Ended {
  /** 1 for a win. In a game with ranks the deal is played from every seat: the mean of the shares in the wins. */
  readonly won: number;
  readonly score: number;
}
type Player = (weights: Numbers) => (deal: string) => Ended;

/** The same weights at every seat. */
const teamOf =
  (rules: AnyRules, { bot, isHopeless }: Tunable): Player =>
  (weights) => {
    const [blank, state] = [rules.start(), rules.start()];
    const playout = new Playout(rules, bot(weights));
    return (deal) => {
      const s = rules.copy(blank, state);
      const random = randomFrom(deal);
      while (rules.mustAct(s) === bit(CHANCE)) rules.apply(s, CHANCE, rollChance(rules.chance(s), random));
      if (isHopeless?.(s)) return { won: 0, score: 0 };
      playout.run(s, random);
      const outcome = rules.outcome(s)!;
      if (outcome.kind !== 'together') throw new Error('a game with ranks is tuned against its base');
      return { won: outcome.won ? 1 : 0, score: outcome.score };
    };
  };
/** By how much a seat is ahead of the best of the others, as a part of what the better of them has. */
const leadOf = (scores: readonly number[], seat: Seat): number => {
  const rival = Math.max(...scores.filter((_, other) => other !== seat));
  return (scores[seat]! - rival) / Math.max(1, Math.abs(scores[seat]!), Math.abs(rival));
};
/** One seat against the base at the others; with views, because some bots read more of a state than a view would show. */
const rivalsOf =
  (rules: AnyRules, { bot, base }: Tunable): Player =>
  (weights) => {
    const space = spaceFor(rules);
    const [own, other] = [bot(weights), bot(base(rules.setup))];
    return (deal) => {
      let [won, score] = [0, 0];
      for (let seat = 0; seat < rules.seats; seat++) {
        const bots = Array.from({ length: rules.seats }, (_, at) => (at === seat ? own : other)(rules, at));
        const { outcome } = simulateGame(rules, bots, randomFrom(deal), space);
        if (outcome.kind !== 'ranked') throw new Error('a game that is won together is tuned at all seats');
        won += shareOf(outcome, seat) / rules.seats;
        score += (LEAD * leadOf(outcome.scores, seat)) / rules.seats;
      }
      return { won, score };
    };
  };
const playerFor = (rules: AnyRules, tunable: Tunable): Player => (tunable.isRanked ? rivalsOf : teamOf)(rules, tunable);

/** `show` is told after each round and each fresh deal. */
export const improve = (
  rules: AnyRules,
  tunable: Tunable,
  { seed, rounds, children, deals, fresh }: Effort,
  show: (round: number, deal: number) => void = () => {},
  origin: Numbers = {},
): { readonly weights: Numbers; readonly gain: Gain } => {
  const base = tunable.base(rules.setup);
  const start = { ...base, ...origin };
  const names = tunable.names(rules.setup);
  const player = playerFor(rules, tunable);
  const evolution = new Evolution(names.length, children, WIDTH, randomFrom(`${seed}/children`));
  // The last half of the way on average: where it ends is chance.
  const middle = names.map(() => 0);
  const half = Math.floor(rounds / 2);
  for (let round = 0; round < rounds; round++) {
    const values = evolution.ask().map((point) => {
      const play = player(weightsAt(tunable, start, names, point));
      let value = 0;
      for (let deal = 0; deal < deals; deal++) {
        const { won, score } = play(`${seed}/${round}/${deal}`);
        value += won + score / FAR;
      }
      return value;
    });
    evolution.tell(values);
    if (round >= half) {
      for (const i of names.keys()) middle[i]! += evolution.mean[i]! / (rounds - half);
    }
    show(round + 1, 0);
  }
  const weights = weightsAt(tunable, start, names, middle);
  return {
    weights,
    gain: compare(rules, tunable, base, weights, `${seed}/fresh`, fresh, (deal) => show(rounds, deal)),
  };
};

export const compare = (
  rules: AnyRules,
  tunable: Tunable,
  one: Numbers,
  other: Numbers,
  seed: string,
  deals: number,
  show: (deal: number) => void = () => {},
): Gain => {
  const player = playerFor(rules, tunable);
  const [first, second] = [player(one), player(other)];
  let [before, after, squares] = [0, 0, 0];
  for (let deal = 0; deal < deals; deal++) {
    const [old, fresh] = [first(`${seed}/${deal}`).won, second(`${seed}/${deal}`).won];
    before += old;
    after += fresh;
    squares += (fresh - old) ** 2;
    show(deal + 1);
  }
  const mean = (after - before) / deals;
  const spread = squares / deals - mean * mean;
  const points = (share: number): number => Number((100 * share).toFixed(2));
  return { before, after, gain: points(mean), error: points(1.96 * Math.sqrt(spread / Math.max(1, deals - 1))) };
};
export const isClear = ({ gain, error }: Gain): boolean => gain > error;
