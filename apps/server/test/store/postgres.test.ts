import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openStore, StoreRefused, StoreUnavailable } from '../../src/index.ts';
import type { Db } from '../../src/store/engine.ts';
import { MIGRATIONS } from '../../src/store/migrations.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { entryOf, NOW, openingOf, personOf, tableWith } from './suite/house.ts';
import { storeSuite } from './suite.ts';

let server: Postgres;
let places = 0;
beforeAll(async () => {
  server = await startPostgres();
}, 120_000);
afterAll(() => server?.end());

/** One question, beside the store. */
const ask = async <Row>(sql: string): Promise<Row[]> => {
  const client = new pg.Client(server.url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

/** A schema of its own is as good as a database of its own, and made at once. */
const freshUrl = async (): Promise<{ url: string; schema: string }> => {
  const schema = `place${places++}`;
  await ask(`create schema ${schema}`);
  return { schema, url: `${server.url}?options=${encodeURIComponent(`-c search_path=${schema}`)}` };
};

storeSuite({
  place: async () => {
    const { url, schema } = await freshUrl();
    return {
      where: { url },
      open: (wish) => openStore({ url, now: NOW, ...wish }),
      commits: async () => {
        const [row] = await ask<{ n: string }>(`select count(distinct xmin::text) as n from ${schema}.entry`);
        return Number(row!.n);
      },
      entries: async (t) => {
        const [row] = await ask<{ n: string }>(`select count(*) as n from ${schema}.entry where t = '${t}'`);
        return Number(row!.n);
      },
      kept: async (version, now) => {
        const kept = `${schema}_v${version}_${now}`;
        const found = await ask(`select 1 from information_schema.schemata where schema_name = '${kept}'`);
        if (found.length === 0) return undefined;
        return (await ask<{ name: string }>(`select name from ${kept}.person`)).map(({ name }) => name);
      },
    };
  },
});

describe('several nodes', () => {
  test('that start on an empty database at the same moment all find it made', async () => {
    const { url, schema } = await freshUrl();
    const nodes = await Promise.all(Array.from({ length: 4 }, () => openStore({ url, now: NOW })));
    expect(await ask(`select version from ${schema}.migration order by 1`)).toEqual(
      MIGRATIONS.map(({ version }) => ({ version })),
    );
    await Promise.all(nodes.map((node) => node.close()));
  });

  test('that migrate at the same moment do it once', async () => {
    const { url, schema } = await freshUrl();
    await (await openStore({ url, now: NOW })).close();
    const up = async (db: Db): Promise<void> => {
      await sql`alter table person add column town text`.execute(db);
    };
    const migrations = [...MIGRATIONS, { version: MIGRATIONS.at(-1)!.version + 1, up }];
    const nodes = await Promise.all([1, 2, 3].map((later) => openStore({ url, now: NOW + later, migrations })));
    expect(await ask(`select version from ${schema}.migration order by 1`)).toEqual(
      migrations.map(({ version }) => ({ version })),
    );
    await Promise.all(nodes.map((node) => node.close()));
  });

  test('that append to the same tables never wait for each other in a circle, and each number has one winner', async () => {
    const { url } = await freshUrl();
    const troubles: unknown[] = [];
    const told = (trouble: unknown): void => void troubles.push(trouble);
    const nodes = await Promise.all([0, 1].map(() => openStore({ url, now: NOW, told })));
    const ids = Array.from({ length: 40 }, (_, i) => `n${String(i).padStart(2, '0')}`);
    await Promise.all(ids.map((id) => nodes[0]!.tables.open(openingOf(id))));
    let won = 0;
    for (let seq = 2; seq <= 12; seq++) {
      // Each node has its own order of asking; what they send must not keep it.
      const answers = await Promise.all(
        nodes.flatMap(({ tables }, node) =>
          (node === 0 ? ids : ids.toReversed()).map((id) =>
            tables.append(entryOf(id, seq, { key: `${seq} of ${node}` }), {
              put: [{ kind: 'notice', who: 'ann', forSeq: seq, at: NOW }],
            }),
          ),
        ),
      );
      won += answers.filter(({ outcome }) => outcome === 'stored').length;
    }
    expect(troubles).toEqual([]);
    expect(won).toBe(11 * ids.length);
    for (const id of ids) expect((await nodes[1]!.tables.read(id, 0, 99)).map(({ seq }) => seq)).toHaveLength(12);
    await Promise.all(nodes.map((node) => node.close()));
  });
});

test('a backup of either store fills an empty database, and no other', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'halcyon-moved-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'backup.db');
  const small = await openStore({ folder: join(folder, 'small'), now: NOW });
  for (let i = 0; i < 3; i++) await tableWith(small, `m${i}`, 2);
  // More rows than one statement carries.
  const long = await tableWith(small, 'long');
  await Promise.all(Array.from({ length: 1200 }, (_, i) => small.tables.append(entryOf(long, i + 2))));
  await small.people.add(personOf('ann', 'Ann'));
  await small.backup(file);

  const { url } = await freshUrl();
  const large = await openStore({ url, now: NOW, from: file });
  for (const id of ['m1', long])
    expect(await large.tables.export(id, true)).toEqual(await small.tables.export(id, true));
  expect(await large.tables.chanceKey('m1')).toBe(await small.tables.chanceKey('m1'));
  expect(await large.people.find('ann')).toEqual(personOf('ann', 'Ann'));
  expect(readdirSync(folder).sort()).toEqual(['backup.db', 'small']);
  await small.close();
  await large.close();
  await expect(openStore({ url, now: NOW, from: file })).rejects.toThrow(
    new StoreRefused('this store is not empty; a backup goes into an empty one'),
  );
});

describe('what goes wrong', () => {
  const opening = (url: string): Promise<unknown> => openStore({ url, now: NOW });
  const address = (change: (url: URL) => void): string => {
    const url = new URL(server.url);
    change(url);
    return url.href;
  };

  test('is said in one sentence, without the password', async () => {
    await expect(opening('mysql://localhost/x')).rejects.toThrow(
      new StoreRefused(
        'this is no address of a PostgreSQL database; it looks like postgres://user:password@host:5432/halcyon',
      ),
    );
    const wrong = address((url) => {
      url.password = 'loud';
    });
    const place = wrong.replace(':loud', '');
    await expect(opening(wrong)).rejects.toThrow(
      new StoreRefused(`PostgreSQL does not take the password for ${place}; mend it in the address`),
    );
    const nowhere = address((url) => {
      url.pathname = '/nowhere';
    });
    await expect(opening(nowhere)).rejects.toThrow(
      /^there is no database postgres:\/\/halcyon@[^ ]*\/nowhere; make it first/,
    );
    const silent = address((url) => {
      url.port = '1';
    });
    await expect(opening(silent)).rejects.toThrow(
      /^no PostgreSQL answers at postgres:\/\/halcyon@127.0.0.1:1\/postgres; is it running/,
    );
  });

  test('a connection cut while an append is on its way: asked again by its key, and stored once', async () => {
    const { url, schema } = await freshUrl();
    const troubles: unknown[] = [];
    const store = await openStore({ url, now: NOW, told: (trouble) => void troubles.push(trouble) });
    await tableWith(store, 'cut');
    const rival = new pg.Client(server.url);
    await rival.connect();
    // Holds the number without deciding, so that the append waits where it can be cut.
    await rival.query(`begin; insert into ${schema}.entry values ('cut', 2, 1, 'step', null, 'rival', '{}')`);
    const append = store.tables.append(entryOf('cut', 2));
    const waiting = `select pid from pg_stat_activity where wait_event_type = 'Lock' and query like '%into entry%'`;
    let found: { pid: number }[] = [];
    while (found.length === 0) found = await ask(waiting);
    await ask(`select pg_terminate_backend(${found[0]!.pid})`);
    await rival.query('rollback');
    await rival.end();
    expect(await append).toEqual({ outcome: 'stored', seq: 2 });
    expect(troubles).toMatchObject([{ name: 'StoreUnavailable', unknown: true }]);
    expect(await store.tables.read('cut', 0, 9)).toHaveLength(2);
    await store.close();
  });

  test('a server that is gone is said, and when it is back everything goes on', async () => {
    const { url } = await freshUrl();
    const store = await openStore({ url, now: NOW });
    await tableWith(store, 'gone', 3);
    await server.stop();
    await expect(store.tables.append(entryOf('gone', 5))).rejects.toThrow(StoreUnavailable);
    await expect(store.tables.find('gone')).rejects.toThrow(/^no PostgreSQL answers at /);
    await server.start();
    expect(await store.tables.append(entryOf('gone', 5))).toMatchObject({ outcome: 'stored' });
    expect(await store.tables.read('gone', 0, 9)).toHaveLength(5);
    await store.close();
  });
});
