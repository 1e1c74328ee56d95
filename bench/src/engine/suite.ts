import { tranquility } from '@halcyon/tranquility';
import { COMPARED, IMAGINING, PLAYING } from '../contenders.ts';
import { alternate, ratio, speed } from '../rounds.ts';
import { median } from '../runs.ts';
import type { Slice } from '../slices.ts';
import { type Costs, measureCosts, memoryPerGame } from './costs.ts';
import { rulesOf } from './halcyon.ts';

/** Seconds for the worlds of all set-ups together. */
const IMAGINING_SECONDS = 9;

export interface Speed {
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerGame: number;
}
export interface EngineFigures {
  readonly suite: 'engine';
  readonly node: string;
  readonly rounds: number;
  /** Standard Tranquility with three seats. */
  readonly decisionsPerSecond: number;
  readonly peers: { readonly boardgameio: Speed & { readonly seats2: Speed } };
  /** Halcyon to boardgame.io, standard rules, three seats; and the same for two. */
  readonly ratio: number;
  readonly ratio2: number;
  readonly standard: { readonly seats2: Speed; readonly seats3: Speed };
  /** Other set-ups and other games, with three seats (Competitive: two); `relative` to standard Tranquility with three. */
  readonly modules: Readonly<Record<string, Speed & { readonly relative: number }>>;
  /** Bytes. */
  readonly memoryPerGame: number;
  /** Microseconds for a world that a seat imagines, by set-up. */
  readonly imagine: Readonly<Record<string, number>>;
  readonly costs: Readonly<Record<keyof Costs, { readonly nanoseconds: number; readonly decisions: number }>>;
}

const summary = (slices: readonly Slice[]): Speed => {
  const sum = (pick: (slice: Slice) => number): number => slices.reduce((total, slice) => total + pick(slice), 0);
  return {
    decisionsPerSecond: Math.round(median(slices.map(speed))),
    gamesPerSecond: Math.round(median(slices.map(({ games, seconds }) => games / seconds))),
    decisionsPerGame: round(sum(({ decisions }) => decisions) / sum(({ games }) => games)),
  };
};
const round = (value: number): number => Number(value.toPrecision(4));

export const measureEngine = async (seconds: number): Promise<EngineFigures> => {
  const standard3 = rulesOf(tranquility, { seats: 3 });
  const slices = await alternate(Object.keys(PLAYING), seconds);
  const of = (name: string): Slice[] => slices.get(name)!;
  const seats3 = summary(of('standard 3'));
  const modules = COMPARED.map((name) => [
    name,
    { ...summary(of(name)), relative: round(ratio(of(name), of('standard 3'))) },
  ]);
  const costs = Object.entries(measureCosts(standard3)).map(([name, nanoseconds]) => [
    name,
    { nanoseconds: round(nanoseconds), decisions: round((nanoseconds * seats3.decisionsPerSecond) / 1e9) },
  ]);
  const imagined = await alternate(IMAGINING, IMAGINING_SECONDS);
  const worlds = [...imagined].map(([name, all]) => [name, round(1e6 / median(all.map(speed)))]);
  return {
    suite: 'engine',
    node: process.version,
    rounds: of('standard 3').length,
    decisionsPerSecond: seats3.decisionsPerSecond,
    peers: { boardgameio: { ...summary(of('boardgame.io 3')), seats2: summary(of('boardgame.io 2')) } },
    ratio: round(ratio(of('standard 3'), of('boardgame.io 3'))),
    ratio2: round(ratio(of('standard 2'), of('boardgame.io 2'))),
    standard: { seats2: summary(of('standard 2')), seats3 },
    modules: Object.fromEntries(modules),
    memoryPerGame: memoryPerGame(standard3),
    imagine: Object.fromEntries(worlds),
    costs: Object.fromEntries(costs),
  };
};
