import { describe, expect, it } from 'vitest';
import { hashText, randomFrom, shuffle } from '../src/index.ts';
import { Draws } from '../src/random.ts';

class Fixed extends Draws {
  readonly #x: number;
  constructor(x: number) {
    super();
    this.#x = x;
  }
  u32(): number {
    return this.#x;
  }
}

describe('random', () => {
  it('is pinned: a replay must never change', () => {
    const numbers = (seed: number | string): number[] => {
      const random = randomFrom(seed);
      return Array.from({ length: 4 }, () => random.u32());
    };
    expect(numbers(0)).toMatchInlineSnapshot(`
      [
        3661800328,
        1227826337,
        1776924043,
        2293559885,
      ]
    `);
    expect(numbers('halcyon')).toMatchInlineSnapshot(`
      [
        2717209328,
        2270365618,
        177425375,
        841318936,
      ]
    `);
    expect(hashText('halcyon')).toMatchInlineSnapshot(`3396486173`);
    expect(shuffle([1, 2, 3, 4, 5, 6, 7, 8], randomFrom(42))).toMatchInlineSnapshot(`
      [
        8,
        1,
        6,
        7,
        5,
        3,
        2,
        4,
      ]
    `);
  });
  it('takes the exact remainder of numbers of 32 bits', () => {
    const random = randomFrom('remainders');
    for (let i = 0; i < 20_000; i++) {
      const n = 1 + Math.floor(random.u32() / 2 ** random.below(32));
      // Around whole multiples of n, where rounding would show; the incomplete last run is drawn again for ever.
      const runs = Math.floor(2 ** 32 / n);
      const x = n * random.below(runs) + [0, n - 1, random.below(n)][i % 3]!;
      expect(new Fixed(x).below(n)).toBe(x % n);
    }
  });
  it('gives every value below n about equally often', () => {
    const random = randomFrom('fair');
    const counts = Array<number>(7).fill(0);
    for (let i = 0; i < 70_000; i++) counts[random.below(7)]!++;
    // Chi-square with 6 degrees of freedom: 22.5 is passed once in a thousand seeds; this one is fixed.
    const chi = counts.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0);
    expect(chi).toBeLessThan(22.5);
  });
  it('shuffles every order equally often', () => {
    const random = randomFrom('orders');
    const seen = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle([1, 2, 3, 4], random).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(24);
    const chi = [...seen.values()].reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0);
    expect(chi).toBeLessThan(49.7);
  });
});
