/** How the set-up screen shows modules, boards and modes. Marks are those of the rule book. */
import {
  at,
  block,
  crescent,
  disc,
  down,
  glow,
  type Layer,
  lens,
  type ModuleTile,
  moved,
  type Sketch,
} from '@halcyon/page-kit/sketch.ts';
import { boat } from './motifs.ts';
import { monster, wild } from './tales.ts';
import { ROSE } from './weather.ts';

const MOST = 4;
const scene = (sky: readonly string[], layers: readonly Layer[]): Sketch => ({
  box: '0 0 160 90',
  fit: 'xMidYMid slice',
  fades: [down('sky', ...sky), glow('light', '#ffe6b0')],
  layers: [{ d: block(0, 0, 160, 90), f: '@sky' }, ...layers],
});
const DAWN = ['#2b2c66', '#c9668a', '#ffc994'];
const SEA = '#3b3f7c';
/** A part of a card that stands upright, in a tile that lies. */
const wide = (card: Sketch, box: string): Sketch => ({ ...card, box, fit: 'xMidYMid slice' });
const cell = (x: number, y: number): string => block(x, y, 10, 10);
const cells = (rows: readonly number[], top: number): string =>
  rows
    .flatMap((width, row) => Array.from({ length: width }, (_, i) => cell(80 - width * 6 + i * 12 + 1, top + row * 12)))
    .join('');
const board = (d: string): Sketch =>
  scene(DAWN, [
    { d: disc(118, 60, 60), f: '@light' },
    { d, f: '#fff3cf', s: SEA, w: 1.4 },
  ]);
const pillars = (): string =>
  cells([7, 7], 12) + [36, 48, 60, 72].map((y) => cell(39, y) + cell(51, y) + cell(99, y) + cell(111, y)).join('');

export const TILES: Readonly<Record<string, ModuleTile>> = {
  'jagged-rocks': {
    marks: [1, MOST],
    picture: () =>
      scene(DAWN, [
        { d: disc(40, 52, 44), f: '@light' },
        { d: block(0, 56, 160, 34), f: SEA },
        { d: 'M34 74L48 34L58 50L70 18L86 54L96 40L116 74z', f: '#3a2a48' },
        { d: 'M70 18L86 54L80 74H72zM48 34L58 50L54 74zM96 40L116 74H104z', f: '#6d5470' },
        { d: lens(75, 76, 56, 3) + lens(30, 84, 22, 2) + lens(132, 82, 20, 2), f: '#e9d3d8', o: 0.7 },
      ]),
  },
  'sea-monsters': { marks: [3, MOST], picture: () => wide(monster(), '0 40 100 56') },
  'storm-compass': {
    marks: [3, MOST],
    picture: () =>
      scene(
        ['#161c38', '#414a73', '#7a86a6'],
        [
          {
            d: 'M16 40q-2-16 14-16q6-14 22-10q14-10 24 4q16-2 14 14q8 10-6 12H24q-8 0-8-4zM92 34q0-12 12-12q8-10 20-4q16-2 16 10q8 8-4 10H98q-6 0-6-4z',
            f: '#2b3258',
          },
          { d: 'M48 44L38 62H50L42 82M118 38L110 54H120L114 70', s: '#ffe08a', w: 3 },
          ...moved(at(62, 34, 1.05), ROSE),
        ],
      ),
  },
  wild: { picture: () => wide(wild(), '0 42 100 56') },
  square: { picture: () => board(cells([6, 6, 6, 6, 6, 6], 9)) },
  'high-arch': { marks: [1, MOST], picture: () => board(pillars()) },
  pyramid: { marks: [2, MOST], picture: () => board(cells([1, 3, 5, 7, 9, 11], 9)) },
  standard: {
    picture: () =>
      scene(DAWN, [
        { d: disc(80, 56, 50), f: '@light' },
        { d: disc(80, 56, 13), f: '#fff3cf' },
        { d: block(0, 57, 160, 33), f: SEA },
        ...boat(at(58, 74, 0.9), '#fff3cf', '#2a1838'),
        ...boat(at(106, 70, 0.7), '#ffd9b8', '#2a1838'),
      ]),
  },
  'day-night': {
    marks: [1, MOST],
    picture: () =>
      scene(
        ['#7cc4ea', '#bfe6f2'],
        [
          { d: 'M0 90L160 0V90z', f: '#171d4a' },
          { d: disc(46, 30, 32), f: '@light' },
          { d: disc(46, 30, 13), f: '#fff3cf', s: '#f0a63a', w: 2 },
          { d: crescent(0, 0), f: '#f1eedb', t: at(112, 62, 1.8) },
          { d: 'M90 74h0M136 40h0M142 76h0M128 82h0', s: '#fff', w: 2 },
        ],
      ),
  },
  competitive: {
    picture: () =>
      scene(DAWN, [
        { d: disc(80, 50, 50), f: '@light' },
        { d: block(0, 56, 160, 34), f: SEA },
        ...boat(at(48, 74, 1.3, 1.3), '#e2574a', '#2a1838'),
        ...boat(at(112, 74, -1.3, 1.3), '#4d9bd0', '#2a1838'),
      ]),
  },
};
