/** The bots of one table, in a worker. Answers come in any order and find their question by number. */
import type { Move, Seat } from '@halcyon/kernel';
import type { Thought } from '@halcyon/table';
import type { Answer, Question } from './bot-worker.ts';

export class Bots {
  /** Opened when the first bot is asked: a table of people needs none. */
  #worker: Promise<Worker> | undefined;
  readonly #waiting = new Map<number, (move: Move | undefined) => void>();
  /** How many steps each seat's bot has been told of. */
  readonly #told = new Map<Seat, number>();
  #next = 0;

  async #open(): Promise<Worker> {
    const { address } = await import('./bot-worker.ts');
    const worker = new Worker(address, { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      this.#waiting.get(data.id)?.(data.move);
      this.#waiting.delete(data.id);
    });
    return worker;
  }
  /** What the bot does; undefined if it stays silent, or if its thought was cut off. */
  ask({ seat, bot, outlook, table: key }: Thought): Promise<Move | undefined> {
    this.#worker ??= this.#open();
    const worker = this.#worker;
    const id = this.#next++;
    const since = this.#told.get(seat) ?? 0;
    this.#told.set(seat, outlook.step);
    const { id: game, version, setup } = outlook.rules;
    const table = { key, game, version, setup };
    const question: Question = { id, table, seat, bot, since, message: outlook.message(since) };
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      void worker.then((opened) => opened.postMessage(question));
    });
  }
  /** Cuts off every thought. The next bots sit down anew: after a take-back, what they remembered is no longer so. */
  forget(): void {
    this.close();
    this.#told.clear();
  }
  close(): void {
    void this.#worker?.then((worker) => worker.terminate());
    this.#worker = undefined;
    for (const resolve of this.#waiting.values()) resolve(undefined);
    this.#waiting.clear();
  }
}
