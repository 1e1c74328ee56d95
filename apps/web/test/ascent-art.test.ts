/** The numbers of The Ascent on their skies. Axe cannot see them: they stand on pictures. */
import { expect, test } from 'vitest';
import { inkOn, terrain } from '../src/games/ascent/art/terrain.ts';
import { channels, mix } from '../src/parts/colour.ts';

const light = (colour: string): number => {
  const [red, green, blue] = channels(colour).map((n) => {
    const part = n / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (a: string, b: string): number => {
  const [dark, bright] = [light(a), light(b)].sort((x, y) => x - y) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
};
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
