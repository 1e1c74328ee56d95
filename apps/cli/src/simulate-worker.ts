/** The other threads: games of a simulation, or a count that would keep the main thread from hearing Ctrl-C. */
import { parentPort, workerData } from 'node:worker_threads';
import { countSequences } from '@halcyon/testkit';
import { type CountJob, type Job, piecesOf, rulesOf } from './simulate/job.ts';

const job = workerData as Job | CountJob;
if (job.kind === 'count') parentPort?.postMessage(countSequences(rulesOf(job), job.seed, job.depth));
else for (const tally of piecesOf(job)) parentPort?.postMessage(tally);
