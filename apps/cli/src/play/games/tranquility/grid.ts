/** The sea: row 6 on top, each island under its own sky, closed rows by symbol and word, costs where a card may go. */
import { EMPTY, HIGHEST_ISLAND } from '@halcyon/tranquility';
import type { Ink, Rgb } from '../../ink.ts';
import type { Scene } from '../../scene.ts';
import { cut, fitRight } from '../../text.ts';
import { skyAt } from '../sky.ts';
import { COLUMNS, cellsFor, ROWS, seaOf } from './sea.ts';

const CELL = 5;
const LABEL = 3;
const NOTE = 12;
/** Row numbers, six cells with a gap each, the note of a closed row. */
export const GRID_WIDTH = LABEL + COLUMNS * (CELL + 1) + NOTE;

const ROCKS = '▲';
export const STORM = '≈';

export const skyOf = (card: number) => skyAt((card - 1) / (HIGHEST_ISLAND - 1));

/** The lines of a cell from top to bottom; the number stands in the first. */
type Cell = readonly string[];
const blank = ' '.repeat(CELL);

/** Half blocks give a line two colours, so the sky runs from top to low in as many lines as there are. */
const island = (card: number, ink: Ink, scale: Scene['scale']): Cell => {
  if (!ink.paints) return [`${fitRight(`[${card}]`, CELL - 1)} `];
  const { top, middle, low } = skyOf(card);
  const number = ink.paint(`${fitRight(String(card), CELL - 2)}  `, scale === 1 ? middle : top);
  const band = (upper: Rgb, lower: Rgb): string => ink.paint('▄'.repeat(CELL), upper, lower);
  if (scale === 1) return [number];
  return scale === 2 ? [number, band(middle, low)] : [number, band(top, middle), band(middle, low)];
};
const choice = (cost: number, ink: Ink): Cell => [ink.gold(`${fitRight(`(${cost})`, CELL - 1)} `)];

const noteOf = (scene: Scene, row: number): Cell => {
  const { rocks, purples } = seaOf(scene);
  const words = scene.words.tranquility;
  const storms = purples?.[row] ?? 0;
  const notes: string[] = [];
  if (rocks === row) notes.push(`${ROCKS} ${words.rocks}`);
  if (storms > 0) notes.push(`${STORM.repeat(storms)} ${words.purple}`);
  return scene.scale === 1 ? [cut(notes.join(' '), NOTE)] : notes;
};

const markOf = (scene: Scene, row: number): string => {
  const { rocks, purples } = seaOf(scene);
  const marks = `${rocks === row ? ROCKS : ''}${(purples?.[row] ?? 0) > 0 ? STORM : ''}`;
  return ` ${fitRight(marks === '' ? '·' : marks, 2)}  `;
};

export const drawGrid = (scene: Scene): string[] => {
  const { ink, scale } = scene;
  const { cells, started, won } = seaOf(scene);
  const costs = cellsFor(scene, scene.selected);
  const { things } = scene.speaker.words;
  const corner = (lies: boolean, name: string): string => (lies ? ink.bold(`◆ ${name}`) : ink.dim(`◇ ${name}`));

  const heads = Array.from({ length: COLUMNS }, (_, i) => `  ${i + 1}   `).join('');
  const lines = [`${' '.repeat(LABEL)}${ink.dim(heads)}${corner(won === 1, things.finish ?? '')}`];
  for (let row = ROWS - 1; row >= 0; row--) {
    const mark = ink.dim(markOf(scene, row));
    const drawn = Array.from({ length: COLUMNS }, (_, column): Cell => {
      const cell = row * COLUMNS + column;
      const card = cells[cell] ?? EMPTY;
      if (card !== EMPTY) return island(card, ink, scale);
      const cost = costs.get(cell);
      return cost === undefined ? [mark] : choice(cost, ink);
    });
    const note = noteOf(scene, row);
    for (let part = 0; part < scale; part++) {
      const label = part === 0 ? ink.dim(fitRight(String(row + 1), 2)) : '  ';
      const line = drawn.map((cell) => cell[part] ?? blank).join(' ');
      lines.push(`${label} ${line} ${note[part] ?? ''}`.trimEnd());
    }
  }
  lines.push(`${' '.repeat(LABEL)}${corner(started !== 0, things.start ?? '')}`);
  return lines;
};
