import { request } from 'node:http';
import { expect, test } from 'vitest';
import { open, SCRIPT } from './page.ts';

const get = async (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${(await open()).url}${path}`, init);

/** As it stands: fetch would tidy the path first. */
const rawStatus = async (path: string): Promise<number | undefined> => {
  const { port } = await open();
  return new Promise((resolve, reject) => {
    request({ port, path, host: '127.0.0.1' }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });
};

test('the page is asked for anew every time, and a known one is not sent again', async () => {
  const { url } = await open();
  const first = await fetch(`${url}/`);
  expect(await first.text()).toContain('<title>Halcyon</title>');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  expect(first.headers.get('content-type')).toMatch('text/html');
  const again = await fetch(`${url}/index.html`, { headers: { 'If-None-Match': first.headers.get('etag')! } });
  expect(again.status).toBe(304);
  const other = await fetch(`${url}/`, { headers: { 'If-None-Match': '"other"' } });
  expect(other.status).toBe(200);
});

test('a file with a hash in its name is kept for a year, others are not', async () => {
  const script = await get('/assets/main-abc123.js');
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(script.headers.get('content-type')).toMatch('text/javascript');
  expect((await get('/icon.png')).headers.get('cache-control')).toBe('no-cache');
  // One that is kept for long would keep a browser on an old build.
  const worker = await get('/sw.js');
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(worker.headers.get('content-type')).toMatch('text/javascript');
});

test('text is packed for those who can unpack it', async () => {
  const packed = await get('/assets/main-abc123.js', { headers: { 'Accept-Encoding': 'br, gzip;q=0.8' } });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(Number(packed.headers.get('content-length'))).toBeLessThan(SCRIPT.length / 10);
  expect(await packed.text()).toBe(SCRIPT);
  for (const refused of ['identity', 'gzip;q=0', 'br']) {
    const plain = await get('/assets/main-abc123.js', { headers: { 'Accept-Encoding': refused } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('vary')).toBe('Accept-Encoding');
    expect(await plain.text()).toBe(SCRIPT);
  }
});

test('every answer tells the browser to trust nothing but this server', async () => {
  for (const path of ['/', '/assets/main-abc123.js', '/nowhere', '/health']) {
    const { headers } = await get(path);
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'");
    expect(policy).toContain("worker-src 'self' blob:");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  }
});

test('what is not there is said in a sentence', async () => {
  const answer = await get('/nowhere.js');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toMatch('text/plain');
  expect(await answer.text()).toBe('There is no such page here. The games are at /\n');
});

test.each(['/../package.json', '/..%2f..%2fetc/passwd', '/assets/../../index.html/', '/%', '/.stamp', '/assets', '//'])(
  'nothing but the files of the folder: %s',
  async (path) => expect(await rawStatus(path)).toBe(404),
);

test('only GET and HEAD', async () => {
  const head = await get('/', { method: 'HEAD' });
  expect([head.status, Number(head.headers.get('content-length')) > 0]).toEqual([200, true]);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const answer = await get('/', { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
});

test('/health says that it runs', async () => {
  const answer = await get('/health');
  expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([200, 'ok\n', 'no-store']);
});
