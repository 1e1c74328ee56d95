/** Games counted: what was won, how often in a row, how long it took, how it ended. */
import type { Setup } from '@halcyon/kernel';
import type { Played } from './record.ts';

export interface Count {
  readonly played: number;
  /** Games that were won or lost, and those of them that were won. */
  readonly judged: number;
  readonly won: number;
  /** Wins in a row: up to now, and at most. */
  readonly streak: number;
  readonly longest: number;
  /** In ascending order; the middle one is the upper of two. */
  readonly lengths: readonly number[];
}
export interface Kind extends Count {
  readonly setup: Setup;
}

/** The games come in the order of time. */
export const count = (games: readonly Played[]): Count => {
  let streak = 0;
  let longest = 0;
  for (const { won } of games) {
    // Where nobody is the winner of this device, no row is broken.
    if (won === null) continue;
    streak = won ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  return {
    played: games.length,
    judged: games.filter(({ won }) => won !== null).length,
    won: games.filter(({ won }) => won).length,
    streak,
    longest,
    lengths: games.map(({ steps }) => steps).sort((a, b) => a - b),
  };
};
export const middle = (lengths: readonly number[]): number => lengths[Math.floor(lengths.length / 2)] ?? 0;

const grouped = <T>(list: readonly T[], keyOf: (one: T) => string): T[][] => [
  ...list
    .reduce((groups, one) => {
      const key = keyOf(one);
      return groups.set(key, [...(groups.get(key) ?? []), one]);
    }, new Map<string, T[]>())
    .values(),
];
const kindKey = ({ setup: { seats, features, layout, mode, options } }: Played): string =>
  JSON.stringify([features, layout, mode, Object.entries(options).sort(), seats]);
/** By modules, options and number of players; what was played most comes first. */
export const kinds = (games: readonly Played[]): Kind[] =>
  grouped(games, kindKey)
    .map((group) => ({ ...count(group), setup: group[0]!.setup }))
    .sort((a, b) => b.played - a.played);
export const byGame = (games: readonly Played[]): { readonly game: string; readonly games: Played[] }[] =>
  grouped(games, ({ game }) => game).map((group) => ({ game: group[0]!.game, games: group }));
export const endings = (games: readonly Played[]): { readonly last: Played; readonly times: number }[] =>
  grouped(games, ({ end }) => end)
    .map((group) => ({ last: group.at(-1)!, times: group.length }))
    .sort((a, b) => b.times - a.times);
