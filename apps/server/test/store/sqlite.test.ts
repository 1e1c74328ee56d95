import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { backupFolder, openStore, StoreRefused, StoreUnavailable } from '../../src/index.ts';
import { isTooOld } from '../../src/store/sqlite/database.ts';
import { openFileEngine, openSqlite } from '../../src/store/sqlite/open.ts';
import { entryOf, NOW, openingOf, startChild, tableWith } from './suite/house.ts';
import { storeSuite } from './suite.ts';

const root = mkdtempSync(join(tmpdir(), 'halcyon-sqlite-'));
// A child that runs as somebody else must get through to what lies inside.
chmodSync(root, 0o755);
afterAll(() => rmSync(root, { recursive: true, force: true }));
let places = 0;
const fresh = (): string => join(root, `house ${places++}`);

/** Frames of the write-ahead log that end a transaction say how large the database is then. */
const commitsIn = (wal: Buffer): number => {
  const page = wal.readUInt32BE(8);
  let commits = 0;
  for (let at = 32; at + 24 + page <= wal.length; at += 24 + page)
    if (wal.readUInt32BE(at + 4) > 0 && wal.subarray(at + 8, at + 16).equals(wal.subarray(16, 24))) commits++;
  return commits;
};

const house = storeSuite({
  place: async () => {
    const folder = fresh();
    return {
      where: { folder },
      open: (wish) => openStore({ folder, now: NOW, ...wish }),
      commits: async () => commitsIn(readFileSync(join(folder, 'halcyon.db-wal'))),
      entries: async (t) => {
        const { db, close } = await openFileEngine(join(folder, 'halcyon.db'));
        const entries = await db.selectFrom('entry').select('seq').where('t', '=', t).execute();
        await close();
        return entries.length;
      },
      kept: async (version, now) => {
        const file = join(folder, `halcyon.db.v${version}.${now}`);
        if (!existsSync(file)) return undefined;
        const copy = fresh();
        mkdirSync(copy);
        await backupFolder(folder, join(copy, 'now.db'));
        writeFileSync(join(copy, 'halcyon.db'), readFileSync(file));
        const store = await openStore({ folder: copy, now });
        const person = await store.people.find('old');
        await store.close();
        return [person!.name];
      },
    };
  },
});

describe('the folder', () => {
  test('is made for its owner alone, and so is every file in it', async () => {
    const folder = join(fresh(), 'deep');
    const store = await openStore({ folder, now: NOW });
    await tableWith(store, 'm');
    await store.backup(join(folder, 'backup.db'));
    const modes = readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o777]);
    expect(modes.map(([name]) => name)).toEqual(
      expect.arrayContaining(['halcyon.db', 'halcyon.db-wal', 'halcyon.lock', 'backup.db']),
    );
    expect(modes.filter(([, mode]) => mode !== 0o600)).toEqual([]);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    await store.close();
  });

  test('what is answered is on the disk, and not only with the system', async () => {
    const { db, close } = await openFileEngine(join(fresh(), 'halcyon.db'));
    const pragma = async (name: string): Promise<unknown> => (await sql`pragma ${sql.raw(name)}`.execute(db)).rows[0];
    expect([await pragma('synchronous'), await pragma('journal_mode')]).toEqual([
      { synchronous: 2 },
      { journalMode: 'wal' },
    ]);
    await close();
  });

  test('a transaction that is open when the store closes is finished', async () => {
    const folder = fresh();
    const store = await openStore({ folder, now: NOW });
    const opened = store.tables.open(openingOf('m'));
    const [, answer] = await Promise.all([store.close(), opened]);
    expect(answer).toEqual({ id: 'm', outcome: 'stored' });
  });

  test('lets one process in; the second is told so and stops; the lock dies with the first', async () => {
    const folder = fresh();
    const first = startChild(house.program(), 'write', { folder, now: NOW });
    expect((await first.lines.next()).value).toBe('open');
    await expect(openStore({ folder, now: NOW })).rejects.toThrow(
      new StoreRefused(
        `another Halcyon is at work in ${folder}; stop that one first, or give this one a folder of its own`,
      ),
    );
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    const store = await openStore({ folder, now: NOW });
    const second = startChild(house.program(), 'open', { folder, now: NOW });
    expect((await second.lines.next()).value).toMatch(/^StoreRefused: another Halcyon is at work in /);
    await store.close();
    await (await openStore({ folder, now: NOW })).close();
  });

  test('that cannot be written is named in a sentence', async () => {
    const folder = fresh();
    mkdirSync(folder);
    chmodSync(folder, 0o555);
    const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined;
    const { lines } = startChild(house.program(), 'open', { folder, now: NOW }, nobody);
    expect((await lines.next()).value).toBe(
      `StoreRefused: ${folder} cannot be written by the user that runs Halcyon; choose another folder`,
    );
    writeFileSync(join(root, 'file'), '');
    await expect(openStore({ folder: join(root, 'file', 'data'), now: NOW })).rejects.toThrow(
      /a part of its path is a file/,
    );
  });

  test('with a damaged file is named in a sentence', async () => {
    const folder = fresh();
    mkdirSync(folder);
    writeFileSync(join(folder, 'halcyon.db'), 'no database at all '.repeat(500));
    await expect(openStore({ folder, now: NOW })).rejects.toThrow(
      /is no database of Halcyon, or it is damaged; put the last backup/,
    );

    const cut = fresh();
    const store = await openStore({ folder: cut, now: NOW });
    await tableWith(store, 'm', 60);
    await store.close();
    truncateSync(join(cut, 'halcyon.db'), 8192);
    const opening = openStore({ folder: cut, now: NOW }).then((opened) => opened.tables.read('m', 0, 99));
    await expect(opening).rejects.toThrow(/damaged; put the last backup in its place/);
  });

  test('on a full disk: nothing half is written, and everything goes on when there is room', async () => {
    const folder = fresh();
    const store = await openSqlite({ folder, now: NOW, mostPages: 60 });
    await store.tables.open(openingOf('m'));
    let head = 1;
    const body = 'x'.repeat(9000);
    const fill = async (): Promise<never> => {
      for (;;) head = ((await store.tables.append(entryOf('m', head + 1, { body }))) as { seq: number }).seq;
    };
    await expect(fill()).rejects.toThrow(
      new StoreUnavailable(
        `the disk of ${join(folder, 'halcyon.db')} is full; make room, then everything goes on`,
        false,
      ),
    );
    const huge = body.repeat(99);
    await expect(store.talk.say({ t: 'm', at: 1, person: 'ann', key: 'k', text: huge })).rejects.toThrow(/is full/);
    await expect(store.tables.open(openingOf('n', { body: huge }))).rejects.toThrow(/is full/);
    expect(await store.tables.find('n')).toBeUndefined();
    expect(await store.tables.find('m')).toMatchObject({ head });
    await store.close();
    const roomy = await openStore({ folder, now: NOW });
    expect(await roomy.tables.append(entryOf('m', head + 1, { body }))).toMatchObject({ outcome: 'stored' });
    await roomy.close();
  });

  test('is copied by another process too, and a copy of nothing is refused', async () => {
    const folder = fresh();
    const store = await openStore({ folder, now: NOW });
    await tableWith(store, 'm');
    await backupFolder(folder, join(folder, 'copy.db'));
    await expect(backupFolder(fresh(), join(folder, 'nothing.db'))).rejects.toThrow(/cannot be opened/);
    expect(readdirSync(folder).filter((name) => /nothing|half/.test(name))).toEqual([]);
    await store.close();
    await expect(store.tables.find('m')).rejects.toThrow(new StoreUnavailable('the store is closed', false));
    await expect(store.tables.append(entryOf('m', 2))).rejects.toThrow('the store is closed');
  });
});

test.each([
  ['3.51.2', true],
  ['3.51.3', false],
  ['3.51.10', false],
  ['3.9.99', true],
  ['3.52.0', false],
  ['2.99.99', true],
  ['4.0', false],
])('SQLite %s is too old: %s', (version, old) => {
  expect(isTooOld(version)).toBe(old);
});
