/**
 * What this browser keeps of the deals of a day, apart from tables: they may be deleted, a result stays. One entry for each
 * deal, so that two tabs do not write over each other. Read by the first screen, so it knows neither words nor engine.
 */
import type { DailyResult } from '@halcyon/table';

/** A table that was begun with a deal. The first one is the one that counts, also if it was given up. */
export interface Try {
  readonly table: string;
  readonly version: number;
  readonly digest: string;
  readonly result?: DailyResult | undefined;
}
/** What a link said of somebody else. */
export interface Friend extends DailyResult {
  readonly name: string;
  readonly version: number;
  readonly digest: string;
  /** Which try it was, from 1. */
  readonly nth: number;
}
export interface Kept {
  readonly tries: readonly Try[];
  readonly friends: readonly Friend[];
}

/** By UTC, as everywhere. */
export const today = (): string => new Date().toISOString().slice(0, 10);
export const dealKey = (game: string, day: string): string => `halcyon/daily/${game}/${day}`;
const listIn = <T>(value: unknown): readonly T[] => (Array.isArray(value) ? value : []);

export const keptOf = (game: string, day: string): Kept => {
  try {
    const { tries, friends } = JSON.parse(localStorage.getItem(dealKey(game, day)) ?? '{}') ?? {};
    return { tries: listIn(tries), friends: listIn(friends) };
  } catch {
    // What cannot be read counts as never played, no more.
    return { tries: [], friends: [] };
  }
};
/** The first try, if it is over. */
export const resultOf = (game: string, day: string): DailyResult | undefined => keptOf(game, day).tries[0]?.result;
