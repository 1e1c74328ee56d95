/**
 * Games in this browser. A game is its log, so a reload finds it in the middle of a payment. What reads a log (reading.ts)
 * comes when there is one: a table that has just begun is at hand.
 */
import { type Game, Match, SECRET_BYTES, type Setup, sealedChance } from '@halcyon/kernel';
import { type Saved, type Sitter, savedOf } from '@halcyon/table';
import { TABLE_KEY } from './glance.ts';

export interface StoredTable {
  readonly match: Match;
  readonly players: readonly Sitter[];
}
/** A secret that nobody can foresee. */
export const freshSecret = (): Uint8Array => crypto.getRandomValues(new Uint8Array(SECRET_BYTES));

/** The table that was dealt last, and how it lies in the store. */
let dealt: { readonly text: string; readonly table: StoredTable } | undefined;

export const saveTable = (saved: Saved): string => {
  const text = JSON.stringify(saved);
  localStorage.setItem(TABLE_KEY, text);
  return text;
};
/** A new game, dealt, as this browser's table. */
export const beginTable = (game: Game, setup: Setup, players: readonly Sitter[]): void => {
  const match = new Match(game, setup, sealedChance(freshSecret()));
  dealt = { text: saveTable(savedOf(match, players)), table: { match, players } };
};

/** The stored table, if it is the one that was just dealt. */
export const dealtTable = (): StoredTable | undefined =>
  localStorage.getItem(TABLE_KEY) === dealt?.text ? dealt?.table : undefined;
