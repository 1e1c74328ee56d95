/** What stands on the islands: one motif per block of ten. Drawn around (0, 0), the ground under it, light from the right. */

import { mix } from '@halcyon/page-kit/colour.ts';
import { block, disc, type Fade, glow, type Layer, lens, moved, path, ridge } from '@halcyon/page-kit/sketch.ts';
import type { Palette } from './sky.ts';

/** `k` is the place in the block, 0-9. The gradients of `lamps` are at hand. */
type Motif = (k: number, p: Palette, next: () => number) => Layer[];

export const LAMP = '#ffd98a';

export const lamps: readonly Fade[] = [
  glow('lamp', LAMP),
  glow('fire', '#ff7a4a'),
  { id: 'beam', line: [0, 0, 1, 0], stops: [0, 0.85, 0].map((opacity, i) => [i / 2, '#ffe9a8', opacity]) },
];

const buoy: Motif = (k, p) => {
  const t = `rotate(${(k % 5) * 4 - 8})`;
  const far = k % 2 ? 34 : -34;
  return [
    // Another light, far away, keeps it company; sometimes it is a sail.
    k % 3 === 2
      ? { d: `M${far}-12v-13l8 11zM${far - 2}-12v-9l-5 8zM${far - 8}-11h17l-3 3h-11z`, f: mix(p.low, p.light, 0.3) }
      : { d: disc(far, -16 + (k % 3), 7), f: '@lamp' },
    { d: lens(0, 6, 17, 2), f: p.near, o: 0.45 },
    { d: disc(0, -30, 18), f: '@lamp', t },
    { d: 'M-9-3-3.5-25h7L9-3H5.5L3-8h-6l-2.5 5zM-2.2-11h4.4L1-20h-2z', f: p.near, t },
    { d: 'M-13-4h26l-3.5 9q-9.5 3-19 0z', f: mix('#d8543f', p.near, 0.25), t },
    { d: 'M-12.6-1.5h25.2l-1 3h-23z', f: mix('#fff3e0', p.near, 0.3), t },
    { d: disc(0, -29, 4), f: LAMP, t },
    { d: lens(0, 12, 5, 0.7) + lens(1, 16, 3.5, 0.6), f: LAMP, o: 0.75 },
  ];
};

const frond = (angle: number, long: number): string => {
  const [x, y] = [Math.cos(angle) * long, Math.sin(angle) * long * 0.55];
  return path`M0 0Q${x * 0.5} ${y - long * 0.42} ${x} ${y + long * 0.3}Q${x * 0.45} ${y - long * 0.12} 0 0`;
};
const crown = (long: number, ...angles: readonly number[]): string =>
  angles.map((angle) => frond(angle, long)).join('');

const palm: Motif = (k, p) => {
  const tree = (x: number, high: number, bend: number): Layer[] => {
    const t = path`translate(${x + bend} ${-high})`;
    return [
      {
        d: path`M${x - 2} 2Q${x + bend * 0.1} ${-high / 2} ${x + bend - 0.8} ${-high}h1.8Q${x + bend * 0.3 + 1.5} ${-high / 2} ${x + 2.4} 2z`,
        f: p.near,
      },
      { d: crown(17, 2.75, 3.3, 4, 5.4, 6.2, 6.7), f: p.near, t },
      { d: crown(15, 5.4, 6.2, 6.7), f: p.lit, o: 0.6, t },
    ];
  };
  const way = k % 2 ? -1 : 1;
  return [
    ...(k > 3 ? tree(-9 * way, 22 + (k % 3) * 2, -8 * way) : []),
    ...tree(0, 33 + (k % 4), 8 * way),
    ...(k > 7 ? tree(15 * way, 18, 6 * way) : []),
  ];
};

const village: Motif = (k, p, next) => {
  const d = { walls: '', shade: '', roofs: '', panes: '' };
  const house = (x: number, y: number, w: number, h: number, roof: number): void => {
    d.walls += block(x, y - h, w, h);
    d.shade += block(x, y - h, w / 2, h);
    d.roofs += path`M${x - 1.5} ${y - h + 0.5}l${w / 2 + 1.5} ${-roof} ${w / 2 + 1.5} ${roof}z`;
    d.panes += block(x + w * 0.24, y - h * 0.72, 2.5, 3.2);
    if (next() > 0.3) d.panes += block(x + w * 0.62, y - h * 0.72, 2.5, 3.2);
  };
  if (k % 3 === 2) house(-3, -9, 7, 17, 13);
  if (k > 2) house(10, -7, 10, 9, 7);
  if (k > 5) house(-17, -7, 10, 9, 7);
  house(k % 2 ? -12 : -7, -1, 13, 11, 9);
  house(k % 2 ? 4 : 9, 0, 11, 8, 7);
  if (k) house(-24, 2, 11, 8, 7);
  return [
    { d: disc(0, -12, 32), f: '@lamp', o: 0.5 },
    { d: 'M-38 6Q-20-11 0-13T38 6z', f: mix(p.near, p.low, 0.08) },
    { d: d.walls, f: mix(p.near, p.low, 0.45) },
    { d: d.shade, f: p.near, o: 0.4 },
    { d: d.roofs, f: p.near, s: p.near, w: 0.8 },
    { d: d.panes, f: LAMP },
  ];
};

const lighthouse: Motif = (k, p) => [
  { d: 'M0-41 70-51V-33zM0-41-70-49V-33z', f: '@beam', t: `rotate(${(k % 5) * 2 - 4} 0 -41)` },
  { d: disc(0, -41, 13.5), f: '@lamp' },
  { d: 'M-7 4-4.2-34h8.4L7 4z', f: mix(p.near, '#fff3e0', 0.6) },
  { d: 'M-6.3-5-5.7-14H5.7l.6 9zM-5.1-22-4.6-29h9.2l.5 7z', f: mix(p.near, '#d8543f', 0.65) },
  { d: 'M-7 4-4.2-34h3L-2 4z', f: p.near, o: 0.45 },
  {
    d: `M-6.5-36.5h13v3h-13zM-4.5-45.5Q0-51 4.5-45.5zM-.6-51.5h1.2v4h-1.2z${k > 4 ? 'M9 4v-8l6-5 6 5v8z' : ''}`,
    f: p.near,
  },
  { d: `M-3.2-45.5h6.4v9h-6.4z${k > 4 ? 'M13.6-3h2.8v3.4h-2.8z' : ''}`, f: LAMP },
];

const volcano: Motif = (k, p) => {
  const wide = 36 + (k % 4) * 2;
  const high = 34 + (k % 3) * 3;
  const slope = path`Q15 ${-high * 0.42} ${wide} 5`;
  const puffs = [0, 1, 2, 3, 4].map((i) => disc(3 + i * (6 + (k % 3)), -high - 4 - i * 4.2, 3 + i * 1.4));
  return [
    { d: puffs.join(''), f: mix(p.near, p.middle, 0.5), o: 0.6 },
    { d: disc(0, -high, 15), f: '@fire' },
    { d: path`M${-wide} 5Q-15 ${-high * 0.42}-7 ${-high}q7 4 14 0${slope}z`, f: p.near },
    { d: path`M2 ${-high + 1.7}L7 ${-high}${slope}H${12 + k}Q13-8 6 ${-high / 2}L7 ${-high * 0.7}z`, f: p.lit, o: 0.6 },
    { d: path`M-6 ${-high}q6 4 12 0l-1.5 6-2.5-2-1.5 ${10 + k}-2.5-9-2 4z`, f: '#ff9d5c' },
    { d: path`M-4.5 ${-high + 0.9}q4.5 2.3 9 0`, s: '#ffe2a0', w: 1.5 },
  ];
};

const temple: Motif = (k, p) => {
  const tiers = 2 + (k % 3);
  const roof = mix(p.near, '#b0303f', 0.32);
  const d = { walls: '', posts: '', roofs: '', lit: '' };
  const step = tiers > 3 ? 9.6 : 11.5;
  let y = -4;
  for (let tier = 0; tier < tiers; tier += 1) {
    const half = 20 - tier * 3.6;
    d.walls += block(-half * 0.56, y - 8, half * 1.12, 8);
    for (const part of [-0.56, -0.2, 0.08, 0.44]) d.posts += block(half * part, y - 8, half * 0.12, 8);
    y -= step - 4;
    const eave = path`Q${half * 0.72} ${y - 0.5} ${half} ${y - 1.5}`;
    d.roofs += path`M${-half} ${y - 1.5}Q${-half * 0.72} ${y - 0.5} ${-half * 0.46} ${y - 6}H${half * 0.46}${eave}Q${half * 0.8} ${y + 1.8} ${half * 0.6} ${y + 1.5}H${-half * 0.6}Q${-half * 0.8} ${y + 1.8} ${-half} ${y - 1.5}`;
    d.lit += path`M${half * 0.1} ${y - 6}H${half * 0.46}${eave}Q${half * 0.6} ${y + 0.6} ${half * 0.2} ${y + 0.4}z`;
    y -= 4;
  }
  return [
    { d: 'M-22 4l3-4h38l3 4zM-17 0l2-4.5h30l2 4.5z', f: p.near },
    { d: d.walls, f: mix(p.near, '#ffdfae', 0.5) },
    { d: d.posts, f: p.near },
    { d: d.roofs, f: roof },
    { d: d.lit, f: p.light, o: 0.28 },
    { d: path`M-1.4 ${y - 1}L0 ${y - 8}L1.4 ${y - 1}z${disc(0, y - 3.6, 1.6)}`, f: roof },
  ];
};

/** One side of a fir, `way` 1 right or -1 left, from its top to the middle of its foot. */
const side = (high: number, way: number): string => {
  const w = high * 0.27 * way;
  return path`l${w * 0.6} ${high * 0.36}h${w * -0.24}l${w * 0.5} ${high * 0.3}h${w * -0.26}l${w * 0.5} ${high * 0.27}H`;
};
const fir = (x: number, y: number, high: number): string =>
  path`M${x} ${y - high}${side(high, 1)}${x}zM${x} ${y - high}${side(high, -1)}${x}zM${x - 1} ${y - high * 0.1}h2V${y + 1}h-2z`;

const forest: Motif = (k, p, next) => {
  const green = mix(p.near, '#1f5a4a', 0.5);
  let back = '';
  for (let i = 0; i < 6; i += 1) back += fir(-27 + i * 11 + next() * 3, 2, 20 + next() * 12);
  const layers: Layer[] = [{ d: back, f: mix(green, p.low, 0.38) }];
  const trees = 3 + (k % 3);
  for (let i = 0; i < trees; i += 1) {
    const x = -24 + ((i + 0.5) * 48) / trees + next() * 4 - 2;
    const high = 30 + next() * 13 - Math.abs(x) * 0.3;
    layers.push({ d: fir(x, 4, high), f: green });
    layers.push({ d: path`M${x} ${4 - high}${side(high, 1)}${x + high * 0.05}z`, f: p.light, o: 0.22 });
  }
  return layers;
};

const peaks: Motif = (k, p, next) => {
  const rock = mix(p.near, '#3f6f92', 0.4);
  const peak = (x: number, high: number, half: number, tone: string): Layer[] => {
    const t = path`translate(${x} 5)scale(${half} ${high})`;
    return [
      { d: 'M-1 0-.52-.48-.42-.52-.13-.9 0-1 .1-.91.36-.56.48-.52 1 0z', f: tone, t },
      { d: 'M0-1 .1-.91.36-.56.48-.52 1 0H.2L.06-.3.16-.5-.04-.72z', f: '#fff', o: 0.22, t },
      { d: 'M-.13-.9 0-1 .1-.91.34-.59.22-.66.12-.54.02-.68-.1-.55-.2-.68-.34-.63z', f: '#fff', t },
      { d: 'M-.13-.9 0-1-.03-.7-.1-.55-.2-.68-.34-.63z', f: '#8fb2d6', o: 0.5, t },
    ];
  };
  const way = k % 2 ? -1 : 1;
  return [
    ...peak(22 * way, 32 + (k % 3) * 3, 24, mix(rock, p.low, 0.34)),
    ...(k > 4 ? peak(-24 * way, 24 + (k % 2) * 4, 20, mix(rock, p.low, 0.22)) : []),
    ...peak(-2 * way, 47 + (k % 4) * 2, 31, rock),
    {
      d: ridge(
        -40,
        42,
        6,
        Array.from({ length: 9 }, () => 5 + next() * 7),
      ),
      f: mix(p.near, '#2f7a5c', 0.45),
    },
  ];
};

export const MOTIFS: readonly Motif[] = [buoy, palm, village, lighthouse, volcano, temple, forest, peaks];

/** Half the width of the island under each motif; a buoy has none. */
export const MOUNDS = [0, 30, 38, 26, 42, 30, 36, 44];

export const mound = (x: number, y: number, half: number, p: Palette): Layer[] => [
  { d: lens(x, y + 5, half, 0, 7), f: p.near, o: 0.35 },
  {
    d: path`M${x - half} ${y + 5.5}Q${x - half * 0.7} ${y - 3} ${x} ${y - 3}T${x + half} ${y + 5.5}Q${x} ${y + 8} ${x - half} ${y + 5.5}`,
    f: p.near,
  },
];

/** A whole island, far enough away to be moved as one. */
export const isle = (t: string, kind: number, k: number, p: Palette, next: () => number): Layer[] =>
  moved(t, [...mound(0, 0, MOUNDS[kind]!, p), ...MOTIFS[kind]!(k, p, next)]);

/** A small boat with two sails; it stands on (0, 0). */
export const boat = (t: string, sail: string, hull: string): Layer[] => [
  { d: lens(0, 2, 17, 0, 3), f: hull, o: 0.4, t },
  { d: 'M1-34Q16-20 15-8H1z', f: sail, t },
  { d: 'M-1-29Q-11-18-13-8H-1z', f: mix(sail, hull, 0.22), t },
  { d: 'M-17-5H18q-3 8-9 8H-8q-6 0-9-8zM-.7-36h1.4v31h-1.4z', f: hull, t },
];
