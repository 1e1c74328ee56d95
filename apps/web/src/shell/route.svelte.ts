/** Where the reader is, as the address says: '#/new/tranquility'. Back and forward work, and so do links. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    // A link that was cut off is an unknown address, no error.
    return part;
  }
};
const read = (): string[] => location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decoded);

class Route {
  #parts = $state<string[]>(read());
  #before = $state<string>();
  constructor() {
    addEventListener('hashchange', ({ oldURL }) => {
      const parts = read();
      if (parts[0] !== this.#parts[0]) this.#before = new URL(oldURL).hash;
      this.#parts = parts;
    });
  }
  /** The address of the screen before this one, if there was another. */
  get before(): string | undefined {
    return this.#before;
  }
  get screen(): string {
    return this.#parts[0] ?? 'home';
  }
  /** What follows the screen's name: a game, a clause. */
  part(i: number): string | undefined {
    return this.#parts[i + 1];
  }
}
export const route = new Route();
export const goTo = (...parts: readonly string[]): void => {
  location.hash = `#/${parts.map(encodeURIComponent).join('/')}`;
};
