import { once } from 'node:events';
import { wilson } from '@halcyon/bots/wilson';
import { describe, expect, test } from 'vitest';
import { halcyon, start } from './halcyon.ts';

const resultOf = (...args: string[]) => {
  const { code, out, err } = halcyon(['simulate', 'tranquility', '--json', ...args]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out) as Record<string, unknown>;
};
const simulate = (seed: string, ...more: string[]) =>
  resultOf('--seats', '2', '--bot', 'heuristic', '--games', '60', '--seed', seed, ...more);

describe('simulate', () => {
  test('--json prints one object with everything that a reader needs', () => {
    const found = simulate(
      'test',
      '--with',
      'storm-compass,jagged-rocks',
      '--set',
      'islandsRemoved=4',
      '--set',
      'strict=1',
    );
    expect(found).toEqual({
      game: 'tranquility',
      version: expect.any(Number),
      seats: 2,
      features: ['jagged-rocks', 'storm-compass'],
      layout: 'square',
      mode: 'standard',
      options: { islandsRemoved: 4, strict: 1 },
      bot: 'heuristic',
      seed: 'test',
      planned: 60,
      chunk: 1,
      complete: true,
      games: 60,
      wins: expect.any(Number),
      winRate: expect.any(Number),
      low: expect.any(Number),
      high: expect.any(Number),
      averageScores: [expect.any(Number)],
      decisions: expect.any(Number),
      lengths: {
        least: expect.any(Number),
        lower: expect.any(Number),
        median: expect.any(Number),
        upper: expect.any(Number),
        most: expect.any(Number),
        mean: (found.decisions as number) / 60,
        counts: expect.any(Object),
      },
      endings: expect.arrayContaining([
        { clause: 'won', rule: expect.any(String), games: found.wins, won: found.wins, lost: 0 },
        expect.objectContaining({ clause: 'one-card', rule: 'T5.1', won: 0, lostWith: expect.any(Object) }),
      ]),
      workers: expect.any(Number),
      cpuSeconds: expect.any(Number),
      seconds: expect.any(Number),
      gamesPerSecond: expect.any(Number),
      decisionsPerSecond: expect.any(Number),
    });
    expect(found.winRate).toBe((found.wins as number) / 60);
    expect(found.decisionsPerSecond).toBeCloseTo((found.decisions as number) / (found.seconds as number), 5);
  });
  test('wins do not depend on the number of workers, but on the seed', () => {
    const result = ({ wins, decisions, averageScores }: Record<string, unknown>) => ({
      wins,
      decisions,
      averageScores,
    });
    const one = result(simulate('test', '--workers', '1'));
    expect(one.wins).toBeGreaterThan(0);
    expect(result(simulate('test', '--workers', '2'))).toEqual(one);
    expect(result(simulate('test', '--workers', '7'))).toEqual(one);
    expect(result(simulate('007', '--workers', '1'))).not.toEqual(one);
  });
  test('each seat may have its own bot; in a game with ranks each has its wins, shared ones and points', () => {
    const played = (bots: string, ...more: string[]) => {
      const found = resultOf('--mode', 'competitive', '--bot', bots, '--games', '60', ...more);
      expect(found).not.toHaveProperty('wins');
      return found as { bot: string } & Record<'winsBySeat' | 'sharedBySeat' | 'averageScores', [number, number]>;
    };
    const first = played('heuristic,random');
    const second = played('random,heuristic');
    expect(first.bot).toBe('heuristic,random');
    expect(played('random,random').bot).toBe('random');
    for (const { winsBySeat, sharedBySeat } of [first, second]) {
      expect(sharedBySeat[0]).toBe(sharedBySeat[1]);
      expect(winsBySeat[0] + winsBySeat[1] - sharedBySeat[0]).toBe(60);
    }
    expect(first.winsBySeat[0]).toBeGreaterThan(first.winsBySeat[1]);
    expect(second.winsBySeat[1]).toBeGreaterThan(second.winsBySeat[0]);
    expect(first.averageScores[0]).toBeGreaterThan(first.averageScores[1]);
    const { winsBySeat, sharedBySeat, averageScores } = first;
    expect(played('heuristic,random', '--workers', '7')).toMatchObject({ winsBySeat, sharedBySeat, averageScores });
  });
  test('shared wins are counted, and told by seat', () => {
    // So many games that some end in a tie to the last.
    const { out } = halcyon(['simulate', 'tranquility', '--mode', 'competitive', '--games', '4000', '--lang', 'en']);
    expect(out).toMatch(/^Seat 0, random +[\d,]+ wins, [1-9]\d* of them shared; -?\d+\.\d points on average; \d/m);
    expect(out).toMatch(/^Seat 1, random +[\d,]+ wins, [1-9]\d* of them shared; -?\d+\.\d points on average; \d/m);
    expect(out).toMatch(/^Mode +competitive$/m);
    expect(out).not.toContain('Win rate');
  });
  test('every game can be simulated, with options that only some seat counts have', () => {
    const args = ['--seats', '1', '--with', 'wildlife,documentary', '--set', 'grapples=1', '--set', 'panoramas=4'];
    const { code, out, err } = halcyon(['simulate', 'ascent', '--json', '--games', '3', '--workers', '1', ...args]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject({
      game: 'ascent',
      layout: 'mountain',
      features: ['documentary', 'wildlife'],
      options: { grapples: 1, panoramas: 4 },
      games: 3,
    });
  });
  test('a seed is taken as it was typed', () => {
    expect(simulate('007', '--workers', '1').seed).toBe('007');
    const { out } = halcyon(['count', 'tranquility', '--depth', '0', '--seed', '-5', '--json']);
    expect(JSON.parse(out)).toMatchObject({ seed: '-5' });
    expect(JSON.parse(halcyon(['count', 'tranquility', '--depth', '0', '--seed=1e3', '--json']).out).seed).toBe('1e3');
  });
  test('in words, in the language of the call', () => {
    const args = ['simulate', 'tranquility', '--games', '5', '--workers', '1', '--lang'];
    expect(halcyon([...args, 'en']).out).toContain('Win rate');
    expect(halcyon([...args, 'fr']).out).toContain('Taux de victoire');
    expect(halcyon([...args, 'de']).out).toContain('Siegquote');
  });
  test.each(['1', '2'])('Ctrl-C ends it with 130, on %s workers', async (workers) => {
    const args = ['simulate', 'tranquility', '--games', '100000000', '--workers', workers];
    // A signal that comes before the program is ready kills it another way; then it gets more time.
    const codes: (number | null)[] = [];
    for (const ms of [1000, 4000, 16_000]) {
      if (codes.at(-1) === 130) break;
      const child = start(args);
      let said = '';
      child.stderr.on('data', (chunk: Buffer) => {
        said += chunk;
      });
      setTimeout(() => child.kill('SIGINT'), ms);
      codes.push(((await once(child, 'exit')) as [number | null])[0]);
      expect(said).toBe('');
    }
    expect(codes.at(-1)).toBe(130);
  });
  test('a reader that closes the pipe early is no error', async () => {
    const child = start(['games', '--lang', 'en']);
    child.stdout.destroy();
    let err = '';
    child.stderr.on('data', (chunk: Buffer) => {
      err += chunk;
    });
    await once(child, 'exit');
    expect(err).toBe('');
  });
});

test("Wilson's interval agrees with the literature and stays within 0-1", () => {
  // Newcombe 1998, table I: 81 of 263.
  const { low, high } = wilson(81, 263);
  expect(low).toBeCloseTo(0.2553, 4);
  expect(high).toBeCloseTo(0.3662, 4);
  expect(wilson(0, 20)).toMatchObject({ rate: 0, low: 0, high: expect.closeTo(0.1611, 4) });
  expect(wilson(20, 20)).toMatchObject({ rate: 1, low: expect.closeTo(0.8389, 4), high: 1 });
});
