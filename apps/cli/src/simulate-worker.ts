/** The other threads: chunks of a simulation, or a count that would keep the main thread from hearing Ctrl-C. */
import { parentPort, workerData } from 'node:worker_threads';
import { countSequences } from '@halcyon/testkit';
import { type CountJob, type Job, playJob, rulesOf } from './simulate/job.ts';
import type { Said } from './simulate/workers.ts';

const port = parentPort!;
const count = workerData as CountJob | undefined;
const say = (said: Said): void => port.postMessage(said);
if (count) port.postMessage(countSequences(rulesOf(count), count.seed, count.depth));
else port.on('message', (job: Job) => say(playJob(job, say)));
