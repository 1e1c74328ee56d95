/** Once more with the same people: one press, one table, seats that wait for those who had them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyTable } from '../../src/tables/verify.ts';
import type { Client } from './client.ts';
import { DAYS, makeHouses, type TestHouse } from './house.ts';
import { playOut } from './players.ts';
import { transplant } from './transplant.ts';
import { saltOf, until } from './waiting.ts';

const houses = makeHouses();
afterAll(() => houses.end());

const HOUR = 60 * 60 * 1000;
const wishOf = (salt: number) => ({ key: house.key(), salts: [saltOf(salt)] });

/** Ann, Bob and a bot have played one game to the end; every test has a copy of it. */
let house: TestHouse;
let played = '';
beforeAll(async () => {
  house = await houses.house();
  played = await house.open('ann', 'tranquility', ['me', 'open', { bot: 'random' }], {
    wish: { features: ['wild'] },
    pace: DAYS,
    talk: 'talk',
    help: 'facts',
  });
  const [ann, bob] = [await house.visit(played, 'ann'), await house.visit(played, 'bob')];
  await bob.sit(1);
  await ann.do({ do: 'begin' });
  await playOut([ann, bob]);
  await until(() => ann.table.status === 'ended' && bob.table.status === 'ended');
});
const letters = [...'abcdefgh'];
const ended = async (): Promise<{ table: string; ann: Client; bob: Client }> => {
  const table = await transplant(house.store, played, letters.pop()!);
  return { table, ann: await house.visit(table, 'ann'), bob: await house.visit(table, 'bob') };
};
const tables = async (): Promise<number> => (await house.store.tables.all('', 99)).length;

test('whoever presses sits at a table of the same kind, and the others are told and sit down by one press', async () => {
  const { table, ann, bob } = await ended();
  const first = await house.rooms.again(table, 'bob', wishOf(7));
  expect(first.salts).toEqual([saltOf(7)]);
  expect(ann.table.next).toEqual({ by: 1, table: first.table });
  expect(bob.table.next).toEqual(ann.table.next);

  const next = await house.visit(first.table, 'bob');
  const { setup, pace, talk, help, seats, status } = next.table;
  const same = { setup: ann.table.setup, pace: DAYS, talk: 'talk', help: 'facts', status: 'open' };
  expect({ setup, pace, talk, help, status }).toEqual(same);
  expect(seats).toMatchObject([
    { kind: 'open', kept: true, name: 'ann' },
    { kind: 'person', name: 'bob', here: true },
    { kind: 'bot', bot: 'random' },
  ]);
  expect(next.you).toMatchObject({ seats: [1], kept: [], host: true });
  // Where it is listed, Ann finds it; Bob has the table itself.
  const card = (await house.rooms.cards('ann')).find(({ id }) => id === table);
  expect(card).toMatchObject({ id: table, status: 'ended', next: { by: 'bob', table: first.table } });

  const second = await house.rooms.again(table, 'ann', wishOf(8));
  expect(second).toEqual({ table: first.table, salts: [saltOf(8)] });
  expect(next.table.seats[0]).toMatchObject({ kind: 'person', name: 'ann' });
  expect(next.table.salts).toEqual([saltOf(8), saltOf(7), '']);
  // Once more changes nothing, and what was thrown in for nothing is not said to count.
  expect(await house.rooms.again(table, 'ann', wishOf(9))).toEqual({ table: first.table, salts: [] });
  expect(await house.rooms.again(table, 'bob', wishOf(9))).toEqual({ table: first.table, salts: [] });
  await next.do({ do: 'begin' });
  expect(next.table.status).toBe('playing');
  for (const id of [table, first.table]) expect(await verifyTable(house.store, id)).toEqual([]);
});

test('two who press at the same moment meet at one table, also on two machines', async () => {
  const { table } = await ended();
  const before = await tables();
  const elsewhere = await houses.house({ store: house.store });
  const pressed = await Promise.all([
    house.rooms.again(table, 'ann', wishOf(1)),
    elsewhere.rooms.again(table, 'bob', wishOf(2)),
  ]);
  const [{ table: one }, { table: other }] = pressed as [{ table: string }, { table: string }];
  expect(other).toBe(one);
  const rows = await house.store.tables.seats(one);
  expect(rows.map(({ person }) => person)).toEqual(['ann', 'bob', null]);
  expect(pressed.map(({ salts }) => salts)).toEqual([[saltOf(1)], [saltOf(2)]]);
  expect(await tables()).toBe(before + 1);
  for (const id of [table, one]) expect(await verifyTable(house.store, id)).toEqual([]);
});

test('a server that stops between saying it and opening the table leaves no dead end', async () => {
  const { table } = await ended();
  const stopped = await houses.house({
    store: house.store,
    around: (store) => ({
      ...store,
      tables: { ...store.tables, open: () => Promise.reject(new Error('stopped')) },
    }),
  });
  // All houses of these tests draw the same ids; this one is to have another than the last.
  await expect(stopped.open('ann', 'reef', ['me', 'open'])).rejects.toThrow('stopped');
  await expect(stopped.rooms.again(table, 'ann', wishOf(1))).rejects.toThrow('stopped');
  house.restart();
  const { table: next } = await house.rooms.again(table, 'bob', wishOf(2));
  expect(next).toBe((await house.visit(table, 'ann')).table.next!.table);
  const seats = await house.store.tables.seats(next);
  expect(seats.map(({ person }) => person)).toEqual([null, 'bob', null]);
  expect(await verifyTable(house.store, next)).toEqual([]);
});

test('a kept seat is for one person in the first days, or until the host frees it', async () => {
  const { table } = await ended();
  const { table: next } = await house.rooms.again(table, 'ann', wishOf(1));
  const [ann, cat] = [await house.visit(next, 'ann'), await house.visit(next, 'cat')];
  const sit = { do: 'sit', seat: 1, name: 'Cat', salt: saltOf(3) } as const;
  expect(await cat.refused(sit)).toEqual({ kind: 'not', word: 'kept' });
  house.now += 71 * HOUR;
  expect(await cat.refused(sit)).toEqual({ kind: 'not', word: 'kept' });
  const bob = await house.visit(next, 'bob');
  expect(bob.you.kept).toEqual([1]);
  house.now += 2 * HOUR;
  await cat.do(sit);
  expect(ann.table.seats[1]).toMatchObject({ kind: 'person', name: 'Cat' });
  expect(bob.you.kept).toEqual([]);

  const { table: last } = await house.rooms.again((await ended()).table, 'ann', wishOf(1));
  const [host, dan] = [await house.visit(last, 'ann'), await house.visit(last, 'dan')];
  await host.do({ do: 'arrange', seat: 1, bot: null });
  expect(dan.table.seats[1]).toEqual({ kind: 'open', name: '', here: false });
  await dan.sit(1);
  for (const id of [next, last]) expect(await verifyTable(house.store, id)).toEqual([]);
});

test('only those who sat there play again, and only when the game is over', async () => {
  const open = await house.open('ann', 'reef', ['me', 'open']);
  await expect(house.rooms.again(open, 'ann', wishOf(1))).rejects.toThrow('cannot be played again');
  const { table } = await ended();
  const before = await tables();
  await expect(house.rooms.again(table, 'eve', wishOf(1))).rejects.toThrow('nobody else');
  const seats = [{ kind: 'kept', seat: 0 }] as const;
  await expect(
    house.open('eve', 'reef', ['open', 'open'], { from: table, seats: [...seats, ...seats] }),
  ).rejects.toThrow('did not sit');
  expect(await tables()).toBe(before);
});

test('with other modules the same people are kept, and who is forgotten has no name there either', async () => {
  await house.store.people.add({ id: 'bob', name: 'bob', lang: 'en', created: house.now, deleted: null });
  const { table, ann } = await ended();
  const next = await house.open('ann', 'tranquility', ['me', 'open'], {
    from: table,
    seats: [
      { kind: 'me', name: 'ann', salt: saltOf(1) },
      { kind: 'kept', seat: 1 },
    ],
  });
  expect(ann.table.next).toEqual({ by: 0, table: next });
  const anna = await house.visit(next, 'ann');
  expect(anna.table.seats[1]).toMatchObject({ kind: 'open', kept: true, name: 'bob' });
  await house.store.people.forget('bob', house.now);
  await house.rooms.renewNames();
  expect(anna.table.seats[1]).toMatchObject({ kept: true, name: '' });
  house.restart();
  expect((await house.visit(next, 'ann')).table.seats[1]!.name).toBe('');
});
