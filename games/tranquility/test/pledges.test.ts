import { describe, expect, test } from 'vitest';
import { wantedPledge } from '../bot/pledges.ts';
import { weightsFor } from '../bot/weights.ts';
import type { Sea } from '../look/sea.ts';
import { EIGHT, NOT_SAID } from '../rules/index.ts';

const FIRST = [NOT_SAID, NOT_SAID, NOT_SAID];
/** As much of a state as the numbers need. */
const asked = (round: number, pledgedBefore: number[], hand = 5, piles = [10, 10, 10, 10, 10]): Sea =>
  ({
    round,
    turn: 0,
    pledgedBefore,
    pledges: pledgedBefore.map(() => NOT_SAID),
    hands: pledgedBefore.map(() => Array<number>(hand).fill(-1)),
    piles: pledgedBefore.map((_, seat) => Array<number>(piles[seat]!).fill(-1)),
  }) as unknown as Sea;
const want = (s: Sea, seat: number): number => wantedPledge(s, seat, weightsFor(s.pledges.length, false));
const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);

/** All seats speak in order; a human among them says a number of their own. */
const speak = (s: Sea, human = -1, number = 0): number[] => {
  for (let seat = 0; seat < s.pledges.length; seat++) s.pledges[seat] = seat === human ? number : want(s, seat);
  return s.pledges;
};

describe('pledges', () => {
  test.each([2, 3, 4, 5])('%d bots agree in the first round', (seats) => {
    expect(sum(speak(asked(1, Array<number>(seats).fill(NOT_SAID))))).toBe(EIGHT);
  });
  test('seats that speak at the same time agree too, because all read the same numbers', () => {
    for (const s of [asked(1, FIRST), asked(1, FIRST, 5, [12, 4, 9]), asked(2, [1, 1, 1]), asked(2, [5, 5, 5])]) {
      expect(sum(s.pledges.map((_, seat) => want(s, seat)))).toBe(EIGHT);
    }
  });
  test('who has more cards gives more', () => {
    const [poor, rich] = speak(asked(1, [NOT_SAID, NOT_SAID], 7, [3, 13]));
    expect(rich).toBeGreaterThan(poor!);
  });
  test('a human who has spoken is followed in the same round', () => {
    expect(speak(asked(1, FIRST), 0, 5)).toEqual([5, 1, 2]);
    expect(speak(asked(1, FIRST), 1, 0)[1]).toBe(0);
    expect(sum(speak(asked(1, FIRST), 1, 0))).toBe(EIGHT);
  });
  test('a human who speaks last and repeats a number is followed in the next round', () => {
    const first = speak(asked(1, FIRST), 2, 0);
    expect(sum(first)).not.toBe(EIGHT);
    expect(sum(speak(asked(2, first), 2, 0))).toBe(EIGHT);
  });
  test.each([[[0, 0]], [[5, 5]], [[5, 5, 5, 5]], [[0, 0, 0, 0, 0]], [[2, 0, 5, 5, 1]]])(
    'bots agree in the second round after %j',
    (before) => {
      const said = speak(asked(2, before, 7));
      expect(sum(said)).toBe(EIGHT);
      for (const n of said) expect(n).toBeGreaterThanOrEqual(0);
    },
  );
  test('nobody is asked for more cards than a hand holds', () => {
    expect(Math.max(...speak(asked(2, [0, 0, 0], 3)))).toBeLessThanOrEqual(3);
  });
});
