/** Cells as people count them, and as the sentences name them: the part of the board, the row from its bottom, the place from the left. */
import type { Board } from '@halcyon/tranquility';
import { fold } from '../../input.ts';
import type { Scene } from '../../scene.ts';
import { boardAt } from './sea.ts';

interface Spot {
  readonly part: string | undefined;
  readonly row: number;
  readonly column: number;
}
/** The row's number in its part. */
export const rowLabel = ({ rows }: Board, row: number): number =>
  row - rows.findIndex(({ part }) => part === rows[row]!.part) + 1;

export const spotAt = (board: Board, cell: number): Spot => {
  const row = board.rowAt[cell]!;
  const { part, from } = board.rows[row]!;
  return { part, row: rowLabel(board, row), column: cell - from + 1 };
};
/** Rows of unlike ends have no columns: places are counted within the row. */
export const isStaggered = ({ rows }: Board): boolean => rows.some(({ part, x }) => part === undefined && x > 0);

const partsOf = (board: Board): string[] => [...new Set(board.rows.flatMap(({ part }) => part ?? []))];
const wordsFor = (scene: Scene, part: string): string[] => fold(scene.speaker.words.things[part] ?? part).split(' ');
/** Letters that tell a word, whatever its ending: 'linke', 'links'. */
const STEM = 4;
/** The parts that a word may mean: 'left', 'gauche', 'l'. */
const partsNamed = (scene: Scene, word: string): string[] => {
  const means = (name: string): boolean => name.startsWith(word.slice(0, STEM));
  return partsOf(boardAt(scene)).filter((part) => [part, ...wordsFor(scene, part)].some(means));
};
/** The word that tells this part from the others. */
const partWord = (scene: Scene, part: string): string => {
  const others = partsOf(boardAt(scene)).filter((other) => other !== part);
  const shared = others.flatMap((other) => wordsFor(scene, other));
  return wordsFor(scene, part).find((word) => !shared.includes(word)) ?? part;
};
/** '3/5', on a board with parts 'roof 3/5'. */
export const spotText = (scene: Scene, cell: number): string => {
  const { part, row, column } = spotAt(boardAt(scene), cell);
  return `${part === undefined ? '' : `${partWord(scene, part)} `}${row}/${column}`;
};
/** How any spot is written. */
export const spotForm = (scene: Scene): string => {
  const parts = partsOf(boardAt(scene)).map((part) => partWord(scene, part));
  return `${parts.length > 0 ? `<${parts.join('|')}> ` : ''}<row> <column>`;
};
/** A spot as it is typed. */
export const spotWords = (scene: Scene, cell: number): string => spotText(scene, cell).replace('/', ' ');

const isNumber = (word: string | undefined): word is string => word !== undefined && /^\d{1,2}$/.test(word);
/** The cells that '3 5', 'roof 3 5' or '17' at the beginning may mean, and what follows; undefined when no cell is named. */
export const readCells = (
  words: readonly string[],
  scene: Scene,
): { readonly cells: readonly number[]; readonly rest: readonly string[] } | undefined => {
  const board = boardAt(scene);
  const [first = '', second] = words;
  const parts = isNumber(first) ? partsOf(board) : partsNamed(scene, first);
  const [row, column, ...rest] = isNumber(first) ? words : words.slice(1);
  if (!isNumber(row) || (!isNumber(first) && parts.length === 0)) return undefined;
  if (!isNumber(column)) {
    // A lone number is the cell's own, as the log writes it.
    const cell = Number(first) - 1;
    return isNumber(first) && cell >= 0 && cell < board.cells
      ? { cells: [cell], rest: second === undefined ? [] : words.slice(1) }
      : undefined;
  }
  const cells = board.rows.flatMap(({ part, from, cells: width }, i) => {
    if (part !== undefined && !parts.includes(part)) return [];
    const place = Number(column);
    return rowLabel(board, i) === Number(row) && place >= 1 && place <= width ? [from + place - 1] : [];
  });
  return cells.length > 0 ? { cells, rest } : undefined;
};
