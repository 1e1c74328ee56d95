import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStore, type Store } from '../../../src/index.ts';
import { entryOf, type House, NOW, openingOf, personOf, resultOf, seatOf, tableWith } from './house.ts';

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'halcyon-backup-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
};

export const moveTests = (house: House, shared: () => Store): void => {
  test('a table is carried to another store; its secret only after the end, names only if asked', async () => {
    const from = shared();
    const into = await (await house.place()).open();
    await tableWith(from, 'x1', 3);
    await from.talk.say({ t: 'x1', at: NOW, person: 'ann', key: 'k', text: 'hello' });
    expect(await from.tables.export('nowhere', true)).toBeUndefined();
    expect(await from.tables.export('x1', false)).toMatchObject({ chanceKey: null, names: [], talk: [] });

    const going = (await from.tables.export('x1', true))!;
    expect(await into.tables.import(going)).toBe(true);
    expect(await into.tables.import(going)).toBe(false);
    expect(await into.tables.export('x1', true)).toEqual(going);
    expect(await into.tables.append(entryOf('x1', 5))).toEqual({ outcome: 'stored', seq: 5 });

    await from.tables.append(entryOf('x1', 5, { kind: 'ended' }), { status: 'ended', ended: 9 });
    await from.tables.fold('x1');
    const over = (await from.tables.export('x1', false))!;
    expect(over.entries).toHaveLength(5);
    expect(over.chanceKey).toBe('ab'.repeat(32));
    await into.close();
  });

  test('what is no whole table is not taken, and leaves nothing', async () => {
    const store = shared();
    await tableWith(store, 'x2', 3);
    const whole = (await store.tables.export('x2', true))!;
    const as = (id: string) => ({
      ...whole,
      table: { ...whole.table, id, host: id },
      entries: whole.entries.map((entry) => ({ ...entry, t: id })),
      seats: whole.seats.map((seat) => ({ ...seat, t: id })),
      names: [],
    });
    const gap = as('x3');
    await expect(store.tables.import({ ...gap, entries: gap.entries.toSpliced(1, 1) })).rejects.toThrow(
      'no whole table',
    );
    const jump = { ...gap, entries: gap.entries.with(3, { ...gap.entries[3]!, seq: 5 }) };
    await expect(store.tables.import(jump)).rejects.toThrow('no whole table');
    const other = { ...gap, seats: [{ ...gap.seats[0]!, t: 'x2' }] };
    await expect(store.tables.import(other)).rejects.toThrow('no whole table');
    const seats = [gap.seats[0]!, gap.seats[0]!];
    await expect(store.tables.import({ ...gap, seats })).rejects.toThrow();
    expect(await store.tables.find('x3')).toBeUndefined();
    expect(await store.tables.import(gap)).toBe(true);
  });

  test('a backup taken while playing is whole, and can be opened', async () => {
    const store = await (await house.place()).open();
    const place = folder();
    await store.people.add(personOf('ann', 'Ann'));
    const ids = ['y0', 'y1', 'y2'];
    await Promise.all(ids.map((id) => tableWith(store, id)));
    let playing = true;
    let last = 0;
    const play = async (id: string): Promise<void> => {
      for (let seq = 2; playing; seq++) {
        await store.tables.append(entryOf(id, seq));
        last = seq;
      }
    };
    const games = ids.map(play);
    while (last < 5) await store.tables.find('y0');
    const before = last;
    await store.backup(join(place, 'halcyon.db'));
    playing = false;
    await Promise.all(games);
    await expect(store.backup(join(place, 'halcyon.db'))).rejects.toThrow('is there already');
    await store.close();

    const copy = await openStore({ folder: place, now: NOW });
    expect(await copy.people.find('ann')).toEqual(personOf('ann', 'Ann'));
    for (const id of ids) {
      const { head } = (await copy.tables.find(id))!;
      const entries = await copy.tables.read(id, 0, 99_999);
      expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: head }, (_, i) => i + 1));
      expect(await copy.tables.append(entryOf(id, head + 1))).toMatchObject({ outcome: 'stored' });
    }
    expect((await copy.tables.find('y0'))!.head).toBeGreaterThanOrEqual(before);
    await copy.close();
  });

  test('an older store is kept as it is and then migrated; a newer one is refused', async () => {
    const { MIGRATIONS } = await import('../../../src/store/migrations.ts');
    const { sql } = await import('kysely');
    const place = await house.place();
    const newest = MIGRATIONS.at(-1)!.version;
    const later = (up: string) => ({
      migrations: [
        ...MIGRATIONS,
        {
          version: newest + 1,
          up: async (db: Parameters<(typeof MIGRATIONS)[0]['up']>[0]) => void (await sql.raw(up).execute(db)),
        },
      ],
    });
    const planted = await place.open();
    await planted.people.add(personOf('old', 'Older than this'));
    await planted.tables.open(openingOf('old'));
    await planted.close();

    // One that fails leaves the store as it was.
    const broken = 'alter table nothing_of_that_name add column more text';
    await expect(place.open({ ...later(broken), now: NOW + 1 })).rejects.toThrow();
    await (await place.open()).close();

    const fine = later("alter table person add column town text not null default 'Here'");
    const store = await place.open({ ...fine, now: NOW + 2 });
    expect(await store.people.find('old')).toMatchObject({ name: 'Older than this', town: 'Here' });
    expect(await store.tables.read('old', 0, 9)).toHaveLength(1);
    expect(await place.kept(newest, NOW + 2)).toEqual(['Older than this']);
    await store.close();
    await (await place.open({ ...fine, now: NOW + 3 })).close();
    expect(await place.kept(newest + 1, NOW + 3)).toBeUndefined();
    await expect(place.open()).rejects.toThrow(
      new RegExp(`written by a newer Halcyon \\(version ${newest + 1} .* knows ${newest}\\)`),
    );
  });

  test('a store of version 1 is kept and gets room for results and endings', async () => {
    const { MIGRATIONS } = await import('../../../src/store/migrations.ts');
    const place = await house.place();
    const before = await place.open({ migrations: MIGRATIONS.slice(0, 1) });
    await before.people.add(personOf('old', 'Older than this'));
    await before.tables.open(openingOf('old', { seats: [seatOf(0, 'old')] }));
    await before.tables.append(entryOf('old', 2, { kind: 'ended' }), { status: 'ended', ended: NOW, digest: 'd' });
    await before.close();

    const after = await place.open({ now: NOW + 5 });
    expect(await place.kept(1, NOW + 5)).toEqual(['Older than this']);
    expect(await after.endings.of('old', 9)).toMatchObject([{ table: { id: 'old' }, seats: [0], ending: undefined }]);
    await after.daily.add(resultOf('old'));
    expect(await after.daily.names(resultOf('old'), 9)).toEqual(['Older than this']);
    // Backups carry both.
    await after.endings.note({ t: 'old', steps: 7, marks: 0, outcome: 'won 3' });
    const copied = folder();
    await after.backup(join(copied, 'halcyon.db'));
    await after.close();
    const copy = await openStore({ folder: copied, now: NOW });
    expect(await copy.daily.find(resultOf('old'), 'old')).toEqual(resultOf('old'));
    expect(await copy.endings.find('old')).toEqual({ t: 'old', steps: 7, marks: 0, outcome: 'won 3' });
    await copy.close();
  });
};
