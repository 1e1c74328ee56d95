/** What all parts of a page read from: the result, its words and numbers in one language, and how its rows are called. */
import { speak } from '@halcyon/catalog/words';
import type { Game } from '@halcyon/kernel';
import type { GameSpeech, Language } from '@halcyon/speech';
import { speakerFor } from '../../sentences.ts';
import { rulesOf } from '../job.ts';
import { kindInWords } from '../naming.ts';
import type { Ending, Result, Row } from '../result.ts';
import { type PageWords, SIMULATION_WORDS } from '../words/index.ts';

/** A way in which games of this run end, with its sign and colour. */
export interface Way {
  readonly clause: string;
  readonly won: boolean;
  readonly letter: string;
  readonly colour: string;
  readonly sentence: string;
}
export interface Group {
  readonly name: string;
  readonly rows: readonly Row[];
}
export interface Reading {
  readonly game: Game;
  readonly result: Result;
  readonly speech: GameSpeech;
  readonly words: PageWords;
  /** With at least one complete game. */
  readonly rows: readonly Row[];
  /** Rows that differ by their seats alone. */
  readonly groups: readonly Group[];
  readonly ways: readonly Way[];
  whole(n: number): string;
  tenths(n: number): string;
  percent(share: number): string;
  /** '+1.2', in points of percent. */
  points(share: number): string;
  /** '34.2 – 36.0 %' */
  between(low: number, high: number): string;
  /** 'Storm & Compass, 3 seats' */
  nameOf(row: Row): string;
}

const COLOURS = 7;
/** The first that does not look like a loss. */
const CALM = 3;
/** How many games of a row ended in this way. */
export const gamesIn = ({ endings = [] }: Row, { clause, won }: Pick<Way, 'clause' | 'won'>): number => {
  const ending = endings.find((each) => each.clause === clause);
  if (!ending) return 0;
  return ending.won === undefined ? (won ? 0 : ending.games) : won ? ending.won : ending.lost!;
};
/** Wins first, then the most frequent. */
const waysOf = (game: Game, rows: readonly Row[], language: Language): Way[] => {
  const keys = new Map<string, { clause: string; won: boolean; row: Row }>();
  for (const row of rows)
    for (const { clause } of row.endings as readonly Ending[])
      for (const won of [true, false])
        if (gamesIn(row, { clause, won }) > 0 && !keys.has(`${clause} ${won}`))
          keys.set(`${clause} ${won}`, { clause, won, row });
  const total = (way: { clause: string; won: boolean }): number =>
    rows.reduce((all, row) => all + gamesIn(row, way), 0);
  const sorted = [...keys.values()].sort((a, b) => Number(b.won) - Number(a.won) || total(b) - total(a));
  let colours = 0;
  return sorted.map(({ clause, won, row }, i) => {
    const rules = rulesOf({ game: game.id, setup: row });
    const why = rules.clauses.findIndex(({ id }) => id === clause);
    const outcome = row.winsBySeat
      ? ({ kind: 'ranked', scores: [], winners: 0, why } as const)
      : ({ kind: 'together', won, score: 0, why } as const);
    return {
      clause,
      won,
      letter: String.fromCharCode(65 + (i % 26)),
      colour: won ? 'won' : `c${(colours++ + (row.winsBySeat ? CALM : 0)) % COLOURS}`,
      sentence: speakerFor(language, rules, 'referee').ending(outcome),
    };
  });
};

export const readingOf = (game: Game, result: Result, language: Language): Reading => {
  const rows = result.rows.filter(({ games }) => games > 0);
  const words = SIMULATION_WORDS[language].page;
  const number = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(language, options);
    return (n: number): string => format.format(n);
  };
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const tenths = number(one);
  const { words: speech } = speak(language, rulesOf({ game: game.id, setup: result.rows[0]! }), {
    viewer: 'referee',
    names: [],
  });
  const severalBots = new Set(result.rows.map(({ bot }) => bot)).size > 1;
  const kindName = (row: Row): string => {
    const kind = kindInWords(game, row, speech, words);
    return severalBots ? `${kind} · ${row.bot}` : kind;
  };
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(kindName(row), [...(groups.get(kindName(row)) ?? []), row]);
  return {
    game,
    result,
    speech,
    words,
    rows,
    groups: [...groups].map(([name, members]) => ({ name, rows: members })),
    ways: waysOf(game, rows, language),
    whole: number({ maximumFractionDigits: 0 }),
    tenths,
    percent: number({ style: 'percent', ...one }),
    points: (share) => number({ signDisplay: 'exceptZero', ...one })(100 * share),
    between: (low, high) => `${tenths(100 * low)} – ${number({ style: 'percent', ...one })(high)}`,
    nameOf: (row) => `${kindName(row)}, ${words.seats(row.seats)}`,
  };
};
