/** Take-backs and seats that change hands: by consent, and never silently. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyTable } from '../../src/tables/verify.ts';
import type { Client } from './client.ts';
import { makeHouses, type TestHouse } from './house.ts';
import { playOut } from './players.ts';
import { saltOf, until } from './waiting.ts';

const houses = makeHouses();
let house: TestHouse;
beforeAll(async () => {
  house = await houses.house();
});
afterAll(() => houses.end());

const no = (word: string) => ({ kind: 'not', word });

/** A game with so many people, all of them here; the host is ann. */
const gameOf = async (game: string, persons: readonly string[]): Promise<Client[]> => {
  const table = await house.open(
    persons[0]!,
    game,
    persons.map((_, i) => (i === 0 ? 'me' : 'open')),
  );
  const clients: Client[] = [];
  for (const [seat, person] of persons.entries()) {
    const client = await house.visit(table, person);
    if (seat > 0) await client.sit(seat);
    clients.push(client);
  }
  await clients[0]!.do({ do: 'begin' });
  return clients;
};
const moveOf = async (clients: readonly Client[]): Promise<Client> => {
  const seat = clients[0]!.table.turn[0]!;
  await playOut([clients[seat]!], 1);
  return clients[seat]!;
};
const seatOf = ({ you }: Client): number => you.seats[0]!;

test('a take-back is asked, refused, asked again, and granted', async () => {
  const clients = await gameOf('castle-merchants', ['ann', 'bob', 'cat']);
  const start = clients[0]!.outlook(0).message();
  const actor = await moveOf(clients);
  const others = clients.filter((client) => client !== actor);
  const seat = seatOf(actor);
  expect(actor.you.backs[seat]).toMatchObject({ to: start.steps.length, how: 'agreed', asks: others.map(seatOf) });
  const ask = () => actor.do({ do: 'back', seat, steps: actor.steps });
  const { steps } = actor;
  await ask();
  expect(others[0]!.table.proposal).toEqual({
    by: seat,
    what: { kind: 'back', to: start.steps.length, how: 'agreed' },
    asks: others.map(seatOf),
    agreed: [],
  });
  expect(await others[0]!.refused({ do: 'propose', seat: seatOf(others[0]!), what: { kind: 'abandon' } })).toEqual(
    no('asked'),
  );
  expect(await actor.refused({ do: 'answer', seat, agrees: true })).toEqual(no('asked'));
  await others[0]!.do({ do: 'answer', seat: seatOf(others[0]!), agrees: true });
  expect(actor.table.proposal?.agreed).toEqual([seatOf(others[0]!)]);
  await others[1]!.do({ do: 'answer', seat: seatOf(others[1]!), agrees: false });
  expect(actor.table.proposal).toBeUndefined();
  expect(actor.steps).toBe(steps);
  await ask();
  for (const other of others) await other.do({ do: 'answer', seat: seatOf(other), agrees: true });
  expect(actor.table).toMatchObject({ marks: 1, turn: [seat] });
  expect(actor.table.proposal).toBeUndefined();
  for (const client of clients) expect(client.steps).toBe(start.steps.length);
  expect(JSON.parse(JSON.stringify(clients[0]!.outlook(0).message()))).toEqual(JSON.parse(JSON.stringify(start)));
  // And on from there.
  await playOut(clients, 5);
  expect(await verifyTable(house.store, actor.id)).toEqual([]);
});

test('a question lapses with the next step, and can be withdrawn', async () => {
  const clients = await gameOf('castle-merchants', ['ann', 'bob']);
  const actor = await moveOf(clients);
  const other = clients.find((client) => client !== actor)!;
  const seat = seatOf(actor);
  expect(await other.refused({ do: 'back', seat: seatOf(other), steps: other.steps })).toEqual(
    no('nothing-to-take-back'),
  );
  expect(await actor.refused({ do: 'back', seat, steps: actor.steps - 1 })).toEqual({ kind: 'stale' });
  await actor.do({ do: 'back', seat, steps: actor.steps });
  expect(await other.refused({ do: 'withdraw', seat: seatOf(other) })).toEqual(no('asked'));
  await actor.do({ do: 'withdraw', seat });
  expect(other.table.proposal).toBeUndefined();
  await actor.do({ do: 'back', seat, steps: actor.steps });
  await moveOf(clients);
  expect(other.table.proposal).toBeUndefined();
});

test('what nobody has learnt from is free; who plays with bots alone takes back the rest knowingly, with a mark', async () => {
  const table = await house.open('ann', 'castle-merchants', ['me', { bot: 'random' }]);
  const ann = await house.visit(table, 'ann');
  await ann.do({ do: 'begin' });
  const back = () => ({ do: 'back', seat: 0, steps: ann.steps }) as const;
  const met = new Set<string>();
  while (!met.has('free') || !met.has('alone')) {
    await playOut([ann], 1);
    await ann.turnOf(0);
    const { to, how } = ann.you.backs[0]!;
    if (met.has(how)) continue;
    met.add(how);
    if (how === 'alone') expect(await ann.refused(back())).toMatchObject({ kind: 'field', field: 'knowingly' });
    await ann.do({ ...back(), knowingly: how === 'alone' });
    expect(ann).toMatchObject({ steps: to, table: { turn: [0] } });
  }
  expect(ann.table.marks).toBe(1);
  await playOut([ann], 3);
  expect(await verifyTable(house.store, table)).toEqual([]);
});

test('a seat goes to a bot by consent, and its person takes it back', async () => {
  const clients = await gameOf('cloud-nine', ['ann', 'bob', 'cat']);
  const [ann, bob, cat] = clients as [Client, Client, Client];
  await bob.hangUp();
  const propose = { do: 'propose', seat: 0, what: { kind: 'bot', seat: 1, bot: 'random' } } as const;
  expect(await ann.refused({ ...propose, what: { ...propose.what, bot: 'a genius' } })).toEqual(no('bot'));
  await ann.do(propose);
  // Who is away is not asked; the others are.
  expect(ann.table.proposal).toMatchObject({ by: 0, asks: [2], what: propose.what });
  await cat.do({ do: 'answer', seat: 2, agrees: true });
  expect(ann.table.seats[1]).toEqual({ kind: 'person', name: 'bob', bot: 'random', here: false });
  const { steps } = ann;
  for (let i = 0; i < 3; i++) await playOut([ann, cat], 1);
  await until(() => ann.steps > steps + 3);
  const back = await house.visit(ann.id, 'bob');
  expect(back.you).toMatchObject({ seats: [1], backs: {} });
  expect(await back.refused({ do: 'play', seat: 1, steps: back.steps, move: 0 })).toEqual(no('your-seat'));
  expect(await cat.refused({ do: 'resume', seat: 1 })).toEqual(no('your-seat'));
  await back.do({ do: 'resume', seat: 1 });
  expect(ann.table.seats[1]).toEqual({ kind: 'person', name: 'bob', here: true });
  await playOut([ann, back, cat], 9);
  expect(await verifyTable(house.store, ann.id)).toEqual([]);
});

test('whoever is here is asked before the own seat goes to somebody else', async () => {
  const [ann, bob] = (await gameOf('reef', ['ann', 'bob'])) as [Client, Client];
  await ann.do({ do: 'propose', seat: 0, what: { kind: 'free', seat: 1 } });
  expect(bob.table.proposal?.asks).toEqual([1]);
  await bob.do({ do: 'answer', seat: 1, agrees: false });
  expect(bob.you.seats).toEqual([1]);
  // Who stands up leaves it to the others.
  await bob.do({ do: 'stand', seat: 1 });
  expect(ann.table.proposal).toMatchObject({ by: 1, what: { kind: 'free', seat: 1 }, asks: [0] });
  await ann.do({ do: 'answer', seat: 0, agrees: true });
  expect(ann.table.seats[1]).toEqual({ kind: 'open', name: '', here: false });
  expect([...bob.views.keys()]).toEqual(['audience']);
  // A stranger sits down in a game that goes on, and sees what the seat knows.
  const cat = await house.visit(ann.id, 'cat');
  await cat.do({ do: 'sit', seat: 1, name: 'cat', salt: saltOf(5) });
  expect([...cat.views.keys()]).toEqual([1]);
  expect(ann.table.salts[1]).not.toBe(saltOf(5));
  await playOut([ann, cat], 6);
  expect(await verifyTable(house.store, ann.id)).toEqual([]);
});

test('a table is abandoned when all agree, and then takes nothing more', async () => {
  const [ann, bob] = (await gameOf('reef', ['ann', 'bob'])) as [Client, Client];
  await ann.do({ do: 'propose', seat: 0, what: { kind: 'abandon' } });
  await bob.do({ do: 'answer', seat: 1, agrees: true });
  expect(ann.table).toMatchObject({ status: 'abandoned', turn: [] });
  expect(ann.table.secret).toBeUndefined();
  expect([...ann.views.keys()]).toEqual([0]);
  expect(await ann.refused({ do: 'play', seat: 0, steps: ann.steps, move: 0 })).toEqual(no('ended'));
  expect(await ann.refused({ do: 'thanks' })).toEqual(no('ended'));
  expect(await house.store.dues.of(ann.id)).toEqual([]);
  expect(await verifyTable(house.store, ann.id)).toEqual([]);
  expect(await house.rooms.exportLog(ann.id, 'bob', false)).toContain('# unfinished');
});
