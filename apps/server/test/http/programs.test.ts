import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenedTable, ProgramKey, ServerMessage } from '@halcyon/protocol/online';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS } from '../../src/http/limits.ts';
import { openHouse, type TestHouse, WISH } from './house.ts';

const openTable = async ({ call }: TestHouse, cookie: string, key = WISH.key): Promise<string> => {
  const answer = await call('POST', '/api/tables', { cookie, body: { ...WISH, key } });
  return ((await answer.json()) as OpenedTable).table;
};
const give = ({ call }: TestHouse, table: string, cookie?: string, seat: number | string = 1, name = 'Robin') =>
  call('POST', `/api/tables/${table}/seats/${seat}/key`, { cookie, body: { name } });
const keyOf = async (answer: Response): Promise<string> => ((await answer.json()) as ProgramKey).key;
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

/** A line that has been let in, and all that it hears. */
const enter = async ({ served }: TestHouse, table: string, headers: Readonly<Record<string, string>>) => {
  const socket = new WebSocket(`ws://127.0.0.1:${served.port}/t/${table}/live`, { headers });
  onTestFinished(() => socket.terminate());
  const heard: ServerMessage[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data)) as ServerMessage));
  await once(socket, 'open');
  socket.send(JSON.stringify({ do: 'enter', protocol: 1 }));
  await once(socket, 'message');
  return { socket, heard };
};

test('a key opens the line to one seat of one table, and nothing else', async () => {
  const house = await openHouse({ tables: undefined });
  const cookie = await house.person('Ann');
  const [table, other] = [await openTable(house, cookie), await openTable(house, cookie, 'another-key')];
  const key = await keyOf(await give(house, table, cookie));
  expect(key).toMatch(/^[\w-]{43}$/);
  const { heard } = await enter(house, table, bearer(key));
  expect(heard[0]).toMatchObject({
    is: 'welcome',
    you: { seats: [1], host: false },
    table: { seats: [{ name: 'Ann' }, { name: 'Robin', program: true }] },
  });
  const line = (headers: Readonly<Record<string, string>>, at = table) => house.line({ table: at, headers });
  expect((await line(bearer(key), other)).status).toBe(403);
  for (const wrong of ['x'.repeat(43), 'short', '']) expect((await line(bearer(wrong))).status, wrong).toBe(403);
  // What opens a person is no key of a program, and the other way round.
  expect((await line(bearer(cookie.split('=')[1]!))).status).toBe(403);
  for (const headers of [bearer(key), { cookie: `halcyon=${key}` }] as Readonly<Record<string, string>>[]) {
    expect(await (await house.call('GET', '/api/me', { headers })).json()).toMatchObject({ known: false });
    expect((await house.call('GET', '/api/devices', { headers })).status).toBe(403);
    expect((await give(house, table, undefined)).status).toBe(403);
  }
  expect((await (await house.call('GET', '/api/devices', { cookie })).text()).match(/"kind"/g)).toHaveLength(1);
});

test('it is shown once, and no disk holds it', async () => {
  const house = await openHouse({ tables: undefined });
  const cookie = await house.person('Ann');
  const table = await openTable(house, cookie);
  const keys = [await keyOf(await give(house, table, cookie)), await keyOf(await give(house, table, cookie))];
  expect(keys[0]).not.toBe(keys[1]);
  const { heard } = await enter(house, table, bearer(keys[0]!));
  expect(heard).toEqual([{ is: 'bye', why: 'not-allowed', again: 'never' }]);
  const metrics = await (await house.call('GET', '/metrics')).text();
  await house.served.close();
  const disk = ['halcyon.db', 'halcyon.db-wal'].map((name) => {
    try {
      return readFileSync(join(house.data, name), 'latin1');
    } catch {
      return '';
    }
  });
  expect(disk.join('')).toContain('Robin');
  for (const key of keys) for (const text of [...disk, metrics]) expect(text).not.toContain(key);
});

test('whoever gave it takes it along when forgotten: key, name and line', async () => {
  const house = await openHouse({ tables: undefined });
  const [ann, bob] = [await house.person('Ann'), await house.person('Bob')];
  const table = await openTable(house, ann);
  const key = await keyOf(await give(house, table, ann));
  const { socket } = await enter(house, table, bearer(key));
  const watcher = await enter(house, table, { cookie: bob });
  const closed = once(socket, 'close');
  const told = once(watcher.socket, 'message');
  await house.call('DELETE', '/api/me', { cookie: ann });
  expect((await closed)[0]).toBe(4403);
  await told;
  expect(JSON.stringify(watcher.heard.at(-1))).not.toMatch(/Robin|Ann/);
  expect((await house.line({ table, headers: bearer(key) })).status).toBe(403);
});

test('what cannot be is refused with its reason', async () => {
  const house = await openHouse({
    tables: undefined,
    limits: { ...LIMITS, program: { ...LIMITS.program, person: 4 } },
  });
  const [ann, eve] = [await house.person('Ann'), await house.person('Eve')];
  const table = await openTable(house, ann);
  const status = async (answer: Promise<Response>): Promise<number> => (await answer).status;
  expect(await status(give(house, table, undefined))).toBe(403);
  expect(await status(give(house, table, eve))).toBe(403);
  expect(await status(give(house, '0'.repeat(26), ann))).toBe(404);
  expect(await status(give(house, table, ann, 2))).toBe(400);
  expect(await status(give(house, table, ann, 'x'))).toBe(400);
  expect(await status(give(house, table, ann, 1, ' '))).toBe(400);
  expect(await status(give(house, table, ann))).toBe(200);
  expect(await status(give(house, table, ann))).toBe(200);
  expect(await status(give(house, table, ann))).toBe(429);
  const document = (await (await house.call('GET', '/api/openapi.json')).json()) as { paths: object };
  expect(Object.keys(document.paths)).toContain('/tables/{id}/seats/{seat}/key');
});
