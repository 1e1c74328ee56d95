/**
 * One table that is open: the only holder of its Match in this process. Whatever is wished of it waits in its mailbox, is
 * planned on the table as it stands, stored as one entry, and only then told to anybody. The store decides who wins: if
 * another node was first, the table is read again and the wish is planned once more.
 */
import type { Refused } from '@halcyon/protocol/online';
import type { Store } from '../store/store.ts';
import { StoreUnavailable } from '../store/trouble.ts';
import { isPlan, type Plan, type Scene, STALE, type Wisher } from './acts/plan.ts';
import { giveToProgram, type ProgramWish } from './acts/programs.ts';
import { planOf, type Wish } from './acts/wishes.ts';
import { list, rename, say, talkOf } from './asides.ts';
import { BotTurns } from './bot-turns.ts';
import type { BotPool } from './bots.ts';
import { changesOf } from './changes.ts';
import { Circle } from './circle.ts';
import { type Writable, write } from './deeds.ts';
import { Gathering, isLookWish } from './gathering.ts';
import { type ByeReason, type Guest, isVoid, ownSeats } from './guest.ts';
import type { OpenTable } from './info.ts';
import { Mailbox } from './mailbox.ts';
import { namesAfter, namesAround, openTable } from './open-table.ts';

/** What the house lends to its rooms. */
export interface RoomDeps {
  readonly store: Store;
  now(): number;
  readonly bots: BotPool;
  /** For the log of whoever runs the house. No secret and no name is in it. */
  told(event: RoomEvent): void;
}
export interface RoomEvent {
  readonly is: 'entry' | 'bot-silent' | 'trouble';
  /** The first ten characters of its id: shard and time, of no use to anybody who reads logs. */
  readonly table: string;
  readonly what: string;
  readonly error?: unknown;
}

export type Answered = { readonly seq: number } | { readonly why: Refused };
const UNAVAILABLE: Refused = { kind: 'unavailable' };
const MOST_READS = 3;
/** A write for everybody who looks is dear; whoever leaves is noted at once. */
const SEEN_PACE = 60_000;

export class Room {
  readonly #deps: RoomDeps;
  readonly #mailbox = new Mailbox();
  readonly #circle = new Circle();
  readonly #gathering = new Gathering();
  readonly #bots: BotTurns;
  /** Undefined after trouble: the table is read again before anything else happens. */
  #table: OpenTable | undefined;
  /** The last entry that those who are here were told of. */
  #told = 0;
  /** How far it was noted that those who are here have followed. */
  #marked: { at: number; seq: number };
  /** When somebody was last here. */
  #left: number;
  #closed = false;

  constructor(
    readonly id: string,
    deps: RoomDeps,
  ) {
    this.#deps = deps;
    this.#left = deps.now();
    this.#marked = { at: this.#left, seq: 0 };
    this.#bots = new BotTurns({
      id,
      pool: deps.bots,
      told: deps.told,
      look: (look) => this.#mailbox.run(() => (this.#closed || !this.#table ? undefined : look(this.#table))),
      play: (planned) => this.#mailbox.run(() => this.#carry({ person: null }, 'bot', () => planned(this.#scene()))),
    });
  }

  /** Reads the table; throws if there is none, or if this server cannot play it. */
  open(): Promise<void> {
    return this.#mailbox.run(() => this.#load());
  }
  /** How the table stands. */
  look<T>(look: (table: OpenTable) => T | Promise<T>): Promise<T> {
    return this.#mailbox.run(async () => {
      await this.#load();
      return look(this.#table!);
    });
  }
  /** Nobody is here, and nothing is on its way. */
  isLooking(person: string): boolean {
    return [...this.#circle.guests].some((guest) => guest.person === person && !guest.watching);
  }
  get isEmpty(): boolean {
    return this.#circle.size === 0 && this.#mailbox.isEmpty && !this.#bots.areActing;
  }
  get lastSeen(): number {
    return this.#left;
  }

  enter(guest: Guest, after: number | undefined): Promise<void> {
    return this.#mailbox.run(async () => {
      await this.#load();
      const table = this.#table!;
      const own = ownSeats(table.state, guest);
      const { store, now } = this.#deps;
      const rows = own.length > 0 ? await store.tables.seats(this.id) : [];
      const seenSeq = Math.max(0, ...rows.filter(({ seat }) => own.includes(seat)).map((row) => row.seenSeq));
      const talk = own.length > 0 ? await talkOf(store, table.state) : [];
      // What was taken back and played anew has not been seen.
      const seen = own.length > 0 ? table.trail.unchanged(seenSeq) : table.state.steps;
      if (this.#closed) return guest.bye('stopping');
      if (isVoid(table.state, guest)) return guest.bye('not-allowed');
      this.#circle.welcome(table, guest, { after, talk, seen, now: now() });
      await this.#markSeen(guest);
      this.#bots.wake();
    });
  }
  leave(guest: Guest): Promise<void> {
    return this.#mailbox.run(async () => {
      if (!this.#circle.has(guest)) return;
      await this.#markSeen(guest);
      this.#left = this.#deps.now();
      this.#gathering.leave(this.#table?.state, guest);
      this.#circle.leave(this.#table, guest, this.#left);
    });
  }

  wish(guest: Guest, wish: Wish): Promise<Answered> {
    const wisher = { person: guest.watching ? null : (guest.person ?? null), program: guest.program };
    if (this.#closed) return Promise.resolve({ why: UNAVAILABLE });
    return this.#mailbox.run(async () => {
      try {
        await this.#load();
        const known = this.#table!.trail.seqOf(wish.key);
        if (known !== undefined) return { seq: known };
        const aside = await this.#aside(guest, wisher, wish);
        if (aside) return aside;
        return await this.#carry(wisher, wish.key, (scene) => planOf(scene, wisher, wish));
      } catch (error) {
        return this.#trouble(error);
      }
    });
  }
  /** What is stored beside the log, or nowhere. */
  async #aside(guest: Guest, wisher: Wisher, wish: Wish): Promise<Answered | undefined> {
    const table = this.#table!;
    const { store } = this.#deps;
    const done = { seq: table.state.seq };
    if (isLookWish(wish)) {
      const why = this.#gathering.take(table.state, guest, wish);
      return why ? { why } : done;
    }
    if (wish.do === 'say') {
      const said = await say(store, table.state, ownSeats(table.state, guest), {
        ...wish,
        ...wisher,
        at: this.#deps.now(),
      });
      if ('kind' in said) return { why: said };
      this.#circle.say(table, said);
      return done;
    }
    if (wish.do !== 'rename' && (wish.do !== 'settle' || wish.listed === undefined)) return undefined;
    const why =
      wish.do === 'rename' ? await rename(store, table, wisher, wish) : await list(store, table, wisher, wish);
    if (why) return { why };
    this.#publish();
    return wish.do === 'rename' || wish.talk === undefined ? done : undefined;
  }
  /** Gives a seat to a program; not over a line, because whoever asks is answered with a key. */
  giveToProgram(person: string, wish: ProgramWish): Promise<Answered> {
    const wisher = { person };
    return this.carry(wisher, wish.program, (scene) => giveToProgram(scene, wisher, wish));
  }
  /** What the clock does, or somebody who is not here; the plan is made on the table as it stands then. */
  byClock(plan: (scene: Scene) => Plan): Promise<Answered> {
    return this.carry({ person: null }, 'clock', plan);
  }
  carry(wisher: Wisher, key: string, plan: (scene: Scene) => Plan | Refused): Promise<Answered> {
    return this.#mailbox.run(async () => {
      await this.#load();
      return this.#carry(wisher, key, plan);
    });
  }
  wakeBots(): void {
    this.#bots.wake();
  }
  /** Names may have been emptied behind the room's back. */
  async renewNames(): Promise<void> {
    await this.#mailbox.run(async () => {
      if (!this.#table) return;
      this.#table.names = await namesAround(this.#deps.store, this.#table.state);
      this.#publish();
    });
  }
  /** When it was last noted how far those who are here have followed, if it is time to note it again. */
  unmarkedSince(now: number): number | undefined {
    const { at, seq } = this.#marked;
    return this.#circle.size > 0 && now - at >= SEEN_PACE && seq !== this.#told ? at : undefined;
  }
  async mark(now: number): Promise<void> {
    await this.#mailbox.run(async () => {
      await this.#load();
      for (const guest of this.#circle.guests) await this.#markSeen(guest);
      this.#marked = { at: now, seq: this.#told };
    });
  }
  /** After trouble with the store it is read again. */
  async recover(): Promise<void> {
    if (this.#table || this.#circle.size === 0 || !this.#mailbox.isEmpty) return;
    await this.#mailbox.run(() => this.#load());
  }
  isHere(person: string): boolean {
    return [...this.#circle.guests].some((guest) => guest.person === person && !guest.watching);
  }
  /** Takes nothing more; what has come in is done. */
  async close(why: ByeReason | undefined): Promise<void> {
    this.#closed = true;
    if (why) await this.#mailbox.run(() => this.#sendAway(why));
    await this.#mailbox.drain();
  }
  async #sendAway(why: ByeReason): Promise<void> {
    for (const guest of this.#circle.guests) await this.#markSeen(guest).catch(() => {});
    this.#circle.bye(why);
  }

  async #markSeen(guest: Guest): Promise<void> {
    if (!this.#table) return;
    const { state } = this.#table;
    for (const seat of ownSeats(state, guest)) await this.#deps.store.tables.markSeen(this.id, seat, state.seq);
  }
  #scene(): Scene {
    const { state, match } = this.#table!;
    const here = (seat: number): boolean =>
      [...this.#circle.guests].some((guest) => ownSeats(state, guest).includes(seat));
    return { state, match, here, now: this.#deps.now() };
  }
  async #load(): Promise<void> {
    for (let tries = 0; !this.#table; tries++) {
      if (tries === MOST_READS) throw new StoreUnavailable('the table changes faster than it can be read', false);
      this.#table = await openTable(this.#deps.store, this.id);
      const { state, trail } = this.#table;
      if (state.seq !== this.#told) this.#publish(this.#told === 0 ? 0 : trail.unchanged(this.#told));
      await this.#conclude();
      this.#bots.wake();
    }
  }

  /** Plans and stores; once more if somebody else was first. */
  async #carry(wisher: Wisher, key: string, plan: (scene: Scene) => Plan | Refused): Promise<Answered> {
    try {
      for (let tries = 0; tries < 2; tries++) {
        await this.#load();
        const planned = plan(this.#scene());
        if (!isPlan(planned)) return { why: planned };
        if (planned.do === 'nothing') return { seq: this.#table!.state.seq };
        const stored = await this.#store(wisher.person, key, planned);
        if (stored !== 'taken') return { seq: stored };
      }
      return { why: STALE };
    } catch (error) {
      return this.#trouble(error);
    }
  }
  async #store(by: string | null, key: string, plan: Writable): Promise<number | 'taken'> {
    const table = this.#table!;
    const before = table.state;
    const now = this.#deps.now();
    // From here until it is stored the Match is ahead of the log; nobody looks at it meanwhile.
    this.#table = undefined;
    const own = by === null ? `${key}:${before.seq + 1}` : key;
    const written = write(table, plan, { by, key: own, at: now });
    const names = plan.do === 'write' ? plan.names : undefined;
    const appended = await this.#deps.store.tables.append(written.entry, changesOf(before, written.state, now, names));
    if (appended.outcome === 'again') await this.#load();
    if (appended.outcome !== 'stored') return appended.outcome === 'taken' ? 'taken' : appended.seq;
    this.#table = table;
    table.state = written.state;
    table.match = written.match;
    table.trail.add(written.entry, written.state.steps);
    table.names = namesAfter(table.names, before.seats, written.state.seats, names);
    this.#deps.told({ is: 'entry', table: this.id.slice(0, 10), what: written.entry.kind });
    this.#publish(Math.min(before.steps, written.state.steps));
    await this.#conclude();
    this.#bots.wake();
    return written.entry.seq;
  }
  /** A game that is over is written down as such, also if the server stopped between its last step and this. */
  async #conclude(): Promise<void> {
    const { state, match } = this.#table!;
    if (state.status === 'playing' && match?.outcome) await this.#store(null, 'end', { do: 'end' });
  }
  #publish(unchanged = this.#table!.state.steps): void {
    this.#circle.publish(this.#table!, this.#deps.now(), unchanged);
    this.#told = this.#table!.state.seq;
  }
  #trouble(error: unknown): Answered {
    // Nobody knows what was stored: it is read again.
    this.#table = undefined;
    this.#deps.told({ is: 'trouble', table: this.id.slice(0, 10), what: (error as Error).message, error });
    return { why: UNAVAILABLE };
  }
}
