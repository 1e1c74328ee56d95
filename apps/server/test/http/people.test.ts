import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Device, DeviceLink, Me } from '@halcyon/protocol/online';
import { expect, test } from 'vitest';
import { cookieIn, openHouse, type TestHouse } from './house.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';

const meOf = async ({ call }: TestHouse, cookie?: string): Promise<Me> =>
  (await call('GET', '/api/me', { cookie })).json() as Promise<Me>;
const devicesOf = async ({ call }: TestHouse, cookie: string): Promise<Device[]> =>
  (await call('GET', '/api/devices', { cookie })).json() as Promise<Device[]>;
const keyFor = async ({ call }: TestHouse, cookie: string, kind: 'link' | 'recovery'): Promise<DeviceLink> =>
  (await call('POST', `/api/devices/${kind}`, { cookie })).json() as Promise<DeviceLink>;
const enter = ({ call }: TestHouse, key: string, cookie?: string): Promise<Response> =>
  call('POST', '/api/devices/enter', { cookie, body: { key }, headers: { 'user-agent': PHONE } });

test('who looks is nobody, and gets no cookie', async () => {
  const house = await openHouse();
  for (const path of ['/', '/api/me', '/api/tables/open'])
    expect((await house.call('GET', path)).headers.get('set-cookie')).toBeNull();
  expect(await meOf(house)).toEqual({ known: false, name: '', lang: '', tables: [] });
});

test('the first wish makes a person, whose key is a cookie that no script reads and no disk holds', async () => {
  const house = await openHouse();
  const made = await house.call('POST', '/api/me', { body: { name: '  Ann  Lee ', lang: 'de' } });
  expect(await made.json()).toEqual({ known: true, name: 'Ann Lee', lang: 'de', tables: [] });
  const cookie = made.headers.get('set-cookie')!;
  expect(cookie).toMatch(/^halcyon=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
  const shown = cookieIn(made);
  expect(await meOf(house, shown)).toMatchObject({ known: true, name: 'Ann Lee' });
  await house.served.close();
  const disk = ['halcyon.db', 'halcyon.db-wal'].map((name) => {
    try {
      return readFileSync(join(house.data, name), 'latin1');
    } catch {
      return '';
    }
  });
  expect(disk.join('')).toContain('Ann Lee');
  expect(disk.join('')).not.toContain(shown.split('=')[1]);
});

test('a known person changes name and language and stays the same', async () => {
  const house = await openHouse();
  const cookie = await house.person('Ann');
  const changed = await house.call('POST', '/api/me', { cookie, body: { name: 'Anna' } });
  expect(changed.headers.get('set-cookie')).toBeNull();
  expect(await changed.json()).toMatchObject({ name: 'Anna', lang: 'en' });
  expect(await (await house.call('POST', '/api/me', { cookie, body: { lang: 'fr' } })).json()).toMatchObject({
    name: 'Anna',
    lang: 'fr',
  });
});

test('over https the cookie is bound to its host; the public address or a trusted proxy tells', async () => {
  const open = await openHouse({ publicUrl: 'https://games.example.org', trustProxy: true });
  const https = await open.call('POST', '/api/me', { body: {}, headers: { 'x-forwarded-proto': 'https' } });
  const cookie = https.headers.get('set-cookie')!;
  expect(cookie).toMatch(/^__Host-halcyon=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const asked = await open.call('GET', '/api/me', {
    cookie: cookieIn(https),
    headers: { 'x-forwarded-proto': 'https' },
  });
  expect(await asked.json()).toMatchObject({ known: true });
  const closed = await openHouse();
  const http = await closed.call('POST', '/api/me', { body: {}, headers: { 'x-forwarded-proto': 'https' } });
  expect(http.headers.get('set-cookie')).toMatch(/^halcyon=/);
});

test('a made-up cookie is nobody', async () => {
  const house = await openHouse();
  await house.person();
  for (const cookie of ['halcyon=', `halcyon=${'a'.repeat(43)}`, 'halcyon=%00', `other=${'a'.repeat(43)}`]) {
    expect(await meOf(house, cookie), cookie).toMatchObject({ known: false });
    expect((await house.call('GET', '/api/devices', { cookie })).status, cookie).toBe(403);
  }
});

test('a cookie lasts 400 days from its last use and is renewed once a day', async () => {
  const house = await openHouse();
  const cookie = await house.person();
  const renewed = async (): Promise<boolean> =>
    (await house.call('GET', '/api/me', { cookie })).headers.get('set-cookie')?.startsWith(cookie) ?? false;
  expect(await renewed()).toBe(false);
  house.time.now += 399 * DAY;
  expect(await renewed()).toBe(true);
  expect(await renewed()).toBe(false);
  house.time.now += 399 * DAY;
  expect(await meOf(house, cookie)).toMatchObject({ known: true });
  house.time.now += 401 * DAY;
  expect(await meOf(house, cookie)).toMatchObject({ known: false });
});

test('a second device comes by a link that is good once', async () => {
  const house = await openHouse();
  const cookie = await house.person('Ann');
  house.time.now += MINUTE;
  const { key, expires, bases } = await keyFor(house, cookie, 'link');
  expect(expires).toBe(house.time.now + 10 * MINUTE);
  // Nobody else hears a house that is open to its own machine alone.
  expect(bases).toEqual([]);
  // A link is no cookie.
  expect(await meOf(house, `halcyon=${key}`)).toMatchObject({ known: false });
  const entered = await enter(house, key);
  expect(entered.status).toBe(204);
  const phone = cookieIn(entered);
  expect(phone).not.toBe(cookie);
  expect(await meOf(house, phone)).toMatchObject({ known: true, name: 'Ann' });
  const again = await enter(house, key);
  expect([again.status, await again.json()]).toEqual([
    404,
    { error: { kind: 'unknown', field: 'key', message: 'This key was used before, or its time is over.' } },
  ]);
  expect(await devicesOf(house, phone)).toMatchObject([
    { kind: 'device', here: false, created: house.time.now - MINUTE, seen: null },
    { kind: 'device', here: true, label: 'Chrome, Android' },
  ]);
});

test('a link is over after ten minutes, and when another is made', async () => {
  const house = await openHouse();
  const cookie = await house.person();
  const late = await keyFor(house, cookie, 'link');
  house.time.now += 10 * MINUTE;
  expect((await enter(house, late.key)).status).toBe(404);
  const first = await keyFor(house, cookie, 'link');
  const second = await keyFor(house, cookie, 'link');
  expect((await enter(house, first.key)).status).toBe(404);
  expect((await enter(house, second.key)).status).toBe(204);
});

test('a recovery key is good years later, once, and only the newest', async () => {
  const house = await openHouse();
  const cookie = await house.person('Ann');
  house.time.now += MINUTE;
  const old = await keyFor(house, cookie, 'recovery');
  const { key, expires } = await keyFor(house, cookie, 'recovery');
  expect(expires).toBeNull();
  expect((await devicesOf(house, cookie)).map(({ kind }) => kind)).toEqual(['device', 'recovery']);
  house.time.now += 1000 * DAY;
  expect((await enter(house, old.key)).status).toBe(404);
  const back = cookieIn(await enter(house, key));
  expect(await meOf(house, back)).toMatchObject({ name: 'Ann' });
  expect((await enter(house, key)).status).toBe(404);
});

test('a device that enters is no longer whoever it was', async () => {
  const house = await openHouse();
  const [ann, bob] = [await house.person('Ann'), await house.person('Bob')];
  const { key } = await keyFor(house, ann, 'link');
  const now = cookieIn(await enter(house, key, bob));
  expect(await meOf(house, now)).toMatchObject({ name: 'Ann' });
  expect(await meOf(house, bob)).toMatchObject({ known: false });
});

test('a device that was taken away is nobody, and its lines are cut; others stay', async () => {
  const house = await openHouse();
  const cookie = await house.person('Ann');
  const phone = cookieIn(await enter(house, (await keyFor(house, cookie, 'link')).key));
  const { socket } = await house.line({ cookie: phone });
  const mine = await house.line({ cookie });
  const cut = new Promise((resolve) => socket.once('close', resolve));
  const { id } = (await devicesOf(house, cookie)).find(({ here }) => !here)!;
  // Nobody else may.
  expect((await house.call('DELETE', `/api/devices/${id}`, { cookie: await house.person('Bob') })).status).toBe(404);
  expect((await house.call('DELETE', `/api/devices/${id}`, { cookie })).status).toBe(204);
  expect(await cut).toBe(4403);
  expect(await meOf(house, phone)).toMatchObject({ known: false });
  expect(await meOf(house, cookie)).toMatchObject({ known: true });
  expect(mine.socket.readyState).toBe(mine.socket.OPEN);
  const own = await house.call('DELETE', `/api/devices/${(await devicesOf(house, cookie))[0]!.id}`, { cookie });
  expect(own.headers.get('set-cookie')).toMatch(/^halcyon=; Max-Age=0/);
});

test("'delete me' leaves nobody", async () => {
  const house = await openHouse();
  const cookie = await house.person('Ann');
  const { key } = await keyFor(house, cookie, 'recovery');
  const { socket } = await house.line({ cookie });
  const cut = new Promise((resolve) => socket.once('close', resolve));
  const gone = await house.call('DELETE', '/api/me', { cookie });
  expect([gone.status, gone.headers.get('set-cookie')?.slice(0, 19)]).toEqual([204, 'halcyon=; Max-Age=0']);
  expect(await cut).toBe(4403);
  expect(house.live.renewed).toBe(1);
  expect(await meOf(house, cookie)).toMatchObject({ known: false });
  expect((await enter(house, key)).status).toBe(404);
  expect((await house.call('DELETE', '/api/me', { cookie })).status).toBe(403);
});
