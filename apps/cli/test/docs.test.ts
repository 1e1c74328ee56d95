import { readFileSync } from 'node:fs';
import { findGame, GAMES } from '@halcyon/catalog';
import { parseLog } from '@halcyon/kernel';
import { parsePositionText, VERBS } from '@halcyon/protocol';
import { expect, test } from 'vitest';
import { describeGames } from '../src/commands/games.ts';
import { DOCS, fill } from '../tools/docs.ts';

const [protocol, notation] = DOCS.map((path) => readFileSync(path, 'utf8')) as [string, string];
const block = (name: string): string => {
  const found = new RegExp(`<!-- begin ${name} -->\\n\`\`\`\\n([\\s\\S]*?)\`\`\``).exec(notation);
  return found?.[1] ?? '';
};

test('examples and schema are current (npm run docs:protocol)', () => {
  expect(fill(protocol)).toBe(protocol);
  expect(fill(notation)).toBe(notation);
});
test('the logs and positions of docs/notation.md can be read', () => {
  expect(parseLog(block('whole'), findGame).outcome).toMatchObject({ kind: 'together', won: true });
  expect(parseLog(block('running'), findGame).outcome).toBeUndefined();
  expect(() => parseLog(block('as-seen'), findGame)).toThrow('hides secrets');
  parsePositionText(block('position'), findGame);
  parsePositionText(block('view'), findGame, true);
  expect(() => parsePositionText(block('view'), findGame)).toThrow();
});
test('every request is in the table of docs/protocol.md', () => {
  for (const verb of VERBS) expect(protocol).toContain(`| \`${verb}\` |`);
});
test.each(['en', 'fr', 'de'] as const)('games lists names for all that can be chosen, in %s', (language) => {
  const games = describeGames(language);
  expect(games.map(({ id }) => id)).toEqual(GAMES.map(({ id }) => id));
  for (const { features, layouts, modes, options } of games) {
    for (const { id, name } of [...features, ...layouts, ...modes, ...options]) expect(name).not.toBe(id);
    for (const { values } of options) for (const { name } of values) expect(name).not.toBe('');
  }
});
