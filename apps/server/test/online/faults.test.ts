/** A short run of the laboratory (the long one: npm run faults), and faults put in on purpose, which its checker must find. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Store, Tables } from '../../src/store/store.ts';
import { check } from '../lab/checker.ts';
import { runLab, startPostgres } from '../lab/index.ts';
import { newRecord, noteMessage, type Op } from '../lab/record.ts';
import type { Client } from './client.ts';
import { makeHouses, type TestHouse } from './house.ts';
import { playOut } from './players.ts';

const houses = makeHouses();
afterAll(houses.end);

const KILLS = 5;
/** Nothing is measured by it: processes start and end, on machines that have other work. */
const PATIENCE = 600_000;
test.each(['sqlite', 'postgres'])(
  'the server is killed while people play, and nothing is lost: %s',
  async (store) => {
    const data = mkdtempSync(join(tmpdir(), 'halcyon-faults-'));
    const postgres = store === 'postgres' ? await startPostgres() : undefined;
    try {
      const kept = postgres ? { database: postgres.url } : { data };
      const { wrong, acknowledged } = await runLab({ kept, kills: KILLS, seed: 'npm test' });
      expect(wrong).toEqual([]);
      expect(acknowledged).toBeGreaterThan(2 * KILLS);
    } finally {
      await postgres?.end();
      rmSync(data, { recursive: true, force: true });
    }
  },
  PATIENCE,
);

/** The same store with another way of appending. */
const appending = (store: Store, append: Tables['append']): Store => {
  const over = <T extends object>(target: T, changed: Partial<T>): T =>
    new Proxy(target, {
      get(_, name) {
        const own = (name in changed ? changed : target)[name as keyof T];
        return typeof own === 'function' ? own.bind(target) : own;
      },
    });
  return over(store, { tables: over(store.tables, { append }) });
};
/** What these clients were told. */
const told = (clients: readonly Client[]): Op[] => {
  const record = newRecord();
  for (const [i, { id, heard }] of clients.entries())
    for (const message of heard) noteMessage(record, id, `client ${i}`, message);
  return record.ops;
};
const sitDown = async (house: TestHouse): Promise<[Client, Client]> => {
  const table = await house.open('ada', 'cloud-nine', ['me', 'open']);
  const [ada, bo] = [await house.visit(table, 'ada'), await house.visit(table, 'bo')];
  await bo.sit(1);
  await ada.do({ do: 'begin' });
  return [ada, bo];
};

test('without a fault the checker finds none', async () => {
  const house = await houses.house();
  const clients = await sitDown(house);
  await playOut(clients, 12);
  expect(await check(house.store, told(clients))).toEqual([]);
});

test('a view that leaves before the commit is found', async () => {
  let steps = 0;
  const house = await houses.house({
    // Told as stored; then the process dies.
    around: (store) =>
      appending(store, async (entry, changes) =>
        entry.kind === 'step' && ++steps === 6
          ? { outcome: 'stored', seq: entry.seq }
          : store.tables.append(entry, changes),
      ),
  });
  const clients = await sitDown(house);
  await playOut(clients, 5);
  house.restart();
  const found = await check(house.store, told(clients));
  expect(found.join('\n')).toMatch(/was acknowledged as entry \d+ and is not stored/);
  expect(found.join('\n')).toMatch(/saw a step \d+ that is not stored/);
});

test('an append without its condition is found', async () => {
  const around = (store: Store): Store =>
    appending(store, async (entry, changes) => {
      for (let { seq } = entry; ; seq++) {
        const appended = await store.tables.append({ ...entry, seq }, changes);
        if (appended.outcome !== 'taken') return appended;
      }
    });
  const house = await houses.house({ around });
  const other = await houses.house({ around, store: house.store });
  const clients = await sitDown(house);
  const [asked] = clients.filter(({ table, you }) => you.seats.some((seat) => table.turn.includes(seat)));
  // The same person at two servers, and the second does not know what the first has stored.
  const again = await other.visit(asked!.id, asked!.person);
  await playOut([asked!], 1);
  const [seat] = again.you.seats;
  const [move] = again.outlook(seat!).legal;
  await again.do({ do: 'play', key: 'at-the-other', seat: seat!, steps: again.steps, move: move! });
  expect((await check(house.store, told([...clients, again]))).join('\n')).toMatch(/entry \d+/);
});
