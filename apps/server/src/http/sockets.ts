/** Lines to tables: who may have one, and how it ends when its person is taken away. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { tableIdSchema } from '@halcyon/protocol/online';
import { type WebSocket, WebSocketServer } from 'ws';
import { SOCKET_OPTIONS } from '../wire/socket.ts';
import { callerOf } from './caller.ts';
import type { HouseParts } from './house-parts.ts';
import { bearerIn, type Known, keyIn, type ProgramSeat } from './people.ts';
import { bodyOf, Problem, problemOf, STATUS } from './problem.ts';

const PATH = /^\/t\/([^/?]+)\/live(?:\?|$)/;
/** Of the codes that are free for programs: the key that opened this line is no longer good. */
const REVOKED = 4403;
const GOING_AWAY = 1001;
/** For the answer to a last word. */
const GRACE = 500;
const TEXTS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

const refuse = (socket: Duplex, problem: Problem): void => {
  const status = STATUS[problem.kind];
  const body = JSON.stringify(bodyOf(problem));
  const lines = [
    `HTTP/1.1 ${status} ${TEXTS[status] ?? 'Internal Server Error'}`,
    'Connection: close',
    'Content-Type: application/json',
    'Cache-Control: no-store',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(problem.retryAfter === undefined ? [] : [`Retry-After: ${problem.retryAfter}`]),
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
};

/** Whoever shows a key of a program wants to be that program, and is not let in as somebody who only looks. */
const programOf = async (
  { people }: HouseParts,
  { headers }: IncomingMessage,
  table: string,
): Promise<(Known & ProgramSeat) | undefined> => {
  const key = bearerIn(headers.authorization);
  if (key === undefined) return undefined;
  const program = await people.program(key);
  if (program?.table !== table) throw new Problem('not-allowed', 'This key opens no seat of this table.');
  return program;
};

export class Sockets {
  readonly #server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    ...SOCKET_OPTIONS,
  });
  readonly #open = new Map<WebSocket, Known | undefined>();
  #stopping = false;

  get size(): number {
    return this.#open.size;
  }
  get stopping(): boolean {
    return this.#stopping;
  }

  /** For 'upgrade' of a server. What is refused is answered as below /api. */
  readonly upgrade =
    (house: HouseParts) =>
    (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
      // A peer that leaves in the middle is no trouble of the house.
      socket.on('error', () => socket.destroy());
      this.#letIn(house, request, socket, head).catch((error: unknown) => {
        const problem = problemOf(error);
        house.metrics.refused(problem.kind);
        if (problem.kind === 'internal') house.log.error({ route: '/t/:id/live', error }, 'no line');
        refuse(socket, problem);
      });
    };

  /** No new lines from now on. */
  stop(): void {
    this.#stopping = true;
  }

  /** Cuts lines: of a key that was taken away, or of a person who wants to be forgotten. */
  cut(whose: { readonly hash: string } | { readonly person: string }): void {
    for (const [socket, known] of this.#open)
      if (known && ('hash' in whose ? known.hash === whose.hash : known.person === whose.person))
        socket.close(REVOKED, 'revoked');
  }

  /** Lets everybody hear the last word, and waits no longer for those who do not answer. */
  async end(): Promise<void> {
    const left = [...this.#open.keys()].map((socket) => {
      socket.close(GOING_AWAY);
      return once(socket, 'close');
    });
    const timer = setTimeout(() => {
      for (const socket of this.#open.keys()) socket.terminate();
    }, GRACE);
    await Promise.allSettled(left);
    clearTimeout(timer);
  }

  async #letIn(house: HouseParts, request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { door, limits, people, live } = house;
    const table = PATH.exec(request.url ?? '')?.[1] ?? '';
    if (!tableIdSchema.safeParse(table).success) throw new Problem('unknown', 'There is no such table.');
    const caller = callerOf(request, door);
    if (caller.foreign) throw new Problem('not-allowed', 'Only the page of this server may open a line to a table.');
    await limits.take('call', { address: caller.address });
    const program = await programOf(house, request, table);
    const known = program ?? (await people.known(keyIn(request.headers.cookie, caller)));
    await limits.take('call', { person: known?.person });
    if (this.#stopping) throw new Problem('unavailable', 'The server is being stopped.', { retryAfter: 5 });
    const giveBack = limits.line({ address: caller.address, person: known?.person });
    if (!giveBack) throw new Problem('rate', 'Too many lines are open; close a page first.', { retryAfter: 10 });
    // It was counted before it is open, and may never be.
    socket.once('close', giveBack);
    this.#server.handleUpgrade(request, socket, head, (line) => {
      this.#open.set(line, known);
      line.once('close', () => this.#open.delete(line));
      line.on('error', () => line.terminate());
      live.accept(
        line,
        socket,
        program ? { table, person: program.program, program: program.seat } : { table, person: known?.person },
      );
    });
  }
}
