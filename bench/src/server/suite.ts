/** What a server costs for every move that it stores and shows, how soon others see it, and what a table takes. */
import { median } from '../runs.ts';
import type { CrowdPart, Latencies } from './crowd.ts';
import type { EchoPart, Sizes } from './echo.ts';
import type { HousePart } from './house.ts';
import type { Parts } from './parts.ts';

export const STORES = ['sqlite', 'postgres'] as const;
export type StoreName = (typeof STORES)[number];

export interface ServerWish {
  readonly seconds: number;
  readonly tables: number;
  readonly stores: readonly StoreName[];
  readonly parts: Parts;
  /** Without it nothing is said of memory: in a process that others share it would tell of them. */
  readonly memory: boolean;
  /** A PostgreSQL, with its own processor time in seconds if that is known. */
  readonly postgres?: () => Promise<Database>;
}
export interface Database {
  readonly url: string;
  cpu(): number | undefined;
  end(): Promise<void>;
}
export interface StoreFigures {
  readonly store: StoreName;
  /** Microseconds of processor time of the server for a move that was stored and seen by two. */
  readonly move: number;
  /** The same bytes through a bare echo, and how many times as dear a move is. */
  readonly echo: number;
  readonly ratio: number;
  /** The database's own, beside the server's. */
  readonly database?: number | undefined;
  readonly movesPerSecond: number;
  readonly moves: number;
  readonly latency: Latencies;
  /** Bytes of a table that is played, with both its lines, and of one that nobody looks at any more. */
  readonly memory?: { readonly openTable: number; readonly idleTable: number };
  readonly sizes: Sizes;
}
export interface ServerFigures {
  readonly suite: 'server';
  readonly node: string;
  readonly tables: number;
  readonly stores: readonly StoreFigures[];
}

/** What was promised. */
export const MOST = {
  move: { sqlite: 150, postgres: 180 },
  latency: 100,
  openTable: 40_000,
  /** Nothing; a process gives back and takes memory of its own, which is not a table's. */
  idleTable: 500,
} as const;

/** Seconds between two moves of a table when latency is measured. */
const EVERY = 5;
/** Moves that a table has made when its memory is measured. */
const MIDDLE = 30;
/** Seconds of one slice; echo and server take turns. */
const SLICE = 2;
/** Longer than the server keeps a table open for nobody, in milliseconds. */
const LATER = 120_000;

/** Time passes until all rooms are closed; whoever hung up is noted one by one, so it may have to pass again. */
const untilClosed = async (url: string, house: HousePart): Promise<void> => {
  for (;;) {
    await house.later(LATER);
    const numbers = await (await fetch(`${url}/metrics`)).text();
    if (/^halcyon_rooms 0$/m.test(numbers) && /^halcyon_sockets 0$/m.test(numbers)) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
};

class StoreRun {
  readonly #url: string;
  readonly #house: HousePart;
  readonly #crowd: CrowdPart;
  readonly #wish: ServerWish;

  constructor(url: string, house: HousePart, crowd: CrowdPart, wish: ServerWish) {
    this.#url = url;
    this.#house = house;
    this.#crowd = crowd;
    this.#wish = wish;
  }
  fill(): Promise<void> {
    return this.#crowd.fill({ url: this.#url, tables: this.#wish.tables });
  }
  /** Everybody leaves, all tables are closed; the bytes that are in use then. */
  async emptied(): Promise<number> {
    await this.#crowd.leave();
    await untilClosed(this.#url, this.#house);
    return this.#house.memory();
  }
  /** Slices of server and echo in turns; ratios within a round, and the median round counts. */
  async saturate(
    echo: EchoPart,
    sizes: Sizes,
    database: Database | undefined,
  ): Promise<Pick<StoreFigures, 'move' | 'echo' | 'ratio' | 'database' | 'moves' | 'movesPerSecond'>> {
    const { seconds } = this.#wish;
    const slice = Math.min(SLICE, seconds / 2);
    const rounds = Math.max(1, Math.round(seconds / slice / 2));
    const each: { move: number; echo: number; rate: number; database: number; moves: number }[] = [];
    for (let round = 0; round < rounds; round++) {
      await this.fill();
      const [before, stored] = [await this.#house.cpu(), database?.cpu() ?? 0];
      const played = await this.#crowd.play(slice);
      const move = ((await this.#house.cpu()) - before) / played.moves;
      const own = ((database?.cpu() ?? 0) - stored) / played.moves;
      const quiet = await echo.cpu();
      const echoed = await this.#crowd.echo({ seconds: slice, letters: sizes.play });
      each.push({
        move,
        echo: ((await echo.cpu()) - quiet) / echoed.moves,
        rate: played.moves / played.seconds,
        database: own,
        moves: played.moves,
      });
    }
    const micros = (seconds: readonly number[]): number => Number((1e6 * median(seconds)).toPrecision(3));
    const known = database !== undefined && database.cpu() !== undefined;
    return {
      move: micros(each.map((one) => one.move)),
      echo: micros(each.map((one) => one.echo)),
      ratio: Number(median(each.map((one) => one.move / one.echo)).toPrecision(3)),
      ...(known && { database: micros(each.map((one) => one.database)) }),
      moves: each.reduce((sum, { moves }) => sum + moves, 0),
      movesPerSecond: Math.round(median(each.map((one) => one.rate))),
    };
  }
}

const measureStore = async (store: StoreName, wish: ServerWish): Promise<StoreFigures> => {
  const { parts, tables, seconds } = wish;
  const database = store === 'postgres' ? await wish.postgres!() : undefined;
  const house = await parts.house({ database: database?.url });
  const crowd = await parts.crowd();
  let echo: EchoPart | undefined;
  try {
    const run = new StoreRun(await house.address(), house, crowd, wish);
    // Once for nothing: code is compiled, and what is made once is there.
    await run.fill();
    await crowd.playTo(MIDDLE);
    const nobody = wish.memory ? await run.emptied() : 0;

    await run.fill();
    const latency = await crowd.pace({ seconds, every: EVERY });
    await crowd.playTo(MIDDLE);
    const played = wish.memory ? await house.memory() : 0;
    const sizes = await crowd.sizes();
    echo = await parts.echo(sizes);
    await crowd.fillEcho({ url: await echo.address(), pairs: tables });
    await crowd.echo({ seconds: Math.min(1, seconds), letters: sizes.play });
    const saturated = await run.saturate(echo, sizes, database);
    const left = wish.memory ? await run.emptied() : 0;
    const each = (bytes: number): number => Math.round((bytes - nobody) / tables);
    return {
      store,
      ...saturated,
      latency,
      ...(wish.memory && { memory: { openTable: each(played), idleTable: each(left) } }),
      sizes,
    };
  } finally {
    await crowd.close();
    await echo?.close();
    await house.close();
    await database?.end();
  }
};

export const measureServer = async (wish: ServerWish): Promise<ServerFigures> => {
  const stores: StoreFigures[] = [];
  for (const store of wish.stores) stores.push(await measureStore(store, wish));
  return { suite: 'server', node: process.version, tables: wish.tables, stores };
};
