/** Chunks over a real PostgreSQL: two workers, one of them killed in the middle, and the sums of an undisturbed run. */
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { simulate } from '@halcyon/bots';
import { findGame } from '@halcyon/catalog';
import { botMaker } from '@halcyon/catalog/bots';
import { agree } from '@halcyon/kernel';
import { startPostgres } from '@halcyon/server/lab';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { makePlan } from '../src/simulate/plan.ts';
import { gather } from '../src/simulate/queue/gather.ts';
import { Queue, runOf } from '../src/simulate/queue/queue.ts';
import { rowOf } from '../src/simulate/result.ts';
import { halcyon, start } from './halcyon.ts';

const PATIENCE = 600_000;
let server: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  server = await startPostgres();
}, PATIENCE);
afterAll(() => server?.end());

const game = findGame('tranquility')!;
const setup = agree(game, { seats: 2 });
const row = { setup, bots: ['heuristic', 'heuristic'] };
const plan = makePlan({ game: game.id, version: game.version, cases: [row], seed: 'queue', games: 80, chunk: 10 });
const WORDS = ['--bot', 'heuristic', '--games', '80', '--chunk', '10', '--seed', 'queue'];
const makers = row.bots.map((name) => botMaker(name, game.id));
const undisturbed = rowOf(plan, row, simulate(game.compose(setup), makers, plan.games, plan.seed));

const worker = () => {
  const child = start(['simulate-worker', '--queue', server.url, '--workers', '1']);
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
};

test(
  'a worker that is killed loses nothing, a chunk done twice counts once, and the same call finds it all again',
  async () => {
    const collected = start(['simulate', game.id, '--json', '--lease', '2', ...WORDS, '--queue', server.url]);
    onTestFinished(() => void collected.kill('SIGKILL'));
    const said = text(collected.stdout);
    const [killed, other] = [worker(), worker()];
    const queue = await Queue.open(server.url, 1);
    // After its first chunk a worker is in the middle of the next one.
    while ((await queue.countOf(runOf(plan), plan)).chunks < 2) await setTimeout(20);
    killed.kill('SIGKILL');
    await once(collected, 'exit');
    expect(JSON.parse(await said)).toMatchObject({ ...undisturbed, complete: true });

    // Polite ends are heard.
    other.kill('SIGTERM');
    expect(await once(other, 'exit')).toEqual([143, null]);

    // Somebody who was slower than a lease comes with the same chunk again.
    const { chunk, tally } = (await queue.results(runOf(plan), plan))[0]!;
    const late = { id: '00000000-0000-0000-0000-000000000000', run: runOf(plan), chunk };
    await queue.done(late, { chunk, tally: tally!, machine: 'late' });
    const quiet = { queued: () => {}, told: () => {}, complain: () => {} };
    const stop = new AbortController().signal;
    const again = await gather({ url: server.url, plan, lease: undefined, fresh: false, stop, ...quiet });
    expect(rowOf(plan, row, again.ledger.sums[0]!)).toEqual(undisturbed);
    expect(again.before.games).toBe(plan.games);
    await queue.close();
  },
  PATIENCE,
);

test('a queue that is not there is said in one line, without its password', () => {
  const { code, err } = halcyon(['simulate', game.id, '--queue', 'postgres://ann:loud@127.0.0.1:1/nowhere']);
  expect(code).toBe(1);
  expect(err).toBe('halcyon: no PostgreSQL answers at postgres://ann@127.0.0.1:1/nowhere; is it running?\n');
});
