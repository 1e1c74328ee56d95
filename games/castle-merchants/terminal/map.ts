/** The map: nine rows of hexes, each half a hex further in than the one nearer to the middle; castles at its corners. */

import { compose, legend, type Piece } from '@halcyon/terminal-kit/pieces';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { width, wrap } from '@halcyon/terminal-kit/text';
import { ROW_STARTS } from '../look/map.ts';
import { hexWord } from '../look/names.ts';
import { CASTLES, type Hex, LANDSLIDE, ROWS, TERRAINS, type Ware } from '../rules/index.ts';
import { backOf } from './colours.ts';
import { CASTLE, FLOWER, flagOf, HOUSE, hexArtist, linesOf, NO_COIN, PITCH } from './hex.ts';
import {
  type Choices,
  choicesAt,
  isEmpty,
  labelOf,
  landOf,
  type Role,
  terrainName,
  thing,
  tileMark,
  wareName,
} from './land.ts';

/** The seats have the rest of 80 columns. */
export const MAP_WIDTH = 51;
/** Columns before the longest row: the longest name of a ware stands there. */
const LEFT = 11;
const INDENT = 1;
const ROOM = MAP_WIDTH - INDENT - 1;
const LETTER = 2;
const MIDDLE = Math.floor(ROWS.length / 2);

const leftOf = (row: number): number => LEFT + (Math.abs(row - MIDDLE) * PITCH) / 2;
const letterOf = (row: number): string => hexWord(ROW_STARTS[row]!).charAt(0);
const rowOf = (hex: Hex): number => ROW_STARTS.findLastIndex((from) => from <= hex);

/** Beside its castle the name of a ware, and on the rows next to it the coins that lie there, the highest first. */
const castlePieces = (scene: Scene, ware: Ware): (readonly [row: number, piece: Piece])[] => {
  const hex = CASTLES[ware]!;
  const row = rowOf(hex);
  const onLeft = hex === ROW_STARTS[row];
  const roomAt = (at: number): number => leftOf(at) - LETTER - 1;
  const pieceAt = (at: number, text: string): readonly [number, Piece] => [
    at,
    [onLeft ? roomAt(at) - width(text) : leftOf(at) + ROWS[at]! * PITCH + 1, text],
  ];
  // In the middle the row with the castle is too long for a name.
  const [name, ...below] = row === MIDDLE ? [row - 1, row, row + 1] : [row, row < MIDDLE ? row + 1 : row - 1];
  const coins = landOf(scene).coins[ware]!;
  const lines = wrap(coins.join(' ') || NO_COIN, roomAt(below[0]!));
  return [
    pieceAt(name!, wareName(scene, ware)),
    ...below.flatMap((at, i) => (lines[i] === undefined ? [] : [pieceAt(at, scene.ink.dim(lines[i]))])),
  ];
};

/** Tiles beside the map, each with its mark. */
const reserveLines = (scene: Scene): string[] => {
  const { ink } = scene;
  const texts = TERRAINS.map((_, i) => {
    const mark = tileMark(scene, i + 1);
    const name = `${terrainName(scene, i + 1)} ${landOf(scene).reserve[i + 1]}`;
    return `${ink.paints ? ink.paint(mark, backOf(i + 1)) : mark} ${name}`;
  });
  return legend([ink.dim(thing(scene, 'reserve')), ...texts], ROOM, 2);
};

/** The marks that hexes with this role have now. */
const marksFor = (scene: Scene, { hexes }: Choices, role: Role): string[] => {
  const marks = [...hexes].flatMap(([hex, roles]) =>
    roles.has(role) ? [role === 'to' && isEmpty(scene, hex) ? '(4)' : flagOf(roles)] : [],
  );
  return [...new Set(marks)].sort();
};
/** What the marks mean: what may be done now, or else what lies there. */
const legendLine = (scene: Scene, choices: Choices): string[] => {
  const { ink } = scene;
  const meanings = new Map<string, string[]>();
  for (const role of ['to', 'from', 'go'] as const) {
    const meaning = [...(choices.kinds.get(role) ?? [])].map((kind) => labelOf(scene, kind)).join(', ');
    meanings.set(meaning, [...(meanings.get(meaning) ?? []), ...marksFor(scene, choices, role)]);
  }
  const chosen = [...meanings].flatMap(([meaning, marks]) =>
    marks.length > 0 ? [`${ink.gold(marks.join(' '))} ${meaning}`] : [],
  );
  if (chosen.length > 0) return legend(chosen, ROOM, 1);
  const lying = [
    `${HOUSE} ${thing(scene, 'warehouse')}`,
    `${FLOWER} ${thing(scene, 'meadow')}`,
    `${tileMark(scene, LANDSLIDE)} ${thing(scene, 'landslide')}`,
    `${CASTLE} ${thing(scene, 'castle')}`,
  ];
  return legend(lying, ROOM, 1).map(ink.dim);
};

export const drawMap = (scene: Scene): string[] => {
  const { ink } = scene;
  const choices = choicesAt(scene);
  const draw = hexArtist(scene, choices);
  const beside = CASTLES.flatMap((_, ware) => castlePieces(scene, ware));
  const lines = ROWS.flatMap((length, row) => {
    const hexes = Array.from({ length }, (_, i) => draw(ROW_STARTS[row]! + i));
    return Array.from({ length: linesOf(scene) }, (_, part) => {
      const line: Piece = [leftOf(row), hexes.map((hex) => hex[part]).join('')];
      if (part > 0) return compose([line]);
      const letter: Piece = [leftOf(row) - LETTER, ink.dim(letterOf(row))];
      return compose([line, letter, ...beside.flatMap(([at, piece]) => (at === row ? [piece] : []))]);
    });
  });
  const below = [...reserveLines(scene), ...legendLine(scene, choices)];
  return [...lines, ...below.map((line) => ' '.repeat(INDENT) + line)];
};
