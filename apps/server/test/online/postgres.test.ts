/** The same rooms on PostgreSQL, with two nodes at one table. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore, type Store } from '../../src/index.ts';
import { verifyTable } from '../../src/tables/verify.ts';
import { type Postgres, startPostgres } from '../store/postgres.ts';
import { NOW, TestHouse } from './house.ts';
import { playOut } from './players.ts';

let server: Postgres;
const stores: Store[] = [];
beforeAll(async () => {
  server = await startPostgres();
}, 120_000);
afterAll(async () => {
  for (const store of stores) await store.close();
  await server?.end();
});
const node = async (): Promise<TestHouse> => {
  const store = await openStore({ url: server.url, now: NOW });
  stores.push(store);
  return new TestHouse(store);
};

test('a whole game; a second node that was there before reads what is new when it wants to write', async () => {
  const [here, there] = [await node(), await node()];
  const table = await here.open('ann', 'cloud-nine', ['me', 'open']);
  const [ann, bob] = [await here.visit(table, 'ann'), await here.visit(table, 'bob')];
  await bob.sit(1);
  await ann.do({ do: 'settle', talk: 'silent', listed: true });
  await ann.do({ do: 'begin' });
  const far = await there.visit(table, 'bob');
  const before = far.steps;
  await playOut([ann, bob], 4);
  // Nobody tells a node yet what another one has stored.
  expect(far.steps).toBe(before);
  await far.do({ do: 'propose', seat: 1, what: { kind: 'abandon' } });
  expect(far.steps).toBeGreaterThan(before);
  await playOut([ann, bob]);
  expect(ann.table.status).toBe('ended');
  expect(await verifyTable(there.store, table)).toEqual([]);
  expect(await there.rooms.cards('bob')).toMatchObject([{ id: table, status: 'ended', talk: 'silent' }]);
});
