/** Makes a log this browser's table. A log names no people, so everybody sits here. */
import { BadInput } from '@halcyon/kernel';
import { savedOf } from '@halcyon/table';
import { openLog, saveTable } from './store.ts';

export const adopt = async (log: string): Promise<{ over: boolean } | { problem: string }> => {
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
    if (error instanceof BadInput) return { problem: `${error.field}: ${error.message}` };
    throw error;
  }
};
