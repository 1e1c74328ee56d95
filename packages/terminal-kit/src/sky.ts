/** A card's sky follows its number, 1 deep night to 80 full day, so that the growing grid becomes a sunrise. */
import { mix, type Rgb } from './ink.ts';

export interface Sky {
  readonly top: Rgb;
  readonly middle: Rgb;
  readonly low: Rgb;
}
/** The stops of the look, at equal distances: top, middle, low. */
const STOPS = [
  ['0b1230', '1d2a5c', '2d3f7d'],
  ['1c1f4f', '3f3a7f', '6a4f92'],
  ['4a2f6b', '9a4f86', 'd9768a'],
  ['b1567a', 'ee8f78', 'ffc38a'],
  ['e79a6d', 'ffd39a', 'fbe9c2'],
  ['74b7e0', 'b9e0f2', 'fdf6dc'],
] as const;

const rgb = (hex: string): Rgb => [0, 2, 4].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as unknown as Rgb;

/** `hour` from 0 (night) to 1 (day). */
export const skyAt = (hour: number): Sky => {
  const at = Math.min(1, Math.max(0, hour)) * (STOPS.length - 1);
  const stop = Math.min(STOPS.length - 2, Math.floor(at));
  const part = (i: 0 | 1 | 2): Rgb => mix(rgb(STOPS[stop]![i]), rgb(STOPS[stop + 1]![i]), at - stop);
  return { top: part(0), middle: part(1), low: part(2) };
};
