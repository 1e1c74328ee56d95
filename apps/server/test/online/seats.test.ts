/** Who sits where, who may arrange it, and what may be said. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyTable } from '../../src/tables/verify.ts';
import { makeHouses, type TestHouse } from './house.ts';
import { playOut } from './players.ts';
import { saltOf } from './waiting.ts';

const houses = makeHouses();
let house: TestHouse;
beforeAll(async () => {
  house = await houses.house();
});
afterAll(() => houses.end());

const no = (word: string) => ({ kind: 'not', word });

test('two people want the same seat at the same moment, and one gets it', async () => {
  const table = await house.open('ann', 'reef', ['me', 'open']);
  const [bob, cat] = [await house.visit(table, 'bob'), await house.visit(table, 'cat')];
  const answers = await Promise.all(
    [bob, cat].map((client) => client.ask({ do: 'sit', seat: 1, name: client.person!, salt: saltOf(9) })),
  );
  expect(answers).toMatchObject([{ is: 'done' }, { is: 'refused', why: no('free-seat') }]);
  expect(cat.table.seats[1]).toMatchObject({ name: 'bob', here: true });
  expect(cat.you.seats).toEqual([]);
});

test('the host arranges before the start, nobody else and not afterwards', async () => {
  const table = await house.open('ann', 'reef', ['me', 'open']);
  const [ann, bob] = [await house.visit(table, 'ann'), await house.visit(table, 'bob')];
  expect(await ann.refused({ do: 'begin' })).toEqual(no('ready'));
  await bob.sit(1);
  expect(await bob.refused({ do: 'arrange', seat: 0, bot: null })).toEqual(no('host'));
  expect(await bob.refused({ do: 'begin' })).toEqual(no('host'));
  expect(await ann.refused({ do: 'arrange', seat: 1, bot: 'a genius' })).toEqual(no('bot'));
  expect(await ann.refused({ do: 'arrange', seat: 5, bot: null })).toMatchObject({ kind: 'field', field: 'seat' });
  await ann.do({ do: 'arrange', seat: 1, bot: null });
  expect(bob.you.seats).toEqual([]);
  expect(ann.table.seats[1]).toEqual({ kind: 'open', name: '', here: false });
  await ann.do({ do: 'arrange', seat: 1, bot: 'random' });
  expect(await bob.refused({ do: 'sit', seat: 1, name: 'bob', salt: saltOf(1) })).toEqual(no('free-seat'));
  await ann.do({ do: 'begin' });
  expect(await ann.refused({ do: 'begin' })).toEqual(no('open'));
  // The name of who sat there before is gone too.
  expect(await house.rooms.exportLog(table, 'ann', true)).toContain('# seat 1: random\n');
  expect(await ann.refused({ do: 'arrange', seat: 1, bot: null })).toEqual(no('open'));
  expect(await bob.refused({ do: 'play', seat: 0, steps: ann.steps, move: 0 })).toEqual(no('your-seat'));
  expect(await ann.refused({ do: 'play', seat: 1, steps: ann.steps, move: 0 })).toEqual(no('your-seat'));
  expect(await verifyTable(house.store, table)).toEqual([]);
});

test('bots alone play for nobody', async () => {
  const table = await house.open('ann', 'reef', [{ bot: 'random' }, { bot: 'random' }]);
  const ann = await house.visit(table, 'ann');
  expect(ann).toMatchObject({ table: { host: null }, you: { host: true, seats: [] } });
  expect(await ann.refused({ do: 'begin' })).toEqual(no('person'));
});

test('when the host leaves, whoever has sat longest is host', async () => {
  const table = await house.open('ann', 'cloud-nine', ['me', 'open', 'open']);
  const ann = await house.visit(table, 'ann');
  const [bob, cat] = [await house.visit(table, 'bob'), await house.visit(table, 'cat')];
  await cat.sit(2);
  await bob.sit(1);
  await ann.do({ do: 'stand', seat: 0 });
  expect(cat.table.host).toBe(2);
  expect([ann, bob, cat].map(({ you }) => you.host)).toEqual([false, false, true]);
  await cat.do({ do: 'arrange', seat: 0, bot: 'random' });
  expect((await house.store.tables.find(table))!.host).toBe('cat');
  expect(await verifyTable(house.store, table)).toEqual([]);
});

test('names: the own, by the host any of people, and gone with the person', async () => {
  const table = await house.open('ann', 'reef', ['me', 'open']);
  const [ann, bob] = [await house.visit(table, 'ann'), await house.visit(table, 'bob')];
  await bob.sit(1);
  const { seq } = ann;
  await bob.do({ do: 'rename', seat: 1, name: '  Bob \t the   Great ' });
  expect(ann.table.seats[1]!.name).toBe('Bob the Great');
  expect(ann.seq).toBe(seq);
  await ann.do({ do: 'rename', seat: 1, name: 'Bert' });
  expect(await bob.refused({ do: 'rename', seat: 0, name: 'x' })).toEqual(no('your-seat'));
  expect(await bob.refused({ do: 'rename', seat: 1, name: 'a‮b' })).toMatchObject({ kind: 'field', field: 'name' });
  const entries = await house.store.tables.read(table, 0, 99);
  expect(JSON.stringify(entries)).not.toMatch(/Bert|Great/);
  await house.store.people.add({ id: 'bob', name: 'bob', lang: 'en', created: 0, deleted: null });
  await house.store.people.forget('bob', house.now);
  await house.rooms.renewNames();
  expect(ann.table.seats[1]).toMatchObject({ kind: 'person', name: '' });
  await bob.do({ do: 'stand', seat: 1 });
  expect((await house.store.tables.names(table)).map(({ name }) => name)).toEqual(['ann', '']);
});

test('talk: by its rule, among those who sit, and in no log', async () => {
  const table = await house.open('ann', 'reef', ['me', 'open']);
  const [ann, bob, cat] = [
    await house.visit(table, 'ann'),
    await house.visit(table, 'bob'),
    await house.visit(table, 'cat'),
  ];
  expect(ann.table.talk).toBe('talk');
  await bob.sit(1);
  await ann.do({ do: 'say', text: 'hello', key: 'said-only-once' });
  await ann.do({ do: 'say', text: 'hello', key: 'said-only-once' });
  expect(bob.talk.filter(({ n }) => n === 1)).toMatchObject([{ seat: 0, text: 'hello' }, { text: 'hello' }]);
  expect(await house.store.talk.read(table, 0, 9)).toHaveLength(1);
  expect(cat.talk).toEqual([]);
  expect(await cat.refused({ do: 'say', text: 'me too' })).toEqual(no('your-seat'));
  const again = await house.visit(table, 'bob');
  expect(again.talk).toMatchObject([{ n: 1, text: 'hello' }]);
  expect((await house.visit(table, 'cat')).talk).toEqual([]);
  expect(await bob.refused({ do: 'settle', talk: 'silent' })).toEqual(no('host'));
  await ann.do({ do: 'settle', talk: 'silent', listed: true });
  expect(bob.table).toMatchObject({ talk: 'silent', listed: true });
  expect(await bob.refused({ do: 'say', text: 'hm' })).toEqual(no('silent'));
  expect(await house.rooms.listed()).toMatchObject([{ id: table, talk: 'silent', mine: [] }]);
  await ann.do({ do: 'begin' });
  expect(await ann.refused({ do: 'settle', talk: 'talk' })).toEqual(no('open'));
  expect(JSON.stringify(await house.store.tables.read(table, 0, 99))).not.toContain('hello');
  expect(await verifyTable(house.store, table)).toEqual([]);
});

test('whoever talks too fast waits', async () => {
  const table = await house.open('ann', 'reef', ['me', 'open']);
  const ann = await house.visit(table, 'ann');
  const answers = [];
  for (let i = 0; i < 10; i++) answers.push(await ann.ask({ do: 'say', text: `line ${i}` }));
  expect(answers.map(({ is }) => is).slice(0, 5)).toEqual(Array(5).fill('done'));
  expect(answers.at(-1)).toMatchObject({ is: 'refused', why: { kind: 'rate', retryAfter: expect.any(Number) } });
});

test('spectators: their own key, of this table, and no seat', async () => {
  const table = await house.open('ann', 'reef', ['me', { bot: 'random' }]);
  const other = await house.open('ann', 'reef', ['me', 'open']);
  const ann = await house.visit(table, 'ann');
  await ann.do({ do: 'begin' });
  const key = await house.rooms.watchKey(table, 'ann');
  expect(await house.rooms.watchKey(table, 'ann')).toBe(key);
  await expect(house.rooms.watchKey(table, 'cat')).rejects.toThrow('those who sit');
  const wrong = await house.visit(table, 'cat', { watch: await house.rooms.watchKey(other, 'ann') });
  expect(wrong.bye).toEqual({ is: 'bye', why: 'not-allowed', again: 'never' });
  expect(wrong.of('welcome')).toEqual([]);
  const cat = await house.visit(table, 'cat', { watch: key });
  expect([...cat.views.keys()]).toEqual(['audience']);
  expect(ann.table.watchers).toBe(1);
  // Also who has a seat comes here to watch.
  const watching = await house.visit(table, 'ann', { watch: key });
  expect(watching).toMatchObject({ you: { seats: [], host: false, backs: {} } });
  expect(await watching.refused({ do: 'stand', seat: 0 })).toEqual(no('your-seat'));
  expect(await cat.refused({ do: 'sit', seat: 1, name: 'cat', salt: saltOf(1) })).toEqual(no('person'));
  await cat.hangUp();
  expect(ann.table.watchers).toBe(1);
  await watching.hangUp();
  expect(ann.table.watchers).toBe(0);
});

test('unknown tables, protocols and lines that begin otherwise', async () => {
  const lost = await house.visit('0'.repeat(26), 'ann');
  expect(lost.bye).toEqual({ is: 'bye', why: 'unknown-table', again: 'never' });
  const table = await house.open('ann', 'reef', ['me', 'open']);
  const old = await house.visit(table, 'ann', { protocol: 99 });
  expect(old.bye).toEqual({ is: 'bye', why: 'protocol', again: 'never' });
  const ann = await house.visit(table, 'ann');
  await ann.enter();
  expect(ann.heard.at(-1)).toMatchObject({ is: 'refused', why: { kind: 'field', field: 'do' } });
  expect(house.troubles).toEqual([]);
});

test('the same wish to open gives the same table, and what cannot be is named', async () => {
  const key = 'opened-only-once';
  const first = await house.open('dan', 'reef', ['me', 'open'], { key });
  expect(await house.open('dan', 'reef', ['me', 'open'], { key })).toBe(first);
  expect(first).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/);
  await expect(house.open('dan', 'reef', ['me', { bot: 'a genius' }])).rejects.toMatchObject({ field: 'seats' });
  expect(await house.rooms.cards('dan')).toMatchObject([{ id: first, mine: [0], status: 'open', steps: 0, fresh: 0 }]);
});

test('a list says whose turn it is and what is new, without a room', async () => {
  const table = await house.open('eve', 'reef', ['me', 'open']);
  const [eve, bob] = [await house.visit(table, 'eve'), await house.visit(table, 'fay')];
  await bob.sit(1);
  await eve.do({ do: 'begin' });
  const asked = eve.table.turn[0]!;
  const [player, away] = asked === 0 ? [eve, bob] : [bob, eve];
  await away.hangUp();
  const before = player.steps;
  await playOut([player], 1);
  const [card] = await house.rooms.cards(away.person!);
  const { steps, table: now } = player;
  expect(card).toMatchObject({ turn: now.turn, steps, fresh: steps - before, mine: [1 - asked] });
  expect((await house.visit(table, away.person)).of('welcome')[0]!.seen).toBe(before);
  expect(await house.rooms.cards(away.person!)).toMatchObject([{ fresh: 0 }]);
});
