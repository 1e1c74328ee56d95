/** Whole games over the wire, and what is true of them afterwards. */
import { findGame } from '@halcyon/catalog';
import { fromHex, parseLog, prove, sealOf } from '@halcyon/kernel';
import { afterAll, expect, test } from 'vitest';
import { verifyTable } from '../../src/tables/verify.ts';
import { makeHouses, type TestHouse } from './house.ts';
import { playOut } from './players.ts';

const houses = makeHouses();
afterAll(() => houses.end());

/** Nothing went wrong that whoever runs the house would have to hear of. */
const expectQuiet = async (house: TestHouse, table: string): Promise<void> => {
  expect(house.events.filter(({ is }) => is !== 'entry')).toEqual([]);
  expect(house.troubles).toEqual([]);
  expect(await verifyTable(house.store, table)).toEqual([]);
};

test("two people and a bot play Tranquility with the Start's numbers, and a third watches", async () => {
  const house = await houses.house();
  const table = await house.open('ann', 'tranquility', ['me', 'open', { bot: 'heuristic' }]);
  const ann = await house.visit(table, 'ann');
  const bob = await house.visit(table, 'bob');
  expect(ann.table).toMatchObject({ status: 'open', talk: 'silent', help: 'bare', host: 0, watchers: 0 });
  expect(bob.you).toEqual({ seats: [], kept: [], host: false, backs: {} });
  await bob.sit(1);
  expect(ann.table.seats).toMatchObject([
    { kind: 'person', name: 'ann', here: true },
    { kind: 'person', name: 'bob', here: true },
    { kind: 'bot', bot: 'heuristic', name: '' },
  ]);
  const watch = await house.rooms.watchKey(table, 'ann');
  const cat = await house.visit(table, 'cat', { watch });
  expect(bob.table.watchers).toBe(1);
  await ann.do({ do: 'begin' });
  await playOut([ann, bob]);

  const { secret, seal, salts } = ann.table;
  expect(ann.table.status).toBe('ended');
  expect(salts).toEqual([expect.stringMatching(/1$/), expect.stringMatching(/^0+65$/), '']);
  expect(sealOf(fromHex(secret!)!)).toBe(seal);
  // Several were asked at once, for the numbers at the Start.
  expect(ann.of('news').some(({ table: news }) => news?.turn?.length === 3)).toBe(true);
  for (const client of [ann, bob, cat]) expect(client.outlook('referee').outcome).toBeDefined();
  expect([...cat.views.keys()]).toEqual(['audience', 'referee']);

  const log = await house.rooms.exportLog(table, undefined, false);
  const match = parseLog(log, findGame);
  const proof = prove(match);
  expect(proof).toMatchObject({ untold: 0, unsealed: 0, seeded: 0, wrong: undefined });
  expect(proof.sealed).toBeGreaterThan(3);
  expect(log).not.toContain('ann');
  expect(await house.rooms.exportLog(table, 'ann', true)).toContain('# seat 1: bob\n');
  // A deal that does not follow from what the seats threw in is found.
  expect(prove(parseLog(log.replace(salts[0]!, `f${salts[0]!.slice(1)}`), findGame)).wrong).toBe(0);

  const [card] = await house.rooms.cards('bob');
  expect(card).toMatchObject({ id: table, mine: [1], status: 'ended', turn: [], fresh: 0, steps: match.length });
  expect(log).toContain(`end ${card!.outcome}\n`);
  await ann.do({ do: 'thanks' });
  expect(bob.table.seats[0]!.thanked).toBe(true);
  await expectQuiet(house, table);
});

test('Cloud 9 with four people, two of them on one device', async () => {
  const house = await houses.house();
  const table = await house.open('ann', 'cloud-nine', ['me', 'me', 'open', 'open']);
  const ann = await house.visit(table, 'ann');
  const bob = await house.visit(table, 'bob');
  const cat = await house.visit(table, 'cat');
  await bob.sit(2);
  await cat.sit(3);
  await ann.do({ do: 'begin' });
  expect(ann.you.seats).toEqual([0, 1]);
  expect([...ann.views.keys()]).toEqual([0, 1]);
  await playOut([ann, bob, cat]);
  expect(ann.table).toMatchObject({ status: 'ended', talk: 'talk' });
  await expectQuiet(house, table);
});

test('The Reef, 60 steps, and in the middle the server starts anew', async () => {
  const house = await houses.house();
  const table = await house.open('ann', 'reef', ['me', 'open']);
  const ann = await house.visit(table, 'ann');
  const bob = await house.visit(table, 'bob');
  await bob.sit(1);
  await ann.do({ do: 'begin' });
  await playOut([ann, bob], 30);
  const before = ann.outlook(0).message();
  await ann.hangUp();
  await bob.hangUp();
  house.restart();
  const again = [await house.visit(table, 'ann'), await house.visit(table, 'bob')] as const;
  expect(JSON.parse(JSON.stringify(again[0].outlook(0).message()))).toEqual(JSON.parse(JSON.stringify(before)));
  await playOut(again, 30);
  expect(again[0].steps).toBeGreaterThan(before.steps.length + 29);
  await expectQuiet(house, table);
});

test('a table that nobody looks at costs nothing', async () => {
  const house = await houses.house();
  const tables = [];
  for (let i = 0; i < 3; i++) {
    const table = await house.open('ann', 'reef', ['me', { bot: 'random' }]);
    const ann = await house.visit(table, 'ann');
    await ann.do({ do: 'begin' });
    tables.push(ann);
  }
  expect(house.rooms.size).toBe(3);
  await tables[0]!.hangUp();
  house.now += 59_000;
  house.rooms.tick();
  expect(house.rooms.size).toBe(3);
  house.now += 2_000;
  house.rooms.tick();
  expect(house.rooms.size).toBe(2);
  expect((await house.rooms.cards('ann')).map(({ status }) => status)).toEqual(['playing', 'playing', 'playing']);
  expect(house.rooms.size).toBe(2);
});
