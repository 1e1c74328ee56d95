/** Whether there is a server with tables behind this page, and which of them are the reader's. Asked when a screen stands, and when it is looked at again. */
import type { TableCard } from '@halcyon/protocol/online';
import { api, Problem } from './api.ts';
import { keepTables, knownTables, rememberServer } from './known.ts';

class Mine {
  there = $state(false);
  name = $state('');
  tables: readonly TableCard[] = $state.raw(knownTables());

  async refresh(): Promise<void> {
    try {
      const { name, tables } = await api.me();
      this.there = true;
      this.name = name;
      this.tables = tables;
      keepTables(tables);
      rememberServer(true);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      // Without a network they are where they were; they cannot be played.
      this.there = false;
      if (navigator.onLine) rememberServer(false);
    }
  }
  /** Now, and whenever the reader comes back to the page. */
  follow(): () => void {
    const look = (): void => {
      if (!document.hidden) void this.refresh();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }
}
export const mine = new Mine();
