/** A server on this machine with a table, a friend who plays there by script, and a terminal that comes through a pipe. */
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@halcyon/catalog';
import { makeBot, usualBot } from '@halcyon/catalog/bots';
import { agree, composed, has, type Move, type Outlook, printMove } from '@halcyon/kernel';
import { ONLINE_PROTOCOL, type OpenedTable, type Sharing } from '@halcyon/protocol/online';
import { openStore, serve } from '@halcyon/server';
import { nodeLine } from '@halcyon/server/client';
import { verifyTable } from '@halcyon/server/verify';
import { Thinkers, Visit } from '@halcyon/table';
import { onTestFinished } from 'vitest';
import { start } from './halcyon.ts';

/** Longer than a machine with other work needs; what never comes fails. */
const PATIENCE = 240_000;

export const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'halcyon-friends-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** What somebody at a table sees, and does. */
export class Friend {
  readonly #visit: Visit;
  readonly #thinkers = new Thinkers(makeBot);
  #wake: (() => void)[] = [];

  constructor(url: string, table: string, cookie: string) {
    this.#visit = new Visit({
      ...nodeLine(`${url}/`, table, () => ({ cookie })),
      coming: { protocol: ONLINE_PROTOCOL },
      changed: () => {
        const { info, ready } = this.table;
        if (info?.status === 'playing' && !ready) this.table.learn(composed(findGame(info.game)!, info.setup));
        for (const wake of this.#wake.splice(0)) wake();
      },
    });
    this.#visit.line.open();
    onTestFinished(() => this.#visit.close());
  }
  get table() {
    return this.#visit.table;
  }
  async until(holds: () => boolean, what: string): Promise<void> {
    const timer = setTimeout(() => {
      for (const wake of this.#wake.splice(0)) wake();
    }, PATIENCE);
    const end = Date.now() + PATIENCE;
    while (!holds()) {
      if (Date.now() >= end) throw new Error(`${what} never came`);
      await new Promise<void>((resolve) => this.#wake.push(resolve));
    }
    clearTimeout(timer);
  }
  get isOver(): boolean {
    return this.table.info?.status === 'ended';
  }
  isAsked(seat: number): boolean {
    if (!this.table.ready || !this.table.own.includes(seat)) return false;
    const outlook = this.table.outlook(seat);
    return has(outlook.mustAct, seat) && outlook.legal.length > 0;
  }
  outlook(seat: number): Outlook {
    return this.table.outlook(seat);
  }
  async thought(seat: number): Promise<Move> {
    const outlook = this.outlook(seat);
    const bot = usualBot(outlook.rules.id);
    return (await this.#thinkers.think({ seat, bot, outlook, table: 'a friend' })) ?? outlook.legal[0]!;
  }
  async notation(seat: number): Promise<string> {
    const move = await this.thought(seat);
    return printMove(this.outlook(seat).rules.moves, move);
  }
}

export interface Server {
  readonly url: string;
  /** A table of Ben's, who sits first; the other seat is free. */
  open(game: string, more?: object): Promise<{ readonly table: string; readonly link: string; readonly ben: Friend }>;
  watchLink(table: string): Promise<string>;
  /** What is wrong with a table. */
  verify(table: string): Promise<string[]>;
}

export const openServer = async (): Promise<Server> => {
  const folder = newFolder();
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Halcyon</title>');
  const data = join(folder, 'data');
  const served = await serve({ folder, port: 0, data, logLevel: 'silent' });
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closed ??= served.close();
    return closed;
  };
  onTestFinished(close);
  const url = `http://127.0.0.1:${served.port}`;
  const post = (path: string, body: unknown, cookie = '') =>
    fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const cookie = (await post('me', { name: 'Ben' })).headers.get('set-cookie')!.split(';')[0]!;
  return {
    url,
    open: async (game, more = {}) => {
      const { features, ...setup } = agree(findGame(game)!, { seats: 2 });
      const answer = await post(
        'tables',
        {
          key: `table-of-${game}`,
          game,
          setup: { ...setup, features: [...features] },
          name: 'Ben',
          seats: [{ kind: 'me', name: 'Ben', salt: '0'.repeat(32) }, { kind: 'open' }],
          pace: { kind: 'live', remind: null, offer: null, abandon: null },
          ...more,
        },
        cookie,
      );
      const { table } = (await answer.json()) as OpenedTable;
      return { table, link: `${url}/#/t/${table}`, ben: new Friend(url, table, cookie) };
    },
    watchLink: async (table) => {
      const answer = await fetch(`${url}/api/tables/${table}/share`, { headers: { cookie } });
      return `${url}/#/watch/${table}/${((await answer.json()) as Sharing).watch}`;
    },
    verify: async (table) => {
      await close();
      const store = await openStore({ folder: data, now: Date.now() });
      try {
        return await verifyTable(store, table);
      } finally {
        await store.close();
      }
    },
  };
};

/** A terminal without a window: lines go in, lines come out. */
export class Piped {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly state: string;
  readonly ended: Promise<number | null>;
  out = '';
  err = '';
  #read = 0;
  #wake: () => void = () => {};

  constructor(args: readonly string[], state: string) {
    this.state = state;
    this.#child = start(args, { XDG_STATE_HOME: state });
    onTestFinished(() => void this.#child.kill('SIGKILL'));
    this.#child.stdout.on('data', (data) => {
      this.out += data;
      this.#wake();
    });
    this.#child.stderr.on('data', (data) => {
      this.err += data;
    });
    this.ended = new Promise((resolve) => {
      this.#child.on('exit', (code) => {
        resolve(code);
        this.#wake();
      });
    });
  }
  /** Waits for something that was not there when it last waited; what came up to it. */
  async said(what: string | RegExp): Promise<string> {
    const pattern = typeof what === 'string' ? new RegExp(what.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) : what;
    const end = Date.now() + PATIENCE;
    for (;;) {
      const found = pattern.exec(this.out.slice(this.#read));
      if (found) {
        const from = this.#read;
        this.#read += found.index + found[0].length;
        return this.out.slice(from, this.#read);
      }
      if (Date.now() >= end || this.#child.exitCode !== null)
        throw new Error(`${what} was not said after:\n${this.out.slice(this.#read)}\n${this.err}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, end - Date.now());
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
  type(line: string): void {
    this.#child.stdin.write(`${line}\n`);
  }
  /** What it keeps of itself at a server. */
  cookie(url: string): string {
    const kept = JSON.parse(readFileSync(join(this.state, 'halcyon', 'servers.json'), 'utf8'));
    return (kept as Record<string, { cookie: string }>)[`${url}/`]!.cookie;
  }
}
