/** The stored table with all that shows it: its rules, its words, its picture. */
import type { Renderer } from '@halcyon/page-kit/renderer.ts';
import { loadRenderer } from '../games.ts';
import { goTo } from '../shell/route.svelte.ts';
import { dealtTable, type StoredTable } from './store.ts';

export interface OpenedTable extends StoredTable {
  readonly renderer: Renderer | undefined;
}
export const openTable = async (): Promise<OpenedTable | undefined> => {
  // One that cannot be read is put aside.
  const stored = dealtTable() ?? (await (await import('./reading.ts')).readTable());
  // Home says what became of a stored game that cannot be read.
  if (!stored) return void goTo();
  return { ...stored, renderer: await loadRenderer(stored.match.game.id, stored.match.setup) };
};
