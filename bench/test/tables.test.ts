/** A short run of the suite: memory with room to spare, times only against each other, because the machine is shared. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeAll, expect, test } from 'vitest';
import { bytesAfterReview, bytesOfTable, lookingTimes, openingTime, rewindingTime } from '../src/tables/costs.ts';
import { longGame, MOST_BYTES, shortGames } from '../src/tables/suite.ts';

beforeAll(() => {
  setFlagsFromString('--expose-gc');
  globalThis.gc ??= runInNewContext('gc') as typeof globalThis.gc;
});

const long = longGame('castle-merchants');

test.each([
  ['after 60 decisions', MOST_BYTES.short, () => bytesOfTable(shortGames(4), 40)],
  ['after 2,000 steps', MOST_BYTES.long, () => bytesOfTable([long], 8)],
  ['reviewed step by step', MOST_BYTES.long, () => bytesAfterReview(long, 8)],
] as const)('an open table, %s, takes no more than was promised, give or take a half', (_, most, measure) => {
  const bytes = measure();
  // Its columns alone take that much: less would mean that nothing was measured.
  expect(bytes).toBeGreaterThan(4_000);
  expect(bytes).toBeLessThan(1.5 * most);
});

test('looking back and taking back replay a small part of a long game', () => {
  const opening = openingTime(long);
  const { forwards, backwards, anywhere } = lookingTimes(long);
  // Measured: 4,000, 240 and 30 looks in the time of one replay, which is what each of them would cost without snapshots.
  expect(opening / forwards).toBeGreaterThan(100);
  expect(opening / backwards).toBeGreaterThan(20);
  expect(opening / anywhere).toBeGreaterThan(4);
  // Measured: 12 replays for 1,900 moves.
  expect(rewindingTime(long) / opening).toBeLessThan(100);
});
