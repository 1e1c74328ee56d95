/** One island card: sky, light, hills, sea and the motif of its block of ten. The same number is always the same picture. */

import { mix } from '@halcyon/page-kit/colour.ts';
import {
  at,
  birds,
  block,
  crescent,
  dice,
  disc,
  down,
  type Fade,
  glow,
  type Layer,
  lens,
  moved,
  ridge,
  type Sketch,
  stars,
} from '@halcyon/page-kit/sketch.ts';
import { lamps, MOTIFS, MOUNDS, mound } from './motifs.ts';
import { dayOf, lightAt, type Palette, palette } from './sky.ts';
import { CARD, glints, waves } from './water.ts';

/** Where sky and sea meet. */
export const HORIZON = 91;
/** The number stands left of `x` and above `y`, in HTML: nothing is drawn there but plain sky. */
export const NUMBER = { x: 46, y: 34 };
const clear = (x: number, y: number): boolean => x > NUMBER.x + 2 || y > NUMBER.y + 2;

type Light = { readonly x: number; readonly y: number; readonly moon: number; readonly sun: boolean };

/** The moon wanders down to the right; the sun comes up where it went. */
const lightOf = (value: number): Light => {
  const day = dayOf(value);
  const sway = dice(value)() * 6 - 3;
  if (day < 0.41)
    return { x: 71 + day * 36 + sway * 0.6, y: 21 + day ** 1.5 * 150, moon: Math.min(1, 1.7 - day * 3.4), sun: false };
  const up = (day - 0.41) / 0.59;
  return { x: 78 + sway, y: HORIZON - 3 - up ** 0.85 * 62, moon: 0, sun: true };
};

const sky = ({ x, y, moon, sun }: Light, value: number, p: Palette, next: () => number): Layer[] => {
  const day = dayOf(value);
  const layers: Layer[] = [{ d: block(0, 0, 100, HORIZON + 1), f: '@sky' }];
  if (day < 0.4)
    for (const star of stars(30, next, (sx, sy) => clear(sx, sy) && Math.hypot(sx - x, sy - y) > 13))
      layers.push({ ...star, o: star.o! * (1 - day * 2.3) });
  // Before the sun comes its glow: the horizon brightens from the villages on.
  const dawn = Math.min(1, (day - 0.16) * 2.6);
  if (dawn > 0 && day < 0.75) layers.push({ d: disc(0, 0, 1), f: '@halo', o: dawn * 0.8, t: at(77, HORIZON, 62, 34) });
  layers.push({ d: disc(x, y, sun ? Math.min(31, x - NUMBER.x) : 24), f: '@halo', o: sun ? 0.9 : moon * 0.5 });
  layers.push(sun ? { d: disc(x, y, 9.5), f: p.light } : { d: crescent(x, y), f: p.light, o: moon });
  if (day > 0.2) {
    let clouds = '';
    for (let i = 0; i < 3; i += 1)
      clouds += lens(14 + next() * 76, 43 + i * 9 + next() * 6, 12 + next() * 14, 1.2 + next(), 0.4);
    layers.push({ d: clouds, f: p.light, o: 0.16 + day * 0.3 });
  }
  if (day > 0.63) layers.push({ d: birds(51 + next() * 5, 38 + next() * 6), s: p.near, w: 1.1, o: 0.7 });
  return layers;
};

const hills = (p: Palette, next: () => number): Layer[] => {
  const heights = (count: number, least: number, span: number): number[] =>
    Array.from({ length: count }, () => least + next() * span);
  const x = next() < 0.5 ? -20 : 46;
  return [
    { d: ridge(-12, 112, HORIZON + 1, [2, ...heights(5, 4, 15), 2]), f: p.far },
    { d: ridge(x, x + 76, HORIZON + 1, heights(3, 5, 12)), f: p.hill },
  ];
};

export const sea = (x: number, shine: number, p: Palette, next: () => number): Layer[] => [
  { d: block(0, HORIZON, 100, 36), f: '@sea' },
  { d: lens(50, HORIZON + 0.4, 70, 0.7), f: p.light, o: 0.3 },
  { d: waves(HORIZON + 8, 4, next), s: p.light, w: 0.8, o: 0.28 },
  { d: glints(x, HORIZON), f: p.light, o: shine },
];

/** The gradients of every landscape. */
export const fadesOf = (p: Palette): Fade[] => [
  down('sky', p.top, mix(p.top, p.middle, 0.35), p.middle, p.low),
  down('sea', p.sea, p.deep),
  glow('halo', p.light, 0.95),
];

export const island = (value: number, night?: boolean): Sketch => {
  const shown = lightAt(value, night);
  const p = palette(shown);
  const next = dice(value * 7);
  const kind = Math.min(7, Math.floor((value - 1) / 10));
  const k = (value - 1) % 10;
  const light = lightOf(shown);
  const half = MOUNDS[kind]!;
  const x = kind ? 42 + (next() - 0.5) * (kind < 4 ? 18 : 8) : 34 + next() * 28;
  const size = kind ? 0.94 + next() * 0.1 : 0.86 + next() * 0.26;
  const place = at(x, kind ? HORIZON - 0.5 : 104, size);
  const motif = moved(place, MOTIFS[kind]!(k, p, next));
  return {
    ...CARD,
    fades: [...fadesOf(p), ...lamps.filter(({ id }) => motif.some(({ f }) => f === `@${id}`))],
    layers: [
      ...sky(light, shown, p, next),
      ...hills(p, next),
      ...sea(light.x, light.sun ? 0.7 : 0.2 + light.moon * 0.3, p, next),
      ...(half ? mound(x, HORIZON, half, p) : []),
      ...motif,
    ],
  };
};
