/**
 * A table in words, for games without a picture and for those who would rather read or hear: what lies in the middle, and
 * what lies before each seat. It follows from the declaration of fields. A field is shown if it has a label: one that
 * all games share (TableSpeech.fields), or one of the game's own things.
 */
import { type FieldInfo, HIDDEN, type Outlook, printArg, type Value } from '@halcyon/kernel';
import type { Speaker } from './speaker.ts';
import type { TableSpeech } from './table/table-speech.ts';

export interface PlainLine {
  readonly label: string;
  readonly text: string;
  /** A board, row by row as it lies on the table; `text` is empty then. */
  readonly rows?: readonly string[];
}
export interface PlainTable {
  readonly common: readonly PlainLine[];
  /** By seat. */
  readonly seats: readonly (readonly PlainLine[])[];
}

/** Of each seat one number or one list. */
const isBySeat = ({ kind, lists, longest, most, lines }: FieldInfo, seats: number): boolean =>
  kind === 'lists'
    ? lists === seats
    : kind === 'list' && longest === seats && most === undefined && lines === undefined;

export const plainTable = (
  { rules, view }: Outlook,
  { words: { things } }: Speaker,
  table: TableSpeech,
  names: readonly string[],
): PlainTable => {
  const labelOf = (name: string): string | undefined =>
    (table.fields as Readonly<Record<string, string>>)[name] ?? things[name];
  const wordOf = ({ of }: FieldInfo, value: number): string => {
    if ('name' in of && of.name === 'seat') return names[value] ?? '';
    if (of.size === 2 && of.words === undefined) return value === 1 ? table.labels.yes : table.labels.no;
    const word = printArg(of, value);
    return things[word] ?? word;
  };
  /** 'Red, Red, Wild', '41, 3 face down'; a pile that nobody sees is so many cards. */
  const listOf = (info: FieldInfo, list: readonly number[]): string => {
    const seen = list.filter((value) => value !== HIDDEN).map((value) => wordOf(info, value));
    const unseen = list.length - seen.length;
    return [...seen, ...(unseen > 0 ? [table.faceDown(unseen)] : [])].join(', ') || table.labels.none;
  };
  const gridOf = (info: FieldInfo, list: readonly number[]): string[] => {
    const wide = Math.max(...list.map((value) => wordOf(info, value).length));
    const rows: string[] = [];
    let from = 0;
    for (const length of info.lines!) {
      const row = list.slice(from, from + length).map((value) => wordOf(info, value).padStart(wide));
      rows.push(row.join(' '));
      from += length;
    }
    return info.fromTop ? rows : rows.toReversed();
  };
  const lineOf = (info: FieldInfo, label: string, value: Value): PlainLine => {
    if (typeof value === 'number') return { label, text: value === HIDDEN ? '?' : wordOf(info, value) };
    if (info.kind === 'lists') {
      const lists = (value as number[][]).filter((list) => list.length > 0);
      return { label, text: lists.map((list) => listOf(info, list)).join(' · ') || table.labels.none };
    }
    const list = value as number[];
    return info.lines ? { label, text: '', rows: gridOf(info, list) } : { label, text: listOf(info, list) };
  };

  const shown = rules.infos.flatMap((info) => {
    const label = labelOf(info.name);
    return label === undefined ? [] : [{ info, label, value: view[info.name]! }];
  });
  const bySeat = shown.filter(({ info }) => isBySeat(info, rules.seats));
  return {
    common: shown
      .filter(({ info }) => !isBySeat(info, rules.seats))
      .map(({ info, label, value }) => lineOf(info, label, value)),
    seats: names.map((_, seat) =>
      bySeat.map(({ info, label, value }) => {
        const own = (value as (number | number[])[])[seat]!;
        const text = typeof own === 'number' ? (own === HIDDEN ? '?' : wordOf(info, own)) : listOf(info, own);
        return { label, text };
      }),
    ),
  };
};
