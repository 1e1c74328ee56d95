/** One deal a day: what follows from the day, what is told of how it went, and that everybody meets the same bots. */
import { findGame, GAMES } from '@halcyon/catalog';
import { makeBot, quickBots } from '@halcyon/catalog/bots';
import { Match, printDigest, printLog } from '@halcyon/kernel';
import { tranquility } from '@halcyon/tranquility';
import { describe, expect, it } from 'vitest';
import {
  dailyChance,
  dailyDeal,
  dailyIn,
  dailyResult,
  dayAt,
  dayBeside,
  dayNumber,
  dealDigest,
  digestOf,
  LocalTable,
  peopleOf,
  Thinkers,
} from '../src/index.ts';

const WEDNESDAY = '2026-11-18';
const dealOn = (id: string, day: string) => dailyDeal(findGame(id)!, day, quickBots(id));
const begin = (id: string, day: string): Match => {
  const deal = dealOn(id, day);
  return new Match(deal.game, deal.setup, dailyChance(deal));
};
/** Plays the first legal move of the person each time, so that two games are the same where bots are. */
const playOut = async (id: string, day: string): Promise<LocalTable> => {
  const thinkers = new Thinkers(makeBot);
  const match = begin(id, day);
  const { sitters } = dealOn(id, day);
  const table = new LocalTable(match, sitters, { think: (thought) => thinkers.think(thought) });
  for (let i = 0; i < 2000 && !match.outcome; i++) {
    await table.botsAct();
    const { legal } = table.outlook(0);
    if (legal.length > 0) table.play(0, legal[0]!);
  }
  return table;
};

describe('days', () => {
  it('are those of the calendar, a leap day among them', () => {
    const numbers = Array.from({ length: 60_000 }, (_, i) => i - 800);
    const days = numbers.map((number) => new Date(number * 86_400_000).toISOString().slice(0, 10));
    expect(numbers.map((number) => dayAt(number * 86_400_000 + 86_399_999))).toEqual(days);
    expect(days.map(dayNumber)).toEqual(numbers);
    expect(dayBeside('2028-02-28', 1)).toBe('2028-02-29');
    expect(dayBeside('2026-01-01', -1)).toBe('2025-12-31');
  });
  it('are nothing else', () => {
    for (const no of ['2026-02-29', '2026-13-01', '2026-00-10', '2026-11-31', '18.11.2026', '2026-11-18T', ''])
      expect(dayNumber(no), no).toBeUndefined();
  });
});

describe('the deal of a day', () => {
  it('is one person, alone or against the best bot', () => {
    for (const { id, seats } of GAMES) {
      const { sitters, setup } = dealOn(id, WEDNESDAY);
      expect(setup.seats).toBe(seats.least);
      expect(peopleOf(sitters)).toBe(1);
      expect(sitters.slice(1).map(({ bot }) => bot)).toEqual(sitters.slice(1).map(() => quickBots(id).at(-1)));
    }
  });
  it('follows from day, game and version: the next day brings another', () => {
    for (const game of GAMES) {
      expect(digestOf(dealOn(game.id, WEDNESDAY))).toBe(digestOf(dealOn(game.id, WEDNESDAY)));
      expect(digestOf(dealOn(game.id, WEDNESDAY))).not.toBe(digestOf(dealOn(game.id, dayBeside(WEDNESDAY, 1))));
      const next = dailyDeal({ ...game, version: game.version + 1 }, WEDNESDAY, []);
      expect(next.seed).not.toBe(dealOn(game.id, WEDNESDAY).seed);
    }
  });
  it('has stayed what it was: whoever compares results has met the same cards', () => {
    const { version } = tranquility;
    expect(dealOn('tranquility', WEDNESDAY).seed).toBe(`daily tranquility v${version} ${WEDNESDAY}`);
    expect(Object.fromEntries(GAMES.map(({ id }) => [id, digestOf(dealOn(id, WEDNESDAY))]))).toMatchInlineSnapshot(`
      {
        "ascent": "a3018316",
        "castle-merchants": "208f7e36",
        "cloud-nine": "86428f0d",
        "fantasy-pub": "c5508bd0",
        "reef": "b6ae39e1",
        "tranquility": "2c84c032",
      }
    `);
  });
  it('is plain on weekdays; on weekends every module that a lone player can have comes in its turn', () => {
    for (const game of GAMES) {
      const plain = dealOn(game.id, WEDNESDAY).setup;
      const met = new Set<string>();
      for (let i = 0; i < 400; i++) {
        const day = dayBeside(WEDNESDAY, i);
        const { features, layout, mode } = dealOn(game.id, day).setup;
        const modules = [...features, layout, mode].filter((id) => id !== plain.layout && id !== plain.mode);
        const weekend = [0, 6].includes(new Date(day).getUTCDay());
        if (!weekend) expect(modules, day).toEqual([]);
        expect(modules.length, day).toBeLessThan(2);
        for (const id of modules) met.add(id);
      }
      const all = [...game.features, ...game.layouts.slice(1), ...game.modes.slice(1)];
      const fit = all.filter(({ seats }) => seats?.includes(game.seats.least) ?? true).map(({ id }) => id);
      expect([...met].sort()).toEqual(fit.sort());
    }
  });
});

describe('two people who make the same moves', () => {
  for (const { id } of GAMES)
    it(`meet the same bots: ${id}`, async () => {
      const [one, other] = [await playOut(id, WEDNESDAY), await playOut(id, WEDNESDAY)];
      expect(one.outlook('audience').outcome).toBeDefined();
      expect(other.log()).toBe(one.log());
    });
});

describe('a result', () => {
  it('is what the log says, for every game', async () => {
    for (const { id } of GAMES) {
      const table = await playOut(id, WEDNESDAY);
      const { outcome, step: steps } = table.outlook('referee');
      const score = outcome!.kind === 'together' ? outcome!.score : outcome!.scores[0];
      const won = outcome!.kind === 'together' ? outcome!.won : (outcome!.winners & 1) === 1;
      expect(dailyResult(table.log())).toMatchObject({ game: id, day: WEDNESDAY, won, score, steps, marks: 0 });
    }
  });
  it('counts what stands, and the marks of what was taken back', async () => {
    const match = begin('tranquility', WEDNESDAY);
    const [first] = match.legal(0);
    match.play(0, first!);
    match.takeBack(match.length - 1, 0, 'alone');
    while (!match.outcome) match.play(0, match.legal(0)[0]!);
    expect(dailyResult(printLog(match))).toMatchObject({ steps: match.length, marks: 1 });
  });
  it('is none before the end, nor of another deal', () => {
    const match = begin('reef', WEDNESDAY);
    expect(dailyIn(printLog(match))).toEqual({ game: 'reef', version: match.rules.version, day: WEDNESDAY });
    expect(dailyResult(printLog(match))).toBeUndefined();
    expect(dailyIn('seed daily bread')).toBeUndefined();
  });
  it('names the deal by what was dealt, whatever was played since', () => {
    const match = begin('reef', WEDNESDAY);
    expect(dealDigest(match)).toBe(printDigest(match.digest));
    match.play(0, match.legal(0)[0]!);
    expect(dealDigest(match)).toBe(digestOf(dealOn('reef', WEDNESDAY)));
  });
});
