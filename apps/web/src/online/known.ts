/** Own tables at the server, as they were when it was last asked: lists show them at once, and nothing jumps when news come. */
import type { TableCard } from '@halcyon/protocol/online';

const KEY = 'halcyon/tables';

export const knownTables = (): readonly TableCard[] => {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter((card) => Array.isArray(card?.seats) && Array.isArray(card.turn)) : [];
  } catch {
    return [];
  }
};
export const keepTables = (tables: readonly TableCard[]): void => {
  try {
    if (tables.length > 0) localStorage.setItem(KEY, JSON.stringify(tables));
    else localStorage.removeItem(KEY);
  } catch {
    // A full store shows them a moment later, no more.
  }
};
const ABSENT_KEY = 'halcyon/no-server';
/** Whether the server behind this page has tables, as far as it was ever asked. */
export const mayHaveTables = (): boolean => localStorage.getItem(ABSENT_KEY) === null;
export const rememberServer = (there: boolean): void => {
  try {
    if (there) localStorage.removeItem(ABSENT_KEY);
    else localStorage.setItem(ABSENT_KEY, '1');
  } catch {
    // It is asked again anyway.
  }
};
/** Whether the table waits for somebody here. */
export const isMyTurn = ({ turn, mine, status }: Pick<TableCard, 'turn' | 'mine' | 'status'>): boolean =>
  status === 'playing' && turn.some((seat) => mine.includes(seat));
