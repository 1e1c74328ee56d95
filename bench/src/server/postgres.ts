/** A PostgreSQL of the bench's own, from the binaries that the tests use. */
import { startPostgres } from '@halcyon/server/lab';
import { secondsOf } from './relatives.ts';
import type { Database } from './suite.ts';

export const openPostgres = async (): Promise<Database> => {
  const { url, end } = await startPostgres();
  return { url, end, cpu: () => secondsOf('postgres') };
};
