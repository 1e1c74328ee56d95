/** The home picture: a road of hexes over a folded map, from the merchant's cart to a castle. */
import { block, disc, down, glow, type Layer, path, type Sketch } from '@halcyon/page-kit/sketch.ts';

const INK = '#3a2818';
const hex = (x: number, y: number): string => path`M${x} ${y - 34}l29.500 17v34l-29.500 17l-29.500-17v-34z`;
const tile = (x: number, y: number, f: string, d: string, art = 'none'): Layer[] => [
  { d: hex(x, y), f, s: INK, w: 2 },
  { d: d, f: art, s: INK, w: 2, t: path`translate(${x} ${y})` },
];
const FOREST = 'M-9-17l9 14h-4l7 12h-24l7-12h-4zM9-6l9 14h-4l7 12h-24l7-12h-4z';
const PEAKS = 'M-24 16L-6-19L4-2L10-10L24 16zM-6-19L-2 14M10-10L13 14';
const FIELD = 'M-24 16q24-13 48 0M-26 5q26-15 52 0M-22-6q22-13 44 0M0-10v-14';
const HOUSES = 'M-20 16v-16h16v16zM-23 1l11-12l11 12zM2 16v-21h16v21zM-2-4l12-13l12 13z';

export const picture = (): Sketch => ({
  box: '0 0 320 180',
  fit: 'xMidYMid slice',
  fades: [down('paper', '#f8edd0', '#e3cd9a'), glow('sun', '#fff8e0')],
  layers: [
    { d: block(0, 0, 320, 180), f: '@paper' },
    { d: disc(96, 60, 150), f: '@sun' },
    { d: 'M106 0V180M213 0V180M0 92H320', s: '#a98c5a', w: 1.5, o: 0.55 },
    { d: block(106, 0, 7, 180) + block(213, 0, 7, 180), f: '#7a5a20', o: 0.09 },
    {
      d: [
        [42, 39],
        [101, 39],
        [219, 39],
        [12, 90],
        [248, 192],
        [307, 90],
        [130, 192],
        [12, 192],
      ]
        .map(([x, y]) => hex(x!, y!))
        .join(''),
      s: '#b49a68',
      w: 1.2,
    },
    ...tile(71, 90, '#b4d49a', FOREST, '#3f7d49'),
    ...tile(130, 90, '#b4d49a', FOREST, '#3f7d49'),
    ...tile(160, 141, '#f4d470', FIELD),
    ...tile(219, 141, '#f0b394', HOUSES, '#fffaf0'),
    ...tile(248, 90, '#bccbd8', PEAKS, '#fffaf0'),
    // The castle over the last tile.
    { d: hex(278, 39), f: '#fbeed2', s: INK, w: 2 },
    { d: 'M256 58V20h5v5h5v-5h5v12h14v-12h5v5h5v-5h5v38z', f: '#c7b6a0', s: INK, w: 2.2 },
    { d: 'M278 32V4l13 4l-13 5M273 58v-9q5-8 10 0v9z', f: '#b8452c', s: INK, w: 2 },
    // The cart, where the road begins.
    { d: 'M10 132L20 152H66L72 132z', f: '#9a6a3a', s: INK, w: 2.4 },
    { d: disc(31, 156, 10) + disc(57, 156, 10), f: '#f3ddb0', s: INK, w: 2.6 },
    { d: 'M31 146v20M21 156h20M57 146v20M47 156h20', s: INK, w: 1.8 },
    { d: disc(24, 126, 7) + disc(38, 125, 8), f: '#8d3f9e', s: INK, w: 2 },
    { d: 'M44 131L58 118L68 131z', f: '#f2bd3a', s: INK, w: 2 },
    { d: 'M70 140L98 118M96 90h8M146 116l4 7M188 141h4M233 116l4-7M262 66l4-6', s: '#7a3b2a', w: 4 },
    { d: disc(300, 150, 12), f: '#f6cd5b', s: INK, w: 2.2 },
    { d: disc(286, 160, 12), f: '#f6cd5b', s: INK, w: 2.2 },
  ],
});
