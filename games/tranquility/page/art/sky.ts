/** The one light of Tranquility: every colour follows a card's number, 1 deep night to 80 full day. */
import { blend, channels, hex, mix } from '@halcyon/page-kit/colour.ts';

export type Palette = {
  readonly top: string;
  readonly middle: string;
  readonly low: string;
  /** The sea at the horizon and at our feet. */
  readonly sea: string;
  readonly deep: string;
  /** The land before us; hills behind it dissolve into the air. */
  readonly near: string;
  readonly hill: string;
  readonly far: string;
  /** Land where the light touches it. */
  readonly lit: string;
  /** Moon or sun. */
  readonly light: string;
};

/**
 * How far the day is, then: top, middle, low, sea, deep, near, light. The stops at .87 and .93 lead around the grey that
 * lies between orange and blue.
 */
const STOPS: readonly (readonly [number, string])[] = [
  [0, '0b12301d2a5c2d3f7d32488a0b1436060a1ef1eedb'],
  [0.2, '1c1f4f3f3a7f6a4f925b4c9617194a0d0d2cf6ead2'],
  [0.4, '4a2f6b9a4f86d9768ab9668f35285f21143fffe0bd'],
  [0.6, 'b1567aee8f78ffc38af2a68673477b411d43ffe9bf'],
  [0.8, 'e79a6dffd39afbe9c2f5d7a4598fa24a3549fff4d0'],
  [0.87, 'd9a6a4fbd7b8fdebc9d8ddc04596b134425afff7da'],
  [0.93, 'a5b1d8dfdde3fdf1d2b6e0d4359abc234e63fff9e2'],
  [1, '74b7e0b9e0f2fdf6dc9ee3dd2393bf1b545ffffbe8'],
];

/** How far the day is at this number: 0 to 1. */
export const dayOf = (value: number): number => Math.min(1, Math.max(0, (value - 1) / 79));

type Seven = [string, string, string, string, string, string, string];

const known = new Map<number, Palette>();

export const palette = (value: number): Palette => {
  const before = known.get(value);
  if (before) return before;
  const day = dayOf(value);
  const next = Math.max(
    1,
    STOPS.findIndex(([at]) => at >= day),
  );
  const [from, a] = STOPS[next - 1]!;
  const [to, b] = STOPS[next]!;
  const all = blend(channels(a), channels(b), (day - from) / (to - from));
  const [top, middle, low, sea, deep, near, light] = [0, 3, 6, 9, 12, 15, 18].map((i) =>
    hex(all.slice(i, i + 3)),
  ) as Seven;
  const made: Palette = {
    top,
    middle,
    low,
    sea,
    deep,
    near,
    hill: mix(near, low, 0.28),
    far: mix(near, low, 0.58),
    lit: mix(near, light, 0.3),
    light,
  };
  known.set(value, made);
  return made;
};

/** Where two sides of a card are told apart, each has its half of the day, and the number moves the light only within it. */
export const lightAt = (value: number, night?: boolean): number =>
  night === undefined ? value : night ? value * 0.22 : 58 + value * 0.275;

/** The number on this sky is moonlight until the dawn is brighter than half, then ink. */
export const inkOn = (value: number, night?: boolean): string => (lightAt(value, night) < 47 ? '#fff' : '#12071f');
