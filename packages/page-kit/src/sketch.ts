/** A picture as data: paths over gradients, drawn by Sketch.svelte. What every game's pictures are made of. */

/** `f` fill, `s` stroke, `w` stroke width, `o` opacity, `t` transform; a colour '@id' is the gradient of that id. */
export type Layer = {
  readonly d: string;
  readonly f?: string;
  readonly s?: string;
  readonly w?: number;
  readonly o?: number;
  readonly t?: string;
};
/** Runs along `line` (x1 y1 x2 y2 as parts of the shape) or, without it, around the middle. */
export type Fade = {
  readonly id: string;
  readonly line?: readonly number[];
  readonly stops: readonly (readonly [at: number, colour: string, opacity?: number])[];
};
export type Sketch = {
  readonly box: string;
  readonly fit?: string;
  readonly fades: readonly Fade[];
  readonly layers: readonly Layer[];
};

/** How a set-up screen shows a module, a board or a mode. */
export type ModuleTile = {
  /** Difficulty by the rule book, and the most that it gives. */
  readonly marks?: readonly [marks: number, of: number];
  picture(): Sketch;
};

/** Colours from top to bottom, evenly. */
export const down = (id: string, ...colours: readonly string[]): Fade => ({
  id,
  line: [0, 0, 0, 1],
  stops: colours.map((colour, i) => [i / (colours.length - 1), colour]),
});
/** Light around a point. */
export const glow = (id: string, colour: string, strength = 0.85): Fade => ({
  id,
  stops: [1, 0.3, 0].map((part, i) => [i / 2, colour, part * strength]),
});

const short = (part: string | number): string | number =>
  typeof part === 'number' ? Math.round(part * 10) / 10 : part;
/** Path data with its numbers cut to one decimal: that is enough for a card. */
export const path = (texts: TemplateStringsArray, ...parts: readonly (string | number)[]): string =>
  texts.reduce((all, text, i) => all + short(parts[i - 1]!) + text);

/** Numbers 0 to 1, always the same for the same seed. */
export const dice = (seed: number): (() => number) => {
  let state = Math.imul(seed + 11, 0x9e3779b1);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
};

export const at = (x: number, y: number, sx = 1, sy = sx): string =>
  `${path`translate(${x} ${y})`}scale(${sx.toFixed(2)} ${sy.toFixed(2)})`;
/** The same layers, moved as a whole. */
export const moved = (t: string, layers: readonly Layer[]): Layer[] =>
  layers.map((layer) => ({ ...layer, t: t + (layer.t ?? '') }));
export const disc = (x: number, y: number, r: number): string =>
  path`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;
export const block = (x: number, y: number, w: number, h: number): string => path`M${x} ${y}h${w}v${h}h${-w}z`;
/** A flat leaf: clouds, glints, reflections. */
export const lens = (x: number, y: number, half: number, up: number, below = up): string =>
  path`M${x - half} ${y}Q${x} ${y - 2 * up} ${x + half} ${y}Q${x} ${y + 2 * below} ${x - half} ${y}`;

/** Land with a soft outline along `heights`, from `x0` to `x1`, standing on `base`. */
export const ridge = (x0: number, x1: number, base: number, heights: readonly number[]): string => {
  const step = (x1 - x0) / heights.length;
  const bends = heights.map((height, i) => {
    const after = heights[i + 1];
    const y = after === undefined ? base : base - (height + after) / 2;
    return path`Q${x0 + (i + 0.5) * step} ${base - height} ${x0 + (i + 1) * step} ${y}`;
  });
  return `${path`M${x0} ${base}`}${bends.join('')}z`;
};

export const stars = (
  count: number,
  next: () => number,
  free: (x: number, y: number) => boolean,
  width = 100,
): Layer[] => {
  const d = ['', ''];
  for (let i = 0; i < count; i += 1) {
    const [x, y] = [2 + next() * (width - 4), 4 + next() * 62];
    if (free(x, y)) d[i % 5 ? 0 : 1] += path`M${x} ${y}h0`;
  }
  return [
    { d: d[0]!, s: '#fff', w: 0.9, o: 0.62 },
    { d: d[1]!, s: '#fff', w: 1.7, o: 0.95 },
  ];
};

export const crescent = (x: number, y: number): string =>
  path`M${x + 3} ${y - 7.5}a8 8 0 1 0 5 11.5a6.8 6.8 0 0 1-5-11.5z`;
export const birds = (x: number, y: number): string =>
  path`M${x} ${y}q2-2.5 4 0q2-2.5 4 0M${x + 9} ${y - 5}q1.5-2 3 0q1.5-2 3 0`;
