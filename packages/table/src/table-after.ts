/** What is known about a table from a server's messages: all of it once, then what is new. */
import type { ServerMessage, TableInfo } from '@halcyon/protocol/online';
import { Gap } from './held.ts';

export const tableAfter = (
  before: TableInfo | undefined,
  { is, table }: Extract<ServerMessage, { is: 'welcome' | 'news' }>,
): TableInfo => {
  if (is === 'welcome') return table;
  if (!before) throw new Gap('news came before the table itself');
  if (!table) return before;
  const { proposal, ...fields } = table;
  return { ...before, ...fields, ...(proposal !== undefined && { proposal: proposal ?? undefined }) };
};
