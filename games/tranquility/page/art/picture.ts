/** The home picture: the whole sea at dawn, its islands in rows and columns, night at our feet and day at the horizon. */

import { mix } from '@halcyon/page-kit/colour.ts';
import {
  at,
  birds,
  block,
  dice,
  disc,
  down,
  glow,
  type Layer,
  lens,
  moved,
  ridge,
  type Sketch,
  stars,
} from '@halcyon/page-kit/sketch.ts';
import { boat, isle, lamps, MOTIFS } from './motifs.ts';
import { palette } from './sky.ts';
import { waves } from './water.ts';

const LINE = 76;
const SUN = { x: 199, y: 68 };
/** From the horizon to us: how far below it, how large, how far apart, its first number, and where islands lie already. */
const ROWS: readonly (readonly [below: number, size: number, apart: number, first: number, there: string])[] = [
  [2, 0.19, 38, 67, '110011'],
  [14, 0.27, 45, 47, '101010'],
  [31, 0.37, 52, 27, '110001'],
  [55, 0.5, 56, 10, '101011'],
];
const CLOUDS = [
  [70, 38, 52],
  [148, 29, 38],
  [268, 45, 56],
  [226, 33, 30],
  [30, 54, 40],
] as const;

const islands = (next: () => number): Layer[] =>
  ROWS.flatMap(([below, size, apart, first, there], row) =>
    [...there].flatMap((sign, column) => {
      if (sign === '0') return [];
      const value = Math.round(first + column * 2.3);
      const kind = Math.floor(value / 10);
      const own = palette(46 - row * 10);
      const p = { ...own, near: mix(own.near, '#c07a94', 0.5 - row * 0.16), light: '#ffe7bd' };
      const place = at(160 + (column - 2.5) * apart, LINE + below, size);
      return isle(place, kind, value % 10, p, next);
    }),
  );

/** The sky, the sun alone, and what lies before both: a sun that rises comes up from behind the sea. A narrow picture wants its boat nearer to the middle. */
export const dawn = (boatAt = 84): Readonly<Record<'sky' | 'sun' | 'sea', Sketch>> => {
  const next = dice(41);
  const night = palette(8);
  let shine = '';
  for (let i = 0; i < 18; i += 1)
    shine += lens(SUN.x + next() * 8 - 4, LINE + 3 + i * (2.1 + i * 0.2), 6 + i + next() * 8, 0.5 + i * 0.07);
  const part = (...layers: readonly Layer[]): Sketch => ({ box: '0 0 320 180', fit: 'xMidYMid slice', fades, layers });
  const fades = [
    { ...down('sky', '#141a44', '#4b3a80', '#c9668a', '#ffb585', '#ffe0ab'), line: [0, 0, 0.25, 1] },
    down('sea', '#f9bd98', '#a5648f', '#4b3d7c', '#1f2152', '#12153c'),
    glow('halo', '#ffe6b0'),
    ...lamps,
  ];
  return {
    sky: part({ d: block(0, 0, 320, LINE + 1), f: '@sky' }, ...stars(60, next, (x, y) => y < 44 - x * 0.1, 320), {
      d: disc(0, 0, 1),
      f: '@halo',
      t: at(SUN.x, LINE, 190, 70),
    }),
    sun: part({ d: disc(SUN.x, SUN.y, 44), f: '@halo' }, { d: disc(SUN.x, SUN.y, 14), f: '#fff3cf' }),
    sea: part(
      { d: CLOUDS.map(([x, y, half]) => lens(x, y, half, 2.2, 0.7)).join(''), f: '#ffd9b8', o: 0.4 },
      { d: birds(112, 48) + birds(126, 53), s: '#5b2f5c', w: 1, o: 0.7 },
      { d: ridge(-20, 340, LINE + 1, [2, 9, 5, 14, 6, 10, 3, 1, 2, 1, 6, 4, 13, 7, 3]), f: '#c98491' },
      { d: block(0, LINE, 320, 104), f: '@sea' },
      { d: lens(SUN.x, LINE + 0.5, 190, 0.8), f: '#fff0cc', o: 0.7 },
      { d: waves(LINE + 12, 7, next, 320), s: '#ffe7d0', w: 0.7, o: 0.13 },
      { d: shine, f: '#ffe7bd', o: 0.75 },
      ...islands(next),
      ...boat(at(boatAt, 163, 0.9), '#ffe9cf', '#5a2c4a'),
      ...moved(at(262, 164, 0.62), MOTIFS[0]!(2, night, next)),
    ),
  };
};

export const picture = (): Sketch => {
  const { sky, sun, sea } = dawn();
  return { ...sky, layers: [...sky.layers, ...sun.layers, ...sea.layers] };
};
