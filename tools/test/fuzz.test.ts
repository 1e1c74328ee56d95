import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { growthOf } from '../fuzz/watch.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Far longer than it takes: a busy machine must not fail it, and a hang is found by its CPU time. */
const LIMIT = 600_000;

const fuzz = (...args: string[]): { code: number | null; out: string } => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--import', './tools/register.mjs', 'tools/fuzz.ts', ...args],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  return { code: status, out: stdout };
};
const countOf = (out: string, what: RegExp): number => Number(what.exec(out)?.[1]);

it(
  'nothing that is sent to the pipe, as a log or as a position crashes, hangs, leaks or is let in unsound',
  () => {
    const { code, out } = fuzz('--requests', '2000', '--seed', 'halcyon');
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('seed halcyon\n') });
    expect(countOf(out, /, (\d+) answered well/)).toBeGreaterThan(350);
    expect(countOf(out, /positions: \d+ tried, (\d+) accepted/)).toBeGreaterThan(70);
    expect(countOf(out, /logs: \d+ tried, (\d+) accepted/)).toBeGreaterThan(1);
    expect(countOf(out, /to the end: (\d+)/)).toBeGreaterThan(70);
  },
  LIMIT,
);

describe('a planted fault is found and can be shown again', () => {
  it.each([
    ['hangs', 'this took more than 5 seconds of CPU time'],
    ['breaks', 'broken'],
    ['leaks', 'the heap grows'],
    ['loses', 'the audit objects at the end: a card is lost'],
  ])(
    '%s',
    (fault, message) => {
      const games = new URL(`./faulty-games.ts?fault=${fault}`, import.meta.url).href;
      const { code, out } = fuzz('--requests', '1500', '--seed', 'planted', '--games', games);
      expect({ code, out }).toMatchObject({ code: 1, out: expect.stringContaining(message) });
      expect(out).toMatch(/\nagain: npm run fuzz -- --seed planted --round \d+\n/);
    },
    LIMIT,
  );
});

it('memory is flat if the last third of a run holds what the second held', () => {
  expect(growthOf([1, 5, 9, 10, 10, 10, 10, 10, 10])).toBe(1);
  expect(growthOf([1, 1, 1, 1, 1, 1, 2, 2, 2])).toBe(2);
  expect(growthOf([])).toBe(1);
});
