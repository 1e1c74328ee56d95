/** Symbols of The Reef on their colours. Axe cannot see them: they are drawn. */

import { PAINTS, SEXES } from '@halcyon/reef/page/art/paints';
import { COLOURS } from '@halcyon/reef/rules/vocabulary';
import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';

test('every symbol stands out from its colour', () => {
  expect(PAINTS.filter(({ back, ink }) => contrast(ink, back) < 4.5)).toEqual([]);
});
test('colours and sexes have shapes of their own', () => {
  expect(new Set(PAINTS.map(({ d }) => d)).size).toBe(COLOURS.length);
  expect(new Set(SEXES).size).toBe(2);
});
