/**
 * Terrain cards. The value is told by altitude: from warm mist over a low meadow up to thin, deep blue air above a summit.
 * The type is told by the shape of the land: blades, drifts, strata. Nothing but plain sky lies behind the number.
 */

import { mix } from '@halcyon/page-kit/colour.ts';
import { down, type Layer, path, type Sketch } from '@halcyon/page-kit/sketch.ts';
import { GRASS, ROCK, SNOW } from '../../rules/vocabulary.ts';
import { BOX } from './shape.ts';

/** Sky by altitude, high and low: morning mist, clear morning, thin air. */
const SKIES: readonly (readonly [at: number, top: string, low: string])[] = [
  [0, '#f9cfae', '#fff0dc'],
  [0.27, '#f8dbab', '#fff6e0'],
  [0.4, '#f4ead0', '#fffaea'],
  [0.54, '#c9e5f1', '#f4faf3'],
  [0.75, '#8fc1e8', '#dcedf6'],
  [0.9, '#3a72b6', '#79abdc'],
  [1, '#2a5aa0', '#5f97d2'],
];
/** 0 at the foot, 1 at the top. */
const altitude = (value: number): number => (value - 1) / 11;
const skyAt = (high: number): readonly [top: string, low: string] => {
  const next = Math.max(
    1,
    SKIES.findIndex(([at]) => at >= high),
  );
  const [from, top, low] = SKIES[next - 1]!;
  const [to, topThen, lowThen] = SKIES[next]!;
  const part = (high - from) / (to - from);
  return [mix(top, topThen, part), mix(low, lowThen, part)];
};
/** Ink for the number: light only in the thin air of the highest cards. */
export const inkOn = (value: number): string => (value > 10 ? '#fff' : '#131a33');

/** Where the land begins, under the number. */
const topOf = (high: number): number => 67 - 6 * high;

/** Three blades from one root. */
const tuft = (x: number, y: number, size: number): string =>
  path`M${x} ${y}q${-size * 0.2} ${-size * 0.6} ${-size * 0.55} ${-size * 0.8}M${x} ${y}v${-size}M${x} ${y}q${size * 0.2} ${-size * 0.6} ${size * 0.55} ${-size * 0.8}`;

const grass = (high: number): Layer[] => {
  const top = topOf(high);
  const land = mix('#4d9a45', '#86a03c', high);
  const near = mix('#2f7a3c', '#5f8230', high);
  const rise = 2 + 4 * high;
  const hill = path`M-2 ${top + rise}Q20 ${top - rise} 44 ${top + 2}T78 ${top + rise * 0.7}V102H-2z`;
  // Blades along the ridge too: at the size of a phone the outline is what tells the type.
  const ridge = [7, 19, 31, 44, 57, 69].map((x, i) => tuft(x, top + 4 + ((i * 5) % 4), 7 + (i % 3) * 1.5)).join('');
  return [
    { d: hill, f: land },
    { d: ridge, s: land, w: 2.8 },
    { d: path`M-2 ${top + 19}Q26 ${top + 9} 44 ${top + 17}T78 ${top + 13}V102H-2z`, f: near },
    {
      d: tuft(17, top + 17, 9) + tuft(33, top + 26, 10) + tuft(48, top + 19, 9) + tuft(62, top + 15, 8),
      s: '#c8e48a',
      w: 2.6,
    },
  ];
};

const snow = (high: number): Layer[] => {
  const top = topOf(high);
  return [
    {
      d: path`M-2 ${top + 7}C12 ${top - 7 - 4 * high} 28 ${top - 4 * high} 42 ${top + 5}S66 ${top + 7} 78 ${top - 3}V102H-2z`,
      f: '@land',
    },
    // The lee side of a drift, in blue shadow.
    {
      d: path`M20 ${top - 0.5}C30 ${top} 36 ${top + 3} 42 ${top + 5}S58 ${top + 10} 66 ${top + 8}C54 ${top + 19} 34 ${top + 15} 20 ${top - 0.5}`,
      f: '#a9c9ea',
    },
    {
      d: path`M2 ${top + 19}Q18 ${top + 11} 32 ${top + 19}T60 ${top + 18}T78 ${top + 14}M12 ${top + 28}Q26 ${top + 21} 38 ${top + 28}T66 ${top + 25}`,
      s: '#7fa9d8',
      w: 2.6,
    },
  ];
};

const rock = (high: number): Layer[] => {
  const top = topOf(high);
  const land = mix('#8d6b56', '#77708a', high);
  const dark = mix('#5a4038', '#474661', high);
  const peak = top - 6 + 2 * high;
  return [
    {
      d: path`M-2 ${top + 8}L9 ${top + 1}L15 ${top + 5}L30 ${peak}L40 ${top + 3}L50 ${top - 3}L60 ${top + 6}L68 ${top}L78 ${top + 7}V102H-2z`,
      f: land,
    },
    {
      d: path`M30 ${peak}L40 ${top + 3}L36 ${top + 14}L46 ${top + 30}H26L31 ${top + 12}zM50 ${top - 3}L60 ${top + 6}L66 ${top + 24}L52 ${top + 18}L54 ${top + 8}z`,
      f: dark,
    },
    {
      d: path`M2 ${top + 13}L24 ${top + 6}M4 ${top + 22}L28 ${top + 15}M14 ${top + 30}L46 ${top + 22}M42 ${top + 11}L74 ${top + 12}M46 ${top + 19}L66 ${top + 20}`,
      s: mix('#d9b796', '#c3bfd4', high),
      w: 2.4,
    },
  ];
};

const LANDS = { [GRASS]: grass, [SNOW]: snow, [ROCK]: rock };
/** The ground of a type; campfires stand on it too. */
export const landOf = (type: number, high: number): Layer[] => LANDS[type as keyof typeof LANDS](high);
export const SNOW_FADE = down('land', '#ffffff', '#e3eefa', '#c9def3');

/** Ridges far away, the paler the higher we stand. */
const far = (high: number, low: string): Layer => ({
  d: path`M-2 66L10 ${60 - 2 * high}L22 64L36 ${59 - 2 * high}L52 65L64 ${59 - 2 * high}L78 66V102H-2z`,
  f: mix(low, '#5f7fae', 0.35),
  o: 0.7,
});

/** An ibex seen from the front, around (0, 0): its horns spread upwards as the lower half of a diamond does. */
const IBEX =
  'M-.7 2C-1.5-7-7-14-14.5-13C-9.5-10-7-4-5.5 1.5L-10.5 1L-5 5L-2.6 13Q0 15.5 2.6 13L5 5L10.5 1L5.5 1.5C7-4 9.5-10 14.5-13C7-14 1.5-7 .7 2Q0 1.5-.7 2z';

const IBEX_AT = 'translate(38 82)scale(.9)';

export const terrain = (value: number, type: number, ibex: boolean): Sketch => {
  const high = altitude(value);
  const [top, low] = skyAt(high);
  return {
    ...BOX,
    fades: [down('sky', top, top, low), SNOW_FADE],
    layers: [
      { d: 'M0 0h76v100H0z', f: '@sky' },
      far(high, low),
      ...landOf(type, high),
      ...(ibex
        ? [
            { d: IBEX, s: '#3a2412', w: 4, t: IBEX_AT },
            { d: IBEX, f: '#fff4da', t: IBEX_AT },
          ]
        : []),
    ],
  };
};
