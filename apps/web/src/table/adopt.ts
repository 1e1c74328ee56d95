/** Makes a log this browser's table. A log names no people, so everybody sits here. */
import { BadInput } from '@halcyon/kernel';
import { savedOf } from '@halcyon/table';
import type { Unreadable } from './glance.ts';
import { openLog, saveTable, whyUnreadable } from './store.ts';

export const adopt = async (log: string): Promise<{ over: boolean } | Unreadable> => {
  try {
    const match = await openLog(log.trim());
    saveTable(
      savedOf(
        match,
        Array.from({ length: match.setup.seats }, () => ({ name: '' })),
      ),
    );
    return { over: match.outcome !== undefined };
  } catch (error) {
    if (error instanceof BadInput) return whyUnreadable(error);
    throw error;
  }
};
