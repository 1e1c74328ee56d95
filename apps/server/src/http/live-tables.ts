/** The tables of a house as its door sees them. */
import { startOnline } from '../online.ts';
import type { Store } from '../store/store.ts';
import { RulesMissing } from '../tables/log.ts';
import { UnknownTable } from '../tables/open-table.ts';
import { NotAllowed } from '../tables/refusals.ts';
import type { RoomEvent } from '../tables/room.ts';
import type { LiveTables } from './live.ts';
import type { Log } from './log.ts';
import { Problem } from './problem.ts';

const sentence = (text: string): string => `${text[0]?.toUpperCase()}${text.slice(1)}.`;

/** What the tables say, as the API says it. */
const inWords = async <Value>(work: Promise<Value>): Promise<Value> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UnknownTable) throw new Problem('unknown', 'There is no such table.');
    if (error instanceof NotAllowed) throw new Problem('not-allowed', sentence(error.message));
    if (error instanceof RulesMissing)
      throw new Problem('unavailable', 'This server lacks the rules that the table is played by.');
    throw error;
  }
};

export const liveTables = (store: Store, log: Log): LiveTables => {
  const told = ({ is, table, what, error }: RoomEvent): void => {
    const fields = { table, kind: what, error };
    if (is === 'entry') log.debug(fields, is);
    else log.warn(fields, is);
  };
  const { rooms, wire, close } = startOnline({ store, told, trouble: (error) => log.error({ error }, 'a table') });
  return {
    get rooms() {
      return rooms.size;
    },
    open: (person, wish) => inWords(rooms.open(person, wish)),
    cards: (person) => inWords(rooms.cards(person)),
    listed: () => inWords(rooms.listed()),
    watchKey: (table, person) => inWords(rooms.watchKey(table, person)),
    exportLog: (table, person, names) => inWords(rooms.exportLog(table, person, names)),
    accept: (socket, at) => wire.accept(socket, at),
    forgotten: () => rooms.renewNames(),
    close,
  };
};
