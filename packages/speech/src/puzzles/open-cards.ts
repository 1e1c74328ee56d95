/** What a puzzle tells besides the picture: the cards that others hold, those that come next, and the coming dice. */
import { type FieldInfo, HIDDEN, type Outlook, printArg, type Seat } from '@halcyon/kernel';
import { capital } from '../grammar.ts';
import { plainWords } from '../plain/words.ts';
import type { Speaker } from '../speaker.ts';
import type { TableSpeech } from '../table/table-speech.ts';
import { tally } from '../telling.ts';
import type { PuzzleBook } from './book.ts';
import { PUZZLES } from './index.ts';

/** Nobody plans further ahead. */
const MOST_OF_PILE = 12;

interface Told {
  /** Of somebody who knows all. */
  readonly outlook: Outlook;
  /** Whose cards are in sight. */
  readonly seat: Seat | undefined;
  readonly speaker: Speaker;
  readonly table: TableSpeech;
  readonly book: PuzzleBook;
}

const lineOf = ({ outlook, seat, speaker, table }: Told, info: FieldInfo, label: string): string[] => {
  const words = PUZZLES[speaker.language];
  const plain = plainWords(speaker.language);
  const { things } = speaker.words;
  const wordOf = (value: number): string => {
    const word = printArg(info.of, value);
    // Where a word says whose it is first ('b-orc'), it stands under the name of its owner anyhow.
    return things[word] ?? things[word.replace(/^[a-z]-/, '')] ?? word;
  };
  const value = outlook.view[info.name] as number[] | number[][];
  if (info.lines) {
    const lying = (value as number[]).flatMap((card, cell) =>
      card === 0 || card === HIDDEN ? [] : [`${speaker.cell(cell)}: ${wordOf(card)}`],
    );
    return lying.length > 0 ? [plain.labelled(label, lying.join('; '))] : [];
  }
  const held = info.shown === 'owner';
  const one = (list: readonly number[], name: string): string[] => {
    if (list.length === 0) return [];
    if (held) return [plain.labelled(name, tally(list.map(wordOf)).join(', '))];
    return [words.fromTop(name, list.toReversed().slice(0, MOST_OF_PILE).map(wordOf).join(', '))];
  };
  if (info.kind === 'list') return one(value as number[], label);
  return (value as number[][]).flatMap((list, owner) => {
    const mine = owner === seat;
    if (mine && held) return [];
    if (outlook.rules.seats === 1) return one(list, label);
    return one(list, speaker.who.me(owner) ? `${label} (${table.you})` : words.of(label, speaker.who.name(owner)));
  });
};

export const openCards = (told: Told): string[] => {
  const { outlook, speaker, table, book } = told;
  const { things } = speaker.words;
  return outlook.rules.infos.flatMap((info) => {
    const name = book.hidden[info.name];
    const label =
      name === undefined ? undefined : ((table.fields as Readonly<Record<string, string>>)[name] ?? things[name]);
    return label === undefined ? [] : lineOf(told, info, capital(label));
  });
};
/** The dice that are still to come. */
export const comingDice = (coming: readonly number[], { speaker, book }: Pick<Told, 'speaker' | 'book'>): string[] => {
  if (coming.length === 0) return [];
  const { things } = speaker.words;
  const faces = coming.map((face) => things[book.die[face] ?? ''] ?? book.die[face] ?? '');
  return [plainWords(speaker.language).labelled(PUZZLES[speaker.language].dice, faces.join(', '))];
};
