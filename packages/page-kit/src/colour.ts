/** Colours on the way from one to another. */
export const channels = (hex: string): number[] =>
  (hex.match(/[0-9a-f]{2}/g) ?? []).map((pair) => Number.parseInt(pair, 16));
export const blend = (a: readonly number[], b: readonly number[], part: number): number[] =>
  a.map((channel, i) => channel + ((b[i] ?? channel) - channel) * part);
export const hex = (rgb: readonly number[]): string =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** A colour on the way from `a` (part 0) to `b` (part 1); both as #rrggbb. */
export const mix = (a: string, b: string, part: number): string => hex(blend(channels(a), channels(b), part));
