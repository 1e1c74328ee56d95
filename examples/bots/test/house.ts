/** A real server on this machine, a host, and tables whose seats are given to programs. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@halcyon/catalog';
import { agree } from '@halcyon/kernel';
import { ONLINE_PROTOCOL, type OpenedTable, type ProgramKey, type TableInfo } from '@halcyon/protocol/online';
import { openStore, serve } from '@halcyon/server';
import { nodeLine } from '@halcyon/server/client';
import { verifyTable } from '@halcyon/server/verify';
import { Visit } from '@halcyon/table';

export interface ProgramTable {
  readonly table: string;
  readonly link: string;
  /** By seat; undefined where a bot of the house sits. */
  readonly keys: readonly (string | undefined)[];
}

export class ProgramHouse {
  readonly #folder: string;
  readonly #close: () => Promise<void>;
  readonly #cookie: string;
  #opened = 0;

  constructor(
    readonly url: string,
    folder: string,
    cookie: string,
    close: () => Promise<void>,
  ) {
    this.#folder = folder;
    this.#cookie = cookie;
    this.#close = close;
  }
  /** Each seat is a program's, or a bot's of this name. */
  async open(game: string, seats: readonly ('program' | { readonly bot: string })[]): Promise<ProgramTable> {
    const { features, ...setup } = agree(findGame(game)!, { seats: seats.length });
    const { table } = await this.#post<OpenedTable>('tables', {
      key: `table-${this.#opened++}-${game}`,
      game,
      setup: { ...setup, features: [...features] },
      name: 'Host',
      seats: seats.map((seat) => (seat === 'program' ? { kind: 'open' } : { kind: 'bot', bot: seat.bot })),
      pace: { kind: 'live', remind: null, offer: null, abandon: null },
    });
    const keys: (string | undefined)[] = [];
    for (const [i, seat] of seats.entries()) {
      const given = seat === 'program' && this.#post<ProgramKey>(`tables/${table}/seats/${i}/key`, { name: 'Program' });
      keys.push(given ? (await given).key : undefined);
    }
    return { table, link: `${this.url}/#/t/${table}`, keys };
  }
  /** Begins as soon as every program has come; the table when all of them have said thanks. */
  host(table: string): Promise<TableInfo> {
    return new Promise((resolve, reject) => {
      let begun = false;
      const visit = new Visit({
        ...nodeLine(`${this.url}/`, table, () => ({ cookie: this.#cookie })),
        coming: { protocol: ONLINE_PROTOCOL },
        changed: () => {
          const { info } = visit.table;
          if (visit.line.ended) reject(new Error(visit.line.ended));
          if (!info) return;
          const programs = info.seats.flatMap((seat, i) => (seat.program ? [{ ...seat, salt: info.salts[i] }] : []));
          if (info.status === 'open' && !begun && programs.every(({ salt }) => salt !== '')) {
            begun = true;
            visit.table.wish({ do: 'begin' });
          }
          if (info.status !== 'ended' || !programs.every(({ thanked }) => thanked)) return;
          visit.close();
          resolve(info);
        },
      });
      visit.line.open();
    });
  }
  /** Stops, and says what is wrong with a table; nothing if it is sound. */
  async closeAndVerify(...tables: readonly string[]): Promise<string[]> {
    await this.#close();
    const store = await openStore({ folder: join(this.#folder, 'data'), now: Date.now() });
    try {
      return (await Promise.all(tables.map((table) => verifyTable(store, table)))).flat();
    } finally {
      await store.close();
      rmSync(this.#folder, { recursive: true, force: true });
    }
  }
  async #post<Answer>(path: string, body: unknown): Promise<Answer> {
    const answer = await fetch(`${this.url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.#cookie },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
}

export const openProgramHouse = async (): Promise<ProgramHouse> => {
  const folder = mkdtempSync(join(tmpdir(), 'halcyon-programs-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Halcyon</title>');
  const { port, close } = await serve({ folder, port: 0, data: join(folder, 'data'), logLevel: 'silent' });
  const url = `http://127.0.0.1:${port}`;
  const made = await fetch(`${url}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Host"}',
  });
  return new ProgramHouse(url, folder, made.headers.get('set-cookie')!.split(';')[0]!, close);
};
