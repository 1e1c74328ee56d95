import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeGuard } from '../../src/notices/guard.ts';
import { isKey, topicOf, ttlOf } from '../../src/notices/push.ts';
import { vapidOf } from '../../src/notices/vapid.ts';
import { certificateFor } from './certificate.ts';
import { claimsOf, makeReceiver } from './receiver.ts';
import { openSetting, type Setting } from './setting.ts';
import { openSink } from './sink.ts';

let house: Awaited<ReturnType<typeof openSetting>>;
let setting: Setting;
beforeAll(async () => {
  house = await openSetting();
  setting = await house.setting();
});
afterAll(() => house.close());

test('the keys are made once, whoever asks first', async () => {
  const { settings } = setting.store;
  const all = await Promise.all([vapidOf(settings), vapidOf(settings), setting.notices.vapid()]);
  expect(new Set(all.map(({ publicKey }) => publicKey)).size).toBe(1);
  expect(new Set(all.map(({ privateKey }) => privateKey)).size).toBe(1);
  expect(await vapidOf(settings)).toEqual(all[0]);
  expect(Buffer.from(all[0]!.publicKey, 'base64url')).toHaveLength(65);
});

test('a message is for one browser, signed by the house, and names no card', async () => {
  const receiver = makeReceiver('https://push.example.net/send/abc');
  await setting.push(await setting.person('ann', 'de'), receiver.wish);
  await setting.table('t1', 'ann');
  await setting.fire();
  const [{ url, headers, body }] = setting.sent as [(typeof setting.sent)[0]];
  expect(url).toBe('https://push.example.net/send/abc');
  expect(headers).toMatchObject({
    'Content-Encoding': 'aes128gcm',
    TTL: String(2 * 24 * 60 * 60),
    Urgency: 'normal',
    Topic: topicOf('t1'),
  });
  const { publicKey } = await setting.notices.vapid();
  const claims = claimsOf(headers.Authorization!, publicKey);
  expect(claims).toMatchObject({ aud: 'https://push.example.net', sub: 'https://games.example.org' });

  expect(Buffer.from(body).includes('Reihe')).toBe(false);
  const text = receiver.open(body as Uint8Array);
  expect(JSON.parse(text)).toEqual({
    title: 'Tranquility: Der Aufstieg',
    body: 'Du bist an der Reihe',
    url: 'https://games.example.org/#/t/t1',
    tag: topicOf('t1'),
  });
  expect(() => makeReceiver('https://push.example.net/send/xyz').open(body as Uint8Array)).toThrow();
  expect(await setting.store.notices.pushesOf('ann')).toMatchObject([{ lastOk: setting.time, error: null }]);
});

test('it gets there over TLS as it was made', async () => {
  const certificate = certificateFor('push.example.net');
  const sink = await openSink((response) => response.writeHead(201).end(), certificate);
  const resolve = async (): Promise<readonly string[]> => ['127.0.0.1'];
  setting.transport = makeGuard({ allowPrivate: true, own: () => [], resolve, ca: certificate.cert }).send;
  const receiver = makeReceiver(`https://push.example.net:${sink.port}/send/tls`);
  await setting.push(await setting.person('bob'), receiver.wish);
  await setting.table('t2', 'bob');
  await setting.fire();
  await sink.close();
  const [{ url, method, headers, body }] = sink.heard as [(typeof sink.heard)[0]];
  expect([method, url]).toEqual(['POST', '/send/tls']);
  expect(headers).toMatchObject({ topic: topicOf('t2'), urgency: 'normal', 'content-encoding': 'aes128gcm' });
  expect(JSON.parse(receiver.open(body))).toMatchObject({ body: 'Your turn' });
  expect(await setting.store.dues.of('t2')).toEqual([]);
});

test('topics tell tables apart and fit into a header', () => {
  expect(topicOf('t1')).toMatch(/^[\w-]{32}$/);
  expect(topicOf('t1')).not.toBe(topicOf('t2'));
});

test.each([
  [{ kind: 'live', remind: null }, 3600],
  [{ kind: 'live', remind: 60_000 }, 3600],
  [{ kind: 'days', remind: null }, 86_400],
  [{ kind: 'days', remind: 3 * 86_400_000 }, 3 * 86_400],
  [{ kind: 'days', remind: 300 * 86_400_000 }, 28 * 86_400],
])('a message waits as long as the pace %j: %d s', (pace, ttl) => {
  expect(ttlOf(JSON.stringify({ offer: null, abandon: null, ...pace }))).toBe(ttl);
  expect(ttlOf('{}')).toBe(3600);
});

test('a key that is no point of the curve is none', () => {
  const { p256dh } = makeReceiver('https://push.example.net/').wish.keys;
  expect(isKey(p256dh)).toBe(true);
  const bytes = Buffer.from(p256dh, 'base64url');
  bytes[64]! ^= 1;
  expect(isKey(bytes.toString('base64url'))).toBe(false);
  expect(isKey('A'.repeat(87))).toBe(false);
});
