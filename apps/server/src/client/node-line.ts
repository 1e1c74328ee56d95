/** The other end of a line, for terminals and programs: what Node lends to a `Line` of packages/table. */
import { randomBytes } from 'node:crypto';
import type { Ended, LineLent, LineSocket, SocketEnds } from '@halcyon/table';
import { WebSocket } from 'ws';

/** Statuses of a refused upgrade that no other try would change. */
const REFUSED: Readonly<Record<number, Ended>> = { 403: 'not-allowed', 404: 'unknown-table' };
/** The key that opened the line is no longer good. */
const REVOKED = 4403;

/** Milliseconds: a server that does not say goodbye keeps nobody waiting. */
const FAREWELL = 1000;

const openSocket = (url: string, headers: Readonly<Record<string, string>>, ends: SocketEnds): LineSocket => {
  const socket = new WebSocket(url, { headers });
  socket.on('unexpected-response', (request, { statusCode = 0 }) => {
    request.destroy();
    ends.closed(REFUSED[statusCode]);
  });
  // Whatever it is, 'close' follows.
  socket.on('error', () => undefined);
  socket.on('open', () => ends.opened());
  socket.on('message', (data) => ends.said(String(data)));
  socket.on('close', (code) => ends.closed(code === REVOKED ? 'not-allowed' : undefined));
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => {
      socket.close();
      setTimeout(() => socket.terminate(), FAREWELL).unref();
    },
  };
};

export interface NodeLine extends Pick<LineLent, 'socket' | 'after' | 'random'> {
  /** Of a wish. */
  key(): string;
  /** What a device throws in when its person sits down. */
  salt(): string;
}

/** `base`: where the page of the server is. `headers` are asked for whenever a socket is opened. */
export const nodeLine = (base: string, table: string, headers: () => Readonly<Record<string, string>>): NodeLine => {
  const url = new URL(`t/${table}/live`, base.replace(/^http/, 'ws')).href;
  return {
    socket: (ends) => openSocket(url, headers(), ends),
    after: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
    key: () => randomBytes(12).toString('hex'),
    salt: () => randomBytes(16).toString('hex'),
  };
};
