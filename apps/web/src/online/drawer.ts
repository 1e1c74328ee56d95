/** Wishes that a server has not answered, kept in this tab: a reload sends them again with the same keys, and they are done once. */
import type { KeptWish } from '@halcyon/table';

export class Drawer {
  readonly #key: string;
  #text: string;

  constructor(table: string) {
    this.#key = `halcyon/outbox/${table}`;
    this.#text = sessionStorage.getItem(this.#key) ?? '[]';
  }
  read(): readonly KeptWish[] {
    return JSON.parse(this.#text) as KeptWish[];
  }
  write(waiting: readonly KeptWish[]): void {
    const text = JSON.stringify(waiting);
    if (text === this.#text) return;
    this.#text = text;
    try {
      if (waiting.length > 0) sessionStorage.setItem(this.#key, text);
      else sessionStorage.removeItem(this.#key);
    } catch {
      // A full store loses them with the page, no more.
    }
  }
}
