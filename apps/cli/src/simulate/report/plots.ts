/** Pictures without text, which may be stretched to any width: lines keep their weight, and dots stay round. */
import type { Counts } from '@halcyon/bots';
import { escaped } from './html.ts';

/** From 0 to 1 along a track, as its units. */
const at = (share: number): string => (100 * Math.min(1, Math.max(0, share))).toFixed(2);
const line = (kind: string, from: number, to: number): string => `<path class="${kind}" d="M${at(from)} 5H${at(to)}"/>`;
const upright = (kind: string, share: number, from = 0, to = 10): string =>
  `<path class="${kind}" d="M${at(share)} ${from}V${to}"/>`;
const GRID = [0, 0.25, 0.5, 0.75, 1];
/** What it shows stands beside it as text. */
const track = (marks: string): string =>
  `<svg class="track" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">${GRID.map((share) => upright('grid', share)).join('')}${marks}</svg>`;

export interface Shares {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
  readonly even?: number;
}
/** A share with its interval, and what it would be if all were even. */
export const dotTrack = ({ rate, low, high, even }: Shares): string =>
  track(
    `${even === undefined ? '' : upright('even', even)}${line('span', low, high)}<path class="dot" d="M${at(rate)} 5h0"/>`,
  );

export interface Spread {
  readonly least: number;
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
  readonly most: number;
}
export const spreadTrack = (spread: Spread, from: number, to: number): string => {
  const share = (value: number): number => (to === from ? 0.5 : (value - from) / (to - from));
  const { least, lower, median, upper, most } = spread;
  return track(
    line('thin', share(least), share(most)) +
      line('thick', share(lower), share(upper)) +
      upright('tick', share(median), 1, 9),
  );
};

export interface Bin {
  readonly from: number;
  readonly to: number;
  /** By part: whatever a bar is stacked of. */
  readonly games: readonly number[];
}
const MOST_BINS = 48;
/** Equal bins of whole numbers that hold all values of all parts. */
export const binsOf = (parts: readonly Counts[]): Bin[] => {
  const values = parts.flatMap((counts) => Object.keys(counts).map(Number));
  if (values.length === 0) return [];
  const least = values.reduce((a, b) => Math.min(a, b));
  const most = values.reduce((a, b) => Math.max(a, b));
  const width = Math.max(1, Math.ceil((most - least + 1) / MOST_BINS));
  const bins = Array.from({ length: Math.floor((most - least) / width) + 1 }, (_, i) => ({
    from: least + i * width,
    to: least + (i + 1) * width - 1,
    games: parts.map(() => 0),
  }));
  parts.forEach((counts, part) => {
    for (const [value, games] of Object.entries(counts))
      bins[Math.floor((Number(value) - least) / width)]!.games[part]! += games;
  });
  return bins;
};
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Bars over bins, stacked where there are parts; `mark` is a value that gets a line. */
export const histogram = (bins: readonly Bin[], classes: readonly string[], said: string, mark?: number): string => {
  const highest = Math.max(...bins.map(({ games }) => sum(games)));
  const wide = 100 / bins.length;
  const gap = Math.min(0.25, wide / 6);
  const bars = bins.flatMap(({ games }, i) => {
    let top = 100;
    return games.map((n, part) => {
      const height = (96 * n) / highest;
      top -= height;
      if (n === 0) return '';
      const [x, width] = [(i * wide + gap).toFixed(2), (wide - 2 * gap).toFixed(2)];
      return `<rect class="${classes[part]}" x="${x}" y="${top.toFixed(2)}" width="${width}" height="${height.toFixed(2)}"/>`;
    });
  });
  const first = bins[0]!;
  const span = bins.length * (first.to - first.from + 1);
  const middle = mark === undefined ? '' : upright('mid', (mark - first.from + 0.5) / span, 0, 100);
  return `<svg class="hist" viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label="${escaped(said)}">${bars.join('')}${middle}</svg>`;
};
