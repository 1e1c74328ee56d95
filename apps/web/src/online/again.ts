/** Once more with the same people: at once, or from the set-up. */
import type { TableInfo } from '@halcyon/protocol/online';
import { goTo } from '../shell/route.svelte.ts';
import { api } from './api.ts';
import { freshKey, freshSalt, keepSalts } from './chance.ts';

/** Opens the table, or sits down at the one that somebody else has opened, and goes there. `seats`: how many are one's own. */
export const playAgain = async (before: string, seats: number): Promise<void> => {
  const wish = { key: freshKey(), salts: Array.from({ length: seats }, freshSalt) };
  const { table, salts } = await api.again(before, wish);
  keepSalts(table, ...salts);
  goTo('t', table);
};

/** A table whose people shall play again, with what its seats were. */
export interface Before extends Pick<TableInfo, 'id' | 'game' | 'seats'> {
  /** One's own seats there. */
  readonly own: readonly number[];
}
let before: Before | undefined;
/** From the end of a game to the table that is opened next. */
export const rememberBefore = (table: Before | undefined): void => {
  before = table;
};
export const beforeOf = (game: string): Before | undefined => (before?.game === game ? before : undefined);
