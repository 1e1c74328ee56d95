import { expect, test } from 'vitest';
import type { Store } from '../../../src/index.ts';
import { entryOf, type House, tableWith } from './house.ts';

/** Puts one for each time, on a table of its own. */
const put = async (store: Store, t: string, seq: number, times: readonly number[]): Promise<void> => {
  const due = times.map((at, i) => ({ kind: 'notice', who: `p${i}`, forSeq: seq, at }));
  await store.tables.append(entryOf(t, seq), { put: due });
};

export const dueTests = (house: House): void => {
  test('what is due is claimed in order, by one of many, and again when the lease has run out', async () => {
    const store = await (await house.place()).open();
    const { dues } = store;
    await tableWith(store, 'd1');
    expect(await dues.next()).toBeUndefined();
    await put(store, 'd1', 2, [30, 10, 20, 40]);
    expect(await dues.next()).toBe(10);
    expect(await dues.claim(9, 9, 60)).toEqual([]);
    expect((await dues.claim(30, 2, 60)).map(({ at }) => at)).toEqual([10, 20]);
    const rest = await Promise.all([dues.claim(40, 9, 60), dues.claim(40, 9, 60), dues.claim(40, 9, 60)]);
    expect(rest.flat().map(({ at }) => at)).toEqual([30, 40]);
    expect(await dues.claim(89, 9, 60)).toEqual([]);
    expect((await dues.claim(90, 9, 60)).map(({ at, tries }) => [at, tries])).toEqual([
      [10, 2],
      [20, 2],
    ]);
    await store.close();
  });

  test('done, tried again, given up; and a report that comes too late changes nothing', async () => {
    const store = await (await house.place()).open();
    const { dues } = store;
    await tableWith(store, 'd2');
    await put(store, 'd2', 2, [10, 20, 30]);
    const [first, second, third] = await dues.claim(30, 9, 60);
    await dues.done(first!);
    await dues.fail(second!, 500, 'answered 503');
    await dues.dead(third!, 'answered 410');
    expect(await dues.of('d2')).toMatchObject([
      { at: 500, error: 'answered 503', tries: 1, leaseUntil: null },
      { at: null, error: 'answered 410', tries: 1 },
    ]);
    expect(await dues.next()).toBe(500);
    expect(await dues.deadOf('p2')).toMatchObject([{ t: 'd2', error: 'answered 410' }]);
    expect(await dues.deadOf('p1')).toEqual([]);
    expect((await dues.claim(9999, 9, 60)).map(({ at }) => at)).toEqual([500]);

    // Claimed again after its lease: the first one's report is void.
    await put(store, 'd2', 3, [10]);
    const [slow] = await dues.claim(10, 1, 5);
    const [quick] = await dues.claim(15, 1, 5);
    await dues.done(slow!);
    expect(await dues.of('d2')).toMatchObject([{ who: 'p0', tries: 2 }, {}, {}]);
    // Replaced by an entry while it was being done: the new one stands.
    await put(store, 'd2', 4, [77]);
    await dues.done(quick!);
    await dues.dead(quick!, 'late');
    expect((await dues.of('d2'))[0]).toMatchObject({ who: 'p0', at: 77, forSeq: 4, tries: 0, error: null });
    await store.close();
  });
};
