/** Lines that break, are slow or fall silent, and what whoever comes back is told. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { makeHouses, type TestHouse } from './house.ts';
import { playOut } from './players.ts';
import { transplant } from './transplant.ts';

const houses = makeHouses();
let house: TestHouse;
beforeAll(async () => {
  house = await houses.house();
});
afterAll(() => houses.end());

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const gameOf = async (game: string): Promise<[Client, Client]> => {
  const table = await house.open('ann', game, ['me', 'open']);
  const [ann, bob] = [await house.visit(table, 'ann'), await house.visit(table, 'bob')];
  await bob.sit(1);
  await ann.do({ do: 'begin' });
  return [ann, bob];
};
/** Comes back with what it had, as a page does; what it then holds must be what the table holds. */
const comeBack = async (client: Client, after = client.seq): Promise<Client> => {
  const again = house.client(client.id, client.person);
  again.views = new Map(client.views);
  await again.enter({ after });
  const room = await house.rooms.room(client.id);
  const fresh = await house.visit(client.id, client.person);
  expect(plain([...again.views])).toEqual(plain([...fresh.views]));
  await fresh.hangUp();
  expect(await room.look(({ state }) => state.seq)).toBe(again.seq);
  return again;
};
const welcomeOf = (client: Client) => client.of('welcome')[0]!;

test('after a break: what the others did meanwhile comes as changes, and a move that was made meanwhile is sent again', async () => {
  const [ann, bob] = await gameOf('castle-merchants');
  await playOut([ann, bob], 10);
  const asked = ann.table.turn[0]!;
  const [gone, other] = asked === 0 ? [bob, ann] : [ann, bob];
  await gone.hangUp();
  expect(other.table.seats[1 - asked]!.here).toBe(false);
  const missed = gone.steps;
  while (other.table.turn.includes(asked)) await playOut([other], 1);
  const again = await comeBack(gone);
  const { changes, views, seen } = welcomeOf(again);
  expect(views).toBeUndefined();
  expect(changes).toHaveLength(1);
  expect(changes![0]!.from).toBe(missed);
  expect(seen).toBe(missed);
  expect(Object.keys(changes![0]!.fields).length).toBeLessThan(Object.keys(again.views.get(1 - asked)!.view).length);
  // It moved, the line broke before the answer, and it sends the same again.
  const seat = 1 - asked;
  const wish = {
    do: 'play',
    key: 'sent-twice-over',
    seat,
    steps: again.steps,
    move: again.outlook(seat).legal[0]!,
  } as const;
  const before = again.steps;
  again.isOpen = false;
  const lost = again.session.hear(JSON.stringify(wish));
  again.session.closed();
  await lost;
  const third = await comeBack(again);
  expect(third.steps).toBeGreaterThan(before);
  const { seq } = third;
  expect(await third.do(wish)).toBe(seq);
  expect(third.seq).toBe(seq);
});

test('nothing new is nothing to tell; a future number gives whole views', async () => {
  const [ann, bob] = await gameOf('reef');
  await playOut([ann, bob], 4);
  await ann.hangUp();
  expect(welcomeOf(await comeBack(ann))).toMatchObject({ changes: [] });
  const future = await comeBack(ann, ann.seq + 5);
  expect(welcomeOf(future).views).toHaveLength(1);
  expect(welcomeOf(future).changes).toBeUndefined();
  const fromTheStart = await comeBack(ann, 1);
  expect(welcomeOf(fromTheStart).views).toHaveLength(1);
});

test('after a take-back views are whole, and whoever stayed follows', async () => {
  const [ann, bob] = await gameOf('castle-merchants');
  await playOut([ann, bob], 3);
  const seat = [0, 1].find((each) => [ann, bob][each]!.you.backs[each])!;
  const [actor, other] = [[ann, bob][seat]!, [ann, bob][1 - seat]!];
  const held = { seq: other.seq, steps: other.steps };
  await actor.do({ do: 'back', seat, steps: actor.steps });
  if (actor.table.proposal) await other.do({ do: 'answer', seat: 1 - seat, agrees: true });
  expect(other.steps).toBeLessThan(held.steps);
  await playOut([ann, bob], 4);
  const again = await comeBack(other, held.seq);
  expect(welcomeOf(again).views).toHaveLength(1);
  const later = await comeBack(other, again.seq);
  expect(welcomeOf(later).changes).toEqual([]);
});

test('more than 200 entries behind, views are whole', async () => {
  const [ann, bob] = await gameOf('castle-merchants');
  const { seq } = ann;
  await playOut([ann, bob], 200);
  expect(ann.seq).toBe(seq + 200);
  expect(welcomeOf(await comeBack(bob, seq)).changes).toHaveLength(1);
  await playOut([ann, bob], 1);
  expect(welcomeOf(await comeBack(bob, seq)).views).toHaveLength(1);
});

test('who reads too slowly, or says nothing, is let go', async () => {
  const [ann, bob] = await gameOf('reef');
  bob.unsent = 64 * 1024 + 1;
  await ann.do({ do: 'rename', seat: 0, name: 'Anne' });
  expect(bob.bye).toEqual({ is: 'bye', why: 'slow', again: 'soon' });
  await (await house.rooms.room(ann.id)).look(() => {});
  expect(ann.table.seats[1]!.here).toBe(false);

  const lines = house.wire.size;
  house.now += 40_000;
  await ann.session.hear('{"do":"ping"}');
  expect(ann.heard.at(-1)).toEqual({ is: 'pong' });
  house.now += 20_000;
  house.wire.tick();
  expect(ann.bye).toBeUndefined();
  expect(house.wire.size).toBeLessThan(lines);
  house.now += 26_000;
  house.wire.tick();
  expect(ann.bye).toEqual({ is: 'bye', why: 'slow', again: 'soon' });
});

test('a table whose rules this server lacks is left to another', async () => {
  const [ann] = await gameOf('reef');
  await ann.hangUp();
  const id = await transplant(house.store, ann.id, 'z', ({ table, entries, ...rest }) => ({
    ...rest,
    table: { ...table, rulesVersion: 1 },
    entries: entries.map((entry) => ({ ...entry, body: entry.body.replace(/"version":\d+/, '"version":1') })),
  }));
  const lost = await house.visit(id, 'ann');
  expect(lost.bye).toEqual({ is: 'bye', why: 'rules', again: 'never' });
});
