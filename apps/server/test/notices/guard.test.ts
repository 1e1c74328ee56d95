import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { deliver } from '../../src/notices/delivery.ts';
import { type GuardWish, makeGuard } from '../../src/notices/guard.ts';
import { Unsent } from '../../src/notices/trouble.ts';
import { certificateFor } from './certificate.ts';
import { openSink, type Sink } from './sink.ts';

const PUBLIC = '1.1.1.1';
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'hooks.example.org': [PUBLIC],
  'inside.example.org': ['10.0.0.7'],
  localhost: ['::1', '127.0.0.1'],
  'both.example.org': [PUBLIC, '192.168.1.1'],
  'metadata.google.internal': ['169.254.169.254'],
  'nowhere.example.org': [],
};
const wishOf = (more: Partial<GuardWish> = {}): GuardWish => ({
  allowPrivate: false,
  own: () => [],
  resolve: async (name) => {
    const found = NAMES[name];
    if (!found) throw new Error(`ENOTFOUND ${name}`);
    return found;
  },
  deadline: () => new AbortController().signal,
  ...more,
});
const wordOf = (url: string, more: Partial<GuardWish> = {}): Promise<string> =>
  makeGuard(wishOf(more))
    .check(url)
    .then(
      () => 'allowed',
      (error: unknown) => (error instanceof Unsent ? error.word : Promise.reject(error)),
    );

describe('what is sent to', () => {
  test.each([
    ['https://hooks.example.org/a?b=c', 'allowed'],
    ['https://hooks.example.org:443/', 'allowed'],
    ['https://hooks.example.org:8443/', 'allowed'],
    ['https://hooks.example.org:1024/', 'allowed'],
    ['https://hooks.example.org:65535/', 'allowed'],
    ['https://1.1.1.1/', 'allowed'],
    ['https://[2606:4700::1111]/', 'allowed'],

    ['', 'address'],
    ['hooks.example.org', 'address'],
    ['/hook', 'address'],
    ['http://hooks.example.org/', 'address'],
    ['http://127.0.0.1:9000/', 'address'],
    ['ftp://hooks.example.org/', 'address'],
    ['file:///etc/passwd', 'address'],
    ['javascript:alert(1)', 'address'],
    ['data:,hello', 'address'],
    ['gopher://127.0.0.1:25/', 'address'],
    ['https://', 'address'],
    ['https://1.1.1.1.1/', 'address'],
    ['https://hooks.example.org:99999/', 'address'],

    ['https://ann@hooks.example.org/', 'credentials'],
    ['https://:word@hooks.example.org/', 'credentials'],
    ['https://hooks.example.org:443@127.0.0.1/', 'credentials'],
    ['https://hooks.example.org\\@127.0.0.1/', 'allowed'],

    ['https://hooks.example.org:0/', 'port'],
    ['https://hooks.example.org:22/', 'port'],
    ['https://hooks.example.org:25/', 'port'],
    ['https://hooks.example.org:80/', 'port'],
    ['https://hooks.example.org:1023/', 'port'],

    ['https://unheard.example.org/', 'name'],
    ['https://nowhere.example.org/', 'name'],

    ['https://localhost/', 'private'],
    ['https://LOCALHOST:8443/', 'private'],
    ['https://inside.example.org/', 'private'],
    ['https://both.example.org/', 'private'],
    ['https://metadata.google.internal/', 'private'],
    ['https://169.254.169.254/latest/meta-data/', 'private'],
    ['https://10.0.0.1/', 'private'],
    ['https://127.0.0.1/', 'private'],
    ['https://0.0.0.0/', 'private'],
    ['https://0/', 'private'],
    // The same in other letters, as browsers and libraries read them.
    ['https://127.1/', 'private'],
    ['https://0177.0.0.1/', 'private'],
    ['https://0x7f.0.0.1/', 'private'],
    ['https://0x7f000001/', 'private'],
    ['https://2130706433/', 'private'],
    ['https://2852039166/', 'private'],
    ['https://017700000001/', 'private'],
    ['https://127.0.0.1./', 'private'],
    ['https://１２７.０.０.１/', 'private'],
    ['https://①②⑦.⓪.⓪.①/', 'private'],
    ['https://127%2e0%2e0%2e1/', 'private'],
    ['https://[::1]/', 'private'],
    ['https://[::]/', 'private'],
    ['https://[::ffff:10.0.0.1]/', 'private'],
    ['https://[::ffff:a9fe:a9fe]/', 'private'],
    ['https://[64:ff9b::10.0.0.1]/', 'private'],
    ['https://[2002:a00:1::1]/', 'private'],
    ['https://[fe80::1]/', 'private'],
    ['https://[fd00::1]/', 'private'],
    ['https://[ff02::1]/', 'private'],
  ])('%s: %s', async (url, word) => expect(await wordOf(url)).toBe(word));

  test('neighbours of this house are private, whatever their address', async () => {
    const own = (): readonly string[] => ['1.1.1.20/24'];
    expect(await wordOf('https://1.1.1.1/', { own })).toBe('private');
    expect(await wordOf('https://1.1.2.1/', { own })).toBe('allowed');
    expect(await wordOf('https://1.1.1.1/', { own, allowPrivate: true })).toBe('allowed');
  });

  test.each([
    ['https://hooks.example.org/', 'allowed'],
    ['https://inside.example.org/', 'allowed'],
    ['https://192.168.1.20:8443/', 'allowed'],
    ['https://[fd00::1]/', 'allowed'],
    ['http://127.0.0.1:9000/', 'allowed'],
    ['http://[::1]:9000/', 'allowed'],
    ['http://localhost:9000/', 'allowed'],
    ['http://127.0.0.1/', 'port'],
    ['http://192.168.1.20:9000/', 'private'],
    ['http://hooks.example.org:9000/', 'private'],
    ['https://169.254.169.254/', 'private'],
    ['https://metadata.google.internal/', 'private'],
    ['https://[fe80::1]/', 'private'],
    ['https://[64:ff9b::127.0.0.1]/', 'private'],
    ['https://0.0.0.0/', 'private'],
    ['https://224.0.0.1/', 'private'],
    ['https://ann:word@inside.example.org/', 'credentials'],
  ])('with --allow-private-webhooks %s: %s', async (url, word) =>
    expect(await wordOf(url, { allowPrivate: true })).toBe(word),
  );

  test('by the names and networks of this machine, its own are private', async () => {
    const guard = makeGuard({ allowPrivate: false });
    await expect(guard.check('https://localhost/')).rejects.toMatchObject({ word: 'private' });
    await expect(guard.check('https://127.0.0.1:8443/')).rejects.toMatchObject({ word: 'private' });
  });
});

describe('how it is sent', () => {
  const open: Sink[] = [];
  afterEach(async () => {
    for (const sink of open.splice(0)) await sink.close();
  });
  const certificate = certificateFor('hooks.example.org');
  const sinkOf = async (answer: (response: ServerResponse) => void, secure = false): Promise<Sink> => {
    const sink = await openSink(answer, secure ? certificate : undefined);
    open.push(sink);
    return sink;
  };
  const fine = (response: ServerResponse): void => {
    response.writeHead(204).end();
  };
  /** Every name leads to this machine, and then to somewhere else. */
  const rebinding = (): { asked: string[]; resolve: GuardWish['resolve'] } => {
    const asked: string[] = [];
    const resolve = async (name: string): Promise<readonly string[]> =>
      asked.push(name) === 1 ? ['127.0.0.1'] : ['169.254.169.254'];
    return { asked, resolve };
  };
  const messageOf = (url: string) => ({ url, headers: { 'Content-Type': 'text/plain' }, body: 'ça va' });

  test('over http on this machine, where that is allowed', async () => {
    const sink = await sinkOf(fine);
    const message = messageOf(`http://127.0.0.1:${sink.port}/hook/7?a=b#c`);
    expect(await makeGuard(wishOf({ allowPrivate: true })).send(message)).toEqual({ status: 204 });
    expect(sink.heard).toMatchObject([
      {
        method: 'POST',
        url: '/hook/7?a=b',
        headers: { host: `127.0.0.1:${sink.port}`, 'content-length': '6', 'user-agent': 'Halcyon' },
      },
    ]);
    expect(sink.heard[0]!.body.toString()).toBe('ça va');
    await expect(makeGuard(wishOf()).send(message)).rejects.toMatchObject({ word: 'address' });
    expect(sink.heard).toHaveLength(1);
  });

  test('over https to the address that was checked, by the name that was asked for', async () => {
    const sink = await sinkOf(fine, true);
    const { asked, resolve } = rebinding();
    const guard = makeGuard(wishOf({ allowPrivate: true, resolve: resolve!, ca: certificate.cert }));
    const message = messageOf(`https://hooks.example.org:${sink.port}/hook`);
    // The name leads elsewhere after the first look; there is no second one.
    expect(await guard.send(message)).toEqual({ status: 204 });
    expect(asked).toEqual(['hooks.example.org']);
    expect(sink.heard).toMatchObject([
      { servername: 'hooks.example.org', headers: { host: `hooks.example.org:${sink.port}` } },
    ]);
    // The next message is looked up anew, and sees where the name leads by now.
    await expect(guard.send(message)).rejects.toMatchObject({ word: 'private' });
    expect(sink.heard).toHaveLength(1);
  });

  test('a name that was public when it was given and is private when something is sent', async () => {
    const sink = await sinkOf(fine, true);
    const answers = [[PUBLIC], ['127.0.0.1']];
    const guard = makeGuard(wishOf({ resolve: async () => answers.shift()!, ca: certificate.cert }));
    const url = `https://hooks.example.org:${sink.port}/`;
    await guard.check(url);
    await expect(guard.send(messageOf(url))).rejects.toMatchObject({ word: 'private' });
    expect(sink.heard).toEqual([]);
  });

  test('to nobody whose certificate is another’s or unknown', async () => {
    const sink = await sinkOf(fine, true);
    const resolve = async (): Promise<readonly string[]> => ['127.0.0.1'];
    const send = (name: string, ca?: string) =>
      makeGuard(wishOf({ allowPrivate: true, resolve, ...(ca !== undefined && { ca }) })).send(
        messageOf(`https://${name}:${sink.port}/`),
      );
    await expect(send('hooks.example.org')).rejects.toMatchObject({ word: 'certificate' });
    await expect(send('other.example.org', certificate.cert)).rejects.toMatchObject({ word: 'certificate' });
    expect(sink.heard).toEqual([]);
  });

  test.each(['http://169.254.169.254/latest/meta-data/', '/elsewhere'])(
    'nobody is followed to %s',
    async (location) => {
      const sink = await sinkOf((response) => response.writeHead(307, { location }).end());
      const { send } = makeGuard(wishOf({ allowPrivate: true }));
      const message = messageOf(`http://127.0.0.1:${sink.port}/`);
      expect(await deliver(send, message)).toEqual({ kind: 'failed', trouble: 'redirect' });
      expect(sink.heard).toHaveLength(1);
    },
  );

  test('an answer without end is cut off', async () => {
    let closed: Promise<void> | undefined;
    const sink = await sinkOf((response) => {
      closed = new Promise((resolve) => response.on('close', resolve));
      response.writeHead(200).write(Buffer.alloc(5000));
    });
    const { send } = makeGuard(wishOf({ allowPrivate: true }));
    expect(await send(messageOf(`http://127.0.0.1:${sink.port}/`))).toEqual({ status: 200 });
    await closed;
  });

  test('whoever takes too long is left, also while its name is looked up', async () => {
    const late = new AbortController();
    const sink = await sinkOf(() => late.abort());
    const wish = wishOf({ allowPrivate: true, deadline: () => late.signal });
    const message = messageOf(`http://127.0.0.1:${sink.port}/`);
    await expect(makeGuard(wish).send(message)).rejects.toMatchObject({ word: 'slow' });
    expect(sink.heard).toHaveLength(1);

    const never = new AbortController();
    const resolve = (): Promise<never> => {
      queueMicrotask(() => never.abort());
      return new Promise(() => {});
    };
    const lookup = makeGuard(wishOf({ resolve, deadline: () => never.signal }));
    await expect(lookup.check('https://hooks.example.org/')).rejects.toMatchObject({ word: 'slow' });
    await expect(lookup.send(messageOf('https://hooks.example.org/'))).rejects.toMatchObject({ word: 'slow' });
  });

  test('once the number is here, a break is no failure', async () => {
    const sink = await sinkOf((response) => {
      response.writeHead(503, { 'content-length': '100', 'retry-after': '120' }).write('a');
      response.socket!.end();
    });
    const { send } = makeGuard(wishOf({ allowPrivate: true }));
    expect(await send(messageOf(`http://127.0.0.1:${sink.port}/`))).toEqual({ status: 503, after: 120_000 });
  });

  test('whoever says nothing, hangs up or wants to speak otherwise is not reached', async () => {
    const { send } = makeGuard(wishOf({ allowPrivate: true }));
    const silent = await sinkOf((response) => response.socket?.destroy());
    const other = await sinkOf((response) => {
      response.writeHead(101, { connection: 'upgrade', upgrade: 'websocket' }).end();
    });
    const closed = await openSink(fine);
    await closed.close();
    for (const { port } of [silent, other, closed])
      await expect(send(messageOf(`http://127.0.0.1:${port}/`))).rejects.toMatchObject({ word: 'unreachable' });
  });
});

describe('what an answer means', () => {
  const meaning = (status: number, goneAt: readonly number[] = []) =>
    deliver(async () => ({ status, after: 7000 }), { url: '', headers: {}, body: '' }, goneAt);
  test('by its number', async () => {
    expect(await meaning(201)).toEqual({ kind: 'sent' });
    expect(await meaning(410, [404, 410])).toEqual({ kind: 'gone' });
    expect(await meaning(410)).toEqual({ kind: 'failed', trouble: 410 });
    expect(await meaning(413)).toEqual({ kind: 'failed', trouble: 413 });
    expect(await meaning(301)).toEqual({ kind: 'failed', trouble: 'redirect' });
    expect(await meaning(429)).toEqual({ kind: 'later', trouble: 429, after: 7000 });
    expect(await meaning(502)).toEqual({ kind: 'later', trouble: 502, after: 7000 });
  });
  test.each([
    ['slow', 'later'],
    ['name', 'later'],
    ['unreachable', 'later'],
    ['private', 'failed'],
    ['certificate', 'failed'],
  ] as const)('or by what prevented it: %s is %s', async (word, kind) => {
    const send = () => Promise.reject(new Unsent(word));
    expect(await deliver(send, { url: '', headers: {}, body: '' })).toMatchObject({ kind, trouble: word });
  });
  test('a fault of ours is none of theirs', async () => {
    const send = () => Promise.reject(new TypeError('ours'));
    await expect(deliver(send, { url: '', headers: {}, body: '' })).rejects.toThrow('ours');
  });
});
