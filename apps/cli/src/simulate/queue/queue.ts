/**
 * Chunks that wait in a PostgreSQL for whoever has time. pg-boss hands each to one worker and, if nothing is heard of that
 * worker for the length of a lease, to another. What comes of a chunk is a row of our own, whose key is the chunk: so one
 * that was played twice counts once, and a run that was stopped finds again what it has.
 */
import { createHash } from 'node:crypto';
import type { Tally } from '@halcyon/bots';
import { inWords } from '@halcyon/server/postgres-trouble';
import PgBoss from 'pg-boss';
import { type Chunk, identityOf, type Plan } from '../plan.ts';
import { pause } from '../stopping.ts';

/** Of pg-boss alone, so that another one in the same database is not met. */
const BOSS_SCHEMA = 'halcyon_queue';
const CHUNKS = 'simulate';
/** How often a chunk may be given back or lost with its worker. */
const MOST_TRIES = 100;
const AT_ONCE = 1000;
/** Two machines that start on an empty database must not make the same tables. */
const LOCK = 7_237_001;
const TABLES = `
  select pg_advisory_xact_lock(${LOCK});
  create schema if not exists halcyon_simulate;
  create table if not exists halcyon_simulate.run (id text primary key, plan jsonb not null);
  create table if not exists halcyon_simulate.result (
    run text not null references halcyon_simulate.run on delete cascade,
    line int not null,
    first bigint not null,
    games int not null,
    tally jsonb,
    trouble text,
    machine text not null,
    at timestamptz not null default now(),
    primary key (run, line, first, games)
  );`;

export interface Waiting {
  readonly id: string;
  readonly run: string;
  readonly chunk: Chunk;
}
export interface Result {
  readonly chunk: Chunk;
  readonly tally?: Tally;
  /** What the rules or a bot threw; the same would happen anywhere. */
  readonly trouble?: string;
  readonly machine: string;
}
interface Row {
  readonly line: number;
  readonly first: string;
  readonly games: number;
  readonly tally: Tally | null;
  readonly trouble: string | null;
  readonly machine: string;
}

/** How many games a run has is no part of its name: it can be made longer. */
export const runOf = (plan: Plan): string => createHash('sha256').update(identityOf(plan)).digest('hex').slice(0, 32);
/** The same for the same chunk, in the form of a UUID. */
const jobId = (run: string, { row, first, games }: Chunk): string =>
  createHash('sha256')
    .update(`${run}/${row}/${first}/${games}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
const inBatches = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / AT_ONCE) }, (_, i) => list.slice(i * AT_ONCE, (i + 1) * AT_ONCE));

/** Chunks of a plan among the results of its run, which may have been longer or shorter before. */
const OF_PLAN = 'run = $1 and first + games <= $2 and (games = $3 or first + games = $2)';

export class Queue {
  readonly #boss: PgBoss;
  readonly #url: string;

  private constructor(boss: PgBoss, url: string) {
    this.#boss = boss;
    this.#url = url;
  }
  static async open(url: string, connections: number): Promise<Queue> {
    const boss = new PgBoss({
      connectionString: url,
      schema: BOSS_SCHEMA,
      application_name: 'halcyon simulate',
      max: connections,
      schedule: false,
    });
    const queue = new Queue(boss, url);
    // A lost connection is met by the next question; without a listener it would end the process.
    boss.on('error', () => {});
    try {
      await queue.#told(async () => {
        await boss.start();
        await boss.getDb().executeSql(TABLES, []);
        await boss.createQueue(CHUNKS, { name: CHUNKS, retryLimit: MOST_TRIES });
      });
    } catch (error) {
      await queue.close();
      throw error;
    }
    return queue;
  }
  close(): Promise<void> {
    // An end that fails changes nothing of what is stored.
    return this.#boss.stop({ graceful: false }).catch(() => {});
  }

  /** `fresh` forgets what the run has; chunks that failed are forgotten anyway. */
  async begin(run: string, plan: Plan, fresh: boolean): Promise<void> {
    await this.#ask('insert into halcyon_simulate.run values ($1, $2) on conflict do nothing', [run, plan]);
    const which = fresh ? '' : ' and trouble is not null';
    await this.#ask(`delete from halcyon_simulate.result where run = $1${which}`, [run]);
  }
  async planOf(run: string): Promise<Plan | undefined> {
    const [row] = await this.#ask<{ plan: Plan }>('select plan from halcyon_simulate.run where id = $1', [run]);
    return row?.plan;
  }
  /** Whoever still plays one of them goes on; what comes first counts. */
  async put(run: string, chunks: readonly Chunk[], { chunk: size }: Plan, lease: number): Promise<void> {
    for (const some of inBatches(chunks)) {
      const jobs = some.map((chunk) => ({
        id: jobId(run, chunk),
        name: CHUNKS,
        data: { run, chunk },
        // The first of every row before the second of any.
        priority: -Math.floor(chunk.first / size),
        expireInSeconds: lease,
        retryLimit: MOST_TRIES,
      }));
      await this.#told(async () => {
        const ids = jobs.map(({ id }) => id);
        await this.#boss.deleteJob(CHUNKS, ids);
        await this.#boss.insert(jobs);
      });
    }
  }
  async take(): Promise<Waiting | undefined> {
    const [job] = await this.#told(() => this.#boss.fetch<Omit<Waiting, 'id'>>(CHUNKS));
    return job && { id: job.id, ...job.data };
  }
  giveBack(ids: readonly string[]): Promise<void> {
    return this.#told(() => this.#boss.fail(CHUNKS, [...ids]));
  }
  /** Leases that are over: their chunks wait again. */
  expire(): Promise<void> {
    return this.#told(() => this.#boss.expire());
  }
  /** Chunks of any run that wait or are being played. */
  waiting(): Promise<number> {
    return this.#told(() => this.#boss.getQueueSize(CHUNKS, { before: 'completed' }));
  }
  async has({ run, chunk: { row, first, games } }: Waiting): Promise<boolean> {
    const found = await this.#ask(
      'select 1 from halcyon_simulate.result where run = $1 and line = $2 and first = $3 and games = $4',
      [run, row, first, games],
    );
    return found.length > 0;
  }
  /** The result first: a chunk must not be done before it can be counted. */
  async done({ id, run }: Waiting, { chunk, tally, trouble, machine }: Result): Promise<void> {
    await this.#ask(
      `insert into halcyon_simulate.result (run, line, first, games, tally, trouble, machine)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
      [run, chunk.row, chunk.first, chunk.games, tally ?? null, trouble ?? null, machine],
    );
    await this.#told(() => this.#boss.complete(CHUNKS, id));
  }
  async countOf(run: string, plan: Plan): Promise<{ chunks: number; games: number; troubles: number }> {
    const [row] = await this.#ask<Record<'chunks' | 'games' | 'troubles', string | null>>(
      `select count(*) as chunks, sum(games) as games, count(trouble) as troubles
       from halcyon_simulate.result where ${OF_PLAN}`,
      [run, plan.games, plan.chunk],
    );
    return { chunks: Number(row!.chunks), games: Number(row!.games), troubles: Number(row!.troubles) };
  }
  async results(run: string, plan: Plan): Promise<Result[]> {
    const rows = await this.#ask<Row>(
      `select line, first, games, tally, trouble, machine from halcyon_simulate.result where ${OF_PLAN}`,
      [run, plan.games, plan.chunk],
    );
    return rows.map(({ line, first, games, tally, trouble, machine }) => ({
      chunk: { row: line, first: Number(first), games },
      ...(tally && { tally }),
      ...(trouble !== null && { trouble }),
      machine,
    }));
  }

  #ask<Found>(sql: string, values: readonly unknown[]): Promise<Found[]> {
    return this.#told(async () => (await this.#boss.getDb().executeSql(sql, [...values])).rows as Found[]);
  }
  async #told<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw inWords(error, this.#url, false);
    }
  }
}

const LOST_MS = 5000;
/** What must be asked sooner or later: a database that does not answer is asked again. Undefined if somebody stopped it first. */
export const insisting = async <T>(
  ask: () => Promise<T>,
  stop: AbortSignal,
  complain: (trouble: string) => void,
): Promise<T | undefined> => {
  while (!stop.aborted) {
    try {
      return await ask();
    } catch (error) {
      if ((error as Error).name !== 'StoreUnavailable') throw error;
      complain((error as Error).message);
      await pause(LOST_MS, stop);
    }
  }
  return undefined;
};
