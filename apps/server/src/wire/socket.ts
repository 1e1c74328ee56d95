/** WebSockets to tables. Whoever calls has checked where they come from and whose they are. */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Rooms } from '../tables/rooms.ts';
import type { Connection } from './connection.ts';
import { MOST_BYTES } from './message.ts';
import { type Place, Session } from './session.ts';

/** For `new WebSocketServer({ noServer: true, ...SOCKET_OPTIONS })`. Deltas are short, and compressing costs memory per socket. */
export const SOCKET_OPTIONS = { maxPayload: 4 * MOST_BYTES, perMessageDeflate: false } as const;

export interface WireDeps {
  now(): number;
  /** What should not have happened, for the log of the house. */
  trouble(error: unknown): void;
}

/**
 * Everything that one reader is told in one turn of the event loop leaves in one write: to the machine a write is dearer
 * than what it carries, and whoever moves hears of the move and of its being done at once.
 */
const gathering = (stream: Duplex): (() => void) => {
  let gathers = false;
  const leave = (): void => {
    gathers = false;
    stream.uncork();
  };
  return () => {
    if (gathers) return;
    gathers = true;
    stream.cork();
    process.nextTick(leave);
  };
};

export class Wire {
  readonly #rooms: Rooms;
  readonly #deps: WireDeps;
  readonly #sessions = new Map<Session, () => void>();
  #closed = false;

  constructor(rooms: Rooms, deps: WireDeps) {
    this.#rooms = rooms;
    this.#deps = deps;
  }
  /** How many lines are open. */
  get size(): number {
    return this.#sessions.size;
  }

  /** Any line; `ping` lets the other end show that it is there. */
  connect(line: Connection, at: Place, ping: () => void = () => {}): Session {
    const session = new Session(line, at, {
      rooms: this.#rooms,
      now: this.#deps.now,
      trouble: this.#deps.trouble,
      gone: (left) => this.#sessions.delete(left),
    });
    this.#sessions.set(session, ping);
    if (this.#closed) session.bye('stopping');
    return session;
  }
  /** `stream` is what the socket writes to. */
  accept(socket: WebSocket, stream: Duplex, at: Place): void {
    const gather = gathering(stream);
    const line: Connection = {
      send: (text) => {
        gather();
        socket.send(text);
      },
      get unsent() {
        return socket.bufferedAmount;
      },
      close: () => socket.close(),
    };
    const session = this.connect(line, at, () => socket.ping());
    socket.on('message', (data, isBinary) => void session.hear(isBinary ? '' : String(data)));
    socket.on('pong', () => session.heard());
    socket.on('close', () => session.closed());
    // A broken frame, or one that is too long; the socket closes by itself.
    socket.on('error', () => session.closed());
  }
  /** Pings everybody and lets go of those who are silent. To be called every 15 s. */
  tick(): void {
    const now = this.#deps.now();
    for (const [session, ping] of [...this.#sessions]) {
      if (session.isSilent(now)) session.bye('slow');
      else ping();
    }
  }
  /** The rooms say goodbye to their guests; this does to all others. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#rooms.close();
    for (const session of [...this.#sessions.keys()]) session.bye('stopping');
  }
}
