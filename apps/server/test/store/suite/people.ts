import { expect, test } from 'vitest';
import type { Credential, Store } from '../../../src/index.ts';
import { entryOf, NOW, openingOf, personOf, seatOf, tableWith } from './house.ts';

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
    const { people, tables, talk, notices, dues } = shared();
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
    }
    await people.forget('gone', NOW + 3);
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
    }
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
