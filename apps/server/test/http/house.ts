/** A house with tables on a free port, with a real store in a folder of its own; its tables are made of nothing. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import type { AgainWish, OpenWish, Past, PlayedAgain, PlayedGame, TableCard } from '@halcyon/protocol/online';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { Problem } from '../../src/http/problem.ts';
import { type LiveTables, type Served, type ServeWish, type Store, serve } from '../../src/index.ts';
import { makeFolder } from './page.ts';

export const TABLE = '0123456789abcdefghjkmnpqrs';
const NOW = Date.UTC(2026, 10, 17);

export const cardOf = (id: string): TableCard => ({
  id,
  game: 'tranquility',
  setup: { seats: 2, features: [], layout: 'square', mode: 'standard', options: {} },
  status: 'open',
  created: NOW,
  turn: [],
  talk: 'silent',
  seats: [
    { kind: 'person', name: 'Ann' },
    { kind: 'open', name: '' },
  ],
  mine: [0],
  steps: 0,
  changed: NOW,
  fresh: 0,
});

export const WISH: OpenWish = {
  key: 'a-key-of-mine',
  game: 'tranquility',
  setup: { seats: 2, features: [], layout: 'square', mode: 'standard', options: {} },
  name: 'Ann',
  seats: [{ kind: 'me', name: 'Ann', salt: '0'.repeat(32) }, { kind: 'open' }],
  pace: { kind: 'live', remind: null, offer: null, abandon: null },
};

/** Tells every line who it is; everything else is remembered. */
export class FakeTables implements LiveTables {
  readonly hosts = new Map<string, string>();
  readonly rooms = 7;
  closed = 0;
  renewed = 0;

  async open(person: string): Promise<string> {
    this.hosts.set(TABLE, person);
    return TABLE;
  }
  async again(table: string, _: string, { salts }: AgainWish): Promise<PlayedAgain> {
    return { table, salts };
  }
  async cards(person: string): Promise<TableCard[]> {
    return [...this.hosts].filter(([, host]) => host === person).map(([id]) => cardOf(id));
  }
  async listed(): Promise<TableCard[]> {
    return [cardOf(TABLE)];
  }
  async played(person: string): Promise<PlayedGame[]> {
    const { id, game, setup, mine } = cardOf(TABLE);
    const line = { id, game, setup, mine, version: 1, outcome: 'won 38', steps: 90, marks: 0, digest: '0', ended: NOW };
    return [...this.hosts.values()].includes(person) ? [line] : [];
  }
  async watchKey(table: string, person: string): Promise<string> {
    if (this.hosts.get(table) !== person) throw new Problem('not-allowed', 'You do not sit there.');
    return 'w'.repeat(22);
  }
  async exportLog(table: string, person: string | undefined, names: boolean): Promise<string> {
    if (person === 'broken' || this.hosts.get(table) === undefined) throw new Error(`${table} has broken`);
    return `log ${names ? 'Ann' : '-'}\n`;
  }
  async giveToProgram(): Promise<void> {}
  async past(): Promise<Past> {
    return { from: 0, view: {}, changes: [] };
  }
  accept(
    socket: WebSocket,
    _stream: Duplex,
    at: { readonly table: string; readonly person: string | undefined },
  ): void {
    socket.send(JSON.stringify(at));
  }
  isLooking(): boolean {
    return false;
  }
  async turnOf(): Promise<string[]> {
    return [];
  }
  async forgotten(): Promise<void> {
    this.renewed++;
  }
  async close(): Promise<void> {
    this.closed++;
  }
}

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'halcyon-house-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'data');
};

export interface TestHouse {
  readonly url: string;
  readonly served: Served;
  readonly live: FakeTables;
  readonly data: string;
  /** Opened for the house; closed with it. */
  readonly store: Store;
  /** Whatever the house takes for now. */
  readonly time: { now: number };
  /** Asks as a browser with these cookies would. */
  call(method: string, path: string, more?: CallWish): Promise<Response>;
  /** A person with a name, by its cookie. */
  person(name?: string): Promise<string>;
  line(more?: LineWish): Promise<Line>;
}
export interface CallWish {
  readonly cookie?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}
export interface LineWish {
  readonly cookie?: string;
  readonly table?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
/** Either an open line with its first message, or the status that it was refused with. */
export interface Line {
  readonly socket: WebSocket;
  readonly status: number;
  readonly first?: unknown;
}

export const cookieIn = (answer: Response): string => (answer.headers.get('set-cookie') ?? '').split(';')[0]!;

const openLine = async (port: number, { cookie, table = TABLE, headers = {} }: LineWish): Promise<Line> => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/t/${table}/live`, {
    headers: { ...(cookie && { cookie }), ...headers },
  });
  onTestFinished(() => socket.terminate());
  return new Promise((resolve, reject) => {
    socket.once('unexpected-response', (_, { statusCode = 0 }) => {
      resolve({ socket, status: statusCode });
      socket.once('error', () => undefined).terminate();
    });
    socket.once('error', reject);
    once(socket, 'message').then(([data]) => resolve({ socket, status: 101, first: JSON.parse(String(data)) }), reject);
  });
};

export const openHouse = async (wish: Partial<ServeWish> = {}): Promise<TestHouse> => {
  const data = newFolder();
  const live = new FakeTables();
  const time = { now: NOW };
  let store: Store | undefined;
  const served = await serve({
    folder: makeFolder(),
    port: 0,
    data,
    logLevel: 'silent',
    clock: () => time.now,
    tables: (opened) => {
      store = opened;
      return live;
    },
    ...wish,
  });
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closed ??= served.close();
    return closed;
  };
  onTestFinished(close);
  const url = `http://127.0.0.1:${served.port}`;
  const call: TestHouse['call'] = (method, path, { cookie, body, headers = {} } = {}) =>
    fetch(`${url}${path}`, {
      method,
      headers: {
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  return {
    url,
    served: { ...served, close },
    live,
    data,
    store: store!,
    time,
    call,
    person: async (name = 'Ann') => cookieIn(await call('POST', '/api/me', { body: { name, lang: 'en' } })),
    line: (more = {}) => openLine(served.port, more),
  };
};
