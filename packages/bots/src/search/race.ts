/**
 * Candidates judged in the same worlds. The first is the guide's own move, and only a clear lead passes it: one world is
 * nearly all luck, so what counts is the difference of two candidates in the same one. Numbers only; no game, no clock.
 */
export interface RaceSettings {
  /** Standard errors by which the guide's move must be beaten. */
  readonly margin: number;
  /** Worlds that everybody is tried in before anything is decided. */
  readonly least: number;
}
/** A candidate that is so far behind is not tried any more, and one so far ahead has won. */
const BEHIND = 1.6;
const AHEAD = 5;

export class Race {
  readonly #n: number;
  readonly #settings: RaceSettings;
  /** By pair: the sum of the differences, and of their squares. */
  readonly #sums: Float64Array;
  readonly #squares: Float64Array;
  #running: number[];
  #worlds = 0;

  constructor(candidates: number, settings: RaceSettings) {
    this.#n = candidates;
    this.#settings = settings;
    this.#sums = new Float64Array(candidates * candidates);
    this.#squares = new Float64Array(candidates * candidates);
    this.#running = Array.from({ length: candidates }, (_, i) => i);
  }
  /** Those that are still tried, the guide's first. */
  get running(): readonly number[] {
    return this.#running;
  }
  get worlds(): number {
    return this.#worlds;
  }
  get isDecided(): boolean {
    return this.#running.length === 1;
  }
  /** What a world was worth after each candidate, by its number; only those that are running are read. */
  note(values: ArrayLike<number>): void {
    for (const i of this.#running) {
      for (const j of this.#running) {
        if (j >= i) break;
        const difference = values[i]! - values[j]!;
        this.#sums[i * this.#n + j]! += difference;
        this.#squares[i * this.#n + j]! += difference * difference;
      }
    }
    this.#worlds++;
    if (this.#worlds >= this.#settings.least) this.#sort();
  }
  /** The candidate to play: the one furthest ahead of the guide's, if that is clear; otherwise the guide's. */
  get best(): number {
    let [best, most] = [0, 0];
    for (const i of this.#running) {
      const { mean, error } = this.#lead(i, 0);
      if (i > 0 && mean > most && mean > this.#settings.margin * error) [best, most] = [i, mean];
    }
    return best;
  }

  /** How far i is ahead of j. */
  #lead(i: number, j: number): { readonly mean: number; readonly error: number } {
    if (i === j) return { mean: 0, error: 0 };
    if (i < j) {
      const { mean, error } = this.#lead(j, i);
      return { mean: -mean, error };
    }
    const n = this.#worlds;
    const mean = this.#sums[i * this.#n + j]! / n;
    const variance = Math.max(0, this.#squares[i * this.#n + j]! / n - mean * mean);
    return { mean, error: Math.sqrt(variance / Math.max(1, n - 1)) };
  }
  #sort(): void {
    let leader = 0;
    for (const i of this.#running) if (this.#lead(i, leader).mean > 0) leader = i;
    this.#running = this.#running.filter((i) => {
      if (i === leader) return true;
      const { mean, error } = this.#lead(i, leader);
      // Without any difference so far, more worlds would tell little and cost as much.
      if (i > 0 && mean === 0 && error === 0) return false;
      return mean + (i === 0 ? AHEAD : BEHIND) * error >= 0;
    });
  }
}
