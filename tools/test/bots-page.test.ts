import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { botsPage, currentBotsPage, strengths } from '../bots-page.ts';
import { tuningRecords } from '../tune/record.ts';

test('docs/bots.md is current (npm run bots-page)', () => {
  expect(readFileSync(new URL('../../docs/bots.md', import.meta.url), 'utf8')).toBe(currentBotsPage());
});
test('a figure stands with its error, its date and the call that gives it; a row that is missed says so', () => {
  const found = { ...tuningRecords()[0]!, date: '2026-11-18', call: 'npm run tune -- here' };
  const result = { before: 200, after: 250, gain: 5, error: 1.234 };
  const page = botsPage([], [{ ...found, effort: { ...found.effort, fresh: 1000 }, result, taken: true }], [], []);
  expect(page).toContain('| 20.0 | 25.0 | +5.0 ± 1.2 | 1000 | yes | 2026-11-18 | `npm run tune -- here` |');
  const judged = [...page.matchAll(/\| ([\d.]+) \| ([\d.]+) \| ([\d.]+) \| heuristic \| (.*?) \|$/gm)];
  expect(judged.length).toBeGreaterThan(10);
  for (const [line, least, goal, now, said] of judged) {
    const [a, b, c] = [least, goal, now].map(Number) as [number, number, number];
    expect(said, line).toBe(c < a ? '**missed**' : c < b ? 'at least reached' : 'goal reached');
  }
  expect(page).toMatch(/\| reef \| plain, against the heuristic \| 2 \| 60 \| 65 \| – \| – \| not measured \|/);
  expect(page).toContain('Nothing is measured yet.');
});
test('few deals reach no goal', () => {
  const record = strengths().find(({ row }) => row.setup.features.join() === 'wildlife');
  const won = (n: number) => ({ ...record!, deals: Array.from({ length: n }, () => [1, 0.5] as const) });
  const rowOf = (n: number) => botsPage([won(n)], [], [], []).match(/^\| ascent \| wildlife .*$/m)![0];
  expect(rowOf(99)).toContain('heuristic');
  expect(rowOf(100)).toContain('| 100.0 | strong | goal reached |');
});
test('of several runs of a row the longest is told, not the luckiest', () => {
  const record = strengths().find(({ row }) => row.setup.features.join() === 'wildlife')!;
  const run = (n: number, wins: number, worlds: number | null) => ({
    ...record,
    row: { ...record.row, worlds },
    deals: Array.from({ length: n }, (_, i) => [i < wins ? 1 : 0, 0.5] as const),
  });
  const now = (...runs: Parameters<typeof botsPage>[0]) =>
    botsPage(runs, [], [], []).match(/^\| ascent \| wildlife .*\| ([\d.]+) \| strong/m)![1];
  expect(now(run(100, 99, 512), run(200, 180, 256))).toBe('90.0');
  expect(now(run(100, 99, 256), run(100, 80, 512))).toBe('80.0');
});
test('what places a level above another stands among the levels, and reaches no goal', () => {
  const record = strengths().find(({ row }) => row.setup.features.join() === 'wildlife')!;
  const level = {
    ...record,
    row: { ...record.row, bot: 'heuristic', against: 'novice' },
    deals: Array.from({ length: 200 }, () => [1, 0] as const),
  };
  const page = botsPage([level], [], [], []);
  const [searched, levels] = ['Search', 'Levels'].map((head) => page.split(`## ${head}\n`)[1]!.split('\n## ')[0]!);
  expect(levels).toContain('heuristic against novice | 200 | 100.0');
  expect(searched).not.toContain('novice');
  expect(page.match(/^\| ascent \| wildlife .*$/m)![0]).not.toContain('100.0');
});
