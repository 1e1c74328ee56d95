/** Threads that play chunks. Even a single one is no main thread, which must hear Ctrl-C while a slow bot thinks. */
import { Worker } from 'node:worker_threads';
import type { CountJob, Job, Played } from './job.ts';

/** The bundle has the worker beside every chunk that may hold this file. */
const startWorker = (job?: CountJob): Worker =>
  new Worker(new URL('./simulate-worker.mjs', import.meta.url), { workerData: job });

const endOf = (worker: Worker, resolve: () => void, reject: (error: Error) => void): void => {
  worker.on('error', reject);
  worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a worker ended with code ${code}`))));
};

/** Resolves when the thread has ended; each message goes to `hear`. */
export const runWorker = <Message>(job: CountJob, hear: (message: Message) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = startWorker(job);
    worker.on('message', hear);
    endOf(worker, resolve, reject);
  });

/** What a thread says: how many games of its chunk are over, or all that came of them. */
export type Said = number | Played;
export interface Thread {
  /** One at a time. `told` hears now and then how many games are over. */
  play(job: Job, told: (games: number) => void): Promise<Played>;
  /** At once, also in the middle of a game; what it was playing is never heard of again. */
  end(): Promise<unknown>;
}
export const startThread = (): Thread => {
  const worker = startWorker();
  let hear: (said: Said) => void = () => {};
  let fail: (error: Error) => void = () => {};
  let ended = false;
  worker.on('message', (said: Said) => hear(said));
  endOf(
    worker,
    () => {},
    (error) => ended || fail(error),
  );
  return {
    play: (job, told) =>
      new Promise((resolve, reject) => {
        fail = reject;
        hear = (said) => (typeof said === 'number' ? told(said) : resolve(said));
        worker.postMessage(job);
      }),
    end() {
      ended = true;
      return worker.terminate();
    },
  };
};
