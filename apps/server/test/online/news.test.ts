/** News tell what is new about a table; whoever puts them together holds the same as somebody who is told all of it. */
import { afterAll, expect, test } from 'vitest';
import { makeHouses } from './house.ts';

const houses = makeHouses();
afterAll(() => houses.end());

test('what stays as it is is told once, and all of it to whoever speaks the version before', async () => {
  const house = await houses.house();
  const table = await house.open('ann', 'tranquility', ['me', 'open']);
  const ann = await house.visit(table, 'ann');
  const bob = await house.visit(table, 'bob');
  const old = await house.visit(table, 'old', { protocol: 1 });
  await bob.sit(1);
  await ann.do({ do: 'begin' });
  const [seat] = ann.table.turn;
  const mover = [ann, bob][seat!]!;
  await mover.play(seat!, mover.outlook(seat!).legal[0]!);
  const other = mover === ann ? bob : ann;

  const { table: news, you } = other.of('news').at(-1)!;
  expect(Object.keys(news!)).toEqual(['turn', 'since'].filter((name) => name in news!));
  expect(you).toBeUndefined();
  expect(old.of('news').at(-1)!.table).toEqual(other.table);
  expect(old.of('news').at(-1)!.you).toEqual({ seats: [], kept: [], host: false, backs: {} });

  await ann.do({ do: 'propose', seat: 0, what: { kind: 'abandon' } });
  expect(bob.table.proposal).toMatchObject({ by: 0 });
  await ann.do({ do: 'withdraw', seat: 0 });
  expect(bob.of('news').at(-1)!.table).toEqual({ proposal: null });
  // Whoever comes now is told all of it, and nothing is left of the question.
  const cat = await house.visit(table, 'cat');
  for (const client of [ann, bob]) expect(client.table).toEqual(cat.table);
  expect(old.of('news').at(-1)!.table).toEqual(cat.table);
});
