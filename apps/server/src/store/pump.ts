/**
 * All appends go through here. While one batch is on its way to the disk the next one gathers, so a slow disk makes batches
 * larger and not the queue longer. A batch holds at most one entry of a table, because the second depends on the first, and
 * is sorted by table, because two nodes that lock the same tables in different orders would wait for each other.
 */
import { setImmediate } from 'node:timers/promises';
import type { Waiting } from './engine.ts';
import type { Entry } from './rows.ts';
import type { Appended, Changes } from './store.ts';
import { StoreUnavailable } from './trouble.ts';

interface Wait extends Waiting {
  resolve(appended: Appended): void;
  reject(error: unknown): void;
}

/** Won, or the number under which its key was stored before, if it was. */
export type Verdict = 'won' | { readonly before: number | undefined };

export interface Pumped {
  append(batch: readonly Waiting[]): Promise<Verdict[]>;
  /** The numbers under which their keys are stored at their tables. */
  seqsOf(entries: readonly Entry[]): Promise<(number | undefined)[]>;
}

/** More would make one statement long and everybody wait for it. */
const MOST = 512;

const byTable = (a: Wait, b: Wait): number => (a.entry.t < b.entry.t ? -1 : 1);

export class Pump {
  readonly #store: Pumped;
  readonly #told: (trouble: unknown) => void;
  /** By table, those that wait; the table that was served last stands last. */
  readonly #lines = new Map<string, Wait[]>();
  #flow: Promise<void> | undefined;
  #closed = false;

  /** `told` hears of every batch that failed, also of those that succeeded in the end. */
  constructor(store: Pumped, told: (trouble: unknown) => void = () => {}) {
    this.#store = store;
    this.#told = told;
  }

  append(entry: Entry, changes: Changes = {}): Promise<Appended> {
    if (this.#closed) return Promise.reject(new StoreUnavailable('the store is closed', false));
    return new Promise((resolve, reject) => {
      const line = this.#lines.get(entry.t);
      const wait = { entry, changes, resolve, reject };
      if (line) line.push(wait);
      else this.#lines.set(entry.t, [wait]);
      this.#flow ??= this.#run();
    });
  }

  /** Takes nothing more, and waits for what it has. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#flow;
  }

  async #run(): Promise<void> {
    // Everything that came in with the same turn of the event loop travels together.
    await setImmediate();
    while (this.#lines.size > 0) await this.#send(this.#gather());
    this.#flow = undefined;
  }

  #gather(): Wait[] {
    const batch: Wait[] = [];
    for (const [t, [first, ...rest]] of [...this.#lines].slice(0, MOST)) {
      batch.push(first!);
      this.#lines.delete(t);
      if (rest.length > 0) this.#lines.set(t, rest);
    }
    return batch.sort(byTable);
  }

  async #send(batch: readonly Wait[]): Promise<void> {
    try {
      settle(batch, await this.#store.append(batch));
    } catch (error) {
      this.#told(error);
      if (error instanceof StoreUnavailable && error.unknown) await this.#ask(batch, error);
      else if (error instanceof StoreUnavailable || batch.length === 1) for (const { reject } of batch) reject(error);
      // One entry that the database cannot take must not take the others with it.
      else for (const wait of batch) await this.#send([wait]);
    }
  }

  /**
   * Nobody knows whether these were stored. Those whose keys are there were. Of the others the lost statement may still be
   * at work, so only the same append again tells: it waits for the lost one, and meets either its key or a free place.
   */
  async #ask(batch: readonly Wait[], trouble: StoreUnavailable): Promise<void> {
    try {
      const found = await this.#store.seqsOf(batch.map(({ entry }) => entry));
      const missing = batch.filter((_, i) => found[i] === undefined);
      const verdicts = missing.length > 0 ? await this.#store.append(missing) : [];
      const own = (wait: Wait, before: number | undefined): Verdict => (before === wait.entry.seq ? 'won' : { before });
      settle(
        batch.filter((_, i) => found[i] !== undefined),
        batch.flatMap((wait, i) => (found[i] === undefined ? [] : [own(wait, found[i])])),
      );
      settle(
        missing,
        missing.map((wait, i) => (verdicts[i] === 'won' ? 'won' : own(wait, verdicts[i]!.before))),
      );
    } catch (error) {
      this.#told(error);
      for (const { reject } of batch) reject(trouble);
    }
  }
}

const settle = (batch: readonly Wait[], verdicts: readonly Verdict[]): void =>
  batch.forEach(({ entry: { seq }, resolve }, i) => {
    const verdict = verdicts[i]!;
    if (verdict === 'won') resolve({ outcome: 'stored', seq });
    else resolve(verdict.before === undefined ? { outcome: 'taken' } : { outcome: 'again', seq: verdict.before });
  });
