/** One cell as lines of text: its island, what may go there, or what lies on the empty sea. */

import type { Ink, Rgb } from '@halcyon/terminal-kit/ink';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { spotAt } from '@halcyon/terminal-kit/spots';
import { fitRight } from '@halcyon/terminal-kit/text';
import { isStaggered } from '../look/places.ts';
import { closedBy, isBorderCell, sideAt, underStorm } from '../look/sea.ts';
import { EMPTY, jokerCells } from '../rules/index.ts';
import { sideMark, skyOf } from './cards.ts';
import { boardAt, cellsFor, isNaming, seaAt } from './sea.ts';

export const ROCKS = '▲';
export const STORM = '≈';
export const BORDER = '◊';
export const WILD = '*';

/** Where the picture stands: a wide cell has room for a mark behind its number, and a gap after it. */
const ROOM = 48;
const WIDE = 6;
const NARROW = 4;
export const pitchOf = (columns: number): number => (ROOM >= columns * WIDE ? WIDE : NARROW);
export const widthOf = (pitch: number): number => (pitch === WIDE ? WIDE - 1 : pitch);

/** The lines of a cell from top to bottom; the number stands in the first. */
type Cell = readonly string[];

/** Half blocks give a line two colours, so the sky runs from top to low in as many lines as there are. */
const island = (
  card: number,
  side: number | undefined,
  wild: boolean,
  width: number,
  ink: Ink,
  scale: Scene['scale'],
): Cell => {
  const mark = width === NARROW ? '' : sideMark(side) || ' ';
  if (!ink.paints) return [fitRight(`${wild ? WILD : '['}${card}]`, NARROW) + mark];
  const { top, middle, low } = skyOf(card, side);
  const text = `${wild ? WILD : ' '}${fitRight(String(card), 2)}${width === NARROW ? ' ' : `${mark} `}`;
  const number = ink.paint(text, scale === 1 ? middle : top);
  const band = (upper: Rgb, lower: Rgb): string => ink.paint('▄'.repeat(width), upper, lower);
  if (scale === 1) return [number];
  return scale === 2 ? [number, band(middle, low)] : [number, band(top, middle), band(middle, low)];
};

/** What stands in an empty cell of a row: closed by Rocks, by a Storm, or nothing. */
const rowMark = (scene: Scene, row: number): string => {
  const closers = closedBy(seaAt(scene), row);
  return `${closers.includes('rocks') ? ROCKS : ''}${closers.includes('purple') ? STORM : ''}`;
};
const emptyMark = (scene: Scene, cell: number): string => {
  const board = boardAt(scene);
  if (!isStaggered(board)) return rowMark(scene, board.rowAt[cell]!);
  return underStorm(seaAt(scene), cell) ? STORM : isBorderCell(board, cell) ? BORDER : '';
};
const open = (scene: Scene, cell: number, width: number): Cell => {
  const { ink, scale } = scene;
  const board = boardAt(scene);
  const mark = emptyMark(scene, cell);
  const text = (inner: string): string => ink.dim(fitRight(inner, NARROW - 1).padEnd(width));
  if (!isStaggered(board)) return [text(mark || '·')];
  // No heads stand above these rows, so an empty cell says itself which place it is.
  const place = String(spotAt(board, cell).column);
  return scale === 1 ? [text((mark || '·') + place)] : [text(mark || '·'), text(place)];
};

/** Draws cells; what may be chosen stands in round brackets: the cost, or what is aimed at. */
export const cellArtist = (scene: Scene): ((cell: number) => Cell) => {
  const { ink, scale, ask } = scene;
  const sea = seaAt(scene);
  const wilds = jokerCells(sea);
  const width = widthOf(pitchOf(boardAt(scene).columns));
  const chosen = cellsFor(scene, scene.selected);
  if (isNaming(scene)) chosen.set(ask!.facts.cell!, undefined);
  const choice = (inside: string): string => ink.gold(fitRight(`(${inside})`, NARROW).padEnd(width));
  const unpriced = (cell: number): string => (underStorm(sea, cell) ? STORM : '?');
  return (cell) => {
    const card = sea.cells[cell] ?? EMPTY;
    const below = card === EMPTY ? open(scene, cell, width) : [];
    if (chosen.has(cell)) {
      return [choice(card === EMPTY ? String(chosen.get(cell) ?? unpriced(cell)) : String(card)), ...below.slice(1)];
    }
    return card === EMPTY ? below : island(card, sideAt(sea, cell), wilds.includes(cell), width, ink, scale);
  };
};
