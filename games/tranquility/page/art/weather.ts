/** The signs of Storm & Compass and of the Jagged Rocks. */
import { block, disc, down, glow, type Layer, lens, path, type Sketch } from '@halcyon/page-kit/sketch.ts';
import { CARD } from './water.ts';

const STORMS = {
  yellow: ['#ffd84d', '#10162e', '#4a5078', '#2b3358'],
  purple: ['#c79bff', '#120c2b', '#4a2f7d', '#2a1d52'],
  orange: ['#ff9d52', '#1a1024', '#6e3a3f', '#46283c'],
  cell: ['#dff2ff', '#0c1524', '#3a566b', '#243a52'],
} as const;

/** In the Pyramid colours do not matter: there a Storm lies on a `cell`. */
export type StormColour = keyof typeof STORMS;

const card = (x: number, turn: number): string => `translate(${x} 108)rotate(${turn})`;

/** What the storm does (top) and to what (below): three cards left, a closed row, a chain of neighbours, a closed cell. */
export const storm = (colour: StormColour): Sketch => {
  const [bright, dark, low, cloud] = STORMS[colour];
  const layers: Layer[] = [{ d: block(0, 0, 100, 125), f: '@air' }];
  const bolt: Layer[] = [
    { d: disc(52, 60, 44), f: '@flash' },
    { d: 'M58 28 36 66h14l-8 28 28-42H55l10-24z', f: bright },
    { d: 'M58 28 36 66h5l22-38z', f: '#fff', o: 0.55 },
  ];
  if (colour === 'yellow') {
    layers.push(...bolt);
    for (const turn of [-16, 0, 16])
      layers.push({ d: 'M-7-10h14v20h-14z', f: '#fbf3dc', s: dark, w: 2, t: card(50 + turn * 0.9, turn) });
  } else if (colour === 'purple') {
    layers.push({ d: disc(50, 66, 46), f: '@flash', o: 0.7 });
    [34, 28, 22, 16.5, 11, 6.5].forEach((half, i) => {
      layers.push({
        d: lens(50 + (i % 2 ? 4 : -3) * (1 - i / 7), 51 + i * 8.8, half, 3.6 - i * 0.3),
        s: bright,
        w: 3.4 - i * 0.3,
        o: 1 - i * 0.05,
      });
    });
    layers.push({ d: [6, 36, 66].map((x) => block(x, 104, 28, 15)).join(''), s: bright, w: 2.4, f: dark });
    layers.push({ d: 'M42 107l16 9m0-9-16 9', s: bright, w: 2.6 });
  } else {
    let bands = '';
    for (let i = 0; i < 6; i += 1) bands += path`M${6 + i * 20} 34l${-26} 62`;
    layers.push({ d: bands, s: '@rain', w: 6.5, o: colour === 'cell' ? 0.45 : 1 });
    layers.push({ d: bands, s: '#fff', w: 1.4, o: 0.45, t: 'translate(6 2)' });
    if (colour === 'orange') {
      layers.push({ d: block(8, 100, 32, 19) + block(60, 100, 32, 19), s: bright, w: 2.4, f: dark });
      layers.push({ d: 'M40 109.5h20M38 105h-5a4.5 4.5 0 0 0 0 9h5M62 105h5a4.5 4.5 0 0 1 0 9h-5', s: bright, w: 3 });
    } else
      layers.push(
        ...bolt,
        { d: block(37, 98, 26, 21), s: bright, w: 2.4, f: dark },
        { d: 'M43 103l14 11m0-11-14 11', s: bright, w: 2.6 },
      );
  }
  layers.push(
    { d: 'M-6-4V34Q4 48 18 40Q30 52 46 42Q62 52 74 40Q92 48 106 32V-4z', f: cloud },
    { d: 'M-6 30Q4 44 18 36Q30 48 46 38Q62 48 74 36Q92 44 106 28', s: bright, w: 1.4, o: 0.5 },
    { d: 'M-6-4V20Q10 32 26 22Q42 32 58 22Q80 32 106 16V-4z', f: dark, o: 0.6 },
  );
  return {
    ...CARD,
    fades: [
      down('air', dark, low),
      glow('flash', bright, 0.55),
      {
        ...down('rain', bright, bright),
        stops: [
          [0, bright, 0.9],
          [1, bright, 0.1],
        ],
      },
    ],
    layers,
  };
};

/** Stands at the left of a row. */
export const rocks = (): Sketch => ({
  box: '0 0 40 80',
  fit: 'xMidYMax meet',
  fades: [down('stone', '#6c7699', '#2b3150')],
  layers: [
    { d: 'M1 75 7 40l4-5 3-15 5-7 4 9 3-2 4 18 4 4 5 33z', f: '@stone', s: '#171c33', w: 1.5 },
    { d: 'M19 13l-5 7 2 14-4 10 5 31h6l-3-24 3-10-2-14z', f: '#1d2342', o: 0.55 },
    { d: 'M19 13l4 9 3-2 4 18 4 4 5 33H27l-2-20 2-9-5-12z', f: '#a9b4d6', o: 0.5 },
    { d: 'M1 75 5 55l5-7 4 9 4 18zM24 75l4-17 4-4 4 8 3 13z', f: '#39415f', s: '#171c33', w: 1.2 },
    { d: 'M10 48l4 9 4 18h-5l-2-14zM32 54l4 8 3 13h-4l-2-11z', f: '#a9b4d6', o: 0.6 },
    { d: lens(20, 75, 20, 1.6, 2.2) + lens(10, 71.5, 7, 0.8) + lens(31, 71.5, 6, 0.8), f: '#e8f1ff' },
  ],
});

/** Around (24, 24). */
export const ROSE: readonly Layer[] = [
  { d: 'M24 13l2.5 8.5L35 24l-8.5 2.5L24 35l-2.5-8.5L13 24l8.5-2.5z', f: '#c9924a', t: 'rotate(45 24 24)' },
  { d: 'M24 3l4 17 17 4-17 4-4 17-4-17-17-4 17-4z', f: '#ffe3a0' },
  { d: 'M24 3v21l-4-4zM45 24H24l4-4zM24 45V24l4 4zM3 24h21l-4 4z', f: '#9a6322' },
  { d: disc(24, 24, 2.4), f: '#fff6dd' },
];

export const compass = (): Sketch => ({
  box: '0 0 48 48',
  fades: [glow('glow', '#ffd36e', 0.9)],
  layers: [{ d: disc(24, 24, 24), f: '@glow' }, { d: disc(24, 24, 16.5), f: '#141b38', s: '#f4c869', w: 2 }, ...ROSE],
});
