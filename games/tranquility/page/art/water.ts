/** The sea of all cards, and the frame that they share. */
import { dice, lens, path, type Sketch } from '@halcyon/page-kit/sketch.ts';

export const CARD = { box: '0 0 100 125', fit: 'xMidYMax slice' };

/** Gentle wave lines, `rows` of them from `y` down, wider apart towards us. */
export const waves = (y: number, rows: number, next: () => number, width = 100): string => {
  let d = '';
  for (let row = 0; row < rows; row += 1) {
    const long = 7 + row * 2;
    for (let x = -next() * 2 * long; x < width; x += (2 + next()) * long)
      d += path`M${x} ${y + row * (6 + row)}q${long / 2} -1.6 ${long} 0t${long * 0.7} 0`;
  }
  return d;
};

/** The path that a light lays on the sea, from `y` down to us. */
export const glints = (x: number, y: number, rows = 7): string => {
  let d = '';
  for (let i = 0; i < rows; i += 1)
    d += lens(x + (i % 2 ? 0.6 : -0.6) * i, y + 2.5 + i * 4.6, 5 + i * 1.5 - (i % 3) * 2, 0.5 + i * 0.1);
  return d;
};

/** The waves of the open sea under all cells, far ones above and near ones below. They take the colour of the text around them. */
export const openSea = (): Sketch => ({
  box: '0 0 200 232',
  fit: 'xMidYMid slice',
  fades: [],
  layers: [{ d: waves(8, 13, dice(8), 200), s: 'currentColor', w: 0.9 }],
});
