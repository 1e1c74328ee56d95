/**
 * The chance of winning at moments of a game, from what the team knew: every seat in turn believes in worlds that it cannot
 * tell from the real one, and bots play them on. Nothing else of the game comes into it, neither what was hidden nor what
 * happened later (docs/decisions/0027).
 */
import { type AnyRules, type AnyState, Outlook, type Random, randomFrom } from '@halcyon/kernel';
import type { MakeBot } from '../bot.ts';
import { Chronicle } from '../chronicle.ts';
import { Playout } from '../search/playout.ts';
import type { Believe } from '../search/worlds.ts';
import { wilson } from '../wilson.ts';
import { CERTAIN, differs, largest, PICKED, type Tally } from './changes.ts';
import { type Finished, isWon } from './finished.ts';
import { momentsOf, visit } from './moments.ts';

export interface Moment {
  /** How many steps stand. */
  readonly step: number;
  /** 0-1, with its 95 % interval. */
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}
export interface Curve {
  /** The last is the end, where nothing is uncertain. */
  readonly moments: readonly Moment[];
  /** Places in `moments` between which and the next the chance changed most, the largest first. */
  readonly changes: readonly number[];
  /** Worlds that were played on. */
  readonly worlds: number;
}
export interface CurveEffort {
  readonly moments: number;
  /** Worlds for each moment. */
  readonly worlds: number;
  /** Further worlds for the moments around the largest changes. */
  readonly fresh: number;
}
/** How much of the time is gone, 0-1; a number and no clock, because a clock is the app's. */
export type Spent = () => number;

/** Who plays worlds on, and in which worlds a seat believes. */
export interface Judges {
  readonly make: MakeBot;
  readonly believe: Believe;
}

/** So many are told. */
const TOLD = 3;
/** The share of the time after which the largest changes are looked at again. */
const HALF = 0.6;

/** What the seats knew at a moment, and how bots fared from there. */
class Estimate {
  readonly all: Tally = { wins: 0, worlds: 0 };
  /** Those that were drawn later. */
  readonly fresh: Tally = { wins: 0, worlds: 0 };

  constructor(
    readonly step: number,
    /** By seat: worlds that it believes in. */
    readonly deals: readonly ((random: Random) => AnyState)[],
    readonly end: boolean | undefined,
  ) {}
  get rate(): number {
    return this.end === undefined ? this.all.wins / Math.max(1, this.all.worlds) : Number(this.end);
  }
  get moment(): Moment {
    const { step, rate } = this;
    if (this.end !== undefined) return { step, rate, low: rate, high: rate };
    return this.all.worlds === 0
      ? { step, rate: 0.5, low: 0, high: 1 }
      : { step, ...wilson(this.all.wins, this.all.worlds) };
  }
  /** What later worlds say. */
  get later(): Tally {
    return this.end === undefined ? this.fresh : { wins: Number(this.end), worlds: CERTAIN };
  }
}

/** One world for each seat, from its own view. */
const look = (
  rules: AnyRules,
  playout: Playout,
  { all, fresh, step, deals }: Estimate,
  isLater: boolean,
  seed: string,
): void => {
  for (const deal of deals) {
    const random = randomFrom(`${seed}/${step}/${all.worlds}`);
    const s = deal(random);
    playout.run(s, random);
    const won = Number(isWon(rules.outcome(s)));
    for (const tally of isLater ? [all, fresh] : [all]) {
      tally.worlds++;
      tally.wins += won;
    }
  }
};

/** Yields how much of the effort is spent, 0-1. */
export function* estimate(
  game: Finished,
  { make, believe }: Judges,
  effort: CurveEffort,
  spent: Spent,
  seed: string,
): Generator<number, Curve> {
  const { rules, steps } = game;
  const seats = Array.from({ length: rules.seats }, (_, seat) => seat);
  const chronicle = new Chronicle(rules, game.origin);
  const estimates: Estimate[] = [];
  visit(game, momentsOf(game, effort.moments), (s, step) => {
    for (const { seat, move } of steps.slice(chronicle.length, step)) chronicle.add(seat, move);
    const outcome = rules.outcome(s);
    const deals = (outcome ? [] : seats).map((seat) =>
      believe(new Outlook(rules, seat, rules.view(s, seat), chronicle.past(seat))),
    );
    estimates.push(new Estimate(step, deals, outcome && isWon(outcome)));
  });
  const playout = new Playout(rules, make);
  const [first, later] = [effort.worlds, effort.fresh].map((worlds) => Math.ceil(worlds / rules.seats)) as [
    number,
    number,
  ];
  /** Round by round, so that whenever time is up all have had as many. */
  function* rounds(of: readonly Estimate[], count: number, until: number, from: number, isLater: boolean) {
    for (let round = 0; round < count; round++) {
      for (const [i, each] of of.entries()) {
        if (spent() >= until) return;
        look(rules, playout, each, isLater, seed);
        yield from + ((until - from) * (round + i / of.length)) / count;
      }
    }
  }
  const open = estimates.filter(({ end }) => end === undefined);
  yield* rounds(open, first, HALF, 0, false);
  const picked = largest(
    estimates.map(({ rate }) => rate),
    PICKED,
  ).filter((i) => !estimates[i + 1]!.end);
  const around = open.filter((each) => picked.some((i) => each === estimates[i] || each === estimates[i + 1]));
  yield* rounds(around, later, 1, HALF, true);
  const moments = estimates.map(({ moment }) => moment);
  const changes = picked.filter((i) => differs(estimates[i]!.later, estimates[i + 1]!.later));
  const size = (i: number): number => Math.abs(moments[i + 1]!.rate - moments[i]!.rate);
  return {
    moments,
    changes: changes.sort((i, j) => size(j) - size(i)).slice(0, TOLD),
    worlds: open.reduce((sum, { all }) => sum + all.worlds, 0),
  };
}
