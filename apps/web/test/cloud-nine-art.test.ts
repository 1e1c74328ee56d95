/** Signs of colours and letters of seats on their grounds. Axe cannot see them: they are drawn. */

import { PAINTS } from '@halcyon/cloud-nine/page/art/paints';
import { SHAPES } from '@halcyon/cloud-nine/page/art/seats';
import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';

const LETTER = '#ffffff';
test('every letter has the contrast of AA on its piece', () => {
  expect(SHAPES.filter(({ fill }) => contrast(LETTER, fill) < 4.5)).toEqual([]);
});
test('every sign stands out from its colour', () => {
  const poor = Object.values(PAINTS).filter(({ back, ink }) => contrast(ink.replace('#fff', LETTER), back) < 3);
  expect(poor).toEqual([]);
});
test('seats and colours have shapes of their own', () => {
  expect(new Set(SHAPES.map(({ d }) => d)).size).toBe(6);
  expect(new Set(Object.values(PAINTS).map(({ sign }) => sign)).size).toBe(5);
});
