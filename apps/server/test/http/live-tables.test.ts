import { once } from 'node:events';
import type { OpenedTable, SentCommand, ServerMessage, TableCard } from '@halcyon/protocol/online';
import { expect, onTestFinished, test } from 'vitest';
import type { WebSocket } from 'ws';
import { WebSocket as Line } from 'ws';
import { openHouse, type TestHouse, WISH } from './house.ts';

/** A line to a real table. */
const enter = async ({ served }: TestHouse, table: string, cookie?: string): Promise<[WebSocket, ServerMessage]> => {
  const socket = new Line(`ws://127.0.0.1:${served.port}/t/${table}/live`, { headers: { ...(cookie && { cookie }) } });
  onTestFinished(() => socket.terminate());
  await once(socket, 'open');
  return [socket, await say(socket, { do: 'enter', protocol: 1 })];
};
const say = async (socket: WebSocket, command: SentCommand): Promise<ServerMessage> => {
  socket.send(JSON.stringify(command));
  const [data] = await once(socket, 'message');
  return JSON.parse(String(data)) as ServerMessage;
};

test('a real table: opened over HTTP, sat down at over a line, shared, and in both lists', async () => {
  const house = await openHouse({ tables: undefined });
  const { call, person } = house;
  const [ann, bob] = [await person('Ann'), await person('Bob')];
  const body = { ...WISH, listed: true };
  const { table } = (await (await call('POST', '/api/tables', { cookie: ann, body })).json()) as OpenedTable;
  expect(await (await call('POST', '/api/tables', { cookie: ann, body })).json()).toEqual({ table });
  expect(await (await call('GET', '/api/tables/open')).json()).toMatchObject([{ id: table, mine: [], fresh: 0 }]);

  const [line, welcome] = await enter(house, table, bob);
  expect(welcome).toMatchObject({ is: 'welcome', table: { id: table, status: 'open' }, you: { seats: [] } });
  const news = await say(line, { do: 'sit', key: 'sits-here', seat: 1, name: 'Bob', salt: '1'.repeat(32) });
  expect(news).toMatchObject({ is: 'news', you: { seats: [1] } });
  const { tables } = (await (await call('GET', '/api/me', { cookie: bob })).json()) as { tables: TableCard[] };
  expect(tables).toMatchObject([{ id: table, mine: [1], seats: [{ name: 'Ann' }, { name: 'Bob' }] }]);

  const share = (cookie?: string) => call('GET', `/api/tables/${table}/share`, { cookie });
  expect(await (await share(bob)).json()).toMatchObject({ bases: [], missing: 'host', watch: expect.any(String) });
  expect((await share(await person('Eve'))).status).toBe(403);
  expect((await call('GET', `/api/tables/${table}/log`)).status).toBe(403);
  expect((await call('GET', `/api/tables/${'0'.repeat(26)}/log`)).status).toBe(404);
  const wrong = await call('POST', '/api/tables', {
    cookie: ann,
    body: { ...WISH, game: 'chess', key: 'another-one' },
  });
  expect([wrong.status, await wrong.json()]).toMatchObject([400, { error: { kind: 'field', field: 'game' } }]);

  // Whoever still looks sees no name of somebody who was forgotten.
  const [watcher] = await enter(house, table);
  const seen = once(watcher, 'message');
  await call('DELETE', '/api/me', { cookie: bob });
  const [data] = await seen;
  expect(String(data)).not.toContain('Bob');
});

test('a stop is told to whoever is there', async () => {
  const house = await openHouse({ tables: undefined });
  const cookie = await house.person();
  const { table } = (await (await house.call('POST', '/api/tables', { cookie, body: WISH })).json()) as OpenedTable;
  const [line] = await enter(house, table, cookie);
  const told = once(line, 'message');
  await house.served.close();
  expect(JSON.parse(String((await told)[0]))).toEqual({ is: 'bye', why: 'stopping', again: 'soon' });
});
