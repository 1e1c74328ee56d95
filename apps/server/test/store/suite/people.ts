import { expect, test } from 'vitest';
import type { Credential, Store } from '../../../src/index.ts';
import { entryOf, NOW, openingOf, personOf, resultOf, seatOf, tableWith } from './house.ts';

const credentialOf = (hash: string, person: string, more: Partial<Credential> = {}): Credential => ({
  hash,
  person,
  kind: 'cookie',
  scope: null,
  label: 'phone',
  created: NOW,
  expires: null,
  used: null,
  seen: null,
  ...more,
});

export const peopleTests = (shared: () => Store): void => {
  test('persons and their wishes', async () => {
    const { people } = shared();
    await people.add(personOf('p1', 'Ann'));
    await people.change('p1', { lang: 'de' });
    await people.change('p1', {});
    expect(await people.find('p1')).toEqual({ ...personOf('p1', 'Ann'), lang: 'de' });
    expect(await people.find('nobody')).toBeUndefined();
    expect(await people.wish('p1')).toBeUndefined();
    await people.setWish('p1', '{"quiet":[22,7]}');
    await people.setWish('p1', '{}');
    expect(await people.wish('p1')).toBe('{}');
  });

  test('credentials are found, seen and revoked, only by their own person', async () => {
    const { people } = shared();
    const bot = credentialOf('c2', 'p2', { kind: 'bot', scope: 'table 1', created: NOW + 1 });
    await people.addCredential(credentialOf('c1', 'p2'));
    await people.addCredential(bot);
    expect(await people.credential('c2')).toEqual(bot);
    await people.seen('c1', NOW + 5);
    expect((await people.credentialsOf('p2')).map(({ hash, seen }) => [hash, seen])).toEqual([
      ['c1', NOW + 5],
      ['c2', null],
    ]);
    expect(await people.revoke('p1', 'c1')).toBe(false);
    expect(await people.revoke('p2', 'c1')).toBe(true);
    expect(await people.credential('c1')).toBeUndefined();
  });

  test('a one-time credential is used once, in time, and no other kind is', async () => {
    const { people } = shared();
    await people.addCredential(credentialOf('k1', 'p3', { kind: 'link', expires: NOW + 10 }));
    const answers = await Promise.all(Array.from({ length: 8 }, () => people.consume('k1', NOW + 9)));
    expect(answers.filter(Boolean)).toEqual([
      credentialOf('k1', 'p3', { kind: 'link', expires: NOW + 10, used: NOW + 9 }),
    ]);
    await people.addCredential(credentialOf('k2', 'p3', { kind: 'link', expires: NOW + 10 }));
    expect(await people.consume('k2', NOW + 10)).toBeUndefined();
    expect(await people.consume('k2', NOW + 9)).toBeDefined();
    await people.addCredential(credentialOf('k3', 'p3', { kind: 'recovery' }));
    expect(await people.consume('k3', NOW)).toMatchObject({ kind: 'recovery' });
    await people.addCredential(credentialOf('k4', 'p3'));
    expect(await people.consume('k4', NOW)).toBeUndefined();
  });

  test('whoever is forgotten leaves ids and nothing else', async () => {
    const { people, tables, talk, notices, dues, daily } = shared();
    await people.add(personOf('gone', 'Secret Name'));
    await people.add(personOf('stays', 'Stays'));
    const opening = openingOf('d1', {
      seats: [seatOf(0, 'gone'), seatOf(1, 'stays')],
      names: [
        { seat: 0, name: 'Secret Name' },
        { seat: 1, name: 'Stays' },
      ],
    });
    await tables.open(opening);
    await tables.append(entryOf('d1', 2, { by: 'gone' }), {
      put: ['gone', 'stays'].map((who) => ({ kind: 'notice', who, forSeq: 2, at: NOW })),
    });
    const log = await tables.read('d1', 0, 9);
    for (const person of ['gone', 'stays']) {
      await talk.say({ t: 'd1', at: NOW, person, key: person, text: `words of ${person}` });
      await people.addCredential(credentialOf(`c ${person}`, person, { label: 'Secret phone' }));
      await people.setWish(person, '{}');
      await notices.saveWebhook({ person, url: 'https://x', format: 'plain', lastOk: null, error: null });
      const push = { person, endpointHash: 'e', endpoint: 'https://y', keys: '{}', created: NOW };
      await notices.savePush({ ...push, lastOk: null, error: null });
      await daily.add(resultOf(person));
    }
    await people.forget('gone', NOW + 3);
    // Still on its way.
    await daily.add(resultOf('gone', { day: '2026-11-19' }));
    await people.change('gone', { name: 'back again' });

    expect(await people.find('gone')).toMatchObject({ name: '', deleted: NOW + 3 });
    expect(await tables.names('d1')).toMatchObject([{ name: '' }, { name: 'Stays' }]);
    expect((await talk.read('d1', 0, 9)).map(({ text }) => text)).toEqual(['', 'words of stays']);
    expect(await tables.read('d1', 0, 9)).toEqual(log);
    expect((await tables.seats('d1'))[0]).toMatchObject({ person: 'gone' });
    expect((await dues.of('d1')).map(({ who }) => who)).toEqual(['stays']);
    for (const [person, left] of [
      ['gone', 0],
      ['stays', 1],
    ] as const) {
      expect(await people.credentialsOf(person)).toHaveLength(left);
      expect(await notices.pushesOf(person)).toHaveLength(left);
      expect((await notices.webhookOf(person)) ? 1 : 0).toBe(left);
      expect((await people.wish(person)) ? 1 : 0).toBe(left);
      expect((await daily.find(resultOf(person), person)) ? 1 : 0).toBe(left);
    }
    expect(await daily.count(resultOf('gone', { day: '2026-11-19' }))).toBe(0);
  });

  test('results of a day: the first of each stays, the best come first, under the names of now', async () => {
    const { people, daily } = shared();
    const results = [
      resultOf('r lost', { won: false, score: 99 }),
      resultOf('r slow', { steps: 91, at: NOW + 1 }),
      resultOf('r quick'),
      resultOf('r late', { at: NOW + 2 }),
      resultOf('r best', { score: 21, at: NOW - 1 }),
    ].map((result) => ({ ...result, day: '2026-12-24' }));
    const [{ person: first }] = results as [(typeof results)[0]];
    for (const { person } of results) await people.add(personOf(person));
    await Promise.all(results.flatMap((result) => [daily.add(result), daily.add(result)]));
    await daily.add({ ...results[0]!, won: true });
    // Other rules, another day and another game are other deals.
    for (const more of [{ rulesVersion: 4 }, { day: '2026-12-25' }, { game: 'ascent' }])
      await daily.add({ ...results[0]!, ...more, won: true });
    await people.change(first, { name: 'Renamed' });
    expect(await daily.find(results[0]!, first)).toEqual(results[0]);
    expect(await daily.find(results[0]!, 'nobody')).toBeUndefined();
    expect(await daily.count(results[0]!)).toBe(5);
    const best = await daily.best(results[0]!, 9);
    expect(best.map(({ name }) => name)).toEqual(['r best', 'r quick', 'r late', 'r slow', 'Renamed']);
    expect(best.at(-1)).toEqual({ ...results[0], name: 'Renamed' });
    expect(await daily.best(results[0]!, 1)).toHaveLength(1);
    expect(await daily.names(results[0]!, 4)).toEqual(['r best', 'Renamed', 'r quick', 'r slow']);
  });

  test('games that ended, of those who still sat there', async () => {
    const { tables, endings } = shared();
    const seats = [seatOf(0, 'e1'), seatOf(1, 'e1'), seatOf(2, 'e2', { bot: 'random' })];
    for (const [id, status] of [
      ['e1', 'ended'],
      ['e2', 'ended'],
      ['e3', 'abandoned'],
    ] as const) {
      await tables.open(openingOf(id, { seats }));
      const ended = NOW + Number(id[1]);
      await tables.append(entryOf(id, 2, { kind: 'ended' }), { status, ended, digest: id });
    }
    const note = { t: 'e1', steps: 9, marks: 1, outcome: 'lost 2' };
    await endings.note(note);
    await endings.note({ ...note, marks: 0 });
    expect(await endings.of('e1', 9)).toMatchObject([
      { table: { id: 'e2', status: 'ended', ended: NOW + 2 }, seats: [0, 1], ending: undefined },
      { table: { id: 'e1' }, seats: [0, 1], ending: note },
    ]);
    expect(await endings.of('e1', 1)).toHaveLength(1);
    expect(await endings.of('e2', 9)).toEqual([]);
    expect(await endings.find('e2')).toBeUndefined();
  });

  test('talk is numbered, and said twice by one key it is said once', async () => {
    const { talk } = shared();
    await tableWith(shared(), 't1');
    const say = (key: string): Promise<number> => talk.say({ t: 't1', at: NOW, person: 'ann', key, text: `“${key}”` });
    const numbers = await Promise.all(['a', 'b', 'c', 'd'].map(say));
    expect([...numbers].sort()).toEqual([1, 2, 3, 4]);
    expect(await say('b')).toBe(numbers[1]);
    expect(await talk.read('t1', 2, 1)).toMatchObject([{ n: 3, person: 'ann' }]);
    expect(await talk.read('t1', 0, 9)).toHaveLength(4);
  });

  test('places for notices, and settings of the house', async () => {
    const { notices, settings } = shared();
    const push = { person: 'p9', endpointHash: 'e', endpoint: 'https://y', keys: '{}', created: NOW };
    await notices.savePush({ ...push, lastOk: null, error: null });
    await notices.savePush({ ...push, lastOk: null, error: '410' });
    expect(await notices.pushesOf('p9')).toMatchObject([{ error: '410' }]);
    await notices.dropPush('p9', 'e');
    expect(await notices.pushesOf('p9')).toEqual([]);
    await notices.saveWebhook({ person: 'p9', url: 'https://x', format: 'plain', lastOk: null, error: null });
    await notices.saveWebhook({ person: 'p9', url: 'https://z', format: 'slack', lastOk: 4, error: null });
    expect(await notices.webhookOf('p9')).toMatchObject({ url: 'https://z', format: 'slack', lastOk: 4 });
    await notices.dropWebhook('p9');
    expect(await notices.webhookOf('p9')).toBeUndefined();

    const settled = await Promise.all(['a', 'b', 'c'].map((value) => settings.settle('vapid', value)));
    expect(new Set(settled).size).toBe(1);
    expect(await settings.find('vapid')).toBe(settled[0]);
    await settings.set('vapid', 'z');
    expect(await settings.settle('vapid', 'a')).toBe('z');
    expect(await settings.find('other')).toBeUndefined();
  });
};
