/** The cards of Stormy Seas and of the variants that are not islands. */

import { mix } from '@halcyon/page-kit/colour.ts';
import {
  at,
  block,
  crescent,
  dice,
  disc,
  down,
  glow,
  type Layer,
  lens,
  moved,
  path,
  type Sketch,
  stars,
} from '@halcyon/page-kit/sketch.ts';
import { FRAME, SAIL } from './cards.ts';
import { fadesOf, HORIZON, sea } from './island.ts';
import { isle, MOTIFS } from './motifs.ts';
import { palette } from './sky.ts';
import { CARD } from './water.ts';
import { ROSE } from './weather.ts';

const rose = (x: number, y: number, size: number): Layer[] => moved(at(x - 24 * size, y - 24 * size, size), ROSE);

/** Half asleep before the moon; it bears nobody ill will. */
export const monster = (): Sketch => {
  const p = { ...palette(4), middle: '#1c4a66', low: '#4f9796', sea: '#3f8288', deep: '#0a2238', near: '#0b2c3c' };
  const next = dice(5);
  const skin = mix(p.near, p.low, 0.22);
  const belly = mix(p.near, p.low, 0.72);
  return {
    ...CARD,
    fades: fadesOf(p),
    layers: [
      { d: block(0, 0, 100, 92), f: '@sky' },
      ...stars(34, next, (x, y) => y > 30 && Math.hypot(x - 60, y - 60) > 28),
      { d: disc(60, 60, 42), f: '@halo', o: 0.6 },
      { d: disc(60, 60, 25), f: p.light },
      ...sea(60, 0.5, p, next),
      // Its fins, then its back out of the water, the tail, neck and head.
      {
        d: 'M8 82q-1-9 2-13 4 3 8 7zM24 76q3-6 9-9 1 7 0 14zM72 50q8-6 14-5-5 6-5 14zM79 64q7-3 13-1-7 5-8 13zM81 82q7-1 12 2-7 3-9 10z',
        f: belly,
      },
      { d: 'M7 100C7 72 37 72 37 100', s: skin, w: 12 },
      { d: 'M12 102C12 81 32 81 32 102', s: belly, w: 2.6 },
      {
        d: 'M55 108C56 94 67 86 66 73C65 65 59 63 52 65C45 68 36 68 33 63C32 58 39 55 46 53C52 44 68 44 76 56C84 70 80 90 85 108zM90 104q8-6 4-15 9 5 7 17z',
        f: skin,
      },
      { d: 'M55 108C56 94 67 86 66 73q9 14 1 35z', f: belly },
      { d: 'M66 80q3 1 4 4M64 86q4 1 6 4M60 93q5 0 9 4', s: skin, w: 1.4 },
      { d: 'M50 56q4 3.4 8 0M36 63q7 2 12-1', s: p.light, w: 1.6 },
      { d: lens(22, 106, 34, 3.6) + lens(72, 108, 36, 4), f: mix(p.sea, p.deep, 0.42) },
      { d: 'M0 104q7-2 14 0t14 0 14 0M50 106q7-2 14 0t14 0 14 0', s: p.light, w: 0.9, o: 0.5 },
    ],
  };
};

/** Everything at once: the whole way from night to day, both lights, an early island and a late one. */
export const wild = (): Sketch => {
  const next = dice(7);
  const p = palette(40);
  const edge = (part: number): string => {
    const angle = (part * 0.16 - 0.14) * Math.PI;
    return path`L${50 - 150 * Math.cos(angle)} ${70 - 150 * Math.sin(angle)}`;
  };
  const fan = MOTIFS.map((_, i): Layer => ({ d: `M50 70${edge(i - 0.05)}${edge(i + 1)}`, f: palette(1 + i * 13).top }));
  return {
    ...CARD,
    fades: [
      { ...down('sea', '#141d4a', '#6a4f92', '#f2a686', '#5fc0c8'), line: [0, 0, 1, 0] },
      glow('halo', '#fff4d0'),
    ],
    layers: [
      { d: block(0, 60, 100, 32), f: p.low },
      ...fan,
      ...stars(40, next, (x, y) => x < 36 && y > 36),
      { d: disc(88, 46, 18), f: '@halo' },
      { d: disc(88, 46, 7), f: '#fffbe8' },
      { d: crescent(13, 55), f: '#f1eedb' },
      { d: disc(50, 70, 36), f: '@halo' },
      ...sea(50, 0.5, p, next),
      ...isle(at(16, HORIZON + 2, 0.58), 1, 4, palette(11), next),
      ...isle(at(84, HORIZON + 2, 0.58), 7, 1, palette(77), next),
      ...rose(50, 70, 1.25),
    ],
  };
};

const sail = (x: number, y: number, w: number, h: number): string =>
  path`M${x} ${y}q${w / 2} -3 ${w} 0q${w * 0.35} ${h / 2} 0 ${h}q${-w / 2} -4 ${-w} 0q${w * 0.3} ${-h / 2} 0 ${-h}`;

/** The ship Tranquility under all sails. */
export const border = (): Sketch => {
  const p = palette(43);
  const hull = '#2a1838';
  const shade = mix(SAIL, p.middle, 0.3);
  return {
    ...CARD,
    fades: fadesOf(p),
    layers: [
      { d: block(0, 0, 100, 92), f: '@sky' },
      { d: disc(50, 80, 46), f: '@halo' },
      { d: lens(16, 52, 22, 1.6, 0.6) + lens(88, 60, 24, 1.6, 0.6), f: p.light, o: 0.35 },
      ...sea(50, 0.7, p, dice(2)),
      { d: lens(50, 110, 42, 0, 5), f: p.near, o: 0.4 },
      { d: 'M38 40v54M59 36v58M74 91l19-11', s: hull, w: 1.6 },
      { d: 'M63 48 92 80 77 86Q74 66 63 48', f: shade },
      { d: sail(28, 66, 20, 22) + sail(30, 46, 16, 17), f: shade },
      { d: sail(47, 64, 24, 24) + sail(50, 43, 18, 18), f: SAIL },
      { d: 'M59 36q-6-3-12 1 6 2 12 2zM38 40q-5-3-10 1 5 2 10 2z', f: '#e2574a' },
      { d: 'M14 89h11l2 5h44l5-4h11q-4 19-15 21H31Q18 110 14 89z', f: hull },
      { d: 'M17 98q34 4 67 0', s: '#e6c37f', w: 1.4 },
      { d: 'M8 113q6-2 12 0t12 0M62 114q6-2 12 0t12 0', s: p.light, w: 1, o: 0.7 },
    ],
  };
};

/** An empty cell with a border card on it: its frame and its ship, only hinted. */
export const borderCell = (): Sketch => ({
  ...CARD,
  fit: 'xMidYMid meet',
  fades: [],
  layers: [
    { d: 'M20 9q0 8-9 8v91q9 0 9 8h60q0-8 9-8V17q-9 0-9-8z', s: 'var(--ink-2)', w: 2.2, o: 0.7 },
    {
      d: 'M48 38v32H32Q44 56 48 38zM53 42q14 12 15 28H53zM28 75h45q-4 11-11 11H38q-7 0-10-11z',
      f: 'var(--ink-2)',
      o: 0.4,
    },
  ],
});

/** The Explorer deck is a chart: coasts, a route, and no word of what waits there. */
export const explorerBack = (): Sketch => {
  const ink = '#7a4a22';
  let rays = '';
  for (let i = 0; i < 16; i += 1)
    rays += path`M50 62L${50 + 90 * Math.cos((i * Math.PI) / 8)} ${62 + 90 * Math.sin((i * Math.PI) / 8)}`;
  return {
    ...CARD,
    fit: 'xMidYMid slice',
    fades: [down('paper', '#f6e7c1', '#dcbc84')],
    layers: [
      { d: block(0, 0, 100, 125), f: '@paper' },
      { d: rays, s: ink, w: 0.7, o: 0.35 },
      {
        d: 'M7 34q10 2 14-5t14-4 6-9l2-7H13q-6 0-6 6zM93 84q-9-2-12 6t-12 5-7 9l-2 12h27q6 0 6-6z',
        f: '#b9a25c',
        s: ink,
        w: 1.4,
      },
      { d: FRAME, s: ink, w: 2.4 },
      { d: 'M18 108h0M23 103h0M26 97h0M27 90h0M72 38h0M73 31h0M77 26h0', s: '#b3402f', w: 2.6 },
      { d: 'M80 17l6 6m0-6-6 6', s: '#b3402f', w: 2 },
      { d: disc(50, 62, 25), f: '#22305f', s: '#e6c37f', w: 3 },
      ...rose(50, 62, 1.2),
    ],
  };
};
