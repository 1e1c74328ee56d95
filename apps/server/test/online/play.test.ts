import { afterAll, expect, test } from 'vitest';
import { makeHouses } from './house.ts';
import { playOut } from './players.ts';

const houses = makeHouses();
afterAll(() => houses.end());

test('two people and a bot play Tranquility', async () => {
  const house = await houses.house();
  const table = await house.open('ann', 'tranquility', ['me', 'open', { bot: 'heuristic' }]);
  const ann = await house.visit(table, 'ann');
  const bob = await house.visit(table, 'bob');
  await bob.sit(1);
  await ann.do({ do: 'begin' });
  expect(ann.table.status).toBe('playing');
  await playOut([ann, bob]);
  expect(ann.table.status).toBe('ended');
  expect([...ann.views.keys()]).toEqual([0, 'referee']);
  expect(house.events.filter(({ is }) => is !== 'entry')).toEqual([]);
});
