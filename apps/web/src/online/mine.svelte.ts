/** The reader's tables at the server behind this page. Asked when a screen stands, and when it is looked at again. */
import type { TableCard } from '@halcyon/protocol/online';
import { wheneverLookedAt } from '../shell/looking.ts';
import { api, Problem } from './api.ts';
import { showBadge } from './badge.ts';
import { KNOWN, knownTables } from './known.ts';

class Mine {
  name = $state('');
  tables: readonly TableCard[] = $state.raw(knownTables());

  constructor() {
    // Whoever turns away after a move would otherwise be called by a table that no longer waits.
    document.addEventListener('visibilitychange', () => document.hidden && void this.refresh());
  }
  async refresh(): Promise<void> {
    // Without a network they are where they were.
    if (!navigator.onLine) return;
    try {
      const { name, tables } = await api.me();
      this.name = name;
      this.tables = tables;
      if (tables.length > 0) localStorage.setItem(KNOWN, JSON.stringify(tables));
      else localStorage.removeItem(KNOWN);
      // A sign that cannot be shown is no trouble.
      void showBadge(tables).catch(() => undefined);
    } catch (error) {
      // The same if nobody answers; a full store shows them a moment later.
      if (!(error instanceof Problem || error instanceof DOMException)) throw error;
    }
  }
  /** Now, and whenever the reader comes back to the page; gives back how to leave it. */
  follow(then: (tables: readonly TableCard[]) => void = () => {}): () => void {
    return wheneverLookedAt(() => void this.refresh().then(() => then(this.tables)));
  }
}
export const mine = new Mine();
