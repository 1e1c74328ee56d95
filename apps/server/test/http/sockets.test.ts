import { expect, test } from 'vitest';
import { LIMITS } from '../../src/http/limits.ts';
import { openHouse, TABLE } from './house.ts';

test('a line is opened for a person, and for somebody who only looks', async () => {
  const house = await openHouse();
  expect(await house.line()).toMatchObject({ status: 101, first: { table: TABLE } });
  const cookie = await house.person();
  const { first } = await house.line({ cookie });
  expect(first).toEqual({ table: TABLE, person: expect.stringMatching(/^[\w-]{22}$/) });
});

test('only the own page opens a line; what is no browser names no page', async () => {
  const house = await openHouse({ publicUrl: 'https://games.example.org' });
  for (const origin of [house.url, 'https://games.example.org'])
    expect((await house.line({ headers: { origin } })).status).toBe(101);
  for (const origin of ['https://elsewhere.example', 'null', 'http://games.example.org', 'no address'])
    expect((await house.line({ headers: { origin } })).status).toBe(403);
  expect((await house.line({ headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
});

test('there is no line to what is no table', async () => {
  const house = await openHouse();
  for (const table of ['0', `${TABLE}0`, TABLE.toUpperCase(), '..%2f..'])
    expect((await house.line({ table })).status, table).toBe(404);
});

test('so many lines for a person, more for an address, and one that ends makes room', async () => {
  const house = await openHouse({ limits: { ...LIMITS, sockets: { address: 3, person: 2 } } });
  const cookie = await house.person();
  const [first] = [await house.line({ cookie }), await house.line({ cookie })];
  expect((await house.line({ cookie })).status).toBe(429);
  expect((await house.line()).status).toBe(101);
  expect((await house.line()).status).toBe(429);
  const closed = new Promise((resolve) => first.socket.once('close', resolve));
  first.socket.close();
  await closed;
  // The server has seen the end before it answered it.
  expect((await house.line({ cookie })).status).toBe(101);
});

test('a message that is too long ends its line', async () => {
  const house = await openHouse();
  const { socket } = await house.line();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.send('x'.repeat(17_000));
  expect(await closed).toBe(1009);
});

test('a stop tells the tables first, and leaves no line open', async () => {
  const house = await openHouse();
  const { socket } = await house.line();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await house.served.close();
  await closed;
  expect(house.live.closed).toBe(1);
  await expect(house.store.settings.find('any')).rejects.toThrow('closed');
});
