/** Colour as far as the terminal can: none, sixteen, 256 or all. States are never told by colour alone. */
import type { WriteStream } from 'node:tty';
import pc from 'picocolors';

export type Rgb = readonly [number, number, number];
/** The colour that lies at `t` (0 to 1) between two others. */
export const mix = (a: Rgb, b: Rgb, t: number): Rgb =>
  a.map((x, i) => Math.round(x + (b[i]! - x) * t)) as unknown as Rgb;
export interface Ink {
  /** Whether areas can be painted: with fewer colours cards are written in brackets. */
  readonly paints: boolean;
  bold(text: string): string;
  dim(text: string): string;
  /** What may be chosen. */
  gold(text: string): string;
  /** What was refused. */
  warn(text: string): string;
  paint(text: string, back: Rgb, front?: Rgb): string;
}

const LEVELS = [0, 95, 135, 175, 215, 255];
const nearest = (x: number): number =>
  LEVELS.reduce((best, level, i) => (Math.abs(level - x) < Math.abs(LEVELS[best]! - x) ? i : best), 0);
/** The colour of the 6 x 6 x 6 cube of 256-colour terminals that comes closest. */
const cube = ([r, g, b]: Rgb): number => 16 + 36 * nearest(r) + 6 * nearest(g) + nearest(b);

/** Relative luminance, as WCAG defines it. */
const light = (colour: Rgb): number => {
  const [r = 0, g = 0, b = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
/** Where black and white letters can be read equally well. */
const DUSK = 0.179;
/** Letters that can be read on this colour: on a dusky sky only black or white reach the contrast of AA. */
export const readable = (back: Rgb): Rgb => (light(back) > DUSK ? [0, 0, 0] : [255, 255, 255]);

export const makeInk = (depth: number): Ink => {
  const colours = pc.createColors(depth > 1);
  const code = (rgb: Rgb, layer: 38 | 48): string =>
    depth >= 24 ? `${layer};2;${rgb.join(';')}` : `${layer};5;${cube(rgb)}`;
  return {
    paints: depth >= 8,
    bold: colours.bold,
    dim: colours.dim,
    gold: (text) => colours.bold(colours.yellow(text)),
    warn: colours.red,
    paint: (text, back, front = readable(back)) =>
      depth >= 8 ? `\u001b[${code(front, 38)};${code(back, 48)}m${text}\u001b[0m` : text,
  };
};

/** What this stream can show; NO_COLOR and FORCE_COLOR are respected by node itself. */
export const depthOf = (stream: WriteStream): number => (stream.isTTY ? stream.getColorDepth() : 1);
