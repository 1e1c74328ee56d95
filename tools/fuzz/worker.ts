/** Runs rounds one after another and reports. In a process of its own, so that hanging and crashing are seen from outside. */
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { getHeapStatistics } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { composed, type Game, randomFrom } from '@halcyon/kernel';
import { setupsOf } from '@halcyon/testkit';
import { type Bench, inputsOf, newTally } from './bench.ts';
import { type Job, printLast, type Report } from './post.ts';
import { fuzzRound } from './round.ts';

const MOST_SECONDS = 5;
const HEAPS = 12;

const job = JSON.parse(process.argv[2]!) as Job;
const { GAMES: games } = (await import(job.games ?? '@halcyon/catalog')) as { GAMES: readonly Game[] };

const goldenOf = ({ id }: Game): string[] => {
  const folder = new URL(`../../games/${id}/test/golden/`, import.meta.url);
  return readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
};
const heapNow = (): number => {
  globalThis.gc!();
  return getHeapStatistics().used_heap_size;
};

const tried = new Int32Array(new SharedArrayBuffer(4));
const watchdog = new Worker(new URL('./watchdog.cjs', import.meta.url), {
  workerData: { tried, most: MOST_SECONDS },
  execArgv: [],
});
await once(watchdog, 'message');

let round = job.round;
const alive = (): void => {
  Atomics.add(tried, 0, 1);
};
const bench: Bench = {
  games,
  find: (id, version) => games.find((game) => game.id === id && (version ?? game.version) === game.version),
  logs: job.games === undefined ? games.flatMap(goldenOf) : [],
  tally: newTally(),
  alive,
  trying(input) {
    writeFileSync(job.last, printLast(round, input));
    alive();
  },
};

// Composed rules are kept, so many and no more: made now, they do not look like a leak.
for (const game of games) for (const setup of setupsOf(game, randomFrom(job.seed))) composed(game, setup);

const began = Date.now();
const share = (done: number, of: number): number => (of === 0 ? 0 : done / of);
const done = (): number =>
  Math.max(share(inputsOf(bench.tally), job.requests), share(Date.now() - began, 60_000 * job.minutes));
const heaps: number[] = [];
do {
  fuzzRound(bench, job.seed, round);
  round++;
  if (done() * HEAPS >= heaps.length + 1) heaps.push(heapNow());
} while (!job.only && done() < 1);
process.stdout.write(JSON.stringify({ rounds: round - job.round, tally: bench.tally, heaps } satisfies Report));
await watchdog.terminate();
