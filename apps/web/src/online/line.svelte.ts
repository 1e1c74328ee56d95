/** The line to a table (packages/table), by the sockets of a browser, which says when the network or the reader comes back. */
import type { SentCommand } from '@halcyon/protocol/online';
import {
  type Ended,
  type LineEnds,
  type LineSocket,
  type LineState,
  type SocketEnds,
  Line as TableLine,
} from '@halcyon/table';

const opened = (url: string, ends: SocketEnds): LineSocket => {
  const socket = new WebSocket(url);
  socket.addEventListener('open', () => ends.opened());
  socket.addEventListener('message', ({ data }) => ends.said(data));
  socket.addEventListener('close', () => ends.closed());
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
};

export class Line {
  state = $state<LineState>('connecting');
  ended = $state<Ended>();
  readonly #line: TableLine;
  readonly #away = new AbortController();

  constructor(path: string, ends: LineEnds) {
    const url = new URL(path, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    this.#line = new TableLine(
      {
        socket: (socketEnds) => opened(url.href, socketEnds),
        after: (ms, then) => {
          const timer = setTimeout(then, ms);
          return () => clearTimeout(timer);
        },
        random: Math.random,
        changed: () => {
          this.state = this.#line.state;
          this.ended = this.#line.ended;
          if (this.state === 'ended') this.#away.abort();
        },
      },
      ends,
    );
    const { signal } = this.#away;
    addEventListener('online', () => this.#line.atOnce(), { signal });
    addEventListener('offline', () => this.#line.doubt(), { signal });
    document.addEventListener('visibilitychange', () => document.hidden || this.#line.atOnce(), { signal });
    this.#line.open();
  }
  send(command: SentCommand): void {
    this.#line.send(command);
  }
  /** A new socket, now. */
  reopen(): void {
    this.#line.reopen();
  }
  end(why: Ended): void {
    this.#line.end(why);
  }
  close(): void {
    this.#away.abort();
    this.#line.close();
  }
}
