/** Own tables at the server, as they were when it was last asked: lists show them at once, and nothing jumps when news come. */
import type { TableCard } from '@halcyon/protocol/online';

export const KNOWN = 'halcyon/tables';

export const knownTables = (): readonly TableCard[] => {
  try {
    return JSON.parse(localStorage.getItem(KNOWN) ?? '[]') as TableCard[];
  } catch {
    return [];
  }
};
/** Whether the table waits for somebody here. */
export const isMyTurn = ({ turn, mine, status }: Pick<TableCard, 'turn' | 'mine' | 'status'>): boolean =>
  status === 'playing' && turn.some((seat) => mine.includes(seat));
