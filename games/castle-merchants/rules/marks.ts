/** Marks on the hexes of one search after the other. */
import { HEXES, type Hex } from './vocabulary.ts';

const MOST_SEARCHES = 2 ** 30;

export class Marks {
  /** By hex: the number of the search that met it last, so that nothing need be wiped between two of them. */
  readonly #last = new Int32Array(HEXES);
  #search = 0;
  wipe(): void {
    if (++this.#search < MOST_SEARCHES) return;
    this.#last.fill(0);
    this.#search = 1;
  }
  set(hex: Hex): void {
    this.#last[hex] = this.#search;
  }
  has(hex: Hex): boolean {
    return this.#last[hex] === this.#search;
  }
}
