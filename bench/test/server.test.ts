/** A short run of the suite in one process: that it measures something, and of the right size; nothing by the clock. */
import { expect, test } from 'vitest';
import { partsHere } from '../src/server/parts.ts';
import { printServer } from '../src/server/report.ts';
import { measureServer } from '../src/server/suite.ts';

test('a few tables are played at saturation and at a pace, beside an echo of the same bytes', async () => {
  // So few that their lines reach what a server allows, and so long that a busy machine plays some.
  const wish = { seconds: 0.8, tables: 6, parts: partsHere, memory: false } as const;
  const figures = await measureServer({ ...wish, stores: ['sqlite'] });
  const [sqlite] = figures.stores;
  const { moves, sizes, latency, move, echo, ratio } = sqlite!;
  expect(moves).toBeGreaterThan(3);
  expect(latency.moves).toBeGreaterThan(0);
  expect([latency.p50 > 0, latency.p50 <= latency.p99, latency.p99 <= latency.longest]).toEqual([true, true, true]);
  // A move names a seat, a number of steps and a number; news bring a table and what has changed.
  expect([sizes.play > 40, sizes.play < 200, sizes.done > 20, sizes.news > 500, sizes.news < 5000]).toEqual(
    Array(5).fill(true),
  );
  // Rules, views and a store cost more than none of them.
  expect([move > echo, ratio > 1, echo > 0]).toEqual([true, true, true]);
  expect(printServer(figures)).toMatch(
    /^ {2}processor time of the server, a move +[\d,.]+ µs +150 µs +(holds|MISSED)$/m,
  );
});
