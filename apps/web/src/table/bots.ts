/** The bots of one table, in a worker. Answers come in any order and find their question by number. */
import type { Move, Outlook, Seat } from '@halcyon/kernel';
import type { Answer, Question, Table } from './bot-worker.ts';

export class Bots {
  readonly #table: Table;
  #worker: Promise<Worker>;
  readonly #waiting = new Map<number, (move: Move | undefined) => void>();
  /** How many steps each seat's bot has been told of. */
  readonly #told = new Map<Seat, number>();
  #next = 0;

  constructor(table: Table) {
    this.#table = table;
    this.#worker = this.#open();
  }
  async #open(): Promise<Worker> {
    const { address } = await import('./bot-worker.ts');
    const worker = new Worker(address, { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      this.#waiting.get(data.id)?.(data.move);
      this.#waiting.delete(data.id);
    });
    return worker;
  }
  /** What the bot of this outlook's seat does; undefined if it stays silent, or if its thought was cut off. */
  ask(outlook: Outlook, seat: Seat, bot: string): Promise<Move | undefined> {
    const id = this.#next++;
    const since = this.#told.get(seat) ?? 0;
    this.#told.set(seat, outlook.step);
    const message = outlook.message(since);
    const question: Question = { id, table: this.#table, seat, bot, since, message };
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      void this.#worker.then((worker) => worker.postMessage(question));
    });
  }
  /** Cuts off every thought. The next bots sit down anew: after a take-back, what they remembered is no longer so. */
  forget(): void {
    this.close();
    this.#told.clear();
    this.#worker = this.#open();
  }
  close(): void {
    void this.#worker.then((worker) => worker.terminate());
    for (const resolve of this.#waiting.values()) resolve(undefined);
    this.#waiting.clear();
  }
}
