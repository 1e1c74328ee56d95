import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Waiting } from '../../src/store/engine.ts';
import { Pump, type Pumped, type Verdict } from '../../src/store/pump.ts';
import { StoreUnavailable } from '../../src/store/trouble.ts';
import { entryOf } from './suite/house.ts';

/** A store that keeps entries in a map, and fails as it is told to. */
class Fake implements Pumped {
  readonly entries = new Map<string, string>();
  readonly batches: string[][] = [];
  /** What happens to the next batches, in order: before storing, after storing, or nothing. */
  readonly faults: ((stage: 'before' | 'after') => void)[] = [];
  /** Resolves the batch that is under way. */
  gate: Promise<void> = Promise.resolve();

  async append(batch: readonly Waiting[]): Promise<Verdict[]> {
    this.batches.push(batch.map(({ entry }) => `${entry.t}${entry.seq}`));
    const fault = this.faults.shift();
    await this.gate;
    fault?.('before');
    const verdicts = batch.map(({ entry: { t, seq, key } }): Verdict => {
      const before = this.#seqOf(t, key);
      if (before !== undefined || this.entries.has(`${t} ${seq}`)) return { before };
      this.entries.set(`${t} ${seq}`, key);
      return 'won';
    });
    fault?.('after');
    return verdicts;
  }
  async seqsOf(entries: readonly Waiting['entry'][]): Promise<(number | undefined)[]> {
    return entries.map(({ t, key }) => this.#seqOf(t, key));
  }
  #seqOf(t: string, key: string): number | undefined {
    for (const [place, known] of this.entries)
      if (known === key && place.startsWith(`${t} `)) return Number(place.slice(t.length + 1));
    return undefined;
  }
}

const lost = (when: 'before' | 'after') => (stage: 'before' | 'after') => {
  if (stage === when) throw new StoreUnavailable('the connection was lost', true);
};

test('while one batch is on its way the next gathers: one entry of each table, sorted', async () => {
  const fake = new Fake();
  let open = (): void => {};
  fake.gate = new Promise((resolve) => {
    open = resolve;
  });
  const pump = new Pump(fake);
  const first = pump.append(entryOf('c', 2));
  while (fake.batches.length === 0) await setImmediate();
  const later = ['b', 'a', 'c', 'a'].map((t, i) => pump.append(entryOf(t, t === 'c' ? 3 : 2 + (i > 2 ? 1 : 0))));
  open();
  expect(await Promise.all([first, ...later])).toMatchObject(Array(5).fill({ outcome: 'stored' }));
  expect(fake.batches).toEqual([['c2'], ['a2', 'b2', 'c3'], ['a3']]);
});

test.each(['before', 'after'] as const)(
  'an answer lost %s the commit: the key tells, and each is stored once',
  async (when) => {
    const fake = new Fake();
    fake.faults.push(lost(when));
    const troubles: unknown[] = [];
    const pump = new Pump(fake, (trouble) => void troubles.push(trouble));
    const answers = await Promise.all(['a', 'b'].map((t) => pump.append(entryOf(t, 2))));
    expect(answers).toEqual([
      { outcome: 'stored', seq: 2 },
      { outcome: 'stored', seq: 2 },
    ]);
    expect(fake.entries.size).toBe(2);
    expect(fake.batches).toHaveLength(when === 'before' ? 2 : 1);
    expect(troubles).toHaveLength(1);
  },
);

test('a lost statement that still wins after its key was looked for counts as its own', async () => {
  const fake = new Fake();
  fake.faults.push(lost('before'), () => {
    // It was still at work on the server.
    fake.entries.set('a 2', 'a 2');
  });
  expect(await new Pump(fake).append(entryOf('a', 2))).toEqual({ outcome: 'stored', seq: 2 });
});

test('after a lost answer, a number that somebody else has is taken, and a key of before is again', async () => {
  const fake = new Fake();
  fake.entries.set('a 2', 'rival').set('b 2', 'b early');
  fake.faults.push(lost('before'));
  const pump = new Pump(fake);
  const answers = [pump.append(entryOf('a', 2)), pump.append(entryOf('b', 3, { key: 'b early' }))];
  expect(await Promise.all(answers)).toEqual([{ outcome: 'taken' }, { outcome: 'again', seq: 2 }]);
});

test('a store that stays away is said once for each, and the next append is tried anew', async () => {
  const fake = new Fake();
  fake.faults.push(lost('before'), lost('before'));
  const pump = new Pump(fake);
  const answers = await Promise.allSettled(['a', 'b'].map((t) => pump.append(entryOf(t, 2))));
  expect(answers).toMatchObject(
    Array(2).fill({ status: 'rejected', reason: { name: 'StoreUnavailable', unknown: true } }),
  );
  expect(await pump.append(entryOf('a', 2))).toEqual({ outcome: 'stored', seq: 2 });
});

test('what is known not to be stored is not asked for', async () => {
  const fake = new Fake();
  fake.faults.push(() => {
    throw new StoreUnavailable('the disk is full', false);
  });
  await expect(new Pump(fake).append(entryOf('a', 2))).rejects.toThrow('the disk is full');
  expect(fake.batches).toHaveLength(1);
});

test('more tables than a batch takes come in turn', async () => {
  const fake = new Fake();
  const pump = new Pump(fake);
  const ids = Array.from({ length: 600 }, (_, i) => `t${String(i).padStart(3, '0')}`);
  await Promise.all(ids.flatMap((id) => [pump.append(entryOf(id, 2)), pump.append(entryOf(id, 3))]));
  expect(fake.batches.map(({ length }) => length)).toEqual([512, 512, 176]);
  expect(fake.entries.size).toBe(1200);
});

test('closing waits for what is there and takes nothing more', async () => {
  const fake = new Fake();
  const pump = new Pump(fake);
  const last = pump.append(entryOf('a', 2));
  await pump.close();
  expect(fake.entries.size).toBe(1);
  expect(await last).toMatchObject({ outcome: 'stored' });
  await expect(pump.append(entryOf('a', 3))).rejects.toThrow('the store is closed');
});
