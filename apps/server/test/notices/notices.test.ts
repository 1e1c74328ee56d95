import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MOST_RETRIES, waitFor } from '../../src/notices/attempts.ts';
import { idOf, printKeys } from '../../src/notices/push.ts';
import { keepWishes } from '../../src/notices/wishes.ts';
import { makeReceiver } from './receiver.ts';
import { MINUTE, NOON, openSetting, type Setting } from './setting.ts';

let house: Awaited<ReturnType<typeof openSetting>>;
let it: Setting;
beforeAll(async () => {
  house = await openSetting();
});
beforeEach(async () => {
  it = await house.setting();
  await it.person('ann');
});
afterAll(() => house.close());

const noticesOf = (t: string) => it.store.dues.of(t);

describe('what is said', () => {
  const URL_OF_TABLE = 'https://games.example.org/#/t/t1';
  const text = `Your turn in Tranquility: The Ascent. ${URL_OF_TABLE}`;
  test.each([
    ['plain', { text, game: 'Tranquility: The Ascent', table: 't1', url: URL_OF_TABLE }],
    ['discord', { content: text }],
    ['slack', { text }],
    ['matrix', { text, username: 'Halcyon' }],
  ])('to a webhook of the format %s', async (format, body) => {
    await it.webhook('ann', format);
    await it.table('t1', 'ann');
    await it.fire();
    expect(it.bodies()).toEqual([body]);
    expect(it.sent[0]).toMatchObject({ url: 'https://hooks.example.org/ann' });
    expect(await noticesOf('t1')).toEqual([]);
    expect(await it.store.notices.webhookOf('ann')).toMatchObject({ lastOk: NOON, error: null });
  });

  test('in the language of each', async () => {
    await it.webhook(await it.person('eve', 'fr'), 'slack');
    await it.webhook(await it.person('udo', 'de'), 'slack');
    await it.table('t1', 'eve', 'udo');
    await it.fire();
    expect(it.bodies()).toEqual([
      { text: `C’est à vous dans Tranquillité\u00a0: L’Ascension. ${URL_OF_TABLE}` },
      { text: `Du bist an der Reihe in Tranquility: Der Aufstieg. ${URL_OF_TABLE}` },
    ]);
  });
});

describe('what is no longer true is dropped', () => {
  beforeEach(async () => {
    await it.webhook('ann');
    await it.table('t1', 'ann');
  });
  const nothing = async (): Promise<void> => {
    await it.fire();
    expect(it.sent).toEqual([]);
    expect(await noticesOf('t1')).toEqual([]);
  };

  test('the seat has moved, or it was taken back', async () => {
    it.turns.set('t1', ['bob']);
    await nothing();
  });
  test('its person is looking', async () => {
    it.looking.add('t1 ann');
    await nothing();
  });
  test('its person wished to be forgotten', async () => {
    await it.store.people.forget('ann', NOON);
    await nothing();
  });
  test('there is no way to its person, or none that is wanted', async () => {
    await keepWishes(it.store.people, 'ann', { push: true, webhook: false, zone: 'UTC', quiet: null });
    await nothing();
  });

  test('it was replaced after it was claimed: only the new one counts', async () => {
    const [claimed] = await it.claim();
    await it.turn('t1', 3, 'ann');
    await it.notices.fire(claimed!);
    expect(it.sent).toEqual([]);
    expect(await noticesOf('t1')).toMatchObject([{ forSeq: 3, tries: 0 }]);
    await it.fire();
    expect(it.sent).toHaveLength(1);
  });
  test('it was taken away after it was claimed', async () => {
    const [claimed] = await it.claim();
    await it.turn('t1', 3);
    it.turns.set('t1', ['ann']);
    await it.notices.fire(claimed!);
    expect(it.sent).toEqual([]);
  });
});

describe('quiet hours', () => {
  const END = NOON + 60 * MINUTE;
  beforeEach(async () => {
    await it.webhook('ann');
    await it.table('t1', 'ann');
    await keepWishes(it.store.people, 'ann', {
      push: true,
      webhook: true,
      zone: 'Europe/Berlin',
      quiet: { from: '12:30', to: '14:00' },
    });
    await it.fire();
    expect(it.sent).toEqual([]);
    expect(await noticesOf('t1')).toMatchObject([{ at: END, tries: 1 }]);
  });

  test('a notice waits for their end', async () => {
    it.time = END - 1;
    await it.fire();
    expect(it.sent).toEqual([]);
    it.time = END;
    await it.fire();
    expect(it.sent).toHaveLength(1);
    expect(await noticesOf('t1')).toEqual([]);
  });
  test('and comes only if it is still true', async () => {
    it.time = END;
    it.turns.set('t1', []);
    await it.fire();
    expect(it.sent).toEqual([]);
    expect(await noticesOf('t1')).toEqual([]);
  });
  test('but they are no attempt', async () => {
    it.time = END;
    it.answers.set('hooks', { status: 500 });
    await it.fire();
    expect(await noticesOf('t1')).toMatchObject([{ at: END + MINUTE / 2, tries: 2 }]);
    it.time = END + MINUTE / 2;
    await it.fire();
    expect(await noticesOf('t1')).toMatchObject([{ at: END + MINUTE / 2 + 2 * MINUTE }]);
  });
});

describe('what does not arrive', () => {
  const browser = makeReceiver('https://push.example.net/one');
  const other = makeReceiver('https://push.example.net/two');

  test('is tried again a few times, ever more rarely, and then its person sees why', async () => {
    await it.webhook('ann');
    await it.table('t1', 'ann');
    it.answers.set('hooks', { status: 503 });
    const waits: number[] = [];
    for (let retry = 0; retry < MOST_RETRIES; retry++) {
      await it.fire();
      const at = (await noticesOf('t1'))[0]!.at!;
      waits.push((at - it.time) / 1000);
      it.time = at;
    }
    expect(waits).toEqual([30, 120, 480, 1920, 7680]);
    await it.fire();
    expect(it.sent).toHaveLength(1 + MOST_RETRIES);
    expect(await noticesOf('t1')).toMatchObject([{ at: null, error: '503' }]);
    expect(await it.store.notices.webhookOf('ann')).toMatchObject({ lastOk: null, error: '503' });
    it.time += 1e9;
    await it.fire();
    expect(it.sent).toHaveLength(1 + MOST_RETRIES);
    // The next turn is told anew.
    it.answers.clear();
    await it.turn('t1', 3, 'ann');
    await it.fire();
    expect(await noticesOf('t1')).toEqual([]);
    expect(await it.store.notices.webhookOf('ann')).toMatchObject({ lastOk: it.time, error: null });
  });

  test('not all at once: part of the wait is chance; and not before the other side wants it', async () => {
    expect([waitFor(0, 0, 0), waitFor(0, 0, 0.5), waitFor(1, 0, 0.999)]).toEqual([30_000, 37_500, 179_940]);
    expect(waitFor(0, 600_000, 0)).toBe(600_000);
    expect(waitFor(0, 1e12, 0)).toBe(24 * 60 * MINUTE);
    await it.webhook('ann');
    await it.table('t1', 'ann');
    it.chance = 0x80;
    it.answers.set('hooks', { status: 429, after: 600_000 });
    await it.fire();
    // 0x8080 of 0x10000, and half of that on top.
    expect(await noticesOf('t1')).toMatchObject([{ at: NOON + Math.round(600_000 * (1 + 0x8080 / 0x20000)) }]);
  });

  test.each(['slow', 'unreachable', 'name'] as const)('a passing trouble is tried again: %s', async (word) => {
    await it.webhook('ann');
    await it.table('t1', 'ann');
    it.answers.set('hooks', word);
    await it.fire();
    expect(await noticesOf('t1')).toMatchObject([{ at: NOON + MINUTE / 2 }]);
    expect(await it.store.notices.webhookOf('ann')).toMatchObject({ error: word });
  });

  test.each([
    ['private', 'private'],
    ['certificate', 'certificate'],
    [{ status: 302 }, 'redirect'],
    [{ status: 400 }, '400'],
  ] as const)('a lasting trouble is not: %j', async (answer, error) => {
    await it.webhook('ann');
    await it.table('t1', 'ann');
    it.answers.set('hooks', answer);
    await it.fire();
    expect(await noticesOf('t1')).toMatchObject([{ at: null, error }]);
    expect(await it.store.notices.webhookOf('ann')).toMatchObject({ error });
  });

  test.each([404, 410])('a browser that answers %d is forgotten', async (status) => {
    await it.push('ann', browser.wish);
    await it.push('ann', other.wish);
    await it.table('t1', 'ann');
    it.answers.set('/one', { status });
    await it.fire();
    expect((await it.store.notices.pushesOf('ann')).map(({ endpoint }) => endpoint)).toEqual([other.wish.endpoint]);
    expect(await noticesOf('t1')).toEqual([]);
  });

  test('a webhook that answers 404 is kept, with its error', async () => {
    await it.webhook('ann');
    await it.table('t1', 'ann');
    it.answers.set('hooks', { status: 404 });
    await it.fire();
    expect(await it.store.notices.webhookOf('ann')).toMatchObject({ error: '404' });
  });

  test('in one place is tried again there alone', async () => {
    await it.webhook('ann');
    await it.push('ann', browser.wish);
    await it.push('ann', other.wish);
    await it.table('t1', 'ann');
    it.answers.set('/one', { status: 500 });
    it.answers.set('/two', { status: 403 });
    await it.fire();
    expect(it.sent).toHaveLength(3);
    expect((await it.store.notices.pushesOf('ann')).map(({ error }) => error)).toEqual(
      expect.arrayContaining(['500', '403']),
    );
    it.time += MINUTE;
    it.answers.clear();
    await it.fire();
    expect(it.sent.slice(3).map(({ url }) => url)).toEqual([browser.wish.endpoint]);
    expect(await noticesOf('t1')).toEqual([]);
  });

  test('what has arrived somewhere is not given up because of another place', async () => {
    await it.webhook('ann');
    await it.push('ann', browser.wish);
    await it.table('t1', 'ann');
    it.answers.set('/one', { status: 500 });
    await it.fire();
    it.time += MINUTE;
    it.answers.set('/one', { status: 403 });
    await it.fire();
    expect(it.sent).toHaveLength(3);
    expect(await noticesOf('t1')).toEqual([]);
    expect(await it.store.notices.pushesOf('ann')).toMatchObject([{ error: '403' }]);
  });

  test('keys that nothing can be encrypted for do not keep others from being told', async () => {
    await it.push('ann', other.wish);
    const keys = printKeys({ p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) });
    const { endpoint } = browser.wish;
    const common = { person: 'ann', created: NOON, lastOk: null, error: null };
    await it.store.notices.savePush({ ...common, endpoint, endpointHash: idOf(endpoint), keys });
    await it.table('t1', 'ann');
    await it.fire();
    expect(it.sent.map(({ url }) => url)).toEqual([other.wish.endpoint]);
    expect(await noticesOf('t1')).toEqual([]);
    expect((await it.store.notices.pushesOf('ann')).map(({ error }) => error).sort()).toEqual(['keys', null].sort());
  });

  test('what its person takes away while it is sent stays away', async () => {
    await it.webhook('ann');
    await it.push('ann', browser.wish);
    await it.table('t1', 'ann');
    it.meanwhile = () => it.store.people.forget('ann', NOON);
    await it.fire();
    expect(await it.store.notices.webhookOf('ann')).toBeUndefined();
    expect(await it.store.notices.pushesOf('ann')).toEqual([]);
  });

  test('a new address gets no error of the old one', async () => {
    await it.webhook('ann');
    await it.table('t1', 'ann');
    it.answers.set('hooks', { status: 400 });
    it.meanwhile = () => it.webhook('ann', 'slack', 'https://hooks.example.org/new');
    await it.fire();
    expect(await it.store.notices.webhookOf('ann')).toMatchObject({ format: 'slack', error: null });
  });

  test('a row whose claimers die again and again is given up', async () => {
    await it.webhook('ann');
    await it.table('t1', 'ann');
    for (let claims = 0; claims < 51; claims++, it.time += MINUTE) await it.claim();
    await it.fire();
    expect(it.sent).toEqual([]);
    expect(await noticesOf('t1')).toMatchObject([{ at: null, error: 'unreachable' }]);
  });
});

describe('a test', () => {
  test('says in the words of its person what went wrong', async () => {
    await it.person('udo', 'de');
    expect(await it.notices.test('udo', 'webhook')).toBe('Hier ist noch nichts eingerichtet.');
    await it.webhook('udo', 'discord');
    expect(await it.notices.test('udo', 'webhook')).toBeUndefined();
    expect(it.bodies()).toEqual([
      { content: 'Das ist ein Versuch: Nachrichten kommen hier an. https://games.example.org/' },
    ]);
    it.answers.set('hooks', { status: 500 });
    expect(await it.notices.test('udo', 'webhook')).toBe('Die Antwort war ein Fehler (500).');
    it.answers.set('hooks', 'slow');
    expect(await it.notices.test('udo', 'webhook')).toBe('Innerhalb von 5 Sekunden kam keine Antwort.');
    expect(await it.store.notices.webhookOf('udo')).toMatchObject({ lastOk: NOON, error: 'slow' });
    expect(await it.notices.test('udo', 'push')).toBe('Hier ist noch nichts eingerichtet.');
  });

  test('goes to every browser of its person, also in quiet hours', async () => {
    const browser = makeReceiver('https://push.example.net/one');
    await it.push('ann', browser.wish);
    await it.push('ann', makeReceiver('https://push.example.net/two').wish);
    await it.webhook('ann');
    await keepWishes(it.store.people, 'ann', {
      push: false,
      webhook: true,
      zone: 'UTC',
      quiet: { from: '00:00', to: '23:45' },
    });
    expect(await it.notices.test('ann', 'push')).toBeUndefined();
    expect(it.sent.map(({ url }) => url).sort()).toEqual([
      'https://push.example.net/one',
      'https://push.example.net/two',
    ]);
    const { body } = it.sent.find(({ url }) => url.endsWith('one'))!;
    expect(JSON.parse(browser.open(body as Uint8Array))).toMatchObject({
      title: 'Halcyon',
      body: 'This is a test: notices arrive here.',
      url: 'https://games.example.org/',
    });
    it.answers.set('/two', { status: 410 });
    expect(await it.notices.test('ann', 'push')).toBe('This device no longer takes notices. Turn them on there again.');
    expect(await it.store.notices.pushesOf('ann')).toHaveLength(1);
  });
});
