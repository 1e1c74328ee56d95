/**
 * What a simulation plays, and how it is cut into chunks. Game i of a row has the seed `${seed}/${i}` wherever and whenever
 * it is played, so a chunk is the same everywhere: done twice is done once.
 */
import { BadInput, type Setup } from '@halcyon/kernel';
import { version as halcyon } from '../../package.json';

/** One line of a report: a set-up, and who plays it. */
export interface Case {
  readonly setup: Setup;
  /** By seat. */
  readonly bots: readonly string[];
}
export interface Plan {
  /** The version of this program; bots have none of their own. */
  readonly halcyon: string;
  readonly game: string;
  readonly version: number;
  readonly cases: readonly Case[];
  readonly seed: string;
  /** Of each case. */
  readonly games: number;
  /** How many games a chunk has; the last one of a case may have fewer. */
  readonly chunk: number;
}
/** Some games of one case, one after another. */
export interface Chunk {
  /** Its place in the plan. */
  readonly row: number;
  readonly first: number;
  readonly games: number;
}

/** Many enough that a slow bot loses little when it is stopped, few enough that a fast one does not wait for the next. */
const USUAL_CHUNKS = 500;
const MOST_IN_CHUNK = 1000;
export const usualChunk = (games: number): number => Math.min(MOST_IN_CHUNK, Math.ceil(games / USUAL_CHUNKS));

export const makePlan = (plan: Omit<Plan, 'halcyon'>): Plan => ({ halcyon, ...plan });
export const chunkCount = ({ games, chunk }: Plan): number => Math.ceil(games / chunk);
export const gamesOf = ({ cases, games }: Plan): number => cases.length * games;
const chunkAt = ({ games, chunk }: Plan, row: number, ordinal: number): Chunk => {
  const first = ordinal * chunk;
  return { row, first, games: Math.min(chunk, games - first) };
};
/** The first of every case before the second of any: whoever stops early has as much of each. */
export function* chunksOf(plan: Plan): Generator<Chunk> {
  for (let ordinal = 0; ordinal < chunkCount(plan); ordinal++)
    for (let row = 0; row < plan.cases.length; row++) yield chunkAt(plan, row, ordinal);
}

const sorted = (setup: Setup): Setup => ({
  ...setup,
  options: Object.fromEntries(Object.entries(setup.options).sort(([a], [b]) => (a < b ? -1 : 1))),
});
/** All that a game of this plan depends on, as text; how many there are is no part of it. */
const termsOf = ({ halcyon: program, game, version, cases, seed, chunk }: Plan) => ({
  halcyon: program,
  game,
  version: String(version),
  rows: JSON.stringify(cases.map(({ setup, bots }) => [sorted(setup), bots])),
  seed,
  chunk: String(chunk),
});
export const identityOf = (plan: Plan): string => JSON.stringify(Object.values(termsOf(plan)));

/** Another run's tally must not be mixed with this one: the first difference is named. */
export const needSameRun = (found: Plan, wanted: Plan, field: string, place: string): void => {
  const there = termsOf(found);
  const here = termsOf(wanted);
  for (const term of Object.keys(here) as (keyof typeof here)[]) {
    if (there[term] === here[term]) continue;
    const difference =
      term === 'rows' ? 'its set-ups or bots are others' : `its ${term} is '${there[term]}', not '${here[term]}'`;
    throw new BadInput(field, `${place} is of another run: ${difference}`);
  }
};
