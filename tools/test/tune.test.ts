import { readFileSync } from 'node:fs';
import { tunedFor } from '@halcyon/bots/tuned';
import { findGame } from '@halcyon/catalog';
import { agree, randomFrom, type SetupWish } from '@halcyon/kernel';
import { weightsOf } from '@halcyon/tranquility/bot/weights';
import { describe, expect, test } from 'vitest';
import { Evolution } from '../tune/evolution.ts';
import { type TuningRecord, tableFile, tableOf, tuningRecords } from '../tune/record.ts';
import { compare, improve, isClear } from '../tune/search.ts';
import { tunable } from '../tune/tunable.ts';

const setupOf = (game: string, wish: SetupWish) => agree(findGame(game)!, wish);
const rulesOf = (game: string, wish: SetupWish) => findGame(game)!.compose(setupOf(game, wish));

test('an evolution finds the middle of a bowl, whichever way it is stretched', () => {
  const evolution = new Evolution(6, 14, 0.5, randomFrom('bowl'));
  const worth = (point: readonly number[]): number => -point.reduce((sum, x, i) => sum + 4 ** i * (x - 1) ** 2, 0);
  const before = worth(evolution.mean);
  for (let i = 0; i < 150; i++) evolution.tell(evolution.ask().map(worth));
  expect(worth(evolution.mean)).toBeGreaterThan(before / 1e6);
});

describe('tuning', () => {
  const rules = rulesOf('tranquility', { seats: 2, options: { islandsRemoved: 12 } });
  const effort = { seed: 'small', rounds: 2, children: 4, deals: 2, fresh: 12 };
  test('the same seed finds the same weights and the same gain; another seed, others', () => {
    const once = improve(rules, tunable('tranquility'), effort);
    expect(improve(rules, tunable('tranquility'), effort)).toEqual(once);
    expect(improve(rules, tunable('tranquility'), { ...effort, seed: 'other' }).weights).not.toEqual(once.weights);
  });
  test('weights that hold for right what is wrong lose to those of the game, on the same deals', () => {
    const base = tunable('tranquility').base(rules.setup);
    const { gain, error } = compare(rules, tunable('tranquility'), { ...base, power: -2 }, base, 'paired', 30);
    expect(gain).toBeGreaterThan(error);
    expect(compare(rules, tunable('tranquility'), base, base, 'paired', 5).gain).toBe(0);
  });
  test('in a game with ranks weights are judged by games against the base, from every seat', () => {
    const clouds = rulesOf('cloud-nine', { seats: 2 });
    const base = tunable('cloud-nine').base(clouds.setup);
    // Who thinks that no point counts and that nobody falls jumps when it should not.
    const lost = compare(clouds, tunable('cloud-nine'), base, { ...base, point: -1, pointLate: 0 }, 'paired', 6);
    expect(lost.before).toBe(3);
    expect(lost.after).toBeLessThan(3);
    expect(compare(clouds, tunable('cloud-nine'), base, base, 'paired', 2).after).toBe(1);
  });
  test('a whole number stays as it is', () => {
    const clouds = rulesOf('cloud-nine', { seats: 2 });
    const { weights } = improve(clouds, tunable('cloud-nine'), { ...effort, rounds: 1, fresh: 2 });
    expect(weights.horizon).toBe(tunable('cloud-nine').base(clouds.setup).horizon);
  });
  test('only weights of what is on the table change', () => {
    const names = (wish: SetupWish) => tunable('ascent').names(setupOf('ascent', wish));
    expect(names({ seats: 3 })).not.toContain('film');
    expect(names({ seats: 3, features: ['documentary'] })).toContain('film');
  });
  test('a game without weights is named', () => {
    expect(() => tunable('fantasy-pub')).toThrow("no weights are known of 'fantasy-pub'");
  });
});

describe('what was taken over', () => {
  const records = tuningRecords();
  const files = [...new Set(records.map(({ game, setup }) => `${game}/${tunable(game).file(setup)}`))];
  test.for(files)('is what docs/tuning says: %s', (name) => {
    const [game, file] = name.split('/') as [string, string];
    expect(readFileSync(tableFile(game, file), 'utf8')).toBe(tableOf(game, file, records));
  });
  test('is clearly better on fresh deals', () => {
    expect(records.filter(({ taken, result }) => taken && !isClear(result))).toEqual([]);
  });
  test('starts from what the game has otherwise', () => {
    for (const { game, setup, weights } of records) {
      const base = tunable(game).base(setup);
      for (const [name, [before]] of Object.entries(weights)) expect(base[name], `${game} ${name}`).toBe(before);
    }
  });
  test('plays in its row alone', () => {
    const row = setupOf('tranquility', { seats: 3, options: { islandsRemoved: 12 } });
    const record = records.find(({ game, setup }) => game === 'tranquility' && setup.options.islandsRemoved === 12)!;
    const [name, [before, after]] = Object.entries(record.weights)[0]!;
    expect(weightsOf(row)).toMatchObject({ [name]: after });
    expect(weightsOf({ ...row, options: { ...row.options, islandsRemoved: 10 } })).toMatchObject({ [name]: before });
  });
  test('a table holds by seats what was taken, and nothing else', () => {
    const setup = setupOf('ascent', { seats: 3, features: ['wildlife'] });
    const found = (taken: boolean): TuningRecord => ({
      ...records[0]!,
      game: 'ascent',
      setup,
      taken,
      weights: { herd: [1.9, 2.5] },
    });
    expect(tableOf('ascent', 'tuned.ts', [found(true)])).toContain('wildlife: {\n      3: {\n        herd: 2.5,\n');
    expect(tableOf('ascent', 'tuned.ts', [found(false)])).toContain('rows: {},');
    const tuned = {
      standard: { layout: 'mountain', mode: 'standard', options: {} },
      rows: { wildlife: { 3: { a: 1 } } },
    };
    const plain = { seats: 3, features: ['wildlife'], layout: 'mountain', mode: 'standard', options: {} };
    expect(tunedFor(tuned, plain)).toEqual({ a: 1 });
    expect(tunedFor(tuned, { ...plain, seats: 4 })).toBeUndefined();
  });
});
