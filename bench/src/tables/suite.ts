import { GAMES } from '@halcyon/catalog';
import type { Game } from '@halcyon/kernel';
import { askingTime, bytesAfterReview, bytesOfTable, lookingTimes, openingTime, rewindingTime } from './costs.ts';
import { decided, over, type Sample, sample, stepped } from './samples.ts';

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'bytes' | 'ms' | 'µs';
  /** What it may be at most; absent where nothing was promised. */
  readonly limit?: number;
}
export interface TableFigures {
  readonly suite: 'tables';
  readonly node: string;
  readonly figures: readonly Figure[];
}

/** What was promised of an open table, in bytes. */
export const MOST_BYTES = { short: 40_000, long: 150_000 };

const DECISIONS = 60;
const STEPS = 2_000;
const TABLES = 400;
/** A long game takes as much as several others, and they are all alike. */
const LONG_TABLES = 40;
/** Played at random, these can be so long. */
const LONG_GAMES = ['castle-merchants', 'fantasy-pub'];

const gameOf = (id: string): Game => GAMES.find((game) => game.id === id)!;
export const longGame = (id: string): Sample => sample(gameOf(id), stepped(STEPS));
export const shortGames = (count: number): Sample[] =>
  Array.from({ length: count }, (_, i) => sample(gameOf('tranquility'), decided(DECISIONS), `${i}`));

const bytes = (name: string, value: number, limit: number): Figure => ({ name, value, unit: 'bytes', limit });
const time = (unit: 'ms' | 'µs', perSecond: number) => {
  return (name: string, seconds: number, limit?: number): Figure => {
    const value = Number((seconds * perSecond).toPrecision(3));
    return limit === undefined ? { name, value, unit } : { name, value, unit, limit };
  };
};
const millis = time('ms', 1e3);
const micros = time('µs', 1e6);

/** What tables take while they are open. */
const measureMemory = (samples: readonly Sample[]): Figure[] => [
  bytes(
    `an open table, tranquility, ${DECISIONS} decisions`,
    bytesOfTable(shortGames(LONG_TABLES), TABLES),
    MOST_BYTES.short,
  ),
  ...samples.flatMap((long) => [
    bytes(`an open table, ${long.game.id}, ${STEPS} steps`, bytesOfTable([long], LONG_TABLES), MOST_BYTES.long),
    bytes(`reviewed step by step, ${long.game.id}`, bytesAfterReview(long, LONG_TABLES), MOST_BYTES.long),
  ]),
];

/** What is done with them, in processor time. */
const measureTimes = (samples: readonly Sample[]): Figure[] => [
  millis(`opening, tranquility, ${DECISIONS} decisions`, openingTime(shortGames(1)[0]!), 1),
  ...samples.map((long) => millis(`opening, ${long.game.id}, ${STEPS} steps`, openingTime(long), 6)),
  ...GAMES.map((game) => micros(`may it be taken back? ${game.id}`, askingTime(sample(game, over)), 10)),
  ...samples.flatMap((long) => {
    const { id } = long.game;
    const { forwards, backwards, anywhere } = lookingTimes(long);
    return [
      micros(`a look forwards, ${id}`, forwards),
      micros(`a look backwards, ${id}`, backwards),
      micros(`a look anywhere, ${id}`, anywhere),
      millis(`taking back all of it, ${id}`, rewindingTime(long)),
    ];
  }),
];

export const measureTables = (): TableFigures => {
  const samples = LONG_GAMES.map(longGame);
  return { suite: 'tables', node: process.version, figures: [...measureMemory(samples), ...measureTimes(samples)] };
};
