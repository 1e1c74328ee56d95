/** Shares a simulation out to threads, or plays it right here. */
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Tally } from '@halcyon/bots';
import { addTally, type CountJob, type Job, NOTHING, piecesOf } from './job.ts';

type Told = (sum: Tally) => void;

/** The bundle has the worker beside every chunk that may hold this file. */
const startWorker = (job: Job | CountJob): Worker =>
  new Worker(new URL('./simulate-worker.mjs', import.meta.url), { workerData: job });

/** Resolves when the thread has ended; each message goes to `hear`. */
export const runWorker = <Message>(job: Job | CountJob, hear: (message: Message) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = startWorker(job);
    worker.on('message', hear);
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a worker ended with code ${code}`))));
  });

const runHere = async (job: Job, told: Told): Promise<Tally> => {
  let sum = NOTHING;
  for (const tally of piecesOf(job)) {
    sum = addTally(sum, tally);
    told(sum);
    // Otherwise neither Ctrl-C nor the bar would come through before the end.
    await setImmediate();
  }
  return sum;
};

const share = (job: Job, workers: number): Job[] =>
  Array.from({ length: workers }, (_, i) => {
    const from = Math.floor((job.games * i) / workers);
    return { ...job, first: job.first + from, games: Math.floor((job.games * (i + 1)) / workers) - from };
  });

export const runJob = async (job: Job, workers: number, told: Told): Promise<Tally> => {
  if (workers === 1) return runHere(job, told);
  let sum = NOTHING;
  const hear = (tally: Tally): void => {
    sum = addTally(sum, tally);
    told(sum);
  };
  await Promise.all(share(job, Math.min(workers, job.games)).map((part) => runWorker(part, hear)));
  return sum;
};
