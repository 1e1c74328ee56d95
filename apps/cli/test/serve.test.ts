import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { halcyon, start } from './halcyon.ts';

/** The server, and where it says that it is. */
const open = async (...args: string[]) => {
  const child = start(['serve', '--port', '0', ...args]);
  onTestFinished(() => void child.kill('SIGKILL'));
  let out = '';
  for await (const chunk of child.stdout) {
    out += chunk;
    if (out.split('\n').length > 2) break;
  }
  return { child, out, url: /http:\S+/.exec(out)![0] };
};

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
  const { code, out, err } = halcyon(['serve'], '', { PORT: port });
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
