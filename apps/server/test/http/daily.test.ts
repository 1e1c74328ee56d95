/** Results of the deals of a day: played again before they are believed, one for each person, and told to who has one. */
import { findGame, GAMES } from '@halcyon/catalog';
import { makeBot, quickBots } from '@halcyon/catalog/bots';
import { bit, type ChanceSource, Match, printLog, randomFrom, takeBackOf, typedChance } from '@halcyon/kernel';
import type { ApiProblem, DailyList } from '@halcyon/protocol/online';
import { dailyChance, dailyDeal, dailyResult, digestOf, LocalTable, Thinkers } from '@halcyon/table';
import { expect, test } from 'vitest';
import { dealOf, judge, LONGEST_LOG } from '../../src/daily/judgement.ts';
import { LIMITS } from '../../src/http/limits.ts';
import { openHouse, type TestHouse } from './house.ts';

const DAY = 24 * 60 * 60 * 1000;
/** When a house is opened here. */
const TODAY = '2026-11-17';
const begin = (game: string, day = TODAY, chance?: ChanceSource): Match => {
  const deal = dailyDeal(findGame(game)!, day, quickBots(game));
  return new Match(deal.game, deal.setup, chance ?? dailyChance(deal));
};
/** A whole game of somebody alone. */
const playOut = (match: Match, seed = ''): Match => {
  const random = randomFrom(seed);
  while (!match.outcome) {
    const legal = match.legal(0);
    match.play(0, legal[random.below(legal.length)]!);
  }
  return match;
};
/** The same with bots; the person takes back what is free, whenever it can. */
const playWavering = async (game: string, day: string): Promise<string> => {
  const thinkers = new Thinkers(makeBot);
  const match = begin(game, day);
  const { sitters } = dailyDeal(findGame(game)!, day, quickBots(game));
  const table = new LocalTable(match, sitters, { think: (thought) => thinkers.think(thought) });
  for (let i = 0; !match.outcome; i++) {
    await table.botsAct();
    const { legal } = table.outlook(0);
    if (legal.length > 0) table.play(0, legal[i % legal.length]!);
    if (i % 4 === 0 && table.backFor(0)?.how === 'free') table.takeBack(0);
  }
  return table.log();
};
const logOf = (seed = '', day = TODAY): string => printLog(playOut(begin('tranquility', day), seed));

const listOf = async ({ call }: TestHouse, cookie?: string, path = `tranquility/${TODAY}`): Promise<DailyList> =>
  (await call('GET', `/api/daily/${path}`, { cookie })).json() as Promise<DailyList>;
const post = ({ call }: TestHouse, cookie: string | undefined, log: unknown, path = `tranquility/${TODAY}`) =>
  call('POST', `/api/daily/${path}`, { cookie, body: { log } });
/** Why it was refused: the status, and the field that is named. */
const refusal = async (answer: Response): Promise<unknown[]> => {
  const { error } = (await answer.json()) as ApiProblem;
  expect(error.message).toMatch(/^[A-Z][^\n]+\.$/);
  return [answer.status, error.field];
};

test('what a log comes to is what was played, for every game, take-backs that are free among it', async () => {
  let backs = 0;
  for (const { id } of GAMES) {
    // A weekend, with a module where there is one.
    const log = await playWavering(id, '2026-11-15');
    backs += log.match(/^back /gm)?.length ?? 0;
    expect(judge(dealOf(id, '2026-11-15')!, log), id).toEqual(dailyResult(log));
  }
  expect(backs).toBeGreaterThan(20);
});

test('names for whoever looks, results for whoever has one; the first stays, and is gone with its person', async () => {
  const house = await openHouse();
  const [ann, bob] = [await house.person('Ann'), await house.person('Bob')];
  const deal = dailyDeal(findGame('tranquility')!, TODAY, []);
  const nobody = { version: deal.game.version, digest: digestOf(deal), open: true, count: 0, names: [] };
  expect(await listOf(house)).toEqual(nobody);

  const logs = ['1', '2', '3'].map((seed) => logOf(seed));
  const lines = logs.map((log) => {
    const { won, score, steps } = dailyResult(log)!;
    return { won, score, steps };
  });
  expect(new Set(lines.map(({ score }) => score)).size).toBeGreaterThan(1);
  const posted = await post(house, ann, logs[0]);
  const own = { ...nobody, count: 1, names: ['Ann'], results: [{ name: 'Ann', mine: true, ...lines[0] }] };
  expect([posted.status, await posted.json()]).toEqual([200, own]);
  // Another one of the same person, and the same again.
  for (const log of [logs[1], logs[0], 'no log at all'])
    expect(await (await post(house, ann, log)).json()).toEqual(own);
  for (const cookie of [bob, undefined])
    expect(await listOf(house, cookie)).toEqual({ ...nobody, count: 1, names: ['Ann'] });

  house.time.now += 1;
  await post(house, bob, logs[2]);
  await house.call('POST', '/api/me', { cookie: ann, body: { name: 'Anna' } });
  const better = (one: (typeof lines)[0]): number => Number(one.won) * 1000 + one.score;
  const best = [
    { name: 'Anna', mine: false, ...lines[0]! },
    { name: 'Bob', mine: true, ...lines[2]! },
  ].sort((a, b) => better(b) - better(a));
  expect(await listOf(house, bob)).toMatchObject({ count: 2, names: ['Anna', 'Bob'], results: best });
  await house.call('DELETE', '/api/me', { cookie: ann });
  expect(await listOf(house, bob)).toMatchObject({ count: 1, names: ['Bob'], results: [{ name: 'Bob' }] });
});

test('a log that is not what it says is refused, and named', async () => {
  const house = await openHouse();
  const cookie = await house.person();
  const log = logOf();
  const marked = begin('tranquility');
  marked.play(0, marked.legal(0)[0]!);
  while (takeBackOf(marked, 0, bit(0))!.how === 'free') marked.play(0, marked.legal(0)[0]!);
  const { to } = takeBackOf(marked, 0, bit(0))!;
  marked.takeBack(to, 0, 'alone');
  const honest = printLog(playOut(marked));
  const forged = honest.replace(`back ${to} 0 alone`, `back ${to} 0 free`).replace(/^marked.*\n/m, '');
  const elsewhere = printLog(playOut(begin('tranquility', TODAY, typedChance('mine'))));
  const version = findGame('tranquility')!.version;
  const cases: [string, unknown, string][] = [
    ['not over', printLog(begin('tranquility')), 'log.end'],
    ['another day', logOf('', '2026-11-16'), 'log.deal'],
    ['another game', printLog(playOut(begin('ascent'))), 'log.deal'],
    ['its own deal under another seed', log.replace(/^seed.*$/m, 'seed mine'), 'log.deal'],
    ['another seed on the way', log.replace(/^0 /m, 'seed mine\n0 '), 'log.deal'],
    ['a deal of one’s own under its name', elsewhere.replace(/^seed.*$/m, /^seed.*$/m.exec(log)![0]), 'log.deal'],
    ['a mark', honest, 'log.marked'],
    ['a mark that was rubbed out', forged, 'log.marked'],
    ['damaged', log.replace(/^0 /m, '9 '), 'log'],
    ['another end', log.replace(/^end \w+ /m, 'end won 9'), 'log'],
    ['no log', 'hello', 'log'],
    ['too long', `${log}${'#'.repeat(LONGEST_LOG)}`, 'log.length'],
    ['far too long', 'x'.repeat(17_000), 'body'],
    ['other rules', log.replaceAll(` v${version} `, ` v${version + 1} `), 'log.version'],
  ];
  for (const [what, sent, field] of cases)
    expect(await refusal(await post(house, cookie, sent)), what).toEqual([400, field]);
  expect(await listOf(house)).toMatchObject({ count: 0 });
});

test('in its time, by somebody who has a name, and not too often', async () => {
  const house = await openHouse({ limits: { ...LIMITS, daily: { address: 9, person: 2, seconds: 60 } } });
  const log = logOf();
  expect(await refusal(await post(house, undefined, log))).toEqual([403, undefined]);
  const unnamed = (await house.call('POST', '/api/me', { body: {} })).headers.get('set-cookie')!.split(';')[0]!;
  expect(await refusal(await post(house, unnamed, log))).toEqual([400, 'name']);
  const paths = [
    ['chess/2026-11-17', 404, 'game'],
    ['reef/2026-02-30', 400, 'date'],
    ['reef/2026-11-19', 400, 'date.future'],
  ] as const;
  for (const [path, status, field] of paths)
    expect(await refusal(await house.call('GET', `/api/daily/${path}`)), path).toEqual([status, field]);
  // A clock may be a day ahead, and a result a week late.
  expect(await listOf(house, undefined, 'reef/2026-11-18')).toMatchObject({ open: true });
  house.time.now += 8 * DAY;
  const ann = await house.person();
  expect(await listOf(house)).toMatchObject({ open: false });
  expect(await refusal(await post(house, ann, log))).toEqual([400, 'date.late']);
  house.time.now -= DAY;
  expect((await post(house, ann, log)).status).toBe(200);
  const often = await post(house, ann, log);
  expect([often.status, await often.json()]).toEqual([
    429,
    { error: { kind: 'rate', message: 'Too many results were sent; try again later.' } },
  ]);
});
