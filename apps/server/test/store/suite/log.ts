import { expect, test } from 'vitest';
import type { Appended, Store } from '../../../src/index.ts';
import { entryOf, type House, openingOf, seatOf, tableWith } from './house.ts';

const count = (answers: readonly Appended[], outcome: string): number =>
  answers.filter((answer) => answer.outcome === outcome).length;

export const logTests = (house: House, shared: () => Store): void => {
  test('a table is opened with its first entry, its seats and its secret', async () => {
    const { tables } = shared();
    expect(await tables.open(openingOf('o1'))).toEqual({ id: 'o1', outcome: 'stored' });
    expect(await tables.find('o1')).toMatchObject({
      status: 'open',
      head: 1,
      host: 'ann',
      listed: false,
      folded: false,
    });
    expect(await tables.read('o1', 0, 10)).toMatchObject([{ seq: 1, kind: 'opened', by: 'ann', key: 'open o1' }]);
    expect(await tables.seats('o1')).toMatchObject([
      { seat: 0, person: 'ann' },
      { seat: 1, kind: 'open' },
    ]);
    expect(await tables.names('o1')).toEqual([{ t: 'o1', seat: 0, name: 'Ann' }]);
    expect(await tables.chanceKey('o1')).toBe('ab'.repeat(32));
    expect(await tables.find('nowhere')).toBeUndefined();
  });

  test('opened twice at once by one key, there is one table; another host with that key gets another', async () => {
    const { tables } = shared();
    const wishes = ['o2', 'o3', 'o4'].map((id) => tables.open(openingOf(id, { key: 'again' })));
    const answers = await Promise.all(wishes);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    expect((await tables.all('o2', 9)).some(({ id }) => id === 'o3' || id === 'o4')).toBe(answers[0]!.id !== 'o2');
    const other = openingOf('o5', { key: 'again' });
    expect(await tables.open({ ...other, table: { ...other.table, host: 'bob' } })).toEqual({
      id: 'o5',
      outcome: 'stored',
    });
  });

  test('an id that was settled beforehand is opened once, by whoever is first', async () => {
    const { tables } = shared();
    const openings = ['ann', 'bob'].map((host) => {
      const wish = openingOf('o6', { key: `settled ${host}` });
      return { ...wish, table: { ...wish.table, host } };
    });
    const answers = await Promise.all(openings.map((wish) => tables.open(wish)));
    expect(answers.map(({ id }) => id)).toEqual(['o6', 'o6']);
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['again', 'stored']);
    const first = openings[answers.findIndex(({ outcome }) => outcome === 'stored')]!.table.host;
    expect(await tables.find('o6')).toMatchObject({ host: first, head: 1 });
  });

  test('an entry is stored once, by its number and by its key', async () => {
    const { tables } = shared();
    await tableWith(shared(), 'a1');
    expect(await tables.append(entryOf('a1', 2))).toEqual({ outcome: 'stored', seq: 2 });
    expect(await tables.append(entryOf('a1', 2, { key: 'other' }))).toEqual({ outcome: 'taken' });
    expect(await tables.append(entryOf('a1', 4))).toEqual({ outcome: 'taken' });
    expect(await tables.append(entryOf('a1', 3, { key: 'a1 2' }))).toEqual({ outcome: 'again', seq: 2 });
    expect(await tables.append(entryOf('a1', 2))).toEqual({ outcome: 'again', seq: 2 });
    expect(await tables.append(entryOf('nowhere', 2))).toEqual({ outcome: 'taken' });
    expect(await tables.read('a1', 1, 9)).toEqual([entryOf('a1', 2)]);
    expect(await tables.find('a1')).toMatchObject({ head: 2 });
  });

  test('of many that want the same number exactly one gets it, and of many with one key too', async () => {
    const { tables } = shared();
    await tableWith(shared(), 'a2');
    const rivals = Array.from({ length: 8 }, (_, i) => tables.append(entryOf('a2', 2, { key: `rival ${i}` })));
    const first = await Promise.all(rivals);
    expect([count(first, 'stored'), count(first, 'taken')]).toEqual([1, 7]);
    const twins = await Promise.all(Array.from({ length: 8 }, () => tables.append(entryOf('a2', 3))));
    expect([count(twins, 'stored'), count(twins, 'again')]).toEqual([1, 7]);
    expect((await tables.read('a2', 0, 99)).map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  test('what an entry changes is written with it, and only if it wins', async () => {
    const { tables, dues } = shared();
    await tableWith(shared(), 'a3');
    const changes = {
      talk: 'talk',
      status: 'playing',
      host: 'bob',
      seats: [seatOf(1, 'bob', { since: 7, device: 'phone' })],
      names: [{ seat: 1, name: 'Bob' }],
      put: [
        { kind: 'notice', who: 'ann', forSeq: 2, at: 50 },
        { kind: 'bot', who: '1', forSeq: 2, at: 60 },
      ],
    } as const;
    expect((await tables.append(entryOf('a3', 3), changes)).outcome).toBe('taken');
    expect(await dues.of('a3')).toEqual([]);
    expect(await tables.find('a3')).toMatchObject({ status: 'open', host: 'ann', talk: 'silent' });

    await tables.append(entryOf('a3', 2, { kind: 'seat' }), changes);
    expect(await tables.find('a3')).toMatchObject({ status: 'playing', host: 'bob', head: 2, talk: 'talk' });
    expect((await tables.seats('a3'))[1]).toEqual({ ...seatOf(1, 'bob', { since: 7, device: 'phone' }), t: 'a3' });
    expect(await tables.names('a3')).toMatchObject([{ name: 'Ann' }, { name: 'Bob' }]);
    expect(await dues.of('a3')).toMatchObject([
      { kind: 'bot', at: 60 },
      { kind: 'notice', who: 'ann', tries: 0 },
    ]);

    // All of a kind go, and what is put in the same breath stays.
    const next = { kind: 'notice', who: 'ann', forSeq: 3, at: 70 };
    await tables.append(entryOf('a3', 3), { drop: [{ kind: 'notice' }, { kind: 'bot', who: '1' }], put: [next] });
    expect(await dues.of('a3')).toMatchObject([{ kind: 'notice', forSeq: 3, at: 70 }]);
    await tables.append(entryOf('a3', 4), { drop: [{ kind: 'notice', who: 'bob' }] });
    expect(await dues.of('a3')).toHaveLength(1);
  });

  test('what a person has seen never goes back, unless another person sits down', async () => {
    const { tables } = shared();
    await tableWith(shared(), 'a4', 3);
    const seen = async (): Promise<number> => (await tables.seats('a4'))[0]!.seenSeq;
    await tables.markSeen('a4', 0, 4);
    await tables.markSeen('a4', 0, 2);
    expect(await seen()).toBe(4);
    await tables.append(entryOf('a4', 5), { seats: [seatOf(0, 'ann', { seenSeq: 3 })] });
    expect(await seen()).toBe(4);
    await tables.append(entryOf('a4', 6), { seats: [seatOf(0, 'bob', { seenSeq: 1 })] });
    expect(await seen()).toBe(1);
  });

  test('a table that is over takes thanks and nothing else', async () => {
    const { tables } = shared();
    await tableWith(shared(), 'a5');
    await tables.append(entryOf('a5', 2, { kind: 'ended' }), { status: 'ended', ended: 9, digest: '0badcafe' });
    expect(await tables.find('a5')).toMatchObject({ status: 'ended', ended: 9, digest: '0badcafe' });
    expect(await tables.append(entryOf('a5', 3))).toEqual({ outcome: 'taken' });
    expect(await tables.append(entryOf('a5', 3, { kind: 'thanks' }))).toEqual({ outcome: 'stored', seq: 3 });
    await tableWith(shared(), 'a6');
    await tables.append(entryOf('a6', 2, { kind: 'abandoned' }), { status: 'abandoned', ended: 9 });
    expect(await tables.append(entryOf('a6', 3, { kind: 'thanks' }))).toEqual({ outcome: 'taken' });
  });

  test('a folded table reads the same, knows its keys and takes nothing more', async () => {
    const place = await house.place();
    const store = await place.open();
    const { tables } = store;
    await tableWith(store, 'f1', 5);
    expect(await tables.fold('f1')).toBe(false);
    await tables.append(entryOf('f1', 7, { kind: 'ended', by: null }), { status: 'ended', ended: 9 });
    const before = await tables.read('f1', 0, 99);
    expect(await place.entries('f1')).toBe(7);
    expect(await Promise.all([tables.fold('f1'), tables.fold('f1')])).toContain(true);
    expect(await tables.fold('f1')).toBe(false);
    expect(await tables.find('f1')).toMatchObject({ folded: true, head: 7 });
    expect(await tables.append(entryOf('f1', 8, { kind: 'thanks' }))).toEqual({ outcome: 'taken' });
    expect(await tables.append(entryOf('f1', 3))).toEqual({ outcome: 'again', seq: 3 });
    expect(await tables.read('f1', 0, 99)).toEqual(before);
    expect(await tables.read('f1', 2, 3)).toEqual(before.slice(2, 5));
    expect(await tables.read('f1', 5, 3)).toEqual(before.slice(5));
    expect(await tables.read('f1', 7, 3)).toEqual([]);
    expect(await place.entries('f1')).toBe(0);
    await store.close();
  });

  test('appends that wait share a transaction, one of each table', async () => {
    const place = await house.place();
    const store = await place.open();
    const ids = Array.from({ length: 32 }, (_, i) => `g${i}`);
    await Promise.all(ids.map((id) => store.tables.open(openingOf(id))));
    const before = await place.commits();
    const answers = await Promise.all(
      [2, 3, 4].flatMap((seq) => ids.map((id) => store.tables.append(entryOf(id, seq)))),
    );
    expect(count(answers, 'stored')).toBe(96);
    expect((await place.commits()) - before).toBe(3);
    await store.close();
  });

  test('an entry that the database cannot take does not take the others with it', async () => {
    const { tables } = shared();
    await Promise.all(['b1', 'b2', 'b3'].map((id) => tableWith(shared(), id)));
    const bad = entryOf('b2', 2, { body: null as unknown as string });
    const [first, second, third] = await Promise.allSettled([
      tables.append(entryOf('b1', 2)),
      tables.append(bad),
      tables.append(entryOf('b3', 2)),
    ]);
    expect(first).toMatchObject({ value: { outcome: 'stored' } });
    expect(second).toMatchObject({ status: 'rejected' });
    expect(third).toMatchObject({ value: { outcome: 'stored' } });
    expect(await tables.find('b2')).toMatchObject({ head: 1 });
  });

  test('lists: my tables, the open list, all, the spectators’ link', async () => {
    const { tables } = shared();
    const opening = openingOf('l1', { seats: [seatOf(0, 'lea', { seenSeq: 1 }), seatOf(1, 'max')] });
    await tables.open({ ...opening, table: { ...opening.table, host: 'max', listed: true } });
    await tables.append(entryOf('l1', 2));
    expect(await tables.of('lea', 9)).toMatchObject([{ table: { id: 'l1', head: 2 }, seenSeq: 1, seats: [{}, {}] }]);
    expect(await tables.of('max', 9)).toHaveLength(1);
    expect(await tables.of('nobody', 9)).toEqual([]);
    expect((await tables.listed(99)).map(({ id }) => id)).toEqual(['l1']);
    await tables.list('l1', false);
    expect(await tables.listed(99)).toEqual([]);
    await tables.setWatch('l1', 'hash');
    expect(await tables.watchedBy('hash')).toMatchObject({ id: 'l1' });
    await tables.setWatch('l1', null);
    expect(await tables.watchedBy('hash')).toBeUndefined();
    const all = (await tables.all('', 999)).map(({ id }) => id);
    expect(all).toEqual([...all].sort());
    expect((await tables.all(all[1]!, 2)).map(({ id }) => id)).toEqual(all.slice(2, 4));
  });
};
