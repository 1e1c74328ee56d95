/**
 * One WebSocket to one table, which is opened again whenever it breaks. It says the truth about itself: whoever hears nothing
 * for 15 seconds is told that the line is broken, and need not do anything about it.
 */
import type { SentCommand, ServerMessage } from '@halcyon/protocol/online';

type Bye = Extract<ServerMessage, { is: 'bye' }>;
/** Why a line is closed for good. */
export type Ended = Bye['why'] | 'lost';

export interface LineEnds {
  /** A socket is open, and wants to be entered by. */
  opened(): void;
  heard(message: ServerMessage): void;
  /** The socket is gone. */
  broken(): void;
}

/** All in milliseconds. */
const BEAT = 10_000;
const SILENCE = 15_000;
/** How long a browser that says that it is offline is given to show that it is not. */
const DOUBT = 3000;
const FIRST = 500;
const LONGEST = 8000;

const parsed = (text: unknown): ServerMessage =>
  typeof text === 'string' ? (JSON.parse(text) as ServerMessage) : ({ is: 'pong' } as const);

export class Line {
  state = $state<'connecting' | 'open' | 'reconnecting' | 'ended'>('connecting');
  ended = $state<Ended>();
  readonly #url: string;
  readonly #ends: LineEnds;
  readonly #away = new AbortController();
  #socket: WebSocket | undefined;
  #tries = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(path: string, ends: LineEnds) {
    const url = new URL(path, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    this.#url = url.href;
    this.#ends = ends;
    const { signal } = this.#away;
    addEventListener('online', () => this.#atOnce(), { signal });
    addEventListener('offline', () => this.#doubt(), { signal });
    document.addEventListener('visibilitychange', () => document.hidden || this.#atOnce(), { signal });
    this.#open();
  }
  send(command: SentCommand): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
  }
  /** A new socket, now. */
  reopen(): void {
    this.#drop();
    this.#open();
  }
  end(why: Ended): void {
    this.ended = why;
    this.state = 'ended';
    this.#stop();
  }
  close(): void {
    this.#away.abort();
    this.#stop();
  }

  #stop(): void {
    this.#drop();
    this.#away.abort();
  }
  #drop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.close();
    this.#ends.broken();
  }
  #after(ms: number, then: () => void): void {
    this.#timers.push(setTimeout(then, ms));
  }
  #open(): void {
    if (this.state === 'ended' || this.#away.signal.aborted) return;
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    const mine = (then: () => void) => () => socket === this.#socket && then();
    socket.addEventListener(
      'open',
      mine(() => this.#ends.opened()),
    );
    socket.addEventListener('message', ({ data }) => socket === this.#socket && this.#hear(data));
    socket.addEventListener(
      'close',
      mine(() => this.#break()),
    );
    this.#expect();
  }
  /** Something must be heard soon, or the line is broken. */
  #expect(within = SILENCE): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
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
      this.state = 'open';
      this.#tries = 0;
    }
    this.#ends.heard(message);
  }
  /** Tries again, later each time, and not at the same moment as everybody else. */
  #break(): void {
    this.#drop();
    if (this.state === 'ended') return;
    this.state = 'reconnecting';
    const most = Math.min(LONGEST, FIRST * 2 ** this.#tries++);
    this.#after(most * (0.5 + Math.random() / 2), () => this.#open());
  }
  /** The network is there, or the reader looks again: nobody waits for the next try, and a line that slept may be dead. */
  #atOnce(): void {
    if (this.state === 'reconnecting') {
      this.#tries = 0;
      this.reopen();
    } else this.#doubt();
  }
  /** Asks for a sign of life. */
  #doubt(): void {
    if (this.state !== 'open') return;
    this.send({ do: 'ping' });
    this.#expect(DOUBT);
  }
}
