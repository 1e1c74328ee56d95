/** Texts that stand in one line, each in its own column; and what waits at the end of a board until it is reached. */
import type { Ink } from './ink.ts';
import { fit, width } from './text.ts';

const GAP = '  ';
export type Piece = readonly [column: number, text: string];
/** Texts from left to right, each from its own column on. */
export const compose = (pieces: readonly Piece[]): string => {
  let line = '';
  for (const [column, text] of pieces.toSorted(([a], [b]) => a - b))
    line = fit(line, Math.max(column, width(line))) + text;
  return line.trimEnd();
};

/** What marks mean, as many as fit on so many lines. */
export const legend = (texts: readonly string[], room: number, most: number): string[] => {
  const lines: string[] = [];
  for (const text of texts) {
    const longer = [...lines.slice(-1), text].join(GAP);
    if (lines.length > 0 && width(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(text);
  }
  return lines.slice(0, most);
};

/** Hollow until it is there. */
export const goal = (ink: Ink, name: string, there: boolean): string =>
  there ? ink.bold(`◆ ${name}`) : ink.dim(`◇ ${name}`);
