/** Opens a house with tables: its store, the tables that are played, and the door in front of them. */
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import type { Door } from './caller.ts';
import type { HouseParts } from './house-parts.ts';
import { type LimitNumbers, Limits } from './limits.ts';
import type { LiveTables } from './live.ts';
import type { LiveDeps } from './live-tables.ts';
import { levelOf, makeLog } from './log.ts';
import { Metrics } from './metrics.ts';
import { People } from './people.ts';
import type { Listening } from './share.ts';
import { Sockets } from './sockets.ts';

export interface HouseWish {
  /** The folder of the store on this machine… */
  readonly data?: string | undefined;
  /** …or the address of a database that many machines share. */
  readonly database?: string | undefined;
  /** As others reach the page, if this machine cannot know it: https://games.example.org */
  readonly publicUrl?: string | undefined;
  /** A proxy in front of the house says who asks. */
  readonly trustProxy?: boolean | undefined;
  readonly publicMetrics?: boolean | undefined;
  /** LOG_LEVEL. */
  readonly logLevel?: string | undefined;
  /** For tests: other tables, other limits, another clock. */
  readonly tables?: ((store: Store) => LiveTables) | undefined;
  readonly limits?: LimitNumbers | undefined;
  readonly clock?: (() => number) | undefined;
}

export interface House {
  readonly parts: HouseParts;
  /** Before nobody new is heard: whoever plays is told, and all moves are stored. */
  stop(): Promise<void>;
  /** When nobody is heard any more. */
  close(): Promise<void>;
}

/** Loaded only here: it brings all games with it. */
const playedHere = async (deps: Omit<LiveDeps, 'bots'>): Promise<LiveTables> => {
  const [{ liveTables }, { botsOfThisMachine }] = await Promise.all([
    import('./live-tables.ts'),
    import('../bots/machine.ts'),
  ]);
  return liveTables({ ...deps, bots: botsOfThisMachine() });
};

const urlIn = (text: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || `${url.origin}/` !== url.href)
    throw new Error(`'${text}' is no public address; it looks like https://games.example.org, without a path`);
  return url;
};

export const openHouse = async (wish: HouseWish, listening: () => Listening): Promise<House> => {
  const { data, database, clock = Date.now } = wish;
  const door: Door = {
    publicUrl: wish.publicUrl === undefined ? undefined : urlIn(wish.publicUrl),
    trustProxy: wish.trustProxy ?? false,
    publicMetrics: wish.publicMetrics,
  };
  const log = makeLog(levelOf(wish.logLevel));
  const told = (error: unknown): void => log.error({ error }, 'the store');
  const opened = await openStore({
    ...(database === undefined ? { folder: data! } : { url: database }),
    now: clock(),
    told,
  });
  const metrics = new Metrics();
  const store = metrics.counting(opened);
  const sockets = new Sockets();
  const live = wish.tables?.(store) ?? (await playedHere({ store, log, clock }));
  metrics.watch('halcyon_sockets', 'Lines to tables that are open.', () => sockets.size);
  metrics.watch('halcyon_rooms', 'Tables that are open in memory.', () => live.rooms);
  return {
    parts: {
      door,
      store,
      people: new People(store, clock),
      live,
      limits: new Limits(wish.limits),
      sockets,
      metrics,
      log,
      clock,
      listening,
    },
    stop: async () => {
      sockets.stop();
      await live.close();
      await sockets.end();
    },
    close: () => store.close(),
  };
};
