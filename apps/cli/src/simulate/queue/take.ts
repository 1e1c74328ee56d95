/** A machine that plays chunks of whatever runs wait in the queue. */
import { hostname } from 'node:os';
import { findGame } from '@halcyon/catalog';
import { version as halcyon } from '../../../package.json';
import { jobOf } from '../job.ts';
import type { Plan } from '../plan.ts';
import { aborted, pause } from '../stopping.ts';
import { startThread, type Thread } from '../workers.ts';
import { insisting, Queue, type Waiting } from './queue.ts';

const IDLE_MS = 1000;

export interface Taking {
  readonly url: string;
  readonly workers: number;
  /** Ends when nothing waits. */
  readonly once: boolean;
  readonly stop: AbortSignal;
  /** Hears of a database that does not answer; it is asked again. */
  complain(trouble: string): void;
}

/** The same games everywhere need the same program. */
const needSameProgram = (plan: Plan): void => {
  const game = findGame(plan.game);
  if (plan.halcyon !== halcyon)
    throw new Error(`the run is of Halcyon ${plan.halcyon}, this machine has ${halcyon}; give both the same`);
  if (game?.version !== plan.version)
    throw new Error(`the run is of ${plan.game} ${plan.version}, this machine has ${game?.version ?? 'none'}`);
};

/** Returns how many chunks were played, when it is stopped or, if wished, when nothing waits. */
export const takeChunks = async ({ url, workers, once, stop, complain }: Taking): Promise<number> => {
  const queue = await Queue.open(url, workers + 1);
  const plans = new Map<string, Plan>();
  const held = new Map<Thread, string>();
  let played = 0;

  const insist = <T>(ask: () => Promise<T>): Promise<T | undefined> => insisting(ask, stop, complain);
  const planOf = async (run: string): Promise<Plan | undefined> => {
    const plan = plans.get(run) ?? (await queue.planOf(run));
    if (!plan || plans.has(run)) return plan;
    needSameProgram(plan);
    plans.set(run, plan);
    return plan;
  };
  /** The thread that goes on: a new one after a game that threw. */
  const play = async (thread: Thread, waiting: Waiting): Promise<Thread> => {
    held.set(thread, waiting.id);
    const plan = await insist(() => planOf(waiting.run));
    if (!plan || stop.aborted) return thread;
    const { chunk } = waiting;
    const machine = hostname();
    let next = thread;
    if (!(await insist(() => queue.has(waiting)))) {
      const found = await thread.play(jobOf(plan, chunk), () => {}).catch((error: Error) => error);
      if (stop.aborted) return thread;
      if (found instanceof Error) next = startThread();
      const result = found instanceof Error ? { trouble: found.message } : { tally: found.tally };
      await insist(() => queue.done(waiting, { chunk, machine, ...result }));
      played++;
    }
    held.delete(thread);
    return next;
  };
  const threads = Array.from({ length: workers }, startThread);
  const work = async (at: number): Promise<void> => {
    while (!stop.aborted) {
      const waiting = await insist(() => queue.take());
      if (waiting) threads[at] = await play(threads[at]!, waiting);
      else if (once) return;
      else {
        await insist(() => queue.expire());
        await pause(IDLE_MS, stop);
      }
    }
  };
  try {
    await Promise.race([Promise.all(threads.map((_, at) => work(at))), aborted(stop)]);
    return played;
  } finally {
    await Promise.all(threads.map((thread) => thread.end()));
    // What cannot be given back now comes back by its lease.
    if (held.size > 0) await queue.giveBack([...held.values()]).catch(() => {});
    await queue.close();
  }
};
