/** The bots of one table, in a worker. Answers come in any order and find their question by number. */
import type { Move, Seat } from '@halcyon/kernel';
import type { Thought } from '@halcyon/table';
import { unloaded } from '../offline/unloaded.svelte.ts';
import type { Answer, Question } from './bot-worker.ts';

/** The worker, or what it needs for its answer, did not come. */
const LOST = 'lost';

export class Bots {
  /** Opened when the first bot is asked: a table of people needs none. */
  #worker: Promise<Worker> | undefined;
  readonly #waiting = new Map<number, (move: Move | undefined | typeof LOST) => void>();
  /** How many steps each seat's bot has been told of. */
  readonly #told = new Map<Seat, number>();
  #next = 0;

  async #open(): Promise<Worker> {
    const { address } = await import('./bot-worker.ts');
    const worker = new Worker(address, { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (data.lost) return this.#end(LOST);
      this.#waiting.get(data.id)?.(data.move);
      this.#waiting.delete(data.id);
    });
    worker.addEventListener('error', () => this.#end(LOST));
    return worker;
  }
  /** What the bot does; undefined if it stays silent, or if its thought was cut off. */
  async ask(thought: Thought): Promise<Move | undefined> {
    for (;;) {
      const move = await this.#ask(thought);
      if (move !== LOST) return move;
      // A new worker asks anew for what did not come.
      await unloaded.again();
    }
  }
  #ask({ seat, bot, outlook, table: key }: Thought): Promise<Move | undefined | typeof LOST> {
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
      worker.then(
        (opened) => opened.postMessage(question),
        () => this.#end(LOST),
      );
    });
  }
  /** Cuts off every thought. The next bots sit down anew: after a take-back, what they remembered is no longer so. */
  forget(): void {
    this.#end(undefined);
  }
  close(): void {
    this.forget();
  }
  #end(answer: undefined | typeof LOST): void {
    this.#worker?.then(
      (worker) => worker.terminate(),
      () => undefined,
    );
    this.#worker = undefined;
    this.#told.clear();
    for (const resolve of this.#waiting.values()) resolve(answer);
    this.#waiting.clear();
  }
}
