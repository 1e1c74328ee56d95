import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@halcyon/server';
import { expect, onTestFinished, test } from 'vitest';
import { halcyon, start } from './halcyon.ts';

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'halcyon-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** The server, and where it says that it is. */
const openAt = async (data: string, ...args: string[]) => {
  const child = start(['serve', '--port', '0', '--data', data, ...args]);
  onTestFinished(() => void child.kill('SIGKILL'));
  let out = '';
  for await (const chunk of child.stdout) {
    out += chunk;
    if (out.split('\n').length > 2) break;
  }
  return { child, out, url: /http:\S+/.exec(out)![0] };
};
const open = (...args: string[]) => openAt(newFolder(), ...args);

test.each(['SIGINT', 'SIGTERM'] as const)(
  'serve shows the page, says where, and stops cleanly on %s',
  async (signal) => {
    const { child, out, url } = await open();
    expect(out).toBe(`Halcyon is at ${url}\nCtrl-C stops it. To play in the terminal: npx halcyon\n`);
    // An open page keeps its connection, which must not keep the server.
    expect(await (await fetch(url)).text()).toContain('<title>Halcyon</title>');
    const ended = once(child, 'exit');
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
  },
);

test('a taken port is one line and exit code 1', async () => {
  const { port } = new URL((await open('--lang', 'de')).url);
  const { code, out, err } = halcyon(['serve'], '', { PORT: port, DATA: newFolder() });
  expect({ code, out, err }).toEqual({
    code: 1,
    out: '',
    err: `halcyon: port ${port} is taken by another program; choose another one: PORT=4000 npm start\n`,
  });
});

test.each(['abc', '65536', '-1', '3000.5', ' '])("PORT='%s' is one line and exit code 2", (PORT) => {
  const { code, err } = halcyon(['serve'], '', { PORT });
  expect({ code, err }).toEqual({
    code: 2,
    err: `halcyon: PORT: a port is a whole number from 0 to 65535, not '${PORT}'\n`,
  });
});

test('a wrong --port is one line and exit code 2', () => {
  const { code, err } = halcyon(['serve', '--port', 'abc']);
  expect({ code, err }).toEqual({
    code: 2,
    err: "halcyon: port: --port takes a whole number from 0 to 65535, not 'abc'\n",
  });
});

test('a folder that another one works in is one line and exit code 1', async () => {
  const data = newFolder();
  await openAt(data);
  const { code, out, err } = halcyon(['serve', '--port', '0', '--data', data]);
  expect({ code, out, err }).toEqual({
    code: 1,
    out: '',
    err: `halcyon: another Halcyon is at work in ${data}; stop that one first, or give this one a folder of its own\n`,
  });
});

test('a backup is made while people play, and put into another folder', async () => {
  const [data, fresh] = [newFolder(), join(newFolder(), 'fresh')];
  const { url } = await openAt(data);
  const made = await fetch(`${url}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Ann"}',
  });
  const cookie = made.headers.get('set-cookie')!.split(';')[0]!;
  const file = join(newFolder(), 'friday.db');
  expect(halcyon(['backup', file, '--data', data])).toEqual({
    code: 0,
    out: `All tables and people are in ${file}; whoever has it can see them.\n`,
    err: '',
  });
  expect(halcyon(['backup', file, '--data', data]).err).toBe(
    `halcyon: ${file} is there already; choose another name\n`,
  );
  expect(halcyon(['restore', file, '--data', fresh, '--lang', 'fr'])).toEqual({
    code: 0,
    out: `La sauvegarde est dans ${fresh}.\n`,
    err: '',
  });
  const again = await openAt(fresh);
  expect(await (await fetch(`${again.url}/api/me`, { headers: { cookie } })).json()).toMatchObject({ name: 'Ann' });
  expect(halcyon(['restore', file, '--data', fresh]).code).toBe(1);
  expect(halcyon(['restore', `${file}.none`, '--data', fresh])).toMatchObject({
    code: 2,
    err: `halcyon: file: there is no ${file}.none\n`,
  });
});

test('all tables of a house are played again while it is open, and one that was changed is found', async () => {
  const data = newFolder();
  const { url, child } = await openAt(data);
  const post = (path: string, body: unknown, cookie = '') =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const cookie = (await post('/api/me', {})).headers.get('set-cookie')!.split(';')[0];
  const opened = await post(
    '/api/tables',
    {
      key: 'a-table-of-mine',
      game: 'tranquility',
      setup: { seats: 1, features: [], layout: 'square', mode: 'standard', options: {} },
      name: 'Ann',
      seats: [{ kind: 'me', name: 'Ann', salt: '0'.repeat(32) }],
      pace: { kind: 'live', remind: null, offer: null, abandon: null },
    },
    cookie,
  );
  const { table } = (await opened.json()) as { table: string };
  const verify = () => halcyon(['verify', '--store', '--data', data]);
  expect(verify()).toEqual({ code: 0, out: '1 tables played again, 0 wrong\n', err: '' });
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  const store = await openStore({ folder: data, now: Date.now() });
  const [entry] = await store.tables.read(table, 0, 1);
  await store.tables.append({ ...entry!, seq: 2, kind: 'step', key: 'a-forgery', body: '{}' });
  await store.close();
  const { code, out, err } = verify();
  expect([code, out]).toEqual([1, '1 tables played again, 1 wrong\n']);
  expect(err).toMatch(`halcyon: table ${table}: `);
});

test('a backup of nothing is refused in one line', () => {
  const { code, err } = halcyon(['backup', join(newFolder(), 'a.db'), '--data', join(newFolder(), 'none')]);
  expect([code, err.split('\n').length]).toEqual([1, 2]);
});

test.each([
  [['--data', 'a', '--database', 'postgres://b'], 'database: --data and --database cannot both keep the tables', 2],
  [
    ['--public-url', 'example.org'],
    "'example.org' is no public address; it looks like https://games.example.org, without a path",
    1,
  ],
] as const)('%o is one line', (args, sentence, exit) => {
  const { code, err } = halcyon(['serve', '--port', '0', ...args], '', { DATA: newFolder() });
  expect({ code, err }).toEqual({ code: exit, err: `halcyon: ${sentence}\n` });
});
