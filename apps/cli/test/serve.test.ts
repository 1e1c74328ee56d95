import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
