import type { TableCard } from '@halcyon/protocol/online';
import { expect, test } from 'vitest';
import { cardOf, openHouse, TABLE, WISH } from './house.ts';
import { open } from './page.ts';

test('a table is opened by somebody, and stands among the tables of that person', async () => {
  const { call, person } = await openHouse();
  const nobody = await call('POST', '/api/tables', { body: WISH });
  expect([nobody.status, await nobody.json()]).toMatchObject([403, { error: { kind: 'not-allowed' } }]);
  const cookie = await person();
  const opened = await call('POST', '/api/tables', { cookie, body: WISH });
  expect([opened.status, await opened.json()]).toEqual([200, { table: TABLE }]);
  expect(await (await call('GET', '/api/me', { cookie })).json()).toMatchObject({ tables: [cardOf(TABLE)] });
  const other = await person('Bob');
  expect(await (await call('GET', '/api/me', { cookie: other })).json()).toMatchObject({ tables: [] });
  const played = async (by?: string) => (await call('GET', '/api/me/games', { cookie: by })).json();
  expect([await played(cookie), await played(other), await played()]).toMatchObject([
    [{ id: TABLE, outcome: 'won 38' }],
    [],
    { error: { kind: 'not-allowed' } },
  ]);
  const listed = (await (await call('GET', '/api/tables/open')).json()) as TableCard[];
  expect(listed).toEqual([cardOf(TABLE)]);
});

const WRONG = [
  ['POST', '/api/tables', { ...WISH, seats: [{ kind: 'me', name: 'Ann', salt: 'no' }] }, 'seats.0.salt'],
  ['POST', '/api/tables', { ...WISH, key: 'short' }, 'key'],
  ['POST', '/api/tables', { ...WISH, more: 1 }, 'more'],
  ['POST', `/api/tables/${TABLE}/again`, { key: 'a-good-key', salts: [] }, 'salts'],
  ['POST', '/api/me', { name: 'a\u202eb' }, 'name'],
  ['POST', '/api/me', { lang: 'xx' }, 'lang'],
  ['POST', '/api/me', [], 'body'],
  ['POST', '/api/me', '{"name"', 'body'],
  ['POST', '/api/devices/enter', { key: 'short' }, 'key'],
  ['GET', '/api/tables/no-id/log', undefined, 'id'],
  ['GET', `/api/tables/${TABLE}/log?names=2`, undefined, 'names'],
] as const;
test('a wrong field is named, with one sentence', async () => {
  const { call, person } = await openHouse();
  const cookie = await person();
  for (const [method, path, body, field] of WRONG) {
    const answer = await call(method, path, { cookie, body });
    const problem = (await answer.json()) as { error: { kind: string; field: string; message: string } };
    expect([answer.status, problem.error.kind, problem.error.field], path).toEqual([400, 'field', field]);
    expect(problem.error.message).toMatch(/^[^\n]{5,}$/);
  }
});

test('a body is JSON of at most 16 kB', async () => {
  const { call } = await openHouse();
  const long = await call('POST', '/api/me', { body: { name: 'a'.repeat(17_000) } });
  expect([long.status, await long.json()]).toEqual([
    400,
    { error: { kind: 'field', field: 'body', message: 'A body has at most 16384 bytes.' } },
  ]);
  const text = await call('POST', '/api/me', { body: '{}', headers: { 'content-type': 'text/plain' } });
  expect([text.status, await text.json()]).toMatchObject([400, { error: { kind: 'field', field: 'body' } }]);
});

test('below /api all is JSON that nobody keeps, also what is not there', async () => {
  const { call } = await openHouse();
  for (const [method, path] of [
    ['GET', '/api/nowhere'],
    ['GET', '/api'],
    ['PUT', '/api/me'],
    ['GET', `/api/tables/${TABLE}`],
  ] as const) {
    const answer = await call(method, path);
    expect([answer.status, await answer.json()]).toMatchObject([404, { error: { kind: 'unknown' } }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
  for (const path of ['/api/me', '/api/openapi.json', '/api/nowhere']) {
    const { headers } = await call('GET', path);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'; script-src 'self'; ");
  }
});

test('what breaks inside is told to the log and to nobody outside', async () => {
  const { call, person } = await openHouse();
  const answer = await call('GET', `/api/tables/${TABLE}/log`, { cookie: await person() });
  expect([answer.status, await answer.json()]).toEqual([
    500,
    { error: { kind: 'internal', message: 'Something went wrong here; the log of the server says what.' } },
  ]);
});

test('a log is text, with names only on request', async () => {
  const { call, person } = await openHouse();
  const cookie = await person();
  await call('POST', '/api/tables', { cookie, body: WISH });
  const plain = await call('GET', `/api/tables/${TABLE}/log`, { cookie });
  expect(plain.headers.get('content-type')).toMatch('text/plain');
  expect(await plain.text()).toBe('log -\n');
  expect(await (await call('GET', `/api/tables/${TABLE}/log?names=1`)).text()).toBe('log Ann\n');
});

test('somebody plays again; nobody in particular cannot', async () => {
  const { call, person } = await openHouse();
  const wish = { key: 'a-good-key', salts: ['0'.repeat(32)] };
  const again = `/api/tables/${TABLE}/again`;
  expect((await call('POST', again, { body: wish })).status).toBe(403);
  const answer = await call('POST', again, { cookie: await person('Ann'), body: wish });
  expect(await answer.json()).toEqual({ table: TABLE, salts: wish.salts });
});

test('who sits there gets addresses to share, never one of this machine for itself', async () => {
  const here = await openHouse();
  const cookie = await here.person();
  await here.call('POST', '/api/tables', { cookie, body: WISH });
  const share = `/api/tables/${TABLE}/share`;
  expect(await (await here.call('GET', share, { cookie })).json()).toEqual({
    bases: [],
    missing: 'host',
    watch: 'w'.repeat(22),
  });
  expect((await here.call('GET', share, { cookie: await here.person('Bob') })).status).toBe(403);
  const known = await openHouse({ publicUrl: 'https://games.example.org' });
  const other = await known.person();
  await known.call('POST', '/api/tables', { cookie: other, body: WISH });
  expect(await (await known.call('GET', share, { cookie: other })).json()).toEqual({
    bases: ['https://games.example.org/'],
    watch: 'w'.repeat(22),
  });
});

test('no other page makes a browser ask for something', async () => {
  const { call, person } = await openHouse();
  const cookie = await person();
  const foreign: Record<string, string>[] = [
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  for (const headers of foreign) {
    for (const [method, path] of [
      ['POST', '/api/me'],
      ['DELETE', '/api/me'],
    ] as const) {
      const answer = await call(method, path, { cookie, headers, body: {} });
      expect([answer.status, await answer.json()]).toMatchObject([403, { error: { kind: 'not-allowed' } }]);
    }
    expect(await (await call('GET', '/api/me', { cookie, headers })).json()).toMatchObject({ known: true });
  }
});

test('the own page may ask, by this address or by the public one', async () => {
  const { call, url } = await openHouse({ publicUrl: 'https://games.example.org' });
  for (const origin of [url, 'https://games.example.org']) {
    const headers = { origin, 'sec-fetch-site': 'same-origin' };
    expect((await call('POST', '/api/me', { headers, body: {} })).status).toBe(200);
  }
});

test('the document is made of the routes', async () => {
  const { call } = await openHouse();
  const document = (await (await call('GET', '/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, { requestBody?: { content: object }; responses: object }>>;
  };
  expect(
    Object.entries(document.paths).flatMap(([path, of]) => Object.keys(of).map((verb) => `${verb} ${path}`)),
  ).toEqual([
    'get /me',
    'post /me',
    'delete /me',
    'get /me/games',
    'get /devices',
    'delete /devices/{id}',
    'post /devices/link',
    'post /devices/recovery',
    'post /devices/enter',
    'post /tables',
    'post /tables/{id}/again',
    'get /tables/open',
    'get /tables/{id}/share',
    'post /tables/{id}/seats/{seat}/key',
    'get /tables/{id}/past',
    'get /tables/{id}/log',
    'get /daily/{game}/{date}',
    'post /daily/{game}/{date}',
    'get /notices',
    'put /notices/push',
    'delete /notices/push/{id}',
    'put /notices/webhook',
    'delete /notices/webhook',
    'post /notices/test',
    'put /notices/wishes',
  ]);
  expect(document.paths['/tables']!.post!.requestBody).toMatchObject({
    required: true,
    content: { 'application/json': { schema: { properties: { seats: { type: 'array', maxItems: 12 } } } } },
  });
  for (const path of Object.values(document.paths))
    for (const { responses } of Object.values(path)) expect(responses).toHaveProperty('default');
});

test('a house without tables says so, and lines lead nowhere', async () => {
  const { url } = await open();
  for (const path of ['/api/me', '/api/nowhere']) {
    const answer = await fetch(`${url}${path}`);
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { error: { kind: 'unknown', message: 'This server keeps no tables.' } },
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
  expect((await fetch(`${url}/api/me`, { method: 'POST', body: '{}' })).status).toBe(404);
  const upgrade = await fetch(`${url}/t/${TABLE}/live`, { headers: { 'sec-websocket-version': '13' } });
  expect(upgrade.status).toBe(404);
});
