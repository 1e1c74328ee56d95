/**
 * Speeds on a machine that others use too: everybody runs in a process of its own and in
 * short slices, one after the other, round by round.
 * What disturbs one slice disturbs its neighbours, so ratios are taken within a round and the median round counts.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { median } from './runs.ts';
import type { Slice } from './slices.ts';

const SLICE = 0.2;
const FEWEST_ROUNDS = 5;

const answer = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const gone = (): void => reject(new Error('a contender ended before its time'));
    child.once('exit', gone);
    child.once('message', (message) => {
      child.off('exit', gone);
      resolve(message);
    });
  });

/** The slices of each contender, by name; slice i of all of them belongs to the same round. `part`: what its process is told to be. */
export const alternate = async (
  names: readonly string[],
  seconds: number,
  part = 'contender',
): Promise<Map<string, Slice[]>> => {
  const children: [string, ChildProcess][] = [];
  try {
    // One after the other: warming up beside each other would be measured too.
    for (const name of names) {
      const child = fork(process.argv[1]!, [part, name]);
      children.push([name, child]);
      await answer(child);
    }
    const each = seconds / names.length;
    const rounds = Math.max(FEWEST_ROUNDS, Math.round(each / SLICE));
    const slices = new Map<string, Slice[]>(names.map((name) => [name, []]));
    for (let round = 0; round < rounds; round++) {
      for (const [name, child] of children) {
        child.send(each / rounds);
        slices.get(name)!.push((await answer(child)) as Slice);
      }
    }
    return slices;
  } finally {
    for (const [, child] of children) child.kill();
  }
};

export const speed = ({ decisions, seconds }: Slice): number => decisions / seconds;
/** How many times as fast as the others, by the median round. */
export const ratio = (slices: readonly Slice[], others: readonly Slice[]): number =>
  median(slices.map((slice, round) => speed(slice) / speed(others[round]!)));
