/** The cards and signs that are not islands. */
import { fadesOf, HORIZON, NUMBER, sea } from './island.ts';
import { boat, LAMP, MOTIFS } from './motifs.ts';
import * as draw from './scene.ts';
import { mix, palette } from './sky.ts';

const { block, disc, lens, path } = draw;

const SAIL = '#fdeccb';

export const start = (): draw.Scene => {
  const p = palette(9);
  const next = draw.dice(3);
  const stone = mix(p.near, p.low, 0.55);
  const tower = (x: number, high: number): string =>
    path`M${x - 10} 104L${x - 8} ${104 - high}h-2v-5h4v3h4v-3h4v3h4v-3h4v5h-2L${x + 10} 104z`;
  return {
    ...draw.CARD,
    fades: [...fadesOf(p), draw.glow('lamp', LAMP)],
    layers: [
      { d: block(0, 0, 100, 92), f: '@sky' },
      ...draw.stars(34, next, (x, y) => (x > NUMBER.x || y > NUMBER.y) && Math.hypot(x - 66, y - 22) > 14),
      { d: disc(66, 22, 26), f: '@halo', o: 0.5 },
      { d: draw.crescent(66, 22), f: p.light },
      { d: draw.ridge(-12, 112, HORIZON + 1, [3, 9, 6, 3, 2, 4, 8, 12, 4]), f: p.far },
      ...sea(54, 0.5, p, next),
      ...[12, 90].map((x) => ({ d: disc(x, 48, 22), f: '@lamp' })),
      { d: `${tower(12, 46)}${tower(90, 46)}M-4 97h20v12h-22zM84 97h22v12H84z`, f: stone },
      { d: 'M12 104V58H3.5L2 104zM90 104V58h-8.5L80 104z', f: p.near, o: 0.5 },
      { d: 'M9 78v-6q3-5 6 0v6zM87 78v-6q3-5 6 0v6z', f: LAMP, o: 0.85 },
      { d: `${disc(12, 48, 3.6)}${disc(90, 48, 3.6)}`, f: LAMP },
      { d: 'M20 63Q51 86 82 63', s: stone, w: 1.6 },
      ...boat(draw.at(52, 110, 0.95), mix(SAIL, p.low, 0.12), p.near),
      { d: 'M26 117q5-1.6 10 0t8 0M62 119q5-1.6 10 0t8 0', s: p.light, w: 0.9, o: 0.4 },
    ],
  };
};

export const finish = (): draw.Scene => {
  const p = { ...palette(80), near: '#1d6a5c', lit: '#8fd08a' };
  const next = draw.dice(9);
  return {
    ...draw.CARD,
    fades: [...fadesOf(p), draw.down('sand', '#fff1c9', '#f0c98a')],
    layers: [
      { d: block(0, 0, 100, 92), f: '@sky' },
      { d: disc(66, 26, 34), f: '@halo' },
      { d: disc(66, 26, 11), f: '#fffbe8' },
      { d: lens(24, 48, 18, 2.2, 0.6) + lens(84, 56, 20, 2.2, 0.6) + lens(38, 60, 14, 1.6, 0.4), f: '#fff', o: 0.8 },
      { d: draw.birds(40, 42), s: '#2b6f86', w: 1.2, o: 0.8 },
      { d: 'M-4 92V66Q10 58 20 70T44 92z', f: '#5fae8d' },
      { d: 'M-4 92V78Q6 72 14 80T32 92z', f: '#3c8f74' },
      { d: 'M104 92V58Q90 50 78 68T54 92z', f: '#4fa184' },
      ...sea(66, 0.75, p, next),
      ...boat(draw.at(46, 104, 0.62), '#fff', '#8a4a36'),
      { d: 'M-2 127V112Q30 104 60 113T102 102V127z', f: '#fff', o: 0.55 },
      { d: 'M-2 127V115Q30 107 60 116T102 105V127z', f: '@sand' },
      ...MOTIFS[1]!(1, p, next).map((layer) => ({ ...layer, t: draw.at(90, 111, 1.15) + (layer.t ?? '') })),
    ],
  };
};

export type StormColour = 'yellow' | 'purple' | 'orange';

const STORMS = {
  yellow: ['#ffd84d', '#10162e', '#4a5078', '#2b3358'],
  purple: ['#c79bff', '#120c2b', '#4a2f7d', '#2a1d52'],
  orange: ['#ff9d52', '#1a1024', '#6e3a3f', '#46283c'],
} as const;

const card = (x: number, turn: number): string => `translate(${x} 108)rotate(${turn})`;

/** What the storm does (top) and to what (below): three cards left, a closed row, a chain of neighbours. */
export const storm = (colour: StormColour): draw.Scene => {
  const [bright, dark, low, cloud] = STORMS[colour];
  const layers: draw.Layer[] = [{ d: block(0, 0, 100, 125), f: '@air' }];
  if (colour === 'yellow') {
    layers.push(
      { d: disc(52, 60, 44), f: '@flash' },
      { d: 'M58 28 36 66h14l-8 28 28-42H55l10-24z', f: bright },
      { d: 'M58 28 36 66h5l22-38z', f: '#fff', o: 0.55 },
    );
    for (const turn of [-16, 0, 16])
      layers.push({ d: 'M-7-10h14v20h-14z', f: '#fbf3dc', s: dark, w: 2, t: card(50 + turn * 0.9, turn) });
  } else if (colour === 'purple') {
    layers.push({ d: disc(50, 66, 46), f: '@flash', o: 0.7 });
    [34, 28, 22, 16.5, 11, 6.5].forEach((half, i) => {
      layers.push({
        d: lens(50 + (i % 2 ? 4 : -3) * (1 - i / 7), 47 + i * 9.4, half, 3.6 - i * 0.3),
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
    layers.push({ d: bands, s: '@rain', w: 6.5 });
    layers.push({ d: bands, s: '#fff', w: 1.4, o: 0.45, t: 'translate(6 2)' });
    layers.push({ d: block(14, 100, 30, 19) + block(56, 100, 30, 19), s: bright, w: 2.4, f: dark });
    layers.push({ d: 'M38 109.5h24M41 105h-3a4.5 4.5 0 0 0 0 9h3M59 105h3a4.5 4.5 0 0 1 0 9h-3', s: bright, w: 3 });
  }
  layers.push(
    { d: 'M-6-4V34Q4 48 18 40Q30 52 46 42Q62 52 74 40Q92 48 106 32V-4z', f: cloud },
    { d: 'M-6 30Q4 44 18 36Q30 48 46 38Q62 48 74 36Q92 44 106 28', s: bright, w: 1.4, o: 0.5 },
    { d: 'M-6-4V20Q10 32 26 22Q42 32 58 22Q80 32 106 16V-4z', f: dark, o: 0.6 },
  );
  return {
    ...draw.CARD,
    fades: [
      draw.down('air', dark, low),
      draw.glow('flash', bright, 0.55),
      {
        ...draw.down('rain', bright, bright),
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
export const rocks = (): draw.Scene => ({
  box: '0 0 40 80',
  fit: 'xMidYMax meet',
  fades: [draw.down('stone', '#6c7699', '#2b3150')],
  layers: [
    { d: 'M1 75 7 40l4-5 3-15 5-7 4 9 3-2 4 18 4 4 5 33z', f: '@stone', s: '#171c33', w: 1.5 },
    { d: 'M19 13l-5 7 2 14-4 10 5 31h6l-3-24 3-10-2-14z', f: '#1d2342', o: 0.55 },
    { d: 'M19 13l4 9 3-2 4 18 4 4 5 33H27l-2-20 2-9-5-12z', f: '#a9b4d6', o: 0.5 },
    { d: 'M1 75 5 55l5-7 4 9 4 18zM24 75l4-17 4-4 4 8 3 13z', f: '#39415f', s: '#171c33', w: 1.2 },
    { d: 'M10 48l4 9 4 18h-5l-2-14zM32 54l4 8 3 13h-4l-2-11z', f: '#a9b4d6', o: 0.6 },
    { d: lens(20, 75, 20, 1.6, 2.2) + lens(10, 71.5, 7, 0.8) + lens(31, 71.5, 6, 0.8), f: '#e8f1ff' },
  ],
});

export const compass = (): draw.Scene => ({
  box: '0 0 48 48',
  fades: [draw.glow('glow', '#ffd36e', 0.9)],
  layers: [
    { d: disc(24, 24, 24), f: '@glow' },
    { d: disc(24, 24, 16.5), f: '#141b38', s: '#f4c869', w: 2 },
    { d: 'M24 13l2.5 8.5L35 24l-8.5 2.5L24 35l-2.5-8.5L13 24l8.5-2.5z', f: '#c9924a', t: 'rotate(45 24 24)' },
    { d: 'M24 3l4 17 17 4-17 4-4 17-4-17-17-4 17-4z', f: '#ffe3a0' },
    { d: 'M24 3v21l-4-4zM45 24H24l4-4zM24 45V24l4 4zM3 24h21l-4 4z', f: '#9a6322' },
    { d: disc(24, 24, 2.4), f: '#fff6dd' },
  ],
});

export const back = (): draw.Scene => {
  let scales = '';
  for (let row = 0; row < 12; row += 1)
    for (let x = (row % 2) * 10 - 10; x < 110; x += 20)
      for (const r of [10, 6]) scales += path`M${x + 10 - r} ${10 + row * 11}a${r} ${r} 0 0 1 ${2 * r} 0`;
  return {
    ...draw.CARD,
    fit: 'xMidYMid slice',
    fades: [draw.down('air', '#1b2550', '#101735'), draw.down('sky', '#33407f', '#b5708f', '#f4b98a')],
    layers: [
      { d: block(0, 0, 100, 125), f: '@air' },
      { d: scales, s: '#8fa3e0', w: 1.1, o: 0.3 },
      {
        d: 'M13 9h74a6 6 0 0 1 6 6v95a6 6 0 0 1-6 6H13a6 6 0 0 1-6-6V15a6 6 0 0 1 6-6z',
        s: '#e6c37f',
        w: 1.6,
        o: 0.75,
      },
      { d: disc(50, 62, 35), f: '@sky', s: '#e6c37f', w: 3 },
      { d: 'M17.6 75a35 35 0 0 0 64.8 0z', f: '#22305f' },
      { d: 'M49 31h2v38h-2zM46 36v29H27q12-10 19-29zM53 34q18 12 20 31H53z', f: '#fff3d9' },
      { d: 'M53 34q18 12 20 31h-9q0-18-11-31z', f: '#d9a78f', o: 0.6 },
      { d: 'M22 68h57q-5 13-14 13H35q-9 0-13-13z', f: '#2a1838' },
      { d: 'M24 86q6-3 13 0t13 0 13 0 13 0M33 91q6-3 12 0t12 0 12 0', s: '#f4c99c', w: 1.5, o: 0.8 },
    ],
  };
};

/** Takes the colour of the text around it. */
export const empty = (): draw.Scene => ({
  ...draw.CARD,
  fit: 'xMidYMid meet',
  fades: [],
  layers: [48, 62, 76].map((y, i) => ({
    d: `M${24 + i * 3} ${y}q6.5-5 13 0t13 0t13 0${i === 1 ? 't13 0' : ''}`,
    s: 'currentColor',
    w: 2,
    o: 0.2 - i * 0.03,
  })),
});
