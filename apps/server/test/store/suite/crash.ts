import { once } from 'node:events';
import { expect, test } from 'vitest';
import type { Store } from '../../../src/index.ts';
import { type House, NOW, startChild } from './house.ts';

/** After how many answers the process is killed. */
const ROUNDS = [10, 33, 70];

const expectWhole = async (store: Store, acknowledged: ReadonlySet<string>): Promise<void> => {
  const stored = new Set<string>();
  for (const { id, head } of await store.tables.all('', 99)) {
    const entries = await store.tables.read(id, 0, 99_999);
    expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: head }, (_, i) => i + 1));
    for (const { seq } of entries) stored.add(`stored ${id} ${seq}`);
  }
  expect([...acknowledged].filter((line) => !stored.has(line))).toEqual([]);
};

export const crashTests = (house: House): void => {
  test('killed at any moment, nothing that was answered is lost', async () => {
    const place = await house.place();
    const acknowledged = new Set<string>();
    for (const enough of ROUNDS) {
      const { child, lines } = startChild(house.program(), 'write', { ...place.where, now: NOW });
      let answers = 0;
      for await (const line of lines) {
        // A database may still be at work on what the killed process had sent; the next one meets it there.
        if (line === 'open' || line.startsWith('again ')) continue;
        expect(line).toMatch(/^stored /);
        expect(acknowledged.has(line)).toBe(false);
        acknowledged.add(line);
        if (++answers === enough) child.kill('SIGKILL');
      }
      if (child.signalCode === null) await once(child, 'exit');
      expect(child.signalCode).toBe('SIGKILL');
      const store = await place.open();
      await expectWhole(store, acknowledged);
      await store.close();
    }
    expect(acknowledged.size).toBeGreaterThanOrEqual(113);
  });
};
