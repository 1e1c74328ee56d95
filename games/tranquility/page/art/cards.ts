/** The cards that are not islands. */

import { mix } from '@halcyon/page-kit/colour.ts';
import {
  at,
  birds,
  block,
  crescent,
  dice,
  disc,
  down,
  glow,
  lens,
  moved,
  path,
  ridge,
  type Sketch,
  stars,
} from '@halcyon/page-kit/sketch.ts';
import { fadesOf, HORIZON, NUMBER, sea } from './island.ts';
import { boat, LAMP, MOTIFS } from './motifs.ts';
import { palette } from './sky.ts';
import { CARD } from './water.ts';

export const SAIL = '#fdeccb';

export const start = (): Sketch => {
  const p = palette(9);
  const next = dice(3);
  const stone = mix(p.near, p.low, 0.55);
  const tower = (x: number, high: number): string =>
    path`M${x - 10} 104L${x - 8} ${104 - high}h-2v-5h4v3h4v-3h4v3h4v-3h4v5h-2L${x + 10} 104z`;
  return {
    ...CARD,
    fades: [...fadesOf(p), glow('lamp', LAMP)],
    layers: [
      { d: block(0, 0, 100, 92), f: '@sky' },
      ...stars(34, next, (x, y) => (x > NUMBER.x || y > NUMBER.y) && Math.hypot(x - 66, y - 22) > 14),
      { d: disc(66, 22, 26), f: '@halo', o: 0.5 },
      { d: crescent(66, 22), f: p.light },
      { d: ridge(-12, 112, HORIZON + 1, [3, 9, 6, 3, 2, 4, 8, 12, 4]), f: p.far },
      ...sea(54, 0.5, p, next),
      ...[12, 90].map((x) => ({ d: disc(x, 48, 15), f: '@lamp' })),
      { d: `${tower(12, 46)}${tower(90, 46)}M-4 97h20v12h-22zM84 97h22v12H84z`, f: stone },
      { d: 'M12 104V58H3.5L2 104zM90 104V58h-8.5L80 104z', f: p.near, o: 0.5 },
      { d: 'M9 78v-6q3-5 6 0v6zM87 78v-6q3-5 6 0v6z', f: LAMP, o: 0.85 },
      { d: `${disc(12, 48, 3.6)}${disc(90, 48, 3.6)}`, f: LAMP },
      { d: 'M20 63Q51 86 82 63', s: stone, w: 1.6 },
      ...boat(at(52, 110, 0.95), mix(SAIL, p.low, 0.12), p.near),
      { d: 'M26 117q5-1.6 10 0t8 0M62 119q5-1.6 10 0t8 0', s: p.light, w: 0.9, o: 0.4 },
    ],
  };
};

export const finish = (): Sketch => {
  const p = { ...palette(80), near: '#1d6a5c', lit: '#8fd08a' };
  const next = dice(9);
  return {
    ...CARD,
    fades: [...fadesOf(p), down('sand', '#fff1c9', '#f0c98a')],
    layers: [
      { d: block(0, 0, 100, 92), f: '@sky' },
      { d: disc(66, 26, 34), f: '@halo' },
      { d: disc(66, 26, 11), f: '#fffbe8' },
      { d: lens(24, 48, 18, 2.2, 0.6) + lens(84, 56, 20, 2.2, 0.6) + lens(38, 60, 14, 1.6, 0.4), f: '#fff', o: 0.8 },
      { d: birds(40, 42), s: '#2b6f86', w: 1.2, o: 0.8 },
      { d: 'M-4 92V66Q10 58 20 70T44 92z', f: '#5fae8d' },
      { d: 'M-4 92V78Q6 72 14 80T32 92z', f: '#3c8f74' },
      { d: 'M104 92V58Q90 50 78 68T54 92z', f: '#4fa184' },
      ...sea(66, 0.75, p, next),
      ...boat(at(46, 104, 0.62), '#fff', '#8a4a36'),
      { d: 'M-2 127V112Q30 104 60 113T102 102V127z', f: '#fff', o: 0.55 },
      { d: 'M-2 127V115Q30 107 60 116T102 105V127z', f: '@sand' },
      ...moved(at(90, 111, 1.15), MOTIFS[1]!(1, p, next)),
    ],
  };
};

/** Of both backs. */
export const FRAME = 'M13 9h74a6 6 0 0 1 6 6v95a6 6 0 0 1-6 6H13a6 6 0 0 1-6-6V15a6 6 0 0 1 6-6z';

export const back = (): Sketch => {
  let scales = '';
  for (let row = 0; row < 12; row += 1)
    for (let x = (row % 2) * 10 - 10; x < 110; x += 20)
      for (const r of [10, 6]) scales += path`M${x + 10 - r} ${10 + row * 11}a${r} ${r} 0 0 1 ${2 * r} 0`;
  return {
    ...CARD,
    fit: 'xMidYMid slice',
    fades: [down('air', '#1b2550', '#101735'), down('sky', '#33407f', '#b5708f', '#f4b98a')],
    layers: [
      { d: block(0, 0, 100, 125), f: '@air' },
      { d: scales, s: '#8fa3e0', w: 1.1, o: 0.3 },
      { d: FRAME, s: '#e6c37f', w: 1.6, o: 0.75 },
      { d: disc(50, 62, 35), f: '@sky', s: '#e6c37f', w: 3 },
      { d: 'M17.6 75a35 35 0 0 0 64.8 0z', f: '#22305f' },
      { d: 'M49 31h2v38h-2zM46 36v29H27q12-10 19-29zM53 34q18 12 20 31H53z', f: '#fff3d9' },
      { d: 'M53 34q18 12 20 31h-9q0-18-11-31z', f: '#d9a78f', o: 0.6 },
      { d: 'M22 68h57q-5 13-14 13H35q-9 0-13-13z', f: '#2a1838' },
      { d: 'M24 86q6-3 13 0t13 0 13 0 13 0M33 91q6-3 12 0t12 0 12 0', s: '#f4c99c', w: 1.5, o: 0.8 },
    ],
  };
};
