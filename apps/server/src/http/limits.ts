/** How much one person and one address may ask for. A household shares an address, so an address may do more. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from './problem.ts';

const HOUR = 60 * 60;
const MINUTE = 60;

export const LIMITS = {
  /** Persons made, an hour. */
  person: { address: 60, person: 60, seconds: HOUR },
  /** Tables opened, an hour. */
  table: { address: 120, person: 30, seconds: HOUR },
  /** Seats given to programs, an hour. */
  program: { address: 240, person: 60, seconds: HOUR },
  /** Whatever is asked below /api and every line to a table, a minute. */
  call: { address: 600, person: 240, seconds: MINUTE },
  /** Notices set or tried, an hour: each looks an address up or sends something. */
  notice: { address: 120, person: 30, seconds: HOUR },
  /** Results of a day, an hour: each is a game that is played again. */
  daily: { address: 240, person: 60, seconds: HOUR },
  /** Lines that are open at the same time. */
  sockets: { address: 200, person: 20 },
};
export type LimitNumbers = typeof LIMITS;
type Kind = Exclude<keyof LimitNumbers, 'sockets'>;

export interface Whose {
  readonly address?: string | undefined;
  readonly person?: string | undefined;
}

const SENTENCES: Readonly<Record<Kind, string>> = {
  person: 'Too many new people came from here; try again later.',
  table: 'Too many tables were opened; try again later.',
  program: 'Too many seats were given to programs; try again later.',
  call: 'That was too much at once; try again in a moment.',
  notice: 'Too many notices were tried; try again later.',
  daily: 'Too many results were sent; try again later.',
};

export class Limits {
  readonly #numbers: LimitNumbers;
  readonly #limiters = new Map<string, RateLimiterMemory>();
  /** Open lines, by whom they are counted for. */
  readonly #open = new Map<string, number>();

  constructor(numbers: LimitNumbers = LIMITS) {
    this.#numbers = numbers;
  }

  /** Counts one more; a `Problem` that says when, if that is one too many. */
  async take(kind: Kind, { address, person }: Whose): Promise<void> {
    if (address !== undefined) await this.#consume(kind, 'address', address);
    if (person !== undefined) await this.#consume(kind, 'person', person);
  }

  /** Counts an open line until it is given back; undefined if there are too many. */
  line(whose: Whose): (() => void) | undefined {
    const keys = (['address', 'person'] as const).flatMap((by) =>
      whose[by] === undefined ? [] : [{ key: `${by} ${whose[by]}`, most: this.#numbers.sockets[by] }],
    );
    if (keys.some(({ key, most }) => (this.#open.get(key) ?? 0) >= most)) return undefined;
    for (const { key } of keys) this.#open.set(key, (this.#open.get(key) ?? 0) + 1);
    return () => {
      for (const { key } of keys.splice(0)) {
        const left = this.#open.get(key)! - 1;
        if (left > 0) this.#open.set(key, left);
        else this.#open.delete(key);
      }
    };
  }

  async #consume(kind: Kind, by: 'address' | 'person', key: string): Promise<void> {
    const name = `${kind} ${by}`;
    const limiter =
      this.#limiters.get(name) ??
      new RateLimiterMemory({ points: this.#numbers[kind][by], duration: this.#numbers[kind].seconds });
    this.#limiters.set(name, limiter);
    try {
      await limiter.consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new Problem('rate', SENTENCES[kind], { retryAfter: Math.ceil(error.msBeforeNext / 1000) });
    }
  }
}
