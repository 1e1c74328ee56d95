/** What of a plan has been played: each chunk counts once, in whatever order they come. */
import { addTally, NO_GAMES, type Tally } from '@halcyon/bots';
import { type Chunk, chunksOf, type Plan } from './plan.ts';

/** '0-3 7': whole numbers in few words. */
export const printRanges = (numbers: Iterable<number>): string => {
  const runs: [number, number][] = [];
  for (const n of [...numbers].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === n - 1) last[1] = n;
    else runs.push([n, n]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(' ');
};
export const parseRanges = (text: string): number[] =>
  text.split(' ').flatMap((run) => {
    const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(run) ?? [];
    if (from === undefined) return [];
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => Number(from) + i);
  });

export class Ledger {
  /** By case. */
  readonly #sums: Tally[];
  /** By case: the chunks that are in its sum. */
  readonly #done: Set<number>[];

  constructor(
    readonly plan: Plan,
    sums: readonly Tally[] = [],
    done: readonly (readonly number[])[] = [],
  ) {
    this.#sums = plan.cases.map((_, row) => sums[row] ?? NO_GAMES);
    this.#done = plan.cases.map((_, row) => new Set(done[row] ?? []));
  }
  get sums(): readonly Tally[] {
    return this.#sums;
  }
  get done(): readonly ReadonlySet<number>[] {
    return this.#done;
  }
  get games(): number {
    return this.#sums.reduce((sum, { games }) => sum + games, 0);
  }
  get decisions(): number {
    return this.#sums.reduce((sum, { decisions }) => sum + decisions, 0);
  }
  /** False if it was counted before. */
  add({ row, first }: Chunk, tally: Tally): boolean {
    const ordinal = first / this.plan.chunk;
    const done = this.#done[row]!;
    if (done.has(ordinal)) return false;
    done.add(ordinal);
    this.#sums[row] = addTally(this.#sums[row]!, tally);
    return true;
  }
  /** What is still to be played, in the order of the plan. */
  *missing(): Generator<Chunk> {
    for (const chunk of chunksOf(this.plan))
      if (!this.#done[chunk.row]!.has(chunk.first / this.plan.chunk)) yield chunk;
  }
}
