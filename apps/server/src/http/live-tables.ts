/** The tables of a house, joined from their parts: rooms, lines to them, and those who think for bots. */
import { randomBytes } from 'node:crypto';
import type { Due } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { BotPool } from '../tables/bots.ts';
import { DueTicker } from '../tables/dues.ts';
import { playedGames } from '../tables/endings.ts';
import { RulesMissing } from '../tables/log.ts';
import { UnknownTable } from '../tables/open-table.ts';
import { NotAllowed } from '../tables/refusals.ts';
import type { RoomEvent } from '../tables/room.ts';
import { Rooms } from '../tables/rooms.ts';
import { Wire } from '../wire/socket.ts';
import type { LiveTables } from './live.ts';
import type { Log } from './log.ts';
import { Problem } from './problem.ts';

/** How often lines are pinged, and how often rooms are looked after, in milliseconds. */
const PING = 15_000;
const TIDY = 5_000;

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

export interface LiveDeps {
  readonly store: Store;
  readonly bots: BotPool;
  readonly log: Log;
  readonly clock: () => number;
  /** Somebody is waited for. */
  readonly notify: (due: Due) => Promise<void>;
}

export const liveTables = ({ store, bots, log, clock, notify }: LiveDeps): LiveTables => {
  const told = ({ is, table, what, error }: RoomEvent): void => {
    const fields = { table, kind: what, error };
    if (is === 'entry') log.debug(fields, is);
    else log.warn(fields, is);
  };
  const trouble = (error: unknown): void => log.error({ error }, 'a line');
  const rooms = new Rooms({ store, now: clock, bytes: (n) => randomBytes(n), bots, told });
  const wire = new Wire(rooms, { now: clock, trouble });
  const dues = new DueTicker({ store, rooms, now: clock, notify, trouble: (error) => log.error({ error }, 'due') });
  const timers = [
    setInterval(() => wire.tick(), PING),
    setInterval(() => {
      rooms.tick();
      void dues.tick();
    }, TIDY),
  ];
  return {
    get rooms() {
      return rooms.size;
    },
    open: (person, wish) => inWords(rooms.open(person, wish)),
    again: (table, person, wish) => inWords(rooms.again(table, person, wish)),
    cards: (person) => inWords(rooms.cards(person)),
    listed: () => inWords(rooms.listed()),
    played: (person) => inWords(playedGames(store, person)),
    watchKey: (table, person) => inWords(rooms.watchKey(table, person)),
    exportLog: (table, person, names) => inWords(rooms.exportLog(table, person, names)),
    giveToProgram: (table, person, wish) => inWords(rooms.giveToProgram(table, person, wish)),
    past: (table, person, wish) => inWords(rooms.past(table, person, wish)),
    accept: (socket, stream, at) => wire.accept(socket, stream, at),
    isLooking: (table, person) => rooms.isLooking(table, person),
    turnOf: (table) => rooms.turnOf(table),
    forgotten: () => rooms.renewNames(),
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      await dues.close();
      await wire.close();
      await bots.close();
    },
  };
};
