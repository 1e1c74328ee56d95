/** Asks the worker; answers come in any order and find their question by number. */
import type { Move } from '@halcyon/kernel';
import type { Answer, Question } from './bot-worker.ts';

export class Bots {
  readonly #worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, (move: Move | undefined) => void>();
  #next = 0;
  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      this.#waiting.get(data.id)?.(data.move);
      this.#waiting.delete(data.id);
    });
  }
  ask(question: Omit<Question, 'id'>): Promise<Move | undefined> {
    const id = this.#next++;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#worker.postMessage({ id, ...question });
    });
  }
  close(): void {
    this.#worker.terminate();
  }
}
