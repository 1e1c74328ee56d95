/**
 * The fast generator (sfc32): for tests, simulations and bots, never for secrets (see chacha.ts). Our own, because a
 * replay must never change with a dependency. Pinned by vectors in test/random.test.ts.
 */
export interface Random {
  /** 0 … 2^32 - 1. */
  u32(): number;
  /** 0 … n - 1, every value equally likely. */
  below(n: number): number;
}

/** Spreads a text over 32 bits (FNV-1a with a final mix), so that seeds 'a' and 'b' have nothing in common. */
export const hashText = (text: string): number => {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return (h ^ (h >>> 16)) >>> 0;
};

/**
 * What every generator does with its numbers. Classes, because the compiler opens their methods up inside a shuffle;
 * with closures a shuffle took a fifth longer.
 */
export abstract class Draws implements Random {
  abstract u32(): number;
  /** Rejection keeps every value equally likely: a draw from the last, incomplete run of n values is taken again. */
  below(n: number): number {
    for (;;) {
      const x = this.u32();
      // x % n, and exact for 32 bits: beyond 31 of them the engine's own remainder is slow (measured: 7 % of a random
      // game). The shift makes it a whole number to the engine too: one fraction in a list makes all of it fractions, and
      // in the end those that are copied beside it.
      const value = (x - Math.floor((x + 0.5) / n) * n) >>> 0;
      if (x - value <= 0x100000000 - n) return value;
    }
  }
}

/** sfc32. */
class SeededRandom extends Draws {
  #a = 0x9e3779b9 | 0;
  #b: number;
  #c: number;
  #counter = 1;
  constructor(b: number, c: number) {
    super();
    this.#b = b | 0;
    this.#c = c | 0;
    for (let i = 0; i < 12; i++) this.u32();
  }
  u32(): number {
    const b = this.#b;
    const c = this.#c;
    const sum = (this.#a + b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = b ^ (b >>> 9);
    this.#b = (c + (c << 3)) | 0;
    this.#c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
}

/** A generator from one 32-bit number or a text. */
export const randomFrom = (seed: number | string): Random =>
  typeof seed === 'number'
    ? new SeededRandom(seed, 0x243f6a88)
    : new SeededRandom(hashText(seed), hashText(`${seed}~`));

/** A number of chance: below `outcomes`, or of 32 bits for 0. Here and not with the sealed sources: bots roll too, in a worker. */
export const rollChance = (outcomes: number, random: Random): number =>
  outcomes === 0 ? random.u32() : random.below(outcomes);

/** Fisher–Yates, in place. */
export const shuffle = <T>(list: T[], random: Random): T[] => {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const held = list[i] as T;
    list[i] = list[j] as T;
    list[j] = held;
  }
  return list;
};
