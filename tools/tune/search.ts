/** Looks for better weights of one row by playing; the same seed and numbers find the same. */
import { Playout } from '@halcyon/bots/search/playout';
import { type AnyRules, randomFrom } from '@halcyon/kernel';
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
  readonly won: boolean;
  readonly score: number;
}
const playerFor = (rules: AnyRules) => {
  const [blank, state] = [rules.start(), rules.start()];
  return (tunable: Tunable, weights: Numbers) => {
    const playout = new Playout(rules, tunable.bot(weights));
    return (deal: string): Ended => {
      const s = rules.copy(blank, state);
      playout.run(s, randomFrom(deal));
      const outcome = rules.outcome(s)!;
      if (outcome.kind !== 'together') throw new Error('only games that are won together can be tuned');
      return outcome;
    };
  };
};

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
  const player = playerFor(rules);
  const evolution = new Evolution(names.length, children, WIDTH, randomFrom(`${seed}/children`));
  // The last half of the way on average: where it ends is chance.
  const middle = names.map(() => 0);
  const half = Math.floor(rounds / 2);
  for (let round = 0; round < rounds; round++) {
    const values = evolution.ask().map((point) => {
      const play = player(tunable, weightsAt(tunable, start, names, point));
      let value = 0;
      for (let deal = 0; deal < deals; deal++) {
        const { won, score } = play(`${seed}/${round}/${deal}`);
        value += (won ? 1 : 0) + score / FAR;
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
  const [first, second] = [playerFor(rules)(tunable, one), playerFor(rules)(tunable, other)];
  let [before, after, differing] = [0, 0, 0];
  for (let deal = 0; deal < deals; deal++) {
    const [old, fresh] = [first(`${seed}/${deal}`).won ? 1 : 0, second(`${seed}/${deal}`).won ? 1 : 0];
    before += old;
    after += fresh;
    differing += old === fresh ? 0 : 1;
    show(deal + 1);
  }
  const mean = (after - before) / deals;
  const spread = differing / deals - mean * mean;
  const points = (share: number): number => Number((100 * share).toFixed(2));
  return { before, after, gain: points(mean), error: points(1.96 * Math.sqrt(spread / Math.max(1, deals - 1))) };
};
export const isClear = ({ gain, error }: Gain): boolean => gain > error;
