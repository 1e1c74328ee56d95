/**
 * The processes in which bots think: started when they are first needed, one question each at a time, and never as many as
 * the machine has cores. Whoever dies, or does not answer in time, is replaced, and the question is asked again.
 */
import type { Move } from '@halcyon/kernel';
import type { BotPool, BotQuestion } from '../tables/bots.ts';

export interface Thinker {
  readonly pid?: number | undefined;
  /** Rejects if it ends before it has answered. */
  ask(question: BotQuestion): Promise<Move | undefined>;
  end(): void;
}
export interface PoolWish {
  readonly most: number;
  start(): Thinker;
  /** Calls back after so many milliseconds, unless what it returns is called before. */
  wait(milliseconds: number, then: () => void): () => void;
}

/** So long a bot may think. The slowest needs a few seconds on a machine that has nothing else to do. */
const PATIENCE = 60_000;
/** How often a question is asked again. */
const AGAIN = 2;

interface Job {
  readonly question: BotQuestion;
  failures: number;
  resolve(move: Move | undefined): void;
  reject(error: unknown): void;
}

export class ChildPool implements BotPool {
  readonly #wish: PoolWish;
  readonly #all = new Set<Thinker>();
  readonly #idle: Thinker[] = [];
  readonly #jobs: Job[] = [];
  #closed = false;

  constructor(wish: PoolWish) {
    this.#wish = wish;
  }

  think(question: BotQuestion): Promise<Move | undefined> {
    return new Promise((resolve, reject) => {
      this.#jobs.push({ question, failures: 0, resolve, reject });
      this.#serve();
    });
  }
  /** Thoughts that are cut off are asked again by whoever opens the table next. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const thinker of this.#all) thinker.end();
    this.#serve();
  }

  #serve(): void {
    if (this.#closed) {
      for (const { reject } of this.#jobs.splice(0)) reject(new Error('the house is closed'));
      return;
    }
    while (this.#jobs.length > 0 && (this.#idle.length > 0 || this.#all.size < this.#wish.most)) {
      const thinker = this.#idle.pop() ?? this.#wish.start();
      this.#all.add(thinker);
      void this.#work(thinker, this.#jobs.shift()!);
    }
  }
  async #work(thinker: Thinker, job: Job): Promise<void> {
    try {
      job.resolve(await this.#inTime(thinker.ask(job.question)));
      this.#idle.push(thinker);
    } catch (error) {
      this.#all.delete(thinker);
      thinker.end();
      if (++job.failures > AGAIN) job.reject(error);
      else this.#jobs.unshift(job);
    }
    this.#serve();
  }
  #inTime(answer: Promise<Move | undefined>): Promise<Move | undefined> {
    return new Promise((resolve, reject) => {
      const cancel = this.#wish.wait(PATIENCE, () => reject(new Error(`no answer within ${PATIENCE / 1000} s`)));
      answer.then(resolve, reject).finally(cancel);
    });
  }
}
