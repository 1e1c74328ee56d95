/** How the reader likes the page. Kept in this browser; read by pictures, set by the app's settings. */
const KEY = 'halcyon/settings';

/** How long the eye gets before the next thing happens, in milliseconds; a day = until the reader says so. */
export const PACES = { slow: 1600, normal: 800, fast: 300, step: 86_400_000 } as const;

const DEFAULTS = {
  pace: PACES.normal as number,
  /** 'auto' = as the device says. */
  motion: 'auto' as 'auto' | 'full' | 'none',
  /** How much larger than the device's own size texts are. */
  text: 1,
  leftHand: false,
  sound: false,
  /** Whether a move that is complete waits for one more press. */
  confirm: false,
  /** The table in words instead of a picture. */
  plain: false,
};
export type Values = typeof DEFAULTS;

const stored = (): Values => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const known = Object.entries(found ?? {}).filter(
      ([name, value]) => typeof value === typeof DEFAULTS[name as keyof Values],
    );
    return { ...DEFAULTS, ...Object.fromEntries(known) };
  } catch {
    return DEFAULTS;
  }
};

const calm = matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  #values = $state.raw(stored());
  #deviceStill = $state(calm.matches);
  constructor() {
    calm.addEventListener('change', () => {
      this.#deviceStill = calm.matches;
    });
    // Another tab has set them.
    addEventListener('storage', ({ key }) => {
      if (key === KEY) this.#values = stored();
    });
  }
  get values(): Values {
    return this.#values;
  }
  set(change: Partial<Values>): void {
    this.#values = { ...this.#values, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#values));
    } catch {
      // A full store forgets the wish at the next visit, no more.
    }
  }
  /** Whether things jump instead of moving. */
  get still(): boolean {
    const { motion } = this.#values;
    return motion === 'auto' ? this.#deviceStill : motion === 'none';
  }
  get stepwise(): boolean {
    return this.#values.pace === PACES.step;
  }
}
export const settings = new Settings();
