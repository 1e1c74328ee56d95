/** The main thread's side of the thread of SQLite: questions out, answers in. */
import type { Worker } from 'node:worker_threads';
import { StoreUnavailable } from '../trouble.ts';
import { startThread } from './start.ts';
import type { Answer, Ask, ThreadWish, Trouble } from './thread-talk.ts';
import { OPENED } from './thread-talk.ts';

interface Asked {
  resolve(value: never): void;
  reject(error: Error): void;
  inWords(trouble: Trouble): Error;
}

export class Calls {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Asked>();
  readonly #inWords: (trouble: Trouble) => Error;
  #next = OPENED + 1;
  #gone: StoreUnavailable | undefined;

  private constructor(worker: Worker, inWords: (trouble: Trouble) => Error) {
    this.#worker = worker;
    this.#inWords = inWords;
    worker.on('message', (answer: Answer) => this.#hear(answer));
    worker.on('error', (error) => this.#leave(error));
    worker.on('exit', () => this.#leave());
  }

  /** Starts a thread; resolves when it has opened its file, or copied it. */
  static async open(
    wish: ThreadWish,
    whyNotOpen: (trouble: Trouble) => Error,
    inWords: (trouble: Trouble) => Error,
  ): Promise<Calls> {
    const calls = new Calls(await startThread(wish), inWords);
    await new Promise<void>((resolve, reject) => {
      calls.#waiting.set(OPENED, { resolve, reject, inWords: whyNotOpen });
    });
    return calls;
  }

  ask<Value>(ask: Ask): Promise<Value> {
    if (this.#gone) return Promise.reject(this.#gone);
    const id = this.#next++;
    return new Promise<Value>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, inWords: this.#inWords });
      this.#worker.postMessage({ id, ask });
    });
  }

  /** Resolves when the thread has ended: a process that leaves under an open database may crash. */
  async close(): Promise<void> {
    if (this.#gone) return;
    const ended = new Promise<void>((resolve) => this.#worker.once('exit', () => resolve()));
    await this.ask({ kind: 'close' });
    this.#gone = new StoreUnavailable('the store is closed', false);
    await ended;
  }

  #hear(answer: Answer): void {
    const asked = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('value' in answer) asked?.resolve(answer.value as never);
    else asked?.reject(asked.inWords(answer.trouble));
  }

  #leave(cause?: unknown): void {
    this.#gone ??= new StoreUnavailable('the thread of the store has ended; start Halcyon again', true, cause);
    for (const { reject } of this.#waiting.values()) reject(this.#gone);
    this.#waiting.clear();
  }
}
