/** Those whom the reader would rather not read, by seat; on this device alone. */
import { SvelteSet } from 'svelte/reactivity';

export class Muted {
  readonly #seats = new SvelteSet<number>();
  has(seat: number | null): boolean {
    return seat !== null && this.#seats.has(seat);
  }
  toggle(seat: number): void {
    if (!this.#seats.delete(seat)) this.#seats.add(seat);
  }
}
