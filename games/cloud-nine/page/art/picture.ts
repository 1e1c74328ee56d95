/** The home picture: the balloon between meadow and stars, one passenger already on the way down. */
import { at, birds, block, disc, down, glow, moved, path, ridge, type Sketch } from '@halcyon/page-kit/sketch.ts';
import { basket, CLOUD, envelope, SHADE } from './balloon.ts';

const points = (list: readonly number[]): string => list.map((x, i) => path`M${x} ${(i * 29) % 47}h0`).join('');

export const picture = (): Sketch => ({
  box: '0 0 320 180',
  fit: 'xMidYMid slice',
  fades: [
    down('sky', '#131a4a', '#3a5fae', '#8cc4ea', '#fdeccb'),
    down('land', '#7db864', '#35744a'),
    glow('sun', '#fff0c4'),
    SHADE,
  ],
  layers: [
    { d: block(0, 0, 320, 180), f: '@sky' },
    { d: points([12, 40, 63, 88, 104, 131, 206, 229, 247, 268, 283, 304, 312, 24, 190]), s: '#fff', w: 1.6, o: 0.9 },
    { d: disc(262, 132, 78), f: '@sun' },
    { d: disc(262, 132, 11), f: '#fffae0' },
    { d: ridge(-20, 340, 176, [20, 44, 30, 52, 26, 20, 40, 56, 30]), f: '#9cc3cf' },
    { d: ridge(-20, 340, 186, [46, 26, 40, 24, 16, 30, 22, 40, 46]), f: '@land' },
    { d: CLOUD, f: '#fff', o: 0.95, t: at(196, 24, 0.8) },
    { d: CLOUD, f: '#fff', o: 0.9, t: at(20, 84, 0.9) },
    { d: CLOUD, f: '#fff', o: 0.6, t: at(30, 20, 0.46) },
    ...moved(at(100, 4, 0.84), envelope()),
    ...moved(at(118, 134, 0.62), basket()),
    { d: disc(137, 131, 5.5), f: '#0f6b86', s: '#fff', w: 1.2 },
    { d: disc(155, 131, 5.5), f: '#a8324f', s: '#fff', w: 1.2 },
    {
      d: 'M216 112Q218 92 236 92T256 112Q251 107 246 112Q241 107 236 112Q231 107 226 112Q221 107 216 112z',
      f: '#f0b83f',
    },
    { d: 'M217 112L236 132L255 112M236 112V132', s: '#4a3320', w: 1 },
    { d: disc(236, 135, 5.5), f: '#8a4b12', s: '#fff', w: 1.2 },
    { d: birds(66, 148), s: '#2f4a78', w: 1.1 },
  ],
});
