import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { agree, chanceFrom, type Game, Match, seatsOf } from '@halcyon/kernel';
import { describeLaws } from '@halcyon/testkit';
import { afterAll, describe, expect, it, test } from 'vitest';
import { listed, readWish, writeGame } from '../new-game.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
// Below the root, so that the written game finds the packages.
const folder = mkdtempSync(join(root, 'dist.new-game-'));
afterAll(() => rmSync(folder, { recursive: true }));

const wish = readWish(['night-market', '--seats', '2-3']);
const files = writeGame(wish, folder);
const { nightMarket } = (await import(pathToFileURL(join(folder, 'rules/index.ts')).href)) as { nightMarket: Game };

test('the wish is read, and what is wrong with it is said', () => {
  expect(wish).toMatchObject({ id: 'night-market', title: 'Night Market', least: 2, most: 3 });
  expect(() => readWish([])).toThrow('name: one name');
  expect(() => readWish(['Chess'])).toThrow('name: one name');
  expect(() => readWish(['reef'])).toThrow('name: games/reef is there already');
  expect(() => readWish(['chess', '--letter', 'T'])).toThrow('letter: the clauses of another game begin with T');
  expect(() => readWish(['chess', '--letter', 'no'])).toThrow('letter: one capital letter');
  expect(() => readWish(['chess', '--seats', '1-9'])).toThrow('seats: like 2-4');
});
test('it is one line of the catalog', () => {
  const list = readFileSync(join(root, 'packages/catalog/src/games.ts'), 'utf8');
  const longer = listed(list, wish);
  expect(longer).toContain("import { manifest as nightMarket } from '@halcyon/night-market/manifest';\n");
  expect(longer).toMatch(/nightMarket,?\s*\];\n$/);
  expect(longer.split('\n').length - list.split('\n').length).toBeLessThanOrEqual(8);
});
test('no placeholder is left, and it has all its parts', () => {
  for (const file of files) expect(readFileSync(join(folder, file), 'utf8'), file).not.toMatch(/__\w+__/);
  expect(files).toEqual(
    expect.arrayContaining(['manifest.ts', 'rules/en.md', 'words/en/index.ts', 'test/laws.test.ts']),
  );
});
test('it compiles', () => {
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../tsconfig.base.json', include: ['**/*.ts'] }),
  );
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/@typescript/native/bin/tsc'), '-p', folder],
    {
      encoding: 'utf8',
    },
  );
  expect(stdout).toBe('');
});
test('it is played to its end', () => {
  const match = new Match(nightMarket, agree(nightMarket, { seats: 3 }), chanceFrom('new game'));
  while (!match.outcome) {
    const [seat] = seatsOf(match.mustAct);
    match.play(seat!, match.legal(seat!)[0]!);
  }
  expect(match.outcome.kind).toBe('ranked');
});
describeLaws({ describe, it }, nightMarket, { seed: 'new game', decisions: 60 });
