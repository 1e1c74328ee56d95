/** Letters of merchants and lines of terrains on their grounds. Axe cannot see them: they are drawn. */
import { readFileSync } from 'node:fs';
import { SHIELDS } from '@halcyon/castle-merchants/page/art/seats';
import { CUTS } from '@halcyon/castle-merchants/page/art/tiles';
import { TILE_WORDS } from '@halcyon/castle-merchants/rules/vocabulary';
import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';

const STYLE = readFileSync(new URL('../../../games/castle-merchants/page/art/Tile.svelte', import.meta.url), 'utf8');
/** Day and night of a paint, as the rule of this picture sets it, or as all have it. */
const paint = (what: string, name: string): string[] => {
  const rule = new RegExp(`\\.${what} {[^}]*--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(STYLE);
  const all = new RegExp(`var\\(--${name}, light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(STYLE);
  return (rule ?? all)?.slice(1) ?? [];
};

test('every letter has the contrast of AA on its shield', () => {
  expect(SHIELDS.filter(({ fill }) => contrast('#ffffff', fill) < 4.5)).toEqual([]);
});
test('merchants and terrains have shapes of their own', () => {
  expect(new Set(SHIELDS.map(({ d }) => d)).size).toBe(4);
  expect(new Set(Object.values(TILE_WORDS).map((what) => JSON.stringify(CUTS[what]))).size).toBe(6);
});
test.for(Object.values(TILE_WORDS))('%s stands out from its ground by day and by night', (what) => {
  const [lines, fills] = [paint(what, 'cut'), paint(what, 'pale')];
  const grounds = paint(what, 'base');
  expect(grounds).toHaveLength(2);
  const best = grounds.map((ground, i) =>
    Math.max(...[lines[i], fills[i]].flatMap((colour) => (colour === undefined ? [] : [contrast(colour, ground)]))),
  );
  expect(Math.min(...best)).toBeGreaterThan(3);
});
