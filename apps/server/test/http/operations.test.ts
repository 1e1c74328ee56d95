import { expect, test } from 'vitest';
import { serve } from '../../src/index.ts';
import { openHouse, TABLE } from './house.ts';
import { makeFolder, open } from './page.ts';

test('/ready says whether the store answers', async () => {
  const house = await openHouse();
  const ready = await house.call('GET', '/ready');
  expect([ready.status, await ready.text(), ready.headers.get('cache-control')]).toEqual([200, 'ok\n', 'no-store']);
  await house.store.close();
  const broken = await house.call('GET', '/ready');
  expect([broken.status, await broken.text()]).toEqual([503, 'The store does not answer.\n']);
  expect((await house.call('GET', '/health')).status).toBe(200);
  const alone = await open();
  expect((await fetch(`${alone.url}/ready`)).status).toBe(200);
});

test('a store that cannot be reached is told with a time to come back', async () => {
  const house = await openHouse();
  const cookie = await house.person();
  await house.store.close();
  const answer = await house.call('GET', '/api/me', { cookie });
  expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toMatchObject([
    503,
    '5',
    { error: { kind: 'unavailable' } },
  ]);
  expect((await house.line({ cookie })).status).toBe(503);
});

test('/metrics counts, for this machine and for nobody whom a proxy lets through', async () => {
  const house = await openHouse();
  await house.line();
  await house.call('GET', '/api/nowhere');
  await house.store.tables.append({ t: TABLE, seq: 1, at: 0, kind: 'step', by: null, key: 'k', body: '' });
  const numbers = await (await house.call('GET', '/metrics')).text();
  expect(numbers).toContain('\nhalcyon_sockets 1\n');
  expect(numbers).toContain('\nhalcyon_rooms 7\n');
  expect(numbers).toContain('\nhalcyon_refusals_total{kind="unknown"} 1\n');
  expect(numbers).toContain('\nhalcyon_appends_total{outcome="taken"} 1\n');
  expect(numbers).toContain('\nprocess_cpu_seconds_total ');
  const through = { headers: { 'x-forwarded-for': '192.0.2.1' } };
  expect((await house.call('GET', '/metrics', through)).status).toBe(403);
  const open = await openHouse({ publicMetrics: true });
  expect((await open.call('GET', '/metrics', through)).status).toBe(200);
});

test('a second house on the same data says so and hears nobody', async () => {
  const house = await openHouse();
  await expect(serve({ folder: makeFolder(), port: 0, data: house.data, tables: () => house.live })).rejects.toThrow(
    `another Halcyon is at work in ${house.data}; stop that one first, or give this one a folder of its own`,
  );
});

test('a taken port leaves the data free for the next try', async () => {
  const first = await openHouse();
  const second = await openHouse();
  const { data } = second;
  await second.served.close();
  const again = { folder: makeFolder(), data, tables: () => first.live, logLevel: 'silent' };
  await expect(serve({ ...again, port: first.served.port })).rejects.toThrow('is taken by another program');
  await (await serve({ ...again, port: 0 })).close();
});

test.each(['games.example.org', 'ftp://example.org', 'https://example.org/games', 'https://example.org/?a'])(
  'a public address is an address of a server: %s',
  async (publicUrl) => {
    await expect(openHouse({ publicUrl })).rejects.toThrow(`'${publicUrl}' is no public address`);
  },
);

test('lines to the own host are allowed to every browser', async () => {
  const { call, served } = await openHouse();
  const policy = (await call('GET', '/')).headers.get('content-security-policy');
  const host = `127.0.0.1:${served.port}`;
  expect(policy).toContain(`connect-src 'self' ws://${host} wss://${host};`);
});
