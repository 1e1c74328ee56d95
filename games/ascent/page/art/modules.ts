/** How the set-up screen shows modules. Marks say the order of difficulty that the rule book gives. */
import {
  at,
  block,
  disc,
  down,
  glow,
  type Layer,
  type ModuleTile,
  moved,
  ridge,
  type Sketch,
} from '@halcyon/page-kit/sketch.ts';
import { MARKS } from './marks.ts';

const MOST = 3;
const scene = (layers: readonly Layer[]): Sketch => ({
  box: '0 0 160 90',
  fit: 'xMidYMid slice',
  fades: [down('sky', '#3d72b4', '#8fc0e4', '#ffe8c6'), down('foot', '#6aa357', '#2f6b3f'), glow('sun', '#fff0c4')],
  layers: [
    { d: block(0, 0, 160, 90), f: '@sky' },
    { d: disc(124, 34, 44), f: '@sun' },
    { d: 'M-4 92L30 58L44 62L80 10L108 52L122 48L164 92z', f: '#77708a' },
    { d: 'M80 10L94 31L86 30L80 40L72 30L65 32z', f: '#fff' },
    ...layers,
  ],
});

export const TILES: Readonly<Record<string, ModuleTile>> = {
  'green-path': {
    marks: [1, MOST],
    picture: () =>
      scene([
        { d: ridge(-20, 180, 96, [30, 24, 20, 26, 30]), f: '@foot' },
        { d: 'M52 92Q92 78 74 64T90 42T80 16', s: '#8fce6a', w: 7 },
        ...moved(at(58, 50, 1.4), MARKS.hiker.layers),
      ]),
  },
  documentary: {
    marks: [2, MOST],
    picture: () =>
      scene([
        { d: block(18, 26, 124, 44), s: '#fff', w: 3 },
        { d: 'M59 26V70M101 26V70', s: '#fff', w: 2 },
        { d: block(52, 66, 50, 30), f: '#26263a' },
        { d: disc(77, 81, 11), f: '#7fb4dc', s: '#fff', w: 2.5 },
        { d: 'M60 66v-6h12v6z', f: '#26263a' },
        { d: disc(95, 73, 3), f: '#e2574a' },
      ]),
  },
  wildlife: {
    marks: [3, MOST],
    picture: () =>
      scene([
        { d: ridge(-20, 180, 98, [24, 34, 22, 36, 24]), f: '@foot' },
        ...moved(at(24, 40, 1.7), MARKS.herd.layers),
        ...moved(at(88, 44, 1.5), MARKS.herd.layers),
      ]),
  },
};
