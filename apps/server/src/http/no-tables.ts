/** Stands where the tables will be, until they are there: people are known, and nothing can be opened. */
import type { LiveTables } from './live.ts';
import { Problem } from './problem.ts';

const notYet = async (): Promise<never> => {
  throw new Problem('unavailable', 'Tables are not played here yet.');
};
export const noTables = (): LiveTables => ({
  rooms: 0,
  open: notYet,
  cards: async () => [],
  listed: async () => [],
  watchKey: notYet,
  exportLog: notYet,
  accept: (socket) => socket.close(),
  forgotten: async () => undefined,
  close: async () => undefined,
});
