/** Starts the process that fuzzes and judges how it ended: by a report, by a fault, by a hang, by a lack of memory. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Job, parseLast, type Report } from './post.ts';

/** In megabytes: many times of what the fuzz needs. */
const MOST_HEAP = 512;
/** How much more the heap may hold in the last third of a run than in the second: all rules are composed by then. */
const MORE_HEAP = 1.15;

export interface Failure {
  readonly round: string;
  readonly input: string;
  readonly message: string;
}

const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;
/** From the second third of a run to the last. */
export const growthOf = (heaps: readonly number[]): number => {
  const third = Math.floor(heaps.length / 3);
  return third === 0 ? 1 : mean(heaps.slice(-third)) / mean(heaps.slice(third, 2 * third));
};
export const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;

export const watch = (job: Omit<Job, 'last'>): Report | Failure => {
  const folder = mkdtempSync(join(tmpdir(), 'halcyon-fuzz-'));
  const last = join(folder, 'last');
  writeFileSync(last, '');
  const worker = fileURLToPath(new URL('./worker.ts', import.meta.url));
  const texts = new URL('../register.mjs', import.meta.url).href;
  const flags = [`--max-old-space-size=${MOST_HEAP}`, '--expose-gc', '--import', 'tsx', '--import', texts];
  const args = [...flags, worker, JSON.stringify({ ...job, last })];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const tried = parseLast(readFileSync(last, 'utf8'));
  rmSync(folder, { recursive: true });
  if (stderr.includes('heap out of memory')) return { ...tried, message: `the heap grows beyond ${MOST_HEAP} MB` };
  if (status !== 0) return { ...tried, message: stderr.trim() };
  const report = JSON.parse(stdout) as Report;
  if (growthOf(report.heaps) <= MORE_HEAP) return report;
  return { ...tried, message: `the heap grows: ${report.heaps.map(megabytes).join(', ')}` };
};
