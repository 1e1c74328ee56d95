/** Everybody who plays, in one process: as fast as the server answers, or each table at its own pace. */
import { findGame } from '@halcyon/catalog';
import { agree, randomFrom } from '@halcyon/kernel';
import type { OpenWish } from '@halcyon/protocol/online';
import type { Sizes } from './echo.ts';
import { EchoLines } from './echo-lines.ts';
import { PlayedTable, type Sent } from './played-table.ts';

export interface Played {
  readonly moves: number;
  readonly seconds: number;
}
export interface Latencies {
  readonly moves: number;
  /** Milliseconds from sending a move to its view at the other seat. */
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}
export interface CrowdPart {
  /** Opens tables until so many are played. */
  fill(wish: { readonly url: string; readonly tables: number }): Promise<void>;
  /** Every table plays until it has made so many moves. */
  playTo(moves: number): Promise<void>;
  /** Every table plays its next move when it has seen the last one. */
  play(seconds: number): Promise<Played>;
  /** Every table plays a move every so many seconds, at moments of its own. */
  pace(wish: { readonly seconds: number; readonly every: number }): Promise<Latencies>;
  /** Mean letters of each message so far. */
  sizes(): Promise<Sizes>;
  /** So many pairs of lines to a bare echo. */
  fillEcho(wish: { readonly url: string; readonly pairs: number }): Promise<void>;
  /** They send messages of so many letters, as fast as they are answered. */
  echo(wish: { readonly seconds: number; readonly letters: number }): Promise<Played>;
  /** All lines are hung up. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

const GAME = 'tranquility';
/** Tables that are being opened at the same time. */
const AT_ONCE = 16;
const NAMES = ['Host', 'Guest'];

const post = async (url: string, path: string, body: unknown, cookie?: string): Promise<Response> => {
  const answer = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url, ...(cookie !== undefined && { Cookie: cookie }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} is refused: ${await answer.text()}`);
  return answer;
};
const introduce = async (url: string, name: string): Promise<string> =>
  (await post(url, 'me', { name, lang: 'en' })).headers.getSetCookie()[0]!.split(';')[0]!;

const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

export const makeCrowd = async (): Promise<CrowdPart> => {
  const random = randomFrom('crowd');
  const sent: Sent = { play: 0, done: 0, news: 0, moves: 0 };
  let tables: PlayedTable[] = [];
  let cookies: readonly string[] = [];
  let opened = 0;
  const echoes = new EchoLines();

  const open = async (url: string): Promise<void> => {
    const { features, ...setup } = agree(findGame(GAME)!, { seats: NAMES.length });
    const wish: OpenWish = {
      key: `bench-${String(opened++).padStart(8, '0')}`,
      game: GAME,
      setup: { ...setup, features: [...features] },
      name: NAMES[0]!,
      seats: [{ kind: 'me', name: NAMES[0]!, salt: '0'.repeat(32) }, { kind: 'open' }],
      pace: { kind: 'live', remind: null, offer: null, abandon: null },
    };
    const answer = await post(url, 'tables', wish, cookies[0]);
    const table = new PlayedTable(random, sent);
    await new Promise<void>((resolve, reject) => {
      table.failed = reject;
      const id = answer.json() as Promise<{ table: string }>;
      id.then(({ table: known }) => table.begin(url, known, cookies)).then(resolve, reject);
    });
    tables.push(table);
  };
  /** Lets tables play until all of them rest; `next` says what happens with one that has just moved. */
  const run = (
    begin: () => void,
    next: (table: PlayedTable, latency: number) => void,
    isOver: () => boolean,
  ): Promise<void> =>
    new Promise((resolve, reject) => {
      const rest = (): void => {
        if (isOver() && tables.every(({ isMoving }) => !isMoving)) resolve();
      };
      for (const table of tables) {
        table.failed = reject;
        table.moved = (latency) => {
          next(table, latency);
          rest();
        };
      }
      begin();
      rest();
    });
  const hangUp = (gone: (table: PlayedTable) => boolean): void => {
    for (const table of tables.filter(gone)) table.hangUp();
    tables = tables.filter((table) => !gone(table));
  };

  return {
    fill: async ({ url, tables: wanted }) => {
      if (cookies.length === 0) cookies = await Promise.all(NAMES.map((name) => introduce(url, name)));
      hangUp(({ isOver }) => isOver);
      while (tables.length < wanted)
        await Promise.all(Array.from({ length: Math.min(AT_ONCE, wanted - tables.length) }, () => open(url)));
    },
    playTo: async (moves) => {
      const goOn = (table: PlayedTable): void => {
        if (!table.isOver && table.moves < moves) table.play();
      };
      await run(
        () => tables.forEach(goOn),
        goOn,
        () => true,
      );
    },
    play: async (seconds) => {
      const started = performance.now();
      const isOver = (): boolean => performance.now() - started >= 1000 * seconds;
      const goOn = (table: PlayedTable): void => {
        if (!table.isOver && !isOver()) table.play();
      };
      let moves = 0;
      await run(
        () => tables.forEach(goOn),
        (table) => {
          moves++;
          goOn(table);
        },
        () => tables.every((table) => table.isOver) || isOver(),
      );
      return { moves, seconds: (performance.now() - started) / 1000 };
    },
    pace: async ({ seconds, every }) => {
      const latencies: number[] = [];
      const timers: NodeJS.Timeout[] = [];
      let isOver = false;
      const goOn = (table: PlayedTable): void => {
        if (!table.isOver && !table.isMoving) table.play();
      };
      await run(
        () => {
          for (const table of tables)
            timers.push(
              setTimeout(
                () => {
                  goOn(table);
                  timers.push(setInterval(() => goOn(table), 1000 * every));
                },
                random.below(1000 * every),
              ),
            );
          setTimeout(() => {
            isOver = true;
            for (const timer of timers) clearTimeout(timer);
            // Somebody must say so if all of them rest already.
            const playing = tables.find((table) => !table.isOver && !table.isMoving);
            if (playing) goOn(playing);
          }, 1000 * seconds);
        },
        (_, latency) => latencies.push(latency),
        () => isOver,
      );
      const sorted = latencies.toSorted((a, b) => a - b);
      return {
        moves: sorted.length,
        p50: percentile(sorted, 0.5),
        p99: percentile(sorted, 0.99),
        longest: sorted.at(-1) ?? 0,
      };
    },
    sizes: async () => ({
      play: Math.round(sent.play / sent.moves),
      done: Math.round(sent.done / sent.moves),
      news: Math.round(sent.news / sent.moves / NAMES.length),
    }),
    fillEcho: ({ url, pairs }) => echoes.open(url, pairs),
    echo: ({ seconds, letters }) => echoes.play(seconds, letters),
    leave: async () => hangUp(() => true),
    close: async () => {
      hangUp(() => true);
      echoes.hangUp();
    },
  };
};
