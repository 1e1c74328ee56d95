/**
 * How a game tells its table to those who would rather read or hear. A game says it in words/<language>/plain.ts; what one
 * does not say is told from the declaration of its fields (plain-table.ts).
 */
import { HIDDEN, type Outlook, type Seat } from '@halcyon/kernel';
import { capital } from './grammar.ts';
import type { PlainWords } from './plain/words.ts';
import type { Speaker } from './speaker.ts';
import type { TableSpeech } from './table/table-speech.ts';

/** Sentences under a heading. */
export interface PlainPart {
  readonly title: string;
  readonly lines: readonly string[];
}
/** The table, who reads, and what the house says of any. */
export interface Tell {
  readonly outlook: Outlook;
  readonly speaker: Speaker;
  readonly table: TableSpeech;
  readonly plain: PlainWords;
}
export interface Telling {
  /** What lies in the middle, in the order of the picture. */
  common(tell: Tell): readonly PlainPart[];
  /** What is before a seat. */
  seat(tell: Tell, seat: Seat): readonly string[];
}

export interface PlainRow {
  readonly name: string;
  /** '41 in column 5'. */
  readonly filled: readonly string[];
  readonly cells: number;
}
/** A line for each row; empty ones that follow each other share one. */
export const rowLines = (rows: readonly PlainRow[], plain: PlainWords): string[] => {
  const lines: string[] = [];
  let first: string | undefined;
  rows.forEach(({ name, filled, cells }, i) => {
    if (filled.length > 0) lines.push(plain.row(name, filled, filled.length < cells));
    else {
      first ??= name;
      if ((rows[i + 1]?.filled.length ?? 1) === 0) return;
      lines.push(plain.emptyRows(first, name));
    }
    first = undefined;
  });
  return lines;
};
/** The row of a cell as it is spoken, without the column: 'row 3, column 5' -> 'Row 3'. */
export const spokenRow = ({ speaker }: Tell, cell: number): string =>
  capital(speaker.cell(cell).replace(/, [^,]*$/, ''));

/** '3 × Red, Wild': what is there more than once is counted, in the order in which it comes. */
export const tally = (names: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n === 1 ? name : `${n} × ${name}`));
};

interface Holding {
  readonly hand: readonly number[];
  readonly pile?: number;
  readonly discarded?: number;
}
/** A hand by its cards where the reader may see them, and how many lie elsewhere. */
export const holding = ({ plain }: Tell, { hand, ...piles }: Holding, name: (card: number) => string): string[] => {
  const isSeen = !hand.includes(HIDDEN);
  const counts = isSeen ? piles : { hand: hand.length, ...piles };
  return [
    ...(isSeen ? [plain.hand(tally(hand.map(name)))] : []),
    ...(Object.keys(counts).length > 0 ? [plain.counts(counts)] : []),
  ];
};
