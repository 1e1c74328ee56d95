/**
 * All tables that are open in this process. A table that nobody looks at and no bot plays at is dropped after a while:
 * everything about it is in the store, and an idle table costs nothing.
 */
import { BadInput } from '@halcyon/kernel';
import type { AgainWish, Past, PlayedAgain, TableCard } from '@halcyon/protocol/online';
import type { Store } from '../store/store.ts';
import { StoreUnavailable } from '../store/trouble.ts';
import type { ProgramWish } from './acts/programs.ts';
import { again, settleNext } from './again.ts';
import type { BotPool } from './bots.ts';
import { cardOf } from './cards.ts';
import { exportText } from './export.ts';
import { watchHash, watchKeyOf } from './ids.ts';
import { type OpenWish, openingOf } from './opening.ts';
import { type PastWish, pastOf } from './past.ts';
import { NotAllowed } from './refusals.ts';
import { Room, type RoomEvent } from './room.ts';
import { isPresent, seatsHeld } from './table-state.ts';

export interface RoomsDeps {
  readonly store: Store;
  now(): number;
  bytes(n: number): Uint8Array;
  readonly bots: BotPool;
  /** For whoever runs the house: what was stored, what went wrong. */
  told(event: RoomEvent): void;
}

/** So long a table stays open when the last one has left: whoever reloads a page comes back at once. */
const PATIENCE = 60_000;
/** More are not kept open for nobody; the one that was left first goes first. */
const MOST_EMPTY = 500;
/** Tables at once whose people are noted to have followed: a thousand at the same time would let every move wait. */
const MOST_MARKED = 20;
/** Tables in one list. */
const MOST_CARDS = 100;

export class Rooms {
  readonly #deps: RoomsDeps;
  readonly #rooms = new Map<string, Room>();
  #closed = false;

  constructor(deps: RoomsDeps) {
    this.#deps = deps;
  }
  get size(): number {
    return this.#rooms.size;
  }

  /** Opens a table and returns its id. A `BadInput` names what cannot be. */
  async open(person: string, wish: OpenWish): Promise<string> {
    const { store, bytes } = this.#deps;
    const before = wish.from === undefined ? undefined : await this.room(wish.from);
    const from = await before?.look(({ state }) => state);
    if (from && seatsHeld(from, person).length === 0)
      throw new NotAllowed('this person did not sit at the table before');
    const { id } = await store.tables.open(openingOf(person, wish, { now: this.#deps.now(), bytes, from }));
    // Whoever sees the end of the one before is told; where somebody was first, this is a table of its own.
    if (before && from?.status === 'ended') await settleNext(before, person, wish.key, id);
    return id;
  }
  /** Once more with the same people: the table of the first who wished it. */
  again(table: string, person: string, wish: AgainWish): Promise<PlayedAgain> {
    return again({ ...this.#deps, room: (id) => this.room(id) }, table, person, wish);
  }

  /** The room of a table. It throws `UnknownTable`, `RulesMissing`, or what the store says. */
  async room(table: string): Promise<Room> {
    if (this.#closed) throw new Error('the house is closed');
    const known = this.#rooms.get(table);
    const room = known ?? new Room(table, this.#deps);
    this.#rooms.delete(table);
    this.#rooms.set(table, room);
    try {
      if (!known) await room.open();
    } catch (error) {
      if (room.isEmpty) this.#rooms.delete(table);
      throw error;
    }
    return room;
  }
  /** Whether this key opens this table to somebody who watches. */
  async isWatchKey(table: string, key: string): Promise<boolean> {
    return (await this.#deps.store.tables.watchedBy(watchHash(key)))?.id === table;
  }

  async cards(person: string): Promise<TableCard[]> {
    const { store } = this.#deps;
    const own = await store.tables.of(person, MOST_CARDS);
    return Promise.all(
      own.map(async ({ table, seats }) => {
        const card = await cardOf(store, table, seats, person);
        return this.#rooms.get(table.id)?.isHere(person) ? { ...card, fresh: 0 } : card;
      }),
    );
  }
  async listed(): Promise<TableCard[]> {
    const { store } = this.#deps;
    const rows = await store.tables.listed(MOST_CARDS);
    return Promise.all(rows.map(async (row) => cardOf(store, row, await store.tables.seats(row.id), undefined)));
  }
  /** The spectators' key of a table, for somebody who sits there or is its host. */
  async watchKey(table: string, person: string): Promise<string> {
    const room = await this.room(table);
    const secret = await room.look(({ state, secret: kept }) =>
      seatsHeld(state, person).length > 0 || state.host === person ? kept : undefined,
    );
    if (secret === undefined) throw new NotAllowed('the link for spectators is given by those who sit at the table');
    const key = watchKeyOf(secret);
    await this.#deps.store.tables.setWatch(table, watchHash(key));
    return key;
  }
  /** Before the start, by the host or whoever sits there. */
  async giveToProgram(table: string, person: string, wish: ProgramWish): Promise<void> {
    const answered = await (await this.room(table)).giveToProgram(person, wish);
    if (!('why' in answered)) return;
    const { why } = answered;
    if (why.kind === 'field') throw new BadInput(why.field, why.message);
    if (why.kind !== 'not') throw new StoreUnavailable('the seat could not be given away', false);
    throw new NotAllowed(
      why.word === 'open'
        ? 'seats are given to programs before the start'
        : 'only the host, or whoever sits there, gives a seat to a program',
    );
  }
  /**
   * The game as a text. After the end all of it, to anybody who has the id; before, to somebody who sits there, as far as
   * that seat knows it, and the text says so.
   */
  async exportLog(table: string, person: string | undefined, names: boolean): Promise<string> {
    const room = await this.room(table);
    return room.look((open) => exportText(open, person, names));
  }
  /** How the table stood from a step on, for somebody who was away. */
  async past(table: string, person: string | undefined, wish: PastWish): Promise<Past> {
    return (await this.room(table)).look((open) => pastOf(open, person, wish));
  }
  /** Whether this person has the table before its eyes, in this process. */
  isLooking(table: string, person: string): boolean {
    return this.#rooms.get(table)?.isLooking(person) ?? false;
  }
  /** The people whom a table waits for. */
  async turnOf(table: string): Promise<readonly string[]> {
    const room = await this.room(table);
    return room.look(({ state }) =>
      state.turn.flatMap((seat) => (isPresent(state.seats[seat]!) ? [state.seats[seat]!.person!] : [])),
    );
  }
  /** Somebody wished to be forgotten: names that are still shown go too. */
  async renewNames(): Promise<void> {
    await Promise.all([...this.#rooms.values()].map((room) => room.renewNames()));
  }

  /** Drops what nobody needs, and reads again what was in trouble. To be called every few seconds. */
  tick(): void {
    const now = this.#deps.now();
    const empty = [...this.#rooms].filter(([, room]) => room.isEmpty);
    const surplus = new Set(empty.slice(0, Math.max(0, empty.length - MOST_EMPTY)).map(([id]) => id));
    for (const [id, room] of empty) if (surplus.has(id) || now - room.lastSeen >= PATIENCE) this.#rooms.delete(id);
    const note = (room: Room, work: Promise<void>): void =>
      void work.catch((error: unknown) => this.#trouble(room, error));
    for (const room of this.#rooms.values()) note(room, room.recover());
    const unmarked = [...this.#rooms.values()].flatMap((room) => {
      const since = room.unmarkedSince(now);
      return since === undefined ? [] : [{ room, since }];
    });
    unmarked.sort((a, b) => a.since - b.since);
    for (const { room } of unmarked.slice(0, MOST_MARKED)) note(room, room.mark(now));
  }
  #trouble({ id }: Room, error: unknown): void {
    this.#deps.told({ is: 'trouble', table: id.slice(0, 10), what: (error as Error).message, error });
  }
  /** Everybody is told that the house is closing, and what has come in is done. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#rooms.values()].map((room) => room.close('stopping')));
    this.#rooms.clear();
  }
}
