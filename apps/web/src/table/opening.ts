/** A kept table with all that shows it: its rules, its words, its picture. */
import { isPlain } from '@halcyon/catalog/lazy';
import type { Renderer } from '@halcyon/page-kit/renderer.ts';
import { speech } from '@halcyon/page-kit/words.svelte.ts';
import { loadRenderer } from '../games.ts';
import { insist } from '../offline/unloaded.svelte.ts';
import { entryKey } from './glance.ts';
import { dealtTable, type StoredTable } from './store.ts';

export interface OpenedTable extends StoredTable {
  readonly renderer: Renderer | undefined;
}
/** Why there is no table to show: no such game, or one that could not be read and was put aside. */
export type Unopened = 'unknown' | 'broken';

export const openTable = async (id: string): Promise<OpenedTable | Unopened> => {
  const there = dealtTable(id);
  if (!there && localStorage.getItem(entryKey(id)) === null) return 'unknown';
  const stored = there ?? (await insist(async () => (await import('./reading.ts')).readTable(id)));
  return stored ? withPicture(stored) : 'broken';
};
export const withPicture = async (stored: StoredTable): Promise<OpenedTable> => {
  const { game, setup } = stored.match;
  if (!isPlain(game, setup)) await insist(() => speech.loadGame(game.id, { modules: true }));
  return { ...stored, renderer: await insist(() => loadRenderer(game.id, setup)) };
};
