/** What a room remembers of its entries one by one: how many steps stood after each, and the keys of the latest. */
import type { Entry } from '../store/rows.ts';

/** Whoever was away for longer finds what came of a wish in the views; the store itself knows every key. */
const KEYS = 128;

const CHANGES_EYES: ReadonlySet<string> = new Set(['opened', 'seat', 'ended']);

export class Trail {
  readonly #steps: number[] = [];
  readonly #seatings: { readonly seq: number; readonly at: number }[] = [];
  readonly #keys = new Map<string, number>();
  #seated = 0;

  /** Entries come in their order. Keys of bots and clocks are nobody's to ask for. */
  add({ seq, at, by, key, kind }: Pick<Entry, 'seq' | 'at' | 'by' | 'key' | 'kind'>, steps: number): void {
    if (CHANGES_EYES.has(kind) || this.stepsAt(seq - 1) === 0) this.#seated = seq;
    this.#steps.push(steps);
    if (kind === 'seat') this.#seatings.push({ seq, at });
    if (by === null) return;
    this.#keys.set(key, seq);
    if (this.#keys.size > KEYS) this.#keys.delete(this.#keys.keys().next().value!);
  }
  /** The entry that this key was sent with. */
  seqOf(key: string): number | undefined {
    return this.#keys.get(key);
  }
  /** The last entry with which somebody may have come to look through other eyes: the start, a seat, the end. */
  get seated(): number {
    return this.#seated;
  }
  /** How many steps stood after an entry. */
  stepsAt(seq: number): number {
    return this.#steps[seq - 1] ?? 0;
  }
  /**
   * The steps that stood before whoever took a seat at this time came to look, and stood ever since. Of several seats that were
   * taken in one moment the last counts: too little is shown rather than too much.
   */
  stepsBefore(taken: number): number {
    const seating = this.#seatings.findLast(({ at }) => at === taken);
    return seating ? this.unchanged(seating.seq) : 0;
  }
  /** How many of the steps that stood after an entry stood ever since. */
  unchanged(seq: number): number {
    return this.#steps.slice(Math.max(0, seq - 1)).reduce((least, steps) => Math.min(least, steps));
  }
}
