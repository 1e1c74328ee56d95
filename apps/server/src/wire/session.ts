/**
 * One line to one table: reads what comes, lets the room do it, and answers. Nothing that comes over the line makes it
 * throw; whatever is refused is refused with its kind and field.
 */
import { type CommandOf, ONLINE_PROTOCOL, type Refused, type ServerMessage } from '@halcyon/protocol/online';
import type { Wish } from '../tables/acts/wishes.ts';
import { textOf } from '../tables/circle.ts';
import type { ByeReason, Guest } from '../tables/guest.ts';
import { RulesMissing } from '../tables/log.ts';
import { UnknownTable } from '../tables/open-table.ts';
import type { Answered, Room } from '../tables/room.ts';
import type { Rooms } from '../tables/rooms.ts';
import { Bucket } from './bucket.ts';
import type { Connection } from './connection.ts';
import { MOST_BYTES, readMessage } from './message.ts';

export interface Place {
  readonly table: string;
  readonly person: string | undefined;
  /** Of a program: the one seat that its key opens. */
  readonly program?: number | undefined;
}

export const LINE_LIMITS = {
  /** Longer messages are read by nobody. */
  bytes: MOST_BYTES,
  /** Bytes that may wait for a slow reader; it comes back and follows from where it was. */
  unsent: 64 * 1024,
  /** So long a line may be silent; the page sends a ping before. */
  silence: 45_000,
  /** Messages at once, and a second in the long run. */
  burst: 30,
  perSecond: 10,
  /** Whoever goes on after so many refusals for haste is not a person at a page. */
  haste: 200,
} as const;
/** Lines of talk. */
const TALK_BURST = 5;
const TALK_PER_SECOND = 0.5;

const AGAIN: Readonly<Record<ByeReason, 'soon' | 'never'>> = {
  stopping: 'soon',
  slow: 'soon',
  'too-many': 'soon',
  protocol: 'never',
  'unknown-table': 'never',
  'not-allowed': 'never',
  rules: 'never',
};
/** This server speaks the protocol of now and the one before; there is none before the first. */
const isSpoken = (protocol: number): boolean =>
  protocol >= Math.max(1, ONLINE_PROTOCOL - 1) && protocol <= ONLINE_PROTOCOL;

export interface SessionDeps {
  readonly rooms: Rooms;
  now(): number;
  /** What should not have happened, for the log of the house. */
  trouble(error: unknown): void;
  /** The line is closed. */
  gone(session: Session): void;
}

export class Session implements Guest {
  readonly person: string | undefined;
  readonly program: number | undefined;
  whole = false;
  watching = false;
  moves = false;
  readonly #table: string;
  readonly #line: Connection;
  readonly #deps: SessionDeps;
  readonly #bucket: Bucket;
  readonly #talkBucket: Bucket;
  #entering: Promise<void> | undefined;
  /** Once it has entered. What is wished then is in the room's mailbox at once, before anything that comes later. */
  #room: Room | undefined;
  #heard: number;
  #haste = 0;
  #open = true;

  constructor(line: Connection, { table, person, program }: Place, deps: SessionDeps) {
    this.#line = line;
    this.#table = table;
    this.person = person;
    this.program = program;
    this.#deps = deps;
    this.#heard = deps.now();
    this.#bucket = new Bucket(LINE_LIMITS.burst, LINE_LIMITS.perSecond, this.#heard);
    this.#talkBucket = new Bucket(TALK_BURST, TALK_PER_SECOND, this.#heard);
  }

  tell(text: string): void {
    if (!this.#open) return;
    if (this.#line.unsent > LINE_LIMITS.unsent) this.bye('slow');
    else this.#line.send(text);
  }
  bye(why: ByeReason): void {
    if (!this.#open) return;
    this.#line.send(textOf({ is: 'bye', why, again: AGAIN[why] }));
    this.#line.close();
    this.closed();
  }
  /** Something came over the line that is no message. */
  heard(): void {
    this.#heard = this.#deps.now();
  }
  isSilent(now: number): boolean {
    return now - this.#heard > LINE_LIMITS.silence;
  }

  /** Never rejects. */
  async hear(text: string): Promise<void> {
    if (!this.#open) return;
    this.heard();
    const read = readMessage(text);
    const haste = this.#bucket.take(this.#heard);
    const key = 'key' in read ? read.key : 'key' in read.command ? read.command.key : '';
    if (haste > 0) return this.#hurry(key, haste);
    if (!('command' in read)) return this.#refuse(key, read.why);
    const { command } = read;
    if (command.do === 'ping') return this.#say({ is: 'pong' });
    if (command.do === 'enter') return this.#enter(command);
    const wait = command.do === 'say' ? this.#talkBucket.take(this.#heard) : 0;
    if (wait > 0) return this.#hurry(key, wait);
    await this.#wish(command);
  }
  /** The other end is gone. Doing it twice does nothing. */
  closed(): void {
    if (!this.#open) return;
    this.#open = false;
    this.#deps.gone(this);
    // One that is still on its way in looks by itself whether the line is open.
    this.#room?.leave(this).catch((error: unknown) => this.#deps.trouble(error));
  }

  #say(message: ServerMessage): void {
    this.tell(textOf(message));
  }
  #refuse(key: string, why: Refused): void {
    this.#say({ is: 'refused', key, why });
  }
  #hurry(key: string, retryAfter: number): void {
    if (++this.#haste > LINE_LIMITS.haste) this.bye('too-many');
    else this.#refuse(key, { kind: 'rate', retryAfter });
  }
  async #enter({ protocol, after, watch, moves = false }: CommandOf<'enter'>): Promise<void> {
    if (this.#entering)
      return this.#refuse('', { kind: 'field', field: 'do', message: 'this line has entered already' });
    if (!isSpoken(protocol)) return this.bye('protocol');
    this.whole = protocol < 2;
    this.moves = moves;
    this.#entering = this.#find(after, watch);
    await this.#entering;
  }
  async #find(after: number | undefined, watch: string | undefined): Promise<void> {
    const { rooms } = this.#deps;
    try {
      if (watch !== undefined && !(await rooms.isWatchKey(this.#table, watch))) return this.bye('not-allowed');
      this.watching = watch !== undefined;
      const room = await rooms.room(this.#table);
      await room.enter(this, after);
      this.#room = room;
      // The line may have broken while the table was read; then nobody else would say so.
      if (!this.#open) await room.leave(this);
    } catch (error) {
      if (error instanceof UnknownTable) this.bye('unknown-table');
      else if (error instanceof RulesMissing) this.bye('rules');
      else {
        this.#deps.trouble(error);
        this.bye('stopping');
      }
    }
  }
  async #wish(wish: Wish): Promise<void> {
    if (!this.#room) await this.#entering;
    const room = this.#room;
    if (!room) return this.#refuse(wish.key, { kind: 'field', field: 'do', message: "a line begins with 'enter'" });
    let answered: Answered;
    try {
      answered = await room.wish(this, wish);
    } catch (error) {
      this.#deps.trouble(error);
      answered = { why: { kind: 'unavailable' } };
    }
    if ('seq' in answered) this.#say({ is: 'done', key: wish.key, seq: answered.seq });
    else this.#refuse(wish.key, answered.why);
  }
}
