/** Symbols of The Reef on their colours. Axe cannot see them: they are drawn. */
import { COLOURS } from '@halcyon/reef/sea';
import { expect, test } from 'vitest';
import { PAINTS, SEXES } from '../src/games/reef/art/paints.ts';
import { contrast } from './contrast.ts';

test('every symbol stands out from its colour', () => {
  expect(PAINTS.filter(({ back, ink }) => contrast(ink, back) < 4.5)).toEqual([]);
});
test('colours and sexes have shapes of their own', () => {
  expect(new Set(PAINTS.map(({ d }) => d)).size).toBe(COLOURS.length);
  expect(new Set(SEXES).size).toBe(2);
});
