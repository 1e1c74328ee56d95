import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from '../../src/index.ts';
import { makeFolder, open } from './page.ts';

/** An address of this machine that is not its first one; Linux has it even without a network. */
const outside =
  process.platform === 'linux'
    ? '127.0.0.2'
    : Object.values(networkInterfaces())
        .flat()
        .find((address) => address?.family === 'IPv4' && !address.internal)?.address;

test('a taken port is named, with the way to another one', async () => {
  const { port } = await open();
  await expect(serve({ folder: makeFolder(), port })).rejects.toThrow(
    `port ${port} is taken by another program; choose another one: PORT=4000 npm start`,
  );
});

test('a port that is only half free is taken: localhost may mean either address', async () => {
  const other = createServer();
  onTestFinished(() => void other.close());
  other.listen(0, '::1');
  const [error] = await Promise.race([once(other, 'error'), once(other, 'listening')]);
  // Without IPv6 there is no other half.
  if (error) return;
  const { port } = other.address() as AddressInfo;
  await expect(serve({ folder: makeFolder(), port })).rejects.toThrow(`port ${port} is taken`);
  await expect(fetch(`http://127.0.0.1:${port}/health`)).rejects.toThrow();
});

test('only this machine, unless another address is asked for', async () => {
  const here = await open();
  expect(here.url).toBe(`http://localhost:${here.port}`);
  expect((await fetch(`http://127.0.0.1:${here.port}/health`)).status).toBe(200);
  const everywhere = await open('0.0.0.0');
  expect(everywhere.url).toBe(`http://localhost:${everywhere.port}`);
  if (outside === undefined) return;
  await expect(fetch(`http://${outside}:${here.port}/health`)).rejects.toThrow();
  expect((await fetch(`http://${outside}:${everywhere.port}/health`)).status).toBe(200);
});

test('an address of another machine is refused in words', async () => {
  await expect(serve({ folder: makeFolder(), port: 0, host: '192.0.2.1' })).rejects.toThrow(
    "'192.0.2.1' is no address of this machine",
  );
});

test('a folder without a page is refused in words', async () => {
  const folder = makeFolder({ 'other.txt': '' });
  await expect(serve({ folder, port: 0 })).rejects.toThrow(`there is no page in ${folder}`);
});

test('close ends idle connections and frees the port', async () => {
  const { port, url, close } = await open();
  await fetch(url);
  const silent = connect(port, '127.0.0.1');
  await once(silent, 'connect');
  const ended = once(silent.resume(), 'close');
  const started = performance.now();
  await close();
  await ended;
  expect(performance.now() - started).toBeLessThan(3000);
  const again = await serve({ folder: makeFolder(), port });
  await again.close();
});
