/** What is due at tables, by a clock that is moved by hand. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { DueTicker } from '../../src/tables/dues.ts';
import { verifyTable } from '../../src/tables/verify.ts';
import type { Client } from './client.ts';
import { botsHere, DAYS, makeHouses, type TestHouse } from './house.ts';
import { playOut } from './players.ts';
import { until } from './waiting.ts';

const houses = makeHouses();
afterAll(() => houses.end());

const DAY = 86_400_000;
let house: TestHouse;
let notified: [table: string, person: string, forSeq: number][];
let failing: boolean;
beforeEach(async () => {
  house = await houses.house();
  notified = [];
  failing = false;
});
const tick = (): Promise<void> =>
  new DueTicker({
    store: house.store,
    rooms: house.rooms,
    now: () => house.now,
    notify: async (...notice) => {
      if (failing) throw new Error('nobody answers there');
      notified.push(notice);
    },
    trouble: (error) => house.troubles.push(error),
  }).tick();

const gameOf = async (persons: readonly string[]): Promise<Client[]> => {
  const seats = persons.map((_, i) => (i === 0 ? 'me' : 'open') as 'me' | 'open');
  const table = await house.open(persons[0]!, 'cloud-nine', seats, { pace: DAYS });
  const clients: Client[] = [];
  for (const [seat, person] of persons.entries()) {
    const client = await house.visit(table, person);
    if (seat > 0) await client.sit(seat);
    clients.push(client);
  }
  await clients[0]!.do({ do: 'begin' });
  return clients;
};

test('one reminder to whom the table waits for; an act moves it', async () => {
  const clients = await gameOf(['ann', 'bob', 'cat']);
  const [ann] = clients as [Client];
  const seat = ann.table.turn[0]!;
  house.now += DAY - 10_000;
  await tick();
  expect(notified).toEqual([]);
  await playOut([clients[seat]!], 1);
  house.now += 11_000;
  await tick();
  expect(notified).toEqual([]);
  const { seq } = ann;
  const waited = clients[ann.table.turn[0]!]!.person!;
  house.now += DAY;
  await tick();
  await tick();
  expect(notified).toEqual([[ann.id, waited, seq]]);
  expect((await house.store.dues.of(ann.id)).map(({ kind }) => kind)).toEqual(['abandon', 'offer']);
});

test('a notice that fails is tried again later', async () => {
  const [ann] = (await gameOf(['ann', 'bob'])) as [Client];
  failing = true;
  house.now += DAY;
  await tick();
  expect(notified).toEqual([]);
  expect(house.troubles).toMatchObject([{ message: 'nobody answers there' }]);
  failing = false;
  house.now += 30_000;
  await tick();
  expect(notified).toHaveLength(1);
  expect(ann.table.status).toBe('playing');
});

test('the others are asked whether a bot may have the seat, and nothing plays by itself', async () => {
  const clients = await gameOf(['ann', 'bob', 'cat']);
  const [ann] = clients as [Client];
  const seat = ann.table.turn[0]!;
  const { steps } = ann;
  house.now += 3 * DAY;
  await tick();
  const others = [0, 1, 2].filter((each) => each !== seat);
  expect(ann.table.proposal).toMatchObject({ by: seat, what: { kind: 'bot', seat }, asks: others });
  expect(ann.steps).toBe(steps);
  for (const other of others) await clients[other]!.do({ do: 'answer', seat: other, agrees: true });
  expect(ann.table.seats[seat]).toMatchObject({ kind: 'person', bot: expect.any(String) });
  await until(() => !ann.table.turn.includes(seat));
  expect(await verifyTable(house.store, ann.id)).toEqual([]);
});

test('where nobody else is, nobody is asked', async () => {
  const table = await house.open('ann', 'cloud-nine', ['me', { bot: 'random' }], { pace: DAYS });
  const ann = await house.visit(table, 'ann');
  await ann.do({ do: 'begin' });
  await ann.turnOf(0);
  house.now += 4 * DAY;
  await tick();
  expect(ann.table.proposal).toBeUndefined();
  expect(ann.table.seats[0]).toEqual({ kind: 'person', name: 'ann', here: true });
});

test('a table that nobody plays is closed by the clock, after a restart too', async () => {
  const [ann] = (await gameOf(['ann', 'bob'])) as [Client];
  house.now += 30 * DAY - 1;
  house.restart();
  await tick();
  expect((await house.store.tables.find(ann.id))!.status).toBe('playing');
  house.now += DAY;
  await tick();
  await tick();
  expect((await house.store.tables.find(ann.id))!.status).toBe('abandoned');
  expect(await house.store.dues.of(ann.id)).toEqual([]);
  expect((await house.visit(ann.id, 'ann')).table).toMatchObject({ status: 'abandoned' });
  expect(await verifyTable(house.store, ann.id)).toEqual([]);
});

test('bots that a dead server left are woken, though nobody comes', async () => {
  let isDead = true;
  const pool = botsHere();
  house = await houses.house({
    bots: { think: (question) => (isDead ? new Promise(() => {}) : pool.think(question)), close: pool.close },
  });
  const table = await house.open('ann', 'tranquility', ['me', { bot: 'random' }]);
  const ann = await house.visit(table, 'ann');
  await ann.do({ do: 'begin' });
  while (ann.table.turn.includes(0)) await playOut([ann], 1);
  expect(ann.table.turn).toEqual([1]);
  isDead = false;
  house.restart();
  await tick();
  expect(house.rooms.size).toBe(0);
  house.now += 31_000;
  await tick();
  const head = async (): Promise<number> => (await house.store.tables.find(table))!.head;
  await until(() => house.events.filter(({ is }) => is === 'entry').length > ann.seq - 1);
  expect(await head()).toBeGreaterThan(ann.seq);
});
