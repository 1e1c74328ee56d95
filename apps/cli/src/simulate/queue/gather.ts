/** Puts the chunks of a run into the queue and waits until others have played them. */
import { Ledger } from '../ledger.ts';
import { type Chunk, chunkCount, type Plan } from '../plan.ts';
import { pause } from '../stopping.ts';
import { insisting, Queue, type Result, runOf } from './queue.ts';

const USUAL_LEASE = 600;
const LOOK_MS = 500;

export interface Gathering {
  readonly url: string;
  readonly plan: Plan;
  readonly lease: number | undefined;
  readonly fresh: boolean;
  readonly stop: AbortSignal;
  /** Hears how many chunks wait. */
  queued(chunks: number): void;
  /** Hears how many games are over. */
  told(games: number): void;
  /** Hears of a database that does not answer; it is asked again. */
  complain(trouble: string): void;
}
export interface Gathered {
  readonly ledger: Ledger;
  /** What was there when it began. */
  readonly before: { readonly games: number; readonly decisions: number };
}

const ledgerOf = (plan: Plan, results: readonly Result[]): Ledger => {
  const ledger = new Ledger(plan);
  for (const { chunk, tally } of results) if (tally) ledger.add(chunk, tally);
  return ledger;
};
const nameOf = ({ row, first, games }: Chunk): string => `games ${first}-${first + games - 1} of row ${row + 1}`;

/** Returns when all is there or somebody stops it; workers go on, and the same call finds what they have done. */
export const gather = async (gathering: Gathering): Promise<Gathered> => {
  const { url, plan, lease, fresh, queued } = gathering;
  const queue = await Queue.open(url, 2);
  try {
    const run = runOf(plan);
    await queue.begin(run, plan, fresh);
    const found = ledgerOf(plan, await queue.results(run, plan));
    const missing = [...found.missing()];
    await queue.put(run, missing, plan, lease ?? USUAL_LEASE);
    if (missing.length > 0) queued(missing.length);
    await played(queue, run, gathering);
    const ledger = ledgerOf(plan, await queue.results(run, plan));
    return { ledger, before: { games: found.games, decisions: found.decisions } };
  } finally {
    await queue.close();
  }
};

const played = async (queue: Queue, run: string, { plan, stop, told, complain }: Gathering): Promise<void> => {
  const all = plan.cases.length * chunkCount(plan);
  const look = async (): Promise<boolean> => {
    // Before the count: what is done in between is then seen as done.
    const waiting = await queue.waiting();
    const { chunks, games, troubles } = await queue.countOf(run, plan);
    told(games);
    if (troubles > 0) throw await troubleOf(queue, run, plan);
    if (chunks === all) return true;
    if (waiting === 0) throw await givenUp(queue, run, plan);
    await queue.expire();
    return false;
  };
  while (!(await insisting(look, stop, complain)) && !stop.aborted) await pause(LOOK_MS, stop);
};
const troubleOf = async (queue: Queue, run: string, plan: Plan): Promise<Error> => {
  const { chunk, machine, trouble } = (await queue.results(run, plan)).find((result) => result.trouble !== undefined)!;
  return new Error(`${nameOf(chunk)} failed at ${machine}: ${trouble}`);
};
const givenUp = async (queue: Queue, run: string, plan: Plan): Promise<Error> => {
  const done = ledgerOf(plan, await queue.results(run, plan));
  const [lost] = [...done.missing()];
  return new Error(`${lost ? nameOf(lost) : 'a chunk'} left the queue unplayed; the same call puts it there again`);
};
