/** The sea: its top row on top, each island under its own sky, closed rows by symbol and word, costs where a card may go. */

import { knows } from '@halcyon/terminal-kit/offers';
import { compose, goal, type Piece } from '@halcyon/terminal-kit/pieces';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { rowLabel } from '@halcyon/terminal-kit/spots';
import { cut, fitRight, width } from '@halcyon/terminal-kit/text';
import { isStaggered } from '../look/places.ts';
import { closedBy } from '../look/sea.ts';
import { type Board, jokerCells, wantedSide } from '../rules/index.ts';
import { sideMark, sideName } from './cards.ts';
import { BORDER, cellArtist, pitchOf, ROCKS, STORM, WILD, widthOf } from './cell.ts';
import { boardAt, seaAt } from './sea.ts';
import { seaWords } from './words.ts';

const LABEL = 3;
const NOTE = 12;
/** What the widest board takes, with the notes beside a row; the seats have the rest of 80 columns. */
export const GRID_WIDTH = 51;

/** Beside a row: what closes it, or the side that its islands should show at the end. */
const notesOf = (scene: Scene, row: number): string[] => {
  const closers = closedBy(seaAt(scene), row);
  const storms = closers.filter((what) => what === 'purple').length;
  const board = boardAt(scene);
  const words = seaWords(scene);
  const notes: string[] = [];
  if (closers.includes('rocks')) notes.push(`${ROCKS} ${words.rocks}`);
  if (storms > 0) notes.push(`${STORM.repeat(storms)} ${words.purple}`);
  if (seaAt(scene).night !== undefined) {
    const side = wantedSide(board.cells, board.rows[row]!.from);
    notes.push(scene.ink.dim(`${sideMark(side)} ${sideName(scene, side)}`));
  }
  return scene.scale === 1 ? [cut(notes.join(' '), NOTE)] : notes;
};

const headsOf = (board: Board, row: Board['rows'][number], { ink }: Scene): Piece[] => {
  const pitch = pitchOf(board.columns);
  return Array.from({ length: row.cells }, (_, i) => [LABEL + (row.x + i) * pitch + 2, ink.dim(String(i + 1))]);
};
const corner = (scene: Scene, kind: 'start' | 'finish', lies: boolean): string => {
  return knows(scene, kind) ? goal(scene.ink, scene.speaker.words.things[kind] ?? '', lies) : '';
};

/** Between two parts that stand side by side there is room for their names. */
const partNames = (board: Board, y: number, { ink, speaker }: Scene): Piece[] => {
  const [left, right] = board.rows.filter((row) => row.y === y);
  if (left === undefined || right === undefined) return [];
  const pitch = pitchOf(board.columns);
  const { things } = speaker.words;
  const top = Math.max(...board.rows.filter(({ part }) => part === left.part).map((row) => row.y));
  const to = LABEL + right.x * pitch - 1;
  if (y === top) return [[LABEL + (left.x + left.cells) * pitch, ink.dim(`◂ ${things[left.part!]}`)]];
  const name = `${things[right.part!]} ▸`;
  return y === top - 1 ? [[to - width(name), ink.dim(name)]] : [];
};

const topLines = (board: Board, scene: Scene, finish: string): string[] => {
  const last = board.rows.at(-1)!;
  const heads = headsOf(board, last, scene);
  const end = LABEL + board.columns * pitchOf(board.columns);
  if (isStaggered(board)) return [];
  if (last.part === undefined) return [compose([...heads, [end, finish]])];
  const name = scene.ink.dim(scene.speaker.words.things[last.part] ?? '');
  return [
    compose([
      [LABEL, name],
      [end - 1 - width(finish), finish],
    ]),
    compose(heads),
  ];
};

/** Below the board: the Start, or the heads of the lowest rows; then what the marks mean. */
const bottomLine = (board: Board, scene: Scene, start: string): string => {
  const { things } = scene.speaker.words;
  const wilds = jokerCells(seaAt(scene));
  const split = board.rows.some(({ part }) => part !== undefined);
  const heads = split ? board.rows.filter(({ y }) => y === 0).flatMap((row) => headsOf(board, row, scene)) : [];
  const marks = [
    ...(isStaggered(board) ? [`${BORDER} ${things.explorer}`, `${STORM} ${things.storm}`] : []),
    ...(wilds.length > 0 ? [`${WILD} ${isStaggered(board) ? things.border : things.wild}`] : []),
  ];
  const legend = [start, ...marks.map((mark) => scene.ink.dim(mark))].filter(Boolean).join('   ');
  return compose([...heads, [LABEL, legend]]);
};

export const drawGrid = (scene: Scene): string[] => {
  const { ink, scale } = scene;
  const board = boardAt(scene);
  const { started, finished } = seaAt(scene);
  const pitch = pitchOf(board.columns);
  const draw = cellArtist(scene);
  const blank = ' '.repeat(widthOf(pitch));
  const gap = ' '.repeat(pitch - widthOf(pitch));
  const finish = corner(scene, 'finish', finished !== 0);

  const lines = topLines(board, scene, finish);
  for (let y = board.lines - 1; y >= 0; y--) {
    const rows = board.rows.map((row, i) => ({ ...row, i })).filter((row) => row.y === y);
    const drawn = rows.map(({ from, cells }) => Array.from({ length: cells }, (_, i) => draw(from + i)));
    const { x, cells } = rows.at(-1)!;
    const notes = notesOf(scene, rows[0]!.i);
    if (isStaggered(board) && y === board.lines - 1) notes.unshift(` ${finish}`);
    for (let part = 0; part < scale; part++) {
      const pieces: Piece[] = drawn.map((row, i) => [
        LABEL + rows[i]!.x * pitch,
        row.map((cell) => cell[part] ?? blank).join(gap),
      ]);
      if (part === 0) {
        // The number stands next to its row.
        pieces.push([rows[0]!.x * pitch, ink.dim(fitRight(String(rowLabel(board, rows[0]!.i)), 2))]);
        pieces.push(...partNames(board, y, scene));
      }
      lines.push(compose([...pieces, [LABEL + (x + cells) * pitch, notes[part] ?? '']]));
    }
  }
  const below = bottomLine(board, scene, corner(scene, 'start', started !== 0));
  return below === '' ? lines : [...lines, below];
};
