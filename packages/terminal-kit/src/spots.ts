/** Cells as people count them, and as the sentences name them: the part of the board, the row from its bottom, the place from the left. */
import { fold } from './input.ts';
import type { Scene } from './scene.ts';

/** A board by its rows, from the bottom of each part. */
export interface Shape {
  readonly rows: readonly { readonly part?: string | undefined; readonly from: number; readonly cells: number }[];
}
interface Spot {
  readonly part: string | undefined;
  readonly row: number;
  readonly column: number;
}
/** The row's number in its part. */
export const rowLabel = ({ rows }: Shape, row: number): number =>
  row - rows.findIndex(({ part }) => part === rows[row]!.part) + 1;

export const spotAt = (shape: Shape, cell: number): Spot => {
  const row = shape.rows.findIndex(({ from, cells }) => cell >= from && cell < from + cells);
  const { part, from } = shape.rows[row]!;
  return { part, row: rowLabel(shape, row), column: cell - from + 1 };
};

/** Letters that tell a word, whatever its ending: 'linke', 'links'. */
const STEM = 4;
const isNumber = (word: string | undefined): word is string => word !== undefined && /^\d{1,2}$/.test(word);

export interface Spots {
  /** '3/5', on a board with parts 'roof 3/5'. */
  text(cell: number): string;
  /** A spot as it is typed. */
  words(cell: number): string;
  /** How any spot is written. */
  readonly form: string;
  /** The cells that '3 5', 'roof 3 5' or '17' at the beginning may mean, and what follows; undefined when no cell is named. */
  read(words: readonly string[]): { readonly cells: readonly number[]; readonly rest: readonly string[] } | undefined;
}

export const spotsOn = ({ speaker }: Scene, shape: Shape): Spots => {
  const parts = [...new Set(shape.rows.flatMap(({ part }) => part ?? []))];
  const size = shape.rows.reduce((sum, { cells }) => sum + cells, 0);
  const wordsFor = (part: string): string[] => fold(speaker.words.things[part] ?? part).split(' ');
  /** The parts that a word may mean: 'left', 'gauche', 'l'. */
  const partsNamed = (word: string): string[] => {
    const means = (name: string): boolean => name.startsWith(word.slice(0, STEM));
    return parts.filter((part) => [part, ...wordsFor(part)].some(means));
  };
  /** The word that tells this part from the others. */
  const partWord = (part: string): string => {
    const shared = parts.filter((other) => other !== part).flatMap(wordsFor);
    return wordsFor(part).find((word) => !shared.includes(word)) ?? part;
  };
  const text = (cell: number): string => {
    const { part, row, column } = spotAt(shape, cell);
    return `${part === undefined ? '' : `${partWord(part)} `}${row}/${column}`;
  };
  return {
    text,
    words: (cell) => text(cell).replace('/', ' '),
    get form() {
      return `${parts.length > 0 ? `<${parts.map(partWord).join('|')}> ` : ''}<row> <column>`;
    },
    read(words) {
      const [first = '', second] = words;
      const named = isNumber(first) ? parts : partsNamed(first);
      const [row, column, ...rest] = isNumber(first) ? words : words.slice(1);
      if (!isNumber(row) || (!isNumber(first) && named.length === 0)) return undefined;
      if (!isNumber(column)) {
        // A lone number is the cell's own, as the log writes it.
        const cell = Number(first) - 1;
        return isNumber(first) && cell >= 0 && cell < size
          ? { cells: [cell], rest: second === undefined ? [] : words.slice(1) }
          : undefined;
      }
      const cells = shape.rows.flatMap(({ part, from, cells: width }, i) => {
        if (part !== undefined && !named.includes(part)) return [];
        const place = Number(column);
        return rowLabel(shape, i) === Number(row) && place >= 1 && place <= width ? [from + place - 1] : [];
      });
      return cells.length > 0 ? { cells, rest } : undefined;
    },
  };
};
