/** What a simulation found, for a terminal. */

import { type Rate, wilson } from '@halcyon/bots/wilson';
import type { Game } from '@halcyon/kernel';
import type { Language } from '@halcyon/speech';
import { table, WORDS } from '../words.ts';
import { kindOf } from './naming.ts';
import type { Result, Row } from './result.ts';
import { SIMULATION_WORDS } from './words/index.ts';

type Line = readonly [string, string];

const numbersIn = (language: Language) => {
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2 });
  const signed = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2, signDisplay: 'always' });
  // A slow bot plays less than one game a second.
  const speed = (n: number): string => `${(n < 10 ? tenths : whole).format(n)} ${WORDS[language].perSecond}`;
  const interval = ({ rate, low, high }: Rate): string =>
    `${percent.format(rate)}  (95 %: ${percent.format(low)} – ${percent.format(high)})`;
  return { whole, tenths, percent, signed, speed, interval };
};
type Numbers = ReturnType<typeof numbersIn>;

const bySeat = (row: Row, numbers: Numbers, language: Language): Line[] => {
  const names = row.bot.split(',');
  const { seat: word, ranked } = WORDS[language];
  return row.winsBySeat!.map((n, seat) => [
    `${word} ${seat}, ${names[seat] ?? names[0]}`,
    ranked(
      numbers.whole.format(n),
      numbers.interval(wilson(n, row.games)),
      numbers.whole.format(row.sharedBySeat![seat]!),
      numbers.tenths.format(row.averageScores![seat]!),
    ),
  ]);
};
const courseOf = (row: Row, numbers: Numbers, language: Language): Line[] => {
  const { length, lengthSays, ends, firstTurn, firstTurnSays } = SIMULATION_WORDS[language];
  const { whole, percent } = numbers;
  const { median, least, most } = row.lengths!;
  return [
    [length, lengthSays(whole.format(median), whole.format(least), whole.format(most))],
    [ends, row.endings!.map(({ clause, games }) => `${clause} ${percent.format(games / row.games)}`).join(', ')],
    ...(row.firstTurn
      ? [
          [
            firstTurn,
            `${numbers.interval(row.firstTurn)}  ${firstTurnSays(numbers.signed.format(row.firstTurn.advantage))}`,
          ] as const,
        ]
      : []),
  ];
};

const oneRow = ({ seed, effort, ...run }: Result, row: Row, language: Language): string[] => {
  const words = WORDS[language];
  const numbers = numbersIn(language);
  const { whole, speed } = numbers;
  const options = Object.entries(row.options).map(([id, value]) => `${id}=${value}`);
  const wins = (): Line[] => [
    [words.wins, whole.format(row.wins!)],
    [words.winRate, numbers.interval({ rate: row.winRate!, low: row.low!, high: row.high! })],
  ];
  return [
    `${run.game} ${run.version}`,
    ...table([
      [words.seats, String(row.seats)],
      ...(row.features.length > 0 ? [[words.features, row.features.join(', ')] as const] : []),
      [words.layout, row.layout],
      [words.mode, row.mode],
      ...(options.length > 0 ? [[words.options, options.join(' ')] as const] : []),
      [words.bot, row.bot],
      [words.seed, seed],
      ...(row.games === 0 ? [] : row.winsBySeat ? bySeat(row, numbers, language) : wins()),
      ...(row.games === 0 ? [] : courseOf(row, numbers, language)),
      [words.games, `${whole.format(row.games)}  (${speed(effort.gamesPerSecond)})`],
      [words.decisions, `${whole.format(row.decisions)}  (${speed(effort.decisionsPerSecond)})`],
      [words.seconds, effort.seconds.toFixed(2)],
    ]),
  ];
};

const columns = (lines: readonly (readonly string[])[]): string[] => {
  const widths = lines[0]!.map((_, i) => Math.max(...lines.map((line) => line[i]!.length)));
  return lines.map((line) =>
    line
      .map((cell, i) => cell.padEnd(widths[i]!))
      .join('  ')
      .trimEnd(),
  );
};
/** A line for each row: a game with ranks tells what the first turn is worth. */
const manyRows = (game: Game, { rows, seed, effort, ...run }: Result, language: Language): string[] => {
  const words = WORDS[language];
  const { length, firstTurn } = SIMULATION_WORDS[language];
  const numbers = numbersIn(language);
  const rateOf = (row: Row): string => {
    if (row.games === 0) return '–';
    if (row.firstTurn) return `${firstTurn} ${numbers.interval(row.firstTurn)}`;
    return numbers.interval({ rate: row.winRate!, low: row.low!, high: row.high! });
  };
  return [
    `${run.game} ${run.version}`,
    ...columns([
      [words.seats, words.features, words.bot, words.games, words.winRate, length],
      ...rows.map((row) => [
        String(row.seats),
        kindOf(game, row) || words.standard,
        row.bot,
        numbers.whole.format(row.games),
        rateOf(row),
        row.lengths ? numbers.whole.format(row.lengths.median) : '–',
      ]),
    ]),
    '',
    ...table([
      [words.seed, seed],
      [
        words.games,
        `${numbers.whole.format(rows.reduce((sum, row) => sum + row.games, 0))}  (${numbers.speed(effort.gamesPerSecond)})`,
      ],
      [words.seconds, effort.seconds.toFixed(2)],
    ]),
  ];
};

export const inWords = (game: Game, result: Result, language: Language): string[] => {
  const { rows, planned, complete } = result;
  const whole = numbersIn(language).whole;
  const games = rows.reduce((sum, row) => sum + row.games, 0);
  return [
    ...(complete ? [] : [SIMULATION_WORDS[language].stopped(whole.format(games), whole.format(planned * rows.length))]),
    ...(rows.length === 1 ? oneRow(result, rows[0]!, language) : manyRows(game, result, language)),
  ];
};
