/** Asks the worker; answers come in any order and find their question by number. */
import type { Move } from '@halcyon/kernel';
import type { Answer, Question } from './bot-worker.ts';

export class Bots {
  readonly #worker = import('./bot-worker.ts').then(({ address }) => this.#listen(address));
  readonly #waiting = new Map<number, (move: Move | undefined) => void>();
  #next = 0;
  #listen(address: string): Worker {
    const worker = new Worker(address, { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      this.#waiting.get(data.id)?.(data.move);
      this.#waiting.delete(data.id);
    });
    return worker;
  }
  ask(question: Omit<Question, 'id'>): Promise<Move | undefined> {
    const id = this.#next++;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      void this.#worker.then((worker) => worker.postMessage({ id, ...question }));
    });
  }
  close(): void {
    void this.#worker.then((worker) => worker.terminate());
  }
}
