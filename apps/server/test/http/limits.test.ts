import { expect, test } from 'vitest';
import { LIMITS } from '../../src/http/limits.ts';
import { openHouse, TABLE, WISH } from './house.ts';

const HOUR = 60 * 60;

test('so many people from one address in an hour', async () => {
  const { call } = await openHouse({ limits: { ...LIMITS, person: { address: 2, person: 9, seconds: HOUR } } });
  const make = () => call('POST', '/api/me', { body: {} });
  expect([(await make()).status, (await make()).status]).toEqual([200, 200]);
  const third = await make();
  expect(await third.json()).toEqual({
    error: { kind: 'rate', message: 'Too many new people came from here; try again later.' },
  });
  expect([third.status, third.headers.get('set-cookie')]).toEqual([429, null]);
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(HOUR - 60);
  expect((await call('GET', '/api/me')).status).toBe(200);
});

test('so many tables for a person, and more for an address', async () => {
  const { call, person } = await openHouse({ limits: { ...LIMITS, table: { address: 3, person: 2, seconds: HOUR } } });
  const opened = async (cookie: string): Promise<number> =>
    (await call('POST', '/api/tables', { cookie, body: WISH })).status;
  const [ann, bob] = [await person('Ann'), await person('Bob')];
  expect([await opened(ann), await opened(ann), await opened(ann)]).toEqual([200, 200, 429]);
  // What was refused counts for the address too: whoever goes on asking shuts the door for longer.
  expect(await opened(bob)).toBe(429);
});

test('so many calls, by address and by person; lines count', async () => {
  const house = await openHouse({ limits: { ...LIMITS, call: { address: 6, person: 2, seconds: 60 } } });
  const cookie = await house.person();
  const get = async (): Promise<number> => (await house.call('GET', '/api/me', { cookie })).status;
  expect([await get(), await get(), await get()]).toEqual([200, 200, 429]);
  expect((await house.line()).status).toBe(101);
  expect((await house.line()).status).toBe(101);
  expect((await house.line()).status).toBe(429);
  // The page itself is not counted: it lies in memory.
  expect((await house.call('GET', '/')).status).toBe(200);
});

test('behind a trusted proxy its last word tells who asks, else nobody is believed', async () => {
  const limits = { ...LIMITS, call: { address: 1, person: 9, seconds: 60 } };
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const trusted = await openHouse({ limits, trustProxy: true });
  const statuses = [];
  for (const address of [
    '192.0.2.1',
    '192.0.2.2',
    '192.0.2.9, 192.0.2.1',
    '2001:db8::1',
    '2001:db8:0:0:5::9',
    '2001:db8:0:1::1',
  ])
    statuses.push((await trusted.call('GET', '/api/me', from(address))).status);
  expect(statuses).toEqual([200, 200, 429, 200, 429, 200]);
  const direct = await openHouse({ limits });
  expect((await direct.call('GET', '/api/me', from('192.0.2.1'))).status).toBe(200);
  expect((await direct.call('GET', '/api/me', from('192.0.2.2'))).status).toBe(429);
  expect((await direct.line({ table: TABLE, headers: { 'x-forwarded-for': '192.0.2.3' } })).status).toBe(429);
});
