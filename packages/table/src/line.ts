/**
 * One socket to one table, which is opened again whenever it breaks. It says the truth about itself: whoever hears nothing
 * for 15 seconds is told that the line is broken, and need not do anything about it. Sockets, clocks and dice are lent.
 */
import type { SentCommand, ServerMessage } from '@halcyon/protocol/online';

type Bye = Extract<ServerMessage, { is: 'bye' }>;
/** Why a line is closed for good. */
export type Ended = Bye['why'] | 'lost';
export type LineState = 'connecting' | 'open' | 'reconnecting' | 'ended';

export interface LineEnds {
  /** A socket is open, and wants to be entered by. */
  opened(): void;
  heard(message: ServerMessage): void;
  /** The socket is gone. */
  broken(): void;
}
export interface LineSocket {
  /** Nothing, while it is not open. */
  send(text: string): void;
  close(): void;
}
/** What a socket tells; nothing any more when it was closed from here. */
export interface SocketEnds {
  opened(): void;
  said(data: unknown): void;
  /** `why`: it need not be tried again. */
  closed(why?: Ended): void;
}
export interface LineLent {
  socket(ends: SocketEnds): LineSocket;
  /** Does it after so many milliseconds, unless the answer is called before. */
  after(ms: number, then: () => void): () => void;
  /** From 0 to 1. */
  random(): number;
  /** Its state is another. */
  changed?(): void;
}

/** All in milliseconds. */
const BEAT = 10_000;
const SILENCE = 15_000;
/** How long a line that may be dead is given to show that it is not. */
const DOUBT = 3000;
const FIRST = 500;
const LONGEST = 8000;

const parsed = (text: unknown): ServerMessage =>
  typeof text === 'string' ? (JSON.parse(text) as ServerMessage) : ({ is: 'pong' } as const);

export class Line {
  readonly #lent: LineLent;
  readonly #ends: LineEnds;
  #state: LineState = 'connecting';
  #ended: Ended | undefined;
  #socket: LineSocket | undefined;
  #closed = false;
  #tries = 0;
  #timers: (() => void)[] = [];

  constructor(lent: LineLent, ends: LineEnds) {
    this.#lent = lent;
    this.#ends = ends;
  }
  get state(): LineState {
    return this.#state;
  }
  get ended(): Ended | undefined {
    return this.#ended;
  }
  open(): void {
    if (this.#state === 'ended' || this.#closed) return;
    const mine = { socket: undefined as LineSocket | undefined };
    const own = (then: () => void): void => {
      if (mine.socket !== undefined && mine.socket === this.#socket) then();
    };
    mine.socket = this.#lent.socket({
      opened: () => own(() => this.#ends.opened()),
      said: (data) => own(() => this.#hear(data)),
      closed: (why) => own(() => (why === undefined ? this.#break() : this.end(why))),
    });
    this.#socket = mine.socket;
    this.#expect();
  }
  send(command: SentCommand): void {
    this.#socket?.send(JSON.stringify(command));
  }
  /** A new socket, now. */
  reopen(): void {
    this.#drop();
    this.open();
  }
  end(why: Ended): void {
    this.#ended = why;
    this.#become('ended');
    this.#drop();
  }
  close(): void {
    this.#closed = true;
    this.#drop();
  }
  /** The network is there, or the reader looks again: nobody waits for the next try, and a line that slept may be dead. */
  atOnce(): void {
    if (this.#state === 'reconnecting') {
      this.#tries = 0;
      this.reopen();
    } else this.doubt();
  }
  /** Asks for a sign of life. */
  doubt(): void {
    if (this.#state !== 'open') return;
    this.send({ do: 'ping' });
    this.#expect(DOUBT);
  }

  #become(state: LineState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#lent.changed?.();
  }
  #drop(): void {
    this.#forget();
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.close();
    this.#ends.broken();
  }
  #forget(): void {
    for (const cancel of this.#timers) cancel();
    this.#timers = [];
  }
  #after(ms: number, then: () => void): void {
    this.#timers.push(this.#lent.after(ms, then));
  }
  /** Something must be heard soon, or the line is broken. */
  #expect(within = SILENCE): void {
    this.#forget();
    this.#after(within, () => this.#break());
    this.#after(BEAT, () => this.send({ do: 'ping' }));
  }
  #hear(data: unknown): void {
    this.#expect();
    let message: ServerMessage;
    try {
      message = parsed(data);
    } catch {
      // Whatever that was, it was no message; the table asks anew for what is missing.
      message = { is: 'unreadable' } as unknown as ServerMessage;
    }
    if (message.is === 'bye') {
      if (message.again === 'never') this.end(message.why);
      else this.#break();
      return;
    }
    if (message.is === 'welcome') {
      this.#become('open');
      this.#tries = 0;
    }
    this.#ends.heard(message);
  }
  /** Tries again, later each time, and not at the same moment as everybody else. */
  #break(): void {
    this.#drop();
    if (this.#state === 'ended' || this.#closed) return;
    this.#become('reconnecting');
    const most = Math.min(LONGEST, FIRST * 2 ** this.#tries++);
    this.#after(most * (0.5 + this.#lent.random() / 2), () => this.open());
  }
}
