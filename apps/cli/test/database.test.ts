/** The same commands over a PostgreSQL: served, saved while it is open, put elsewhere, played again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@halcyon/server/lab';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { halcyon, start } from './halcyon.ts';

const PATIENCE = 600_000;
let here: Awaited<ReturnType<typeof startPostgres>>;
let there: typeof here;
beforeAll(async () => {
  [here, there] = await Promise.all([startPostgres(), startPostgres()]);
}, PATIENCE);
afterAll(async () => {
  await Promise.all([here?.end(), there?.end()]);
});

const serveAt = async (database: string): Promise<string> => {
  const child = start(['serve', '--port', '0', '--database', database]);
  onTestFinished(() => void child.kill('SIGKILL'));
  let out = '';
  for await (const chunk of child.stdout) {
    out += chunk;
    if (/http:\S+\n/.test(out)) break;
  }
  return /http:\S+/.exec(out)![0];
};
const post = (url: string, path: string, body: unknown, cookie = ''): Promise<Response> =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

test(
  'a database is served, backed up while it is open, restored into another and into a folder, and verified',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'halcyon-database-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const url = await serveAt(here.url);
    const cookie = (await post(url, '/api/me', { name: 'Ann' })).headers.get('set-cookie')!.split(';')[0]!;
    const opened = await post(
      url,
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
    expect(opened.status).toBe(200);
    const sound = { code: 0, out: '1 tables played again, 0 wrong\n', err: '' };
    expect(halcyon(['verify', '--store', '--database', here.url])).toEqual(sound);

    const file = join(folder, 'friday.db');
    expect(halcyon(['backup', file, '--database', here.url])).toMatchObject({ code: 0, err: '' });
    expect(halcyon(['restore', file, '--database', there.url])).toMatchObject({ code: 0, err: '' });
    expect(halcyon(['verify', '--store', '--database', there.url])).toEqual(sound);
    const again = await serveAt(there.url);
    const me = await (await fetch(`${again}/api/me`, { headers: { cookie } })).json();
    expect(me).toMatchObject({ name: 'Ann', tables: [{ game: 'tranquility' }] });
    // What is there is not written over, and no password is shown.
    const full = halcyon(['restore', file, '--database', there.url]);
    expect([full.code, full.err.includes('not empty'), full.err.includes('quiet')]).toEqual([1, true, false]);

    const fresh = join(folder, 'fresh');
    expect(halcyon(['restore', file, '--data', fresh])).toMatchObject({ code: 0, err: '' });
    expect(halcyon(['verify', '--store', '--data', fresh])).toEqual(sound);
  },
  PATIENCE,
);
