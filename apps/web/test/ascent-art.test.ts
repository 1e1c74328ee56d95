/** The numbers of The Ascent on their skies. Axe cannot see them: they stand on pictures. */

import { inkOn, terrain } from '@halcyon/ascent/page/art/terrain';
import { mix } from '@halcyon/page-kit/colour.ts';
import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';

/** The number ends a little below the middle, where the sky begins to pale. */
const LOWEST = 0.56;

test('every number has the contrast of AA, from its top to its foot', () => {
  const poor = Array.from({ length: 12 }, (_, i) => i + 1).filter((value) => {
    const [, [middle, top], [, low]] = terrain(value, 0, false).fades[0]!.stops as [
      unknown,
      [number, string],
      [number, string],
    ];
    const foot = mix(top, low, (LOWEST - middle) / (1 - middle));
    return [top, foot].some((sky) => contrast(inkOn(value).replace('#fff', '#ffffff'), sky) < 4.5);
  });
  expect(poor).toEqual([]);
});
