/** Nothing is seen that is not stored; and what the store does when it is slow, away, or shared with another node. */
import { afterAll, expect, test } from 'vitest';
import { type Entry, type Store, StoreUnavailable } from '../../src/index.ts';
import { verifyTable } from '../../src/tables/verify.ts';
import type { Client } from './client.ts';
import { makeHouses, TestHouse } from './house.ts';
import { playOut } from './players.ts';
import { until } from './waiting.ts';

const houses = makeHouses();
afterAll(() => houses.end());

type Append = Store['tables']['append'];
const appending = (store: Store, append: (real: Append) => Append): Store => ({
  ...store,
  tables: { ...store.tables, append: append(store.tables.append) },
});

/** Says what somebody was told of that was not in the store at that moment. */
const watchCommits = () => {
  let committed = 1;
  const early: string[] = [];
  const around = (store: Store): Store =>
    appending(store, (real) => async (entry, changes) => {
      const appended = await real(entry, changes);
      if (appended.outcome === 'stored') committed = appended.seq;
      return appended;
    });
  const check = (client: Client): void => {
    client.onHear = (message) => {
      const seq = 'seq' in message ? message.seq : 0;
      if (seq > committed) early.push(`${message.is} of ${seq} when ${committed} was stored`);
    };
  };
  return { around, check, early };
};

const twoAt = async (house: TestHouse): Promise<readonly [Client, Client]> => {
  const table = await house.open('ann', 'reef', ['me', 'open']);
  const [ann, bob] = [await house.visit(table, 'ann'), await house.visit(table, 'bob')];
  await bob.sit(1);
  await ann.do({ do: 'begin' });
  return [ann, bob];
};

test('views leave after the commit', async () => {
  const { around, check, early } = watchCommits();
  const house = await houses.house({ around });
  const [ann, bob] = await twoAt(house);
  check(ann);
  check(bob);
  await playOut([ann, bob], 20);
  expect(early).toEqual([]);
  expect(ann.seq).toBeGreaterThan(20);
});

test('a room that spoke before the commit would be found', async () => {
  const { around, check, early } = watchCommits();
  const hasty = (store: Store): Store =>
    appending(store, (real) => async (entry, changes) => {
      void real(entry, changes);
      return { outcome: 'stored', seq: entry.seq };
    });
  const house = await houses.house({ around: (store) => hasty(around(store)) });
  const [ann, bob] = await twoAt(house);
  check(ann);
  check(bob);
  await playOut([ann, bob], 3);
  expect(early.length).toBeGreaterThan(0);
  await until(() => ann.seq > 3);
});

test('while an entry is on its way nobody hears of it, not even whoever comes in', async () => {
  let release = (): void => {};
  let isSlow = false;
  const house = await houses.house({
    around: (store) =>
      appending(store, (real) => async (entry, changes) => {
        if (isSlow)
          await new Promise<void>((resolve) => {
            release = resolve;
          });
        return real(entry, changes);
      }),
  });
  const [ann, bob] = await twoAt(house);
  isSlow = true;
  const heard = bob.heard.length;
  const seat = ann.table.turn[0]!;
  const actor = [ann, bob][seat]!;
  const played = actor.play(seat, actor.outlook(seat).legal[0]!);
  const visit = house.visit(ann.id, 'cat');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(bob.heard.length).toBe(heard);
  isSlow = false;
  release();
  await played;
  expect((await visit).steps).toBe(ann.steps);
  expect(bob.heard.length).toBeGreaterThan(heard);
});

test('the same key is done once, before and after a restart', async () => {
  const house = await houses.house();
  const [ann, bob] = await twoAt(house);
  const seat = ann.table.turn[0]!;
  const actor = [ann, bob][seat]!;
  const { legal } = actor.outlook(seat);
  const wish = { do: 'play', key: 'the-same-key', seat, steps: actor.steps, move: legal[0]! } as const;
  const seq = await actor.do(wish);
  const { steps } = actor;
  expect(await actor.do(wish)).toBe(seq);
  house.restart();
  const again = await house.visit(ann.id, actor.person);
  expect(await again.do(wish)).toBe(seq);
  expect(again.steps).toBe(steps);
  // Somebody else's key gives nothing but its number.
  expect(await again.do({ do: 'begin', key: 'the-same-key' })).toBe(seq);
});

test('a key that the room has forgotten is known to the store', async () => {
  const house = await houses.house();
  const table = await house.open('ann', 'reef', ['me', 'open']);
  const ann = await house.visit(table, 'ann');
  const first = await ann.do({ do: 'settle', talk: 'silent', key: 'settled-first' });
  for (let i = 0; i < 130; i++) await ann.do({ do: 'settle', talk: i % 2 ? 'silent' : 'talk' });
  expect(await ann.do({ do: 'settle', talk: 'talk', key: 'settled-first' })).toBe(first);
  expect(ann.table.talk).toBe('silent');
  expect(await verifyTable(house.store, table)).toEqual([]);
});

test('two nodes at one table: one wins, the other reads what is new and thinks again', async () => {
  const house = await houses.house();
  const [ann, bob] = await twoAt(house);
  const other = new TestHouse(house.store);
  const far = await other.visit(ann.id, 'bob');
  const seat = ann.table.turn[0]!;
  const actor = [ann, far][seat]!;
  const bystander = [ann, far][1 - seat]!;
  await actor.play(seat, actor.outlook(seat).legal[0]!);
  const answers = await Promise.all([
    ann.ask({ do: 'propose', seat: 0, what: { kind: 'abandon' } }),
    far.ask({ do: 'propose', seat: 1, what: { kind: 'abandon' } }),
  ]);
  // Of two questions at once one is asked; the other node learns of it.
  expect(answers.map(({ is }) => is).sort()).toEqual(['done', 'refused']);
  expect(answers.find(({ is }) => is === 'refused')).toMatchObject({ why: { kind: 'not', word: 'asked' } });
  expect(bystander.steps).toBe(actor.steps);
  expect(far.table.proposal).toEqual(ann.table.proposal);
  expect(bob.seq).toBe(ann.seq);
  expect(await verifyTable(house.store, ann.id)).toEqual([]);
});

test('a store that is away: refused, read again, and what was stored all the same is told', async () => {
  const fates: ('before' | 'after' | undefined)[] = [];
  const house = await houses.house({
    around: (store) =>
      appending(store, (real) => async (entry: Entry, changes) => {
        const fate = fates.shift();
        if (fate === 'before') throw new StoreUnavailable('the disk is gone', false);
        const appended = await real(entry, changes);
        if (fate === 'after') throw new StoreUnavailable('the line broke', true);
        return appended;
      }),
  });
  const [ann, bob] = await twoAt(house);
  const move = async (key: string) => {
    const seat = ann.table.turn[0]!;
    const actor = [ann, bob][seat]!;
    return actor.ask({ do: 'play', key, seat, steps: actor.steps, move: actor.outlook(seat).legal[0]! });
  };
  const { steps } = ann;
  fates.push('before');
  expect(await move('never-stored')).toMatchObject({ is: 'refused', why: { kind: 'unavailable' } });
  expect(ann.steps).toBe(steps);
  expect(await move('never-stored')).toMatchObject({ is: 'done' });
  fates.push('after');
  const { seq } = ann;
  expect(await move('stored-unsaid')).toMatchObject({ is: 'refused', why: { kind: 'unavailable' } });
  house.rooms.tick();
  await until(() => ann.seq > seq && bob.seq > seq);
  expect(await bob.ask({ do: 'thanks', key: 'stored-unsaid' })).toMatchObject({ is: 'done', seq: seq + 1 });
  expect(await verifyTable(house.store, ann.id)).toEqual([]);
});

test('when the house closes, what has come in is done and everybody is told', async () => {
  const house = await houses.house();
  const [ann, bob] = await twoAt(house);
  const stranger = await house.visit(ann.id, undefined);
  const seat = ann.table.turn[0]!;
  const actor = [ann, bob][seat]!;
  const played = actor.play(seat, actor.outlook(seat).legal[0]!);
  await house.wire.close();
  expect(await played).toBe(ann.seq);
  for (const client of [ann, bob, stranger]) expect(client.bye).toEqual({ is: 'bye', why: 'stopping', again: 'soon' });
  expect(house.wire.size).toBe(0);
  expect((await house.store.tables.find(ann.id))!.head).toBe(ann.seq);
});
