/**
 * A table in words, for games without a picture and for those who would rather read or hear: whose turn it is, what is
 * before each seat and what lies in the middle, in the order of the picture: the reader's own things come last. A game tells
 * it itself (telling.ts). Without that it follows from the declaration of fields: a field is told if it has a label, one
 * that all games share (TableSpeech.fields) or one of the game's own things.
 */
import {
  CHANCE,
  type FieldInfo,
  HIDDEN,
  type Outlook,
  printArg,
  type Seat,
  seatsOf,
  type Value,
} from '@halcyon/kernel';
import { capital } from './grammar.ts';
import { plainWords } from './plain/words.ts';
import type { Speaker } from './speaker.ts';
import type { TableSpeech } from './table/table-speech.ts';
import { type PlainPart, rowLines, type Tell, type Telling, tally } from './telling.ts';

export type { PlainPart };
export interface PlainTable {
  /** Whose turn it is, or that the game is over. */
  readonly turn: string;
  readonly parts: readonly PlainPart[];
}

/** Of each seat one number or one list. */
const isBySeat = ({ kind, lists, longest, most, lines }: FieldInfo, seats: number): boolean =>
  kind === 'lists'
    ? lists === seats
    : kind === 'list' && longest === seats && most === undefined && lines === undefined;

const wordOf = ({ speaker: { words, who }, table }: Tell, { of }: FieldInfo, value: number): string => {
  if ('name' in of && of.name === 'seat') return who.name(value);
  if (of.size === 2 && of.words === undefined) return value === 1 ? table.labels.yes : table.labels.no;
  const word = printArg(of, value);
  return words.things[word] ?? word;
};
/** What nobody may look at is counted, even for those who remember it. */
const listOf = (tell: Tell, info: FieldInfo, list: readonly number[]): string => {
  const { table } = tell;
  if (info.shown === 'nobody') return table.cards(list.length);
  const seen = list.filter((value) => value !== HIDDEN).map((value) => wordOf(tell, info, value));
  const unseen = list.length - seen.length;
  return [...tally(seen), ...(unseen > 0 ? [table.faceDown(unseen)] : [])].join(', ') || table.labels.none;
};
const gridOf = (tell: Tell, info: FieldInfo, list: readonly number[]): string[] => {
  let from = 0;
  const rows = info.lines!.map((cells, row) => {
    const filled = list
      .slice(from, from + cells)
      .flatMap((value, i) => (value === 0 ? [] : [tell.plain.inColumn(wordOf(tell, info, value), i + 1)]));
    from += cells;
    return { name: capital(tell.table.row(row + 1)), filled, cells };
  });
  return rowLines(info.fromTop ? rows : rows.toReversed(), tell.plain);
};
const linesOf = (tell: Tell, info: FieldInfo, label: string, value: Value): string[] => {
  const { plain, table } = tell;
  if (typeof value === 'number') return value === HIDDEN ? [] : [plain.labelled(label, wordOf(tell, info, value))];
  if (info.kind === 'lists') {
    const lists = (value as number[][]).filter((list) => list.length > 0);
    return [plain.labelled(label, lists.map((list) => listOf(tell, info, list)).join(' · ') || table.labels.none)];
  }
  const list = value as number[];
  return info.lines ? gridOf(tell, info, list) : [plain.labelled(label, listOf(tell, info, list))];
};

/** The way of a game that says nothing itself. */
const declared: Telling = {
  common(tell) {
    const { rules, view } = tell.outlook;
    const lines = labelled(tell)
      .filter(({ info }) => info.name !== 'turn' && !isBySeat(info, rules.seats))
      .flatMap(({ info, label }) => linesOf(tell, info, label, view[info.name]!));
    return [{ title: tell.table.labels.table, lines }];
  },
  seat(tell, seat) {
    const { rules, view } = tell.outlook;
    return labelled(tell)
      .filter(({ info }) => isBySeat(info, rules.seats))
      .flatMap(({ info, label }) => {
        const own = (view[info.name] as (number | number[])[])[seat]!;
        if (typeof own === 'number') return linesOf(tell, info, label, own);
        return [tell.plain.labelled(label, listOf(tell, info, own))];
      });
  },
};
const labelled = ({ outlook, table, speaker }: Tell): { info: FieldInfo; label: string }[] =>
  outlook.rules.infos.flatMap((info) => {
    const label = (table.fields as Readonly<Record<string, string>>)[info.name] ?? speaker.words.things[info.name];
    return label === undefined ? [] : [{ info, label }];
  });

const turnOf = ({ outlook, speaker: { who }, table, plain }: Tell): string => {
  if (outlook.outcome) return table.clauses.over;
  const asked = outlook.mustAct === 0 ? [] : seatsOf(outlook.mustAct).filter((seat) => seat !== CHANCE);
  const seat = asked.find(who.me) ?? asked[0];
  if (seat === undefined) return '';
  return asked.length > 1 && !who.me(seat)
    ? `${table.waitingFor(asked.map(who.name))}.`
    : plain.turn(who.name(seat), who.me(seat));
};

export const plainTable = (
  outlook: Outlook,
  speaker: Speaker,
  table: TableSpeech,
  names: readonly string[],
  telling: Telling = declared,
): PlainTable => {
  const tell: Tell = { outlook, speaker, table, plain: plainWords(speaker.language) };
  const partOf = (seat: Seat): PlainPart => ({ title: names[seat]!, lines: telling.seat(tell, seat) });
  const seats = [...names.keys()];
  return {
    turn: turnOf(tell),
    parts: [
      ...seats.filter((seat) => seat !== outlook.seat).map(partOf),
      ...telling.common(tell),
      ...seats.filter((seat) => seat === outlook.seat).map(partOf),
    ].filter(({ lines }) => lines.length > 0),
  };
};
