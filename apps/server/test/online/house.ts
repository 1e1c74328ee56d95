/** A house for tests: the real store in a folder of its own, a clock that is moved by hand, and bytes that repeat. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@halcyon/catalog';
import { loadBot } from '@halcyon/catalog/lazy-bots';
import { agree, composed, outlookFrom, randomFrom, type SetupWish } from '@halcyon/kernel';
import type { OpenWish } from '@halcyon/protocol/online';
import { Thinkers } from '@halcyon/table';
import { openStore, type Store } from '../../src/index.ts';
import type { BotPool } from '../../src/tables/bots.ts';
import type { RoomEvent } from '../../src/tables/room.ts';
import { Rooms } from '../../src/tables/rooms.ts';
import { Wire } from '../../src/wire/socket.ts';
import { Client, type EnterWish } from './client.ts';
import { saltOf } from './waiting.ts';

export const NOW = 1_800_000_000_000;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
export const LIVE = { kind: 'live', remind: null, offer: null, abandon: null } as const;
export const DAYS = { kind: 'days', remind: DAY, offer: 3 * DAY, abandon: 30 * DAY } as const;

/** Bots that think here and now; how they think elsewhere is tested in bots.test.ts. */
export const botsHere = (): BotPool => {
  const tables = new Map<string, Thinkers>();
  return {
    think: async ({ table, backs, game, version, setup, seat, bot, message }) => {
      const key = `${table} ${backs}`;
      const thinkers = tables.get(key) ?? new Thinkers(loadBot);
      tables.set(key, thinkers);
      const rules = composed(findGame(game, version)!, setup);
      return thinkers.think({ seat, bot, table, outlook: outlookFrom(rules, message) });
    },
    close: async () => {},
  };
};

export interface HouseWish {
  /** Stands between the rooms and the store. */
  readonly around?: (store: Store) => Store;
  readonly bots?: BotPool;
  readonly store?: Store;
}

/** Two houses may share a store, and nobody invents a key twice. */
let keys = 0;

export class TestHouse {
  now = NOW;
  readonly events: RoomEvent[] = [];
  readonly troubles: unknown[] = [];
  rooms: Rooms;
  wire: Wire;
  readonly #random = randomFrom('house');
  readonly #bots: BotPool;
  readonly #around: (store: Store) => Store;

  constructor(
    readonly store: Store,
    { around = (same) => same, bots = botsHere() }: HouseWish = {},
  ) {
    this.#bots = bots;
    this.#around = around;
    [this.rooms, this.wire] = this.#build();
  }
  #build(): [Rooms, Wire] {
    const rooms = new Rooms({
      store: this.#around(this.store),
      now: () => this.now,
      bytes: (n) => Uint8Array.from({ length: n }, () => this.#random.below(256)),
      bots: this.#bots,
      told: (event) => this.events.push(event),
    });
    const wire = new Wire(rooms, { now: () => this.now, trouble: (error) => this.troubles.push(error) });
    return [rooms, wire];
  }
  /** Forgets everything that is only in memory, as a crash would. */
  restart(): void {
    [this.rooms, this.wire] = this.#build();
  }
  key(): string {
    return `key-${String(keys++).padStart(8, '0')}`;
  }
  /** A table of this game, opened by a person who sits where it says 'me'. */
  async open(
    person: string,
    game: string,
    seats: readonly ('me' | 'open' | { readonly bot: string })[],
    more: Partial<OpenWish> & { readonly wish?: SetupWish } = {},
  ): Promise<string> {
    const { wish, ...rest } = more;
    const { features, ...setup } = agree(findGame(game)!, { seats: seats.length, ...wish });
    return this.rooms.open(person, {
      key: this.key(),
      game,
      setup: { ...setup, features: [...features] },
      name: person,
      seats: seats.map((seat, i) => {
        if (seat === 'me') return { kind: 'me', name: person, salt: saltOf(i + 1) };
        return seat === 'open' ? { kind: 'open' } : { kind: 'bot', bot: seat.bot };
      }),
      pace: LIVE,
      ...rest,
    });
  }
  /** A line that nobody has said anything on. */
  client(table: string, person: string | undefined): Client {
    return new Client(this, table, person);
  }
  /** A program comes to the seat that it was given; without a wish its line is only open. */
  async program(table: string, name: string, seat: number, enter: EnterWish | null = { moves: true }): Promise<Client> {
    const client = new Client(this, table, name, seat);
    if (enter) await client.enter(enter);
    return client;
  }
  /** Somebody comes to a table; resolves when the welcome, or a goodbye, is there. */
  async visit(table: string, person: string | undefined, enter: EnterWish = {}): Promise<Client> {
    const client = this.client(table, person);
    await client.enter(enter);
    return client;
  }
}

/** Houses with a store of their own; `end` closes and removes them. */
export const makeHouses = (): { house(wish?: HouseWish): Promise<TestHouse>; end(): Promise<void> } => {
  const root = mkdtempSync(join(tmpdir(), 'halcyon-online-'));
  const stores: Store[] = [];
  return {
    house: async (wish = {}) => {
      const store = wish.store ?? (await openStore({ folder: join(root, `house ${stores.length}`), now: NOW }));
      if (!wish.store) stores.push(store);
      return new TestHouse(store, wish);
    },
    end: async () => {
      for (const store of stores) await store.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
};
