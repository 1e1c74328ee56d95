/** Everything that online tables need of a machine: clocks, random bytes, processes for bots. */
import { randomFillSync } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { ChildPool } from './bots/pool.ts';
import { startThinker } from './bots/start.ts';
import type { Store } from './store/store.ts';
import { type DuesDeps, DueTicker } from './tables/dues.ts';
import type { RoomEvent } from './tables/room.ts';
import { Rooms } from './tables/rooms.ts';
import { Wire } from './wire/socket.ts';

export interface OnlineWish {
  readonly store: Store;
  /** Tables write here what they did, for logs and metrics. */
  told(event: RoomEvent): void;
  /** What should not have happened. */
  trouble(error: unknown): void;
  notify?: DuesDeps['notify'];
}
export interface Online {
  readonly rooms: Rooms;
  readonly wire: Wire;
  /** Says goodbye to everybody and waits for what is on its way; the store stays open. */
  close(): Promise<void>;
}

const PING = 15_000;
const TICK = 5_000;

export const startOnline = ({ store, told, trouble, notify = async () => {} }: OnlineWish): Online => {
  const now = Date.now;
  const bots = new ChildPool({
    most: Math.max(1, availableParallelism() - 1),
    start: startThinker,
    wait: (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds).unref();
      return () => clearTimeout(timer);
    },
  });
  const rooms = new Rooms({ store, now, bytes: (n) => randomFillSync(new Uint8Array(n)), bots, told });
  const wire = new Wire(rooms, { now, trouble });
  const dues = new DueTicker({ store, rooms, now, notify, trouble });
  const timers = [
    setInterval(() => wire.tick(), PING),
    setInterval(() => {
      rooms.tick();
      void dues.tick();
    }, TICK),
  ];
  return {
    rooms,
    wire,
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      await dues.tick();
      await wire.close();
      await bots.close();
    },
  };
};
