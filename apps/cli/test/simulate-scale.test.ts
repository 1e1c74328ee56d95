import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { addTally, NO_GAMES, simulate, type Tally } from '@halcyon/bots';
import { findGame } from '@halcyon/catalog';
import { botMaker } from '@halcyon/catalog/bots';
import { agree, composed, type SetupWish } from '@halcyon/kernel';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Flags } from '../src/flags.ts';
import { callAgain } from '../src/simulate/call-again.ts';
import { Ledger, parseRanges, printRanges } from '../src/simulate/ledger.ts';
import { chunksOf, makePlan, type Plan, usualChunk } from '../src/simulate/plan.ts';
import { printTime } from '../src/simulate/progress.ts';
import { reportPage } from '../src/simulate/report/page.ts';
import { type Result, rowOf } from '../src/simulate/result.ts';
import { openState } from '../src/simulate/state-file.ts';
import { casesOf } from '../src/simulate/sweep.ts';
import { halcyon, start } from './halcyon.ts';

const game = findGame('tranquility')!;
const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'halcyon-simulate-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
};
const planFor = (wish: SetupWish, more: Partial<Plan> = {}): Plan => {
  const setup = agree(game, wish);
  const bots = Array.from({ length: setup.seats }, () => 'random');
  const cases = [{ setup, bots }];
  return makePlan({ game: game.id, version: game.version, cases, seed: 's', games: 25, chunk: 10, ...more });
};
const played = ({ cases, seed }: Plan, first: number, games: number): Tally => {
  const { setup, bots } = cases[0]!;
  const makers = bots.map((name) => botMaker(name, game.id));
  return simulate(composed(game, setup), makers, games, seed, first);
};

describe('chunks', () => {
  const plan = planFor({});
  test('cover every game once, the first of every row before the second of any', () => {
    const two = { ...plan, cases: [...plan.cases, ...plan.cases] };
    expect([...chunksOf(two)].map(({ row, first, games }) => [row, first, games])).toEqual(
      [0, 10, 20].flatMap((first) => [0, 1].map((row) => [row, first, first === 20 ? 5 : 10])),
    );
    expect([60, 1000, 1_000_000, 10_000_000].map(usualChunk)).toEqual([1, 2, 1000, 1000]);
  });
  test('count once, in any order, and add up to the run that nobody cut', () => {
    const ledger = new Ledger(plan);
    for (const chunk of [...chunksOf(plan)].reverse()) {
      expect(ledger.add(chunk, played(plan, chunk.first, chunk.games))).toBe(true);
      expect(ledger.add(chunk, played(plan, chunk.first, chunk.games))).toBe(false);
    }
    expect([...ledger.missing()]).toEqual([]);
    expect(ledger.sums[0]).toEqual(played(plan, 0, 25));
  });
  test('are written as ranges', () => {
    expect(printRanges([7, 0, 2, 1, 9, 8])).toBe('0-2 7-9');
    expect(parseRanges('0-2 7-9')).toEqual([0, 1, 2, 7, 8, 9]);
    expect(parseRanges(printRanges([]))).toEqual([]);
  });
});

describe('the tally', () => {
  test('knows how games end, how long they are and where they are lost', () => {
    const tally = played(planFor({ seats: 2 }), 0, 40);
    const total = (counts: Readonly<Record<string, number>>): number =>
      Object.values(counts).reduce((a, b) => a + b, 0);
    expect(total(tally.lengths)).toBe(40);
    expect(total(tally.endings)).toBe(40);
    const lengths = Object.entries(tally.lengths).reduce((sum, [length, games]) => sum + Number(length) * games, 0);
    expect(lengths).toBe(tally.decisions);
    const lost = Object.values(tally.losses).flatMap((counts) => Object.entries(counts));
    expect(lost.reduce((sum, [, games]) => sum + games, 0)).toBe(40 - tally.wins);
    expect(lost.reduce((sum, [score, games]) => sum + Number(score) * games, 0)).toBe(tally.scores[0]);
  });
  test('counts the wins of a game with ranks by turn as well: whoever moves first is not always seat 0', () => {
    const { winsBySeat, winsByTurn, sharedBySeat } = played(planFor({ mode: 'competitive' }), 0, 60);
    const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
    expect(sum(winsByTurn)).toBe(sum(winsBySeat));
    expect(sum(winsBySeat) - sharedBySeat[0]!).toBe(60);
    expect(winsByTurn).not.toEqual(winsBySeat);
  });
  test('of nothing changes nothing', () => {
    const tally = played(planFor({ mode: 'competitive' }), 0, 3);
    expect(addTally(NO_GAMES, tally)).toEqual(tally);
    expect(addTally(tally, NO_GAMES)).toEqual(tally);
  });
});

describe('several set-ups', () => {
  const rows = (values: Record<string, unknown>) =>
    casesOf(game, new Flags(values, [])).map(({ setup, bots }) => ({ ...setup, bots }));
  test('seats as a range, options and bots as alternatives', () => {
    const found = rows({ seats: '2-3/5', set: 'islandsRemoved=0/8', bot: 'random/heuristic' });
    expect(found).toHaveLength(12);
    expect(found.slice(0, 4).map(({ seats, options }) => [seats, options.islandsRemoved])).toEqual([
      [2, 0],
      [3, 0],
      [5, 0],
      [2, 8],
    ]);
    expect(new Set(found.map(({ bots }) => bots[0]))).toEqual(new Set(['random', 'heuristic']));
  });
  test('modules by themselves; what the game does not allow is no row, an option goes to its own module', () => {
    const found = rows({ alone: true, seats: 'all', set: ['monsters=3/5'] });
    const modes = found.filter(({ mode }) => mode === 'competitive');
    expect(modes.map(({ seats }) => seats)).toEqual([2]);
    expect(found.filter(({ features }) => features[0] === 'sea-monsters')).toHaveLength(10);
    expect(found.filter(({ features }) => features[0] === 'wild')).toHaveLength(5);
    expect(rows({ with: 'none/wild/wild,storm-compass' }).map(({ features }) => features)).toEqual([
      [],
      ['wild'],
      ['storm-compass', 'wild'],
    ]);
  });
});

describe('the state of a run in a file', () => {
  test('goes on, can be made longer, and is never mixed with another run', () => {
    const file = join(folder(), 'state.json');
    const plan = planFor({}, { games: 20 });
    const state = openState(file, plan, undefined, false);
    expect(state.goesOn).toBe(false);
    state.ledger.add({ row: 0, first: 10, games: 10 }, played(plan, 10, 10));
    state.save();

    const { ledger, goesOn } = openState(file, { ...plan, games: 40, chunk: 1 }, undefined, false);
    expect([goesOn, ledger.plan.chunk, ledger.games]).toEqual([true, 10, 10]);
    expect([...ledger.missing()].map(({ first }) => first)).toEqual([0, 20, 30]);
    const open = (other: Plan, chunk?: number) => () => openState(file, other, chunk, false);
    expect(open({ ...plan, games: 40, seed: 't' })).toThrow("is of another run: its seed is 's', not 't'");
    expect(open({ ...planFor({ seats: 3 }), games: 40 })).toThrow('its set-ups or bots are others');
    expect(open({ ...plan, games: 40, version: 99 })).toThrow(
      "its version is '3', not '99'".replace('3', String(game.version)),
    );
    expect(open({ ...plan, games: 40, chunk: 5 }, 5)).toThrow("its chunk is '10', not '5'");
    expect(open({ ...plan, games: 30 })).toThrow('--games can add to them, not take away');
    expect(openState(file, plan, undefined, true).ledger.games).toBe(0);
    writeFileSync(file, 'a shopping list');
    expect(open(plan)).toThrow('is no state of a simulation');
  });
  test('Ctrl-C tells and keeps what is complete; the same call comes to the figures of an undisturbed run', async () => {
    const place = folder();
    const [state, logs] = [join(place, 'state.json'), join(place, 'logs')];
    const words = ['simulate', 'tranquility', '--bot', 'heuristic', '--games', '150', '--chunk', '5', '--json'];
    const kept = ['--state', state, '--record', logs, '--record-only', 'lost', '--record-most', '3', '--workers', '2'];
    const child = start([...words, '--set', 'islandsRemoved=8', ...kept]);
    const said = text(child.stdout);
    while (!existsSync(logs) || readdirSync(logs).length === 0) await setTimeout(10);
    child.kill('SIGINT');
    const [code] = await once(child, 'exit');
    const stopped = JSON.parse(await said);
    expect([code, stopped.complete, stopped.planned]).toEqual([130, false, 150]);
    expect(stopped.games).toBeGreaterThan(0);
    expect(stopped.games).toBeLessThan(150);
    expect(stopped.games % 5).toBe(0);

    const again = JSON.parse(halcyon([...words, '--set', 'islandsRemoved=8', ...kept]).out);
    const other = join(place, 'other');
    const whole = ['--record', other, '--record-only', 'lost', '--record-most', '3', '--workers', '1'];
    const undisturbed = JSON.parse(halcyon([...words, '--set', 'islandsRemoved=8', ...whole]).out);
    for (const field of ['games', 'wins', 'lengths', 'endings', 'averageScores', 'complete'])
      expect(again[field]).toEqual(undisturbed[field]);
    // The same logs, whoever was faster; each of them replays.
    const names = readdirSync(logs).sort();
    expect(names).toEqual(readdirSync(other).sort());
    expect(names).toHaveLength(3);
    for (const name of names) expect(readFileSync(join(logs, name), 'utf8')).toMatch(/^end lost \d+/m);
    expect(halcyon(['verify', ...names.map((name) => join(logs, name))])).toMatchObject({ code: 0, err: '' });
  });
});

describe('the report', () => {
  const resultOf = (plans: readonly Plan[], games: number): Result => ({
    ...{ game: game.id, version: game.version, seed: '<script>', planned: 25, chunk: 10, complete: games === 25 },
    rows: plans.map((plan) => rowOf(plan, plan.cases[0]!, games === 0 ? NO_GAMES : played(plan, 0, games))),
    effort: { seconds: 1, gamesPerSecond: 0.05, decisionsPerSecond: 5 },
  });
  const origin = { call: 'npx halcyon simulate', when: new Date(0) };
  const plans = [planFor({ seats: 2 }), planFor({ seats: 3 }), planFor({ mode: 'competitive' })];

  test.each(['en', 'fr', 'de'] as const)(
    'is one page without script or network, with a table for every plot: %s',
    (language) => {
      const page = reportPage(game, resultOf(plans, 25), language, origin);
      expect(page).toContain(`<html lang="${language}">`);
      expect(page).not.toMatch(/<script|https?:|\bundefined\b|\bNaN\b|Infinity/);
      expect(page).toContain('prefers-color-scheme:dark');
      // Rates, seats, first turn, endings, losses, lengths; then lengths of each row, and losses of the two that can be lost.
      expect(page.match(/<table>/g)).toHaveLength(11);
      const pictures = page.match(/<svg[^>]*>/g)!;
      expect(pictures.length).toBeGreaterThan(8);
      for (const svg of pictures) expect(svg).toMatch(/aria-hidden="true"|role="img" aria-label="[^"]{10,}"/);
    },
  );
  test('says that a run was stopped, also before its first game', () => {
    expect(reportPage(game, resultOf(plans, 7), 'en', origin)).toContain('Stopped after 21 of 75 games');
    expect(reportPage(game, resultOf(plans, 0), 'en', origin)).toContain('No game is complete.');
  });
  test('tells the call without places and passwords', () => {
    const words = [
      'simulate',
      'reef',
      '--queue',
      'postgres://a:b@c/d',
      '--seed',
      'a b',
      '--report=x.html',
      '--json',
      '--alone',
    ];
    expect(callAgain(words)).toBe("npx halcyon simulate reef --seed 'a b' --alone");
    expect(callAgain(['simulate', 'reef', '--queue', '--games', '5'])).toBe('npx halcyon simulate reef --games 5');
  });
  test('tells how long it still takes, for fast bots and slow ones', () => {
    expect([3, 89, 600, 40_000].map(printTime)).toEqual(['3 s', '89 s', '10 min', '11 h 7 min']);
  });
});
