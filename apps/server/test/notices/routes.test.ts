import type { NoticeState } from '@halcyon/protocol/online';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeGuard } from '../../src/notices/guard.ts';
import { idOf } from '../../src/notices/push.ts';
import { noticeRoutes } from '../../src/notices/routes.ts';
import { makeReceiver } from './receiver.ts';
import { NOON, openSetting, type Setting } from './setting.ts';

let house: Awaited<ReturnType<typeof openSetting>>;
let it: Setting;
let app: Hono;
let limited: string[];
beforeAll(async () => {
  house = await openSetting();
});
beforeEach(async () => {
  it = await house.setting();
  await it.person('ann', 'de');
  limited = [];
  const resolve = async (name: string) => (name === 'inside.example.org' ? ['10.0.0.1'] : ['1.1.1.1']);
  app = new Hono();
  app.onError((error, context) => context.text(`above: ${error.message}`, 500));
  app.route(
    '/api/notices',
    noticeRoutes({
      store: it.store,
      notices: it.notices,
      guard: makeGuard({ allowPrivate: false, own: () => [], resolve }),
      words: it.words,
      now: () => it.time,
      personOf: (context) => context.req.header('person'),
      isSecure: (context) => context.req.header('insecure') === undefined,
      limit: async (_context, person) => {
        if (limited.push(person) > 3) throw new Error('too often');
      },
    }),
  );
});
afterAll(() => house.close());

const ask = async (method: string, path: string, body?: unknown, person: string | undefined = 'ann') => {
  const headers = {
    ...(person !== undefined && { person }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  };
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const response = await app.request(`/api/notices${path}`, init);
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? (JSON.parse(text) as unknown) : text };
};
const state = async (): Promise<NoticeState> => (await ask('GET', '')).body as NoticeState;
const field = (name: string, message: unknown = expect.any(String)) => ({
  status: 400,
  body: { error: { kind: 'field', field: name, message } },
});

test('what is set, and what cannot work here', async () => {
  const iphone = { what: 'iphone', why: expect.stringContaining('Home-Bildschirm') };
  expect(await state()).toEqual({
    key: (await it.notices.vapid()).publicKey,
    pushes: [],
    webhook: null,
    wishes: { push: true, webhook: true, zone: 'UTC', quiet: null },
    missed: [],
    cannot: [iphone],
  });
  const response = await app.request('/api/notices', { headers: { person: 'ann', insecure: '1' } });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({
    cannot: [{ what: 'https', why: expect.stringContaining('https') }, iphone],
  });
});

test('nobody in particular has no notices', async () => {
  const paths = [
    ['GET', ''],
    ['PUT', '/push'],
    ['DELETE', '/push/abc'],
    ['PUT', '/webhook'],
    ['DELETE', '/webhook'],
    ['POST', '/test'],
    ['PUT', '/wishes'],
  ] as const;
  for (const [method, path] of paths) {
    const response = await app.request(`/api/notices${path}`, { method });
    expect([response.status, await response.json()]).toMatchObject([403, { error: { kind: 'not-allowed' } }]);
  }
});

test('a browser comes, comes again and goes', async () => {
  const { wish } = makeReceiver('https://push.example.net/one');
  const id = idOf(wish.endpoint);
  expect(await ask('PUT', '/push', wish)).toEqual({ status: 200, body: { id } });
  expect(await ask('POST', '/test', { channel: 'push' })).toEqual({ status: 200, body: { trouble: null } });
  it.time += 1000;
  await ask('PUT', '/push', wish);
  expect((await state()).pushes).toEqual([{ id, created: NOON, lastOk: NOON, error: null }]);
  expect((await ask('DELETE', `/push/${id}`, undefined, 'bob')).status).toBe(204);
  expect((await state()).pushes).toHaveLength(1);
  expect((await ask('DELETE', `/push/${id}`)).status).toBe(204);
  expect((await state()).pushes).toEqual([]);
});

test('a browser that cannot be one is refused', async () => {
  const { wish } = makeReceiver('https://push.example.net/one');
  const flat = Buffer.alloc(65, 4).toString('base64url');
  expect(await ask('PUT', '/push', { ...wish, endpoint: 'https://inside.example.org/' })).toEqual(
    field('endpoint', 'Diese Adresse führt in ein privates Netz, und dorthin sendet dieser Server nichts.'),
  );
  expect(await ask('PUT', '/push', { ...wish, endpoint: 'https://169.254.169.254/' })).toEqual(field('endpoint'));
  expect(await ask('PUT', '/push', { ...wish, keys: { ...wish.keys, p256dh: flat } })).toEqual(field('keys.p256dh'));
  expect(await ask('PUT', '/push', { ...wish, keys: { ...wish.keys, auth: 'short' } })).toEqual(field('keys.auth'));
  expect(await ask('PUT', '/push', { ...wish, expirationTime: null })).toEqual(field('expirationTime'));
  expect((await state()).pushes).toEqual([]);
});

test('of very many browsers the oldest is let go', async () => {
  for (let n = 0; n < 10; n++, it.time++) await it.push('ann', makeReceiver(`https://push.example.net/${n}`).wish);
  await ask('PUT', '/push', makeReceiver('https://push.example.net/new').wish);
  const endpoints = (await it.store.notices.pushesOf('ann')).map(({ endpoint }) => endpoint);
  expect(endpoints).toHaveLength(10);
  expect(endpoints).not.toContain('https://push.example.net/0');
  expect(endpoints).toContain('https://push.example.net/new');
});

test('a webhook is set, tried and taken away; of its address only the host is shown', async () => {
  const wish = { url: 'https://hooks.example.org/secret', format: 'matrix' };
  expect((await ask('PUT', '/webhook', wish)).status).toBe(204);
  it.answers.set('hooks', { status: 404 });
  expect(await ask('POST', '/test', { channel: 'webhook' })).toEqual({
    status: 200,
    body: { trouble: 'Die Antwort war ein Fehler (404).' },
  });
  const { webhook } = await state();
  expect(webhook).toEqual({
    host: 'hooks.example.org',
    format: 'matrix',
    lastOk: null,
    error: 'Die Antwort war ein Fehler (404).',
  });
  expect((await ask('DELETE', '/webhook')).status).toBe(204);
  expect((await state()).webhook).toBeNull();
});

test('a webhook that leads inside, or is none, is refused', async () => {
  const put = (url: unknown, format: unknown = 'plain') => ask('PUT', '/webhook', { url, format });
  expect(await put('https://inside.example.org/')).toEqual(field('url'));
  expect(await put('http://hooks.example.org/')).toEqual(
    field('url', 'Es muss eine Adresse sein, die mit https:// beginnt.'),
  );
  expect(await put(7)).toEqual(field('url'));
  expect(await put('https://hooks.example.org/', 'smoke')).toEqual(field('format'));
  expect(await put(`https://hooks.example.org/${'a'.repeat(1000)}`)).toEqual(field('url'));
  expect((await state()).webhook).toBeNull();
});

test('wishes are kept, or refused', async () => {
  const wishes = { push: false, webhook: true, zone: 'Europe/Paris', quiet: { from: '22:00', to: '07:15' } };
  expect((await ask('PUT', '/wishes', wishes)).status).toBe(204);
  expect((await state()).wishes).toEqual(wishes);
  expect(await ask('PUT', '/wishes', { ...wishes, zone: 'Europe/Atlantis' })).toEqual(field('zone'));
  expect(await ask('PUT', '/wishes', { ...wishes, quiet: { from: '22:00', to: '7' } })).toEqual(field('quiet.to'));
  expect(await ask('PUT', '/wishes', 'no JSON that is taken')).toEqual(field('body'));
  expect((await state()).wishes).toEqual(wishes);
});

test('whoever mounts it hears of what is too much, before anything is looked up or sent', async () => {
  const put = () => ask('PUT', '/webhook', { url: 'https://hooks.example.org/', format: 'plain' });
  expect((await put()).status).toBe(204);
  await ask('POST', '/test', { channel: 'webhook' });
  await ask('PUT', '/push', makeReceiver('https://push.example.net/one').wish);
  expect(limited).toEqual(['ann', 'ann', 'ann']);
  expect(await put()).toEqual({ status: 500, body: 'above: too often' });
  expect(await ask('POST', '/test', { channel: 'webhook' })).toEqual({ status: 500, body: 'above: too often' });
  expect(it.sent).toHaveLength(1);
});
