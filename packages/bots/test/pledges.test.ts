import { EIGHT, NOT_SAID } from '@halcyon/tranquility';
import { describe, expect, test } from 'vitest';
import { wantedPledge } from '../src/heuristics/tranquility/pledges.ts';
import type { Sea } from '../src/heuristics/tranquility/sight.ts';

/** As much of a state as the numbers need. */
const asked = (round: number, pledgedBefore: number[], hands = 5, turn = 0): Sea =>
  ({
    round,
    turn,
    pledgedBefore,
    pledges: pledgedBefore.map(() => NOT_SAID),
    hands: pledgedBefore.map(() => Array<number>(hands).fill(-1)),
  }) as unknown as Sea;
const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);

/** All seats speak in order; `stubborn` ones say what they said before. */
const speak = (s: Sea, spare: readonly number[], stubborn: readonly number[] = []): number[] => {
  for (let seat = 0; seat < spare.length; seat++) {
    s.pledges[seat] = stubborn.includes(seat) ? s.pledgedBefore[seat]! : wantedPledge(s, seat, spare[seat]!);
  }
  return s.pledges;
};

describe('pledges', () => {
  test('the first round states what can be spared, and the last to speak closes a small difference', () => {
    expect(speak(asked(1, [NOT_SAID, NOT_SAID, NOT_SAID]), [3, 2, 2])).toEqual([3, 2, 3]);
    expect(speak(asked(1, [NOT_SAID, NOT_SAID, NOT_SAID]), [1, 1, 1])).toEqual([1, 1, 1]);
  });
  test.each([[[0, 0]], [[5, 5]], [[1, 1, 1]], [[5, 5, 5, 5]], [[0, 0, 0, 0, 0]], [[2, 0, 5, 5, 1]]])(
    'bots agree in the second round after %j',
    (before) => {
      const said = speak(asked(2, before, 7), before);
      expect(sum(said)).toBe(EIGHT);
      for (const n of said) expect(n).toBeGreaterThanOrEqual(0);
    },
  );
  test('seats that speak at the same time agree too, because all read the same numbers', () => {
    const s = asked(2, [1, 1, 1, 1], 5, 2);
    const said = s.pledges.map((_, seat) => wantedPledge(s, seat, 0));
    expect(sum(said)).toBe(EIGHT);
  });
  test('a human who repeats a number is followed', () => {
    for (const human of [0, 1, 2]) {
      const said = speak(asked(2, [3, 3, 4]), [0, 0, 0], [human]);
      expect(sum(said)).toBe(EIGHT);
    }
  });
  test('nobody is asked for more cards than a hand holds', () => {
    const s = asked(2, [0, 0, 0], 3);
    expect(Math.max(...speak(s, [0, 0, 0]))).toBeLessThanOrEqual(3);
  });
});
