/** What stays of finished games: counted, shown as tables, saved as a file, and there when a table is deleted. */
import { printLog } from '@halcyon/kernel';
import { tranquility } from '@halcyon/tranquility';
import { rates } from '@halcyon/tranquility/bot/rates';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { count, endings, kinds, middle } from '../src/statistics/count.ts';
import { goalsOf } from '../src/statistics/goals.ts';
import type { Played } from '../src/statistics/record.ts';
import { axe, axeOfColours, openPage, textOf } from './browser.ts';
import { button } from './player.ts';
import { finished } from './prepared.ts';
import { DESK, PHONE } from './troubles.ts';

const SETUP = { seats: 2, features: [], layout: 'square', mode: 'standard', options: { islandsRemoved: 0, strict: 0 } };
const game = (won: boolean | null, steps = 50, more: Partial<Played> = {}): Played => ({
  id: `${won} ${steps}`,
  game: 'tranquility',
  version: 1,
  setup: SETUP,
  won,
  steps,
  end: won ? 'won' : 'stuck',
  ended: steps,
  counts: true,
  ...more,
});

describe('counting', () => {
  test('wins in a row are broken by a loss, and by nothing else', () => {
    expect(count([true, true, false, true, null, true, true].map((won) => game(won)))).toMatchObject({
      played: 7,
      judged: 6,
      won: 5,
      streak: 3,
      longest: 3,
    });
    expect(count([game(true), game(false)])).toMatchObject({ streak: 0, longest: 1 });
  });
  test('lengths are in their order, and the middle one is one of them', () => {
    expect(count([game(true, 40), game(true, 9), game(false, 100)]).lengths).toEqual([9, 40, 100]);
    expect([middle([9, 40, 100]), middle([1, 2]), middle([])]).toEqual([40, 2, 0]);
  });
  test('by modules, options and players', () => {
    const three = { ...SETUP, seats: 3 };
    const rocks = { ...SETUP, features: ['jagged-rocks'] };
    const list = [game(true), game(false, 1, { setup: three }), game(true, 2, { setup: rocks }), game(false)];
    expect(kinds(list).map(({ setup, played, won }) => [setup.seats, setup.features.length, played, won])).toEqual([
      [2, 0, 2, 1],
      [3, 0, 1, 0],
      [2, 1, 1, 1],
    ]);
    expect(endings(list).map(({ last, times }) => [last.end, times])).toEqual([
      ['won', 2],
      ['stuck', 2],
    ]);
  });
  test('a goal is reached by a win with it, not by a loss', () => {
    const rocks = { ...SETUP, features: ['jagged-rocks'], options: { islandsRemoved: 8 } };
    const reached = (won: boolean) =>
      goalsOf(tranquility, [game(won, 1, { setup: rocks })]).flatMap((goal) =>
        goal.reached
          ? [
              Object.values(goal)
                .filter((value) => value !== true)
                .join(' '),
            ]
          : [],
      );
    expect(reached(false)).toEqual([]);
    expect(reached(true)).toEqual([
      'game',
      'features jagged-rocks',
      'layouts square',
      'modes standard',
      'options islandsRemoved 8',
    ]);
  });
});

/** Kept games that are over: one lost by two people, one that was won and marked, one that came by a link. */
const kept = (): Record<string, string> => {
  const log = printLog(finished());
  const entry = (more: object = {}) =>
    JSON.stringify({
      game: 'tranquility',
      step: 90,
      over: true,
      players: [{ name: '' }, { name: '' }],
      log,
      created: 1,
      changed: 2,
      ...more,
    });
  return {
    'halcyon/table/lost': entry(),
    'halcyon/table/marked': entry({ log: log.replace(/^digest/m, 'marked 1\ndigest') }),
    'halcyon/table/sent': entry({ created: 5, changed: 5 }),
    'halcyon/table/bots': entry({
      players: [
        { name: '', bot: 'heuristic' },
        { name: '', bot: 'heuristic' },
      ],
    }),
    'halcyon/record': JSON.stringify([game(true, 60, { id: 'gone' }), game(true, 70, { id: 'gone too' })]),
  };
};
const open = async (wish = {}): Promise<Page> => {
  const page = await openPage({ route: '#/statistics', stored: kept(), ...wish });
  await page.getByRole('table').first().waitFor();
  return page;
};
/** Waited for: the numbers are there before the words of the game that they are of. */
const rowOfTwo = (page: Page): Promise<string> =>
  page.getByRole('rowgroup').filter({ hasText: '2 players' }).first().innerText();

test('finished games are counted with those that were deleted; marked and sent ones are not', async () => {
  const page = await open();
  const row = await rowOfTwo(page);
  expect(row).toMatch(/the plain game\s+2 players · 3 games\s+2 of 3 won \(66\.7%\)\s+Bots: /);
  expect(row).toContain(`Bots: ${rates.kinds['']![2]!.won}%`);
  expect(row).toMatch(/%\s+In a row: 2, at most 2\s+70 steps \(60\u2060–\u206090\)/);
  await page.getByText('Not counted: 1 game.').waitFor();
  await expect
    .poll(() => page.getByRole('table').nth(1).getByRole('rowheader').allInnerTexts())
    .toEqual([
      expect.stringContaining('paradise is found'),
      expect.stringContaining('A player could neither play a card nor discard two.'),
    ]);
});

test('goals are folded, and say in words what is reached', async () => {
  const page = await open();
  await page.getByText(/^Goals: \d+ of \d+$/).click();
  await page.getByRole('listitem').filter({ hasText: 'The first win, won' }).waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Jagged Rocks, open' }).waitFor();
});

test('a deleted game stays counted', async () => {
  const page = await openPage({ route: '#/games', stored: { 'halcyon/table/lost': kept()['halcyon/table/lost']! } });
  await page.getByText('More', { exact: true }).click();
  await button(page, 'Delete').click();
  await page.getByRole('link', { name: 'Statistics' }).click();
  await page.getByText('0 of 1 won (0%)').waitFor();
});

test('all of it is saved as a file', async () => {
  const page = await open();
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Save as a file').click()]);
  expect(download.suggestedFilename()).toBe('halcyon-statistics.json');
  const { halcyon, games } = JSON.parse(await textOf(download)) as {
    halcyon: string;
    games: Played[];
  };
  expect(halcyon).toBe('statistics');
  expect(games.map(({ id, won, counts }) => [id, won, counts])).toEqual([
    ['lost', false, true],
    ['marked', false, false],
    ['gone', true, true],
    ['gone too', true, true],
  ]);
});

test('games at tables of the server count with them, once each', async () => {
  const page = await openPage({ fresh: true, route: '#/rules/none', stored: kept() });
  const digest = /^digest (\w+)$/m.exec(printLog(finished()))![1];
  const at = {
    id: 'a'.repeat(26),
    game: 'tranquility',
    setup: SETUP,
    version: 1,
    mine: [0],
    steps: 50,
    ended: 3,
    marks: 0,
  };
  const lines = [
    { ...at, outcome: 'won 20 won T9.1', digest: '00000000' },
    // Taken back after somebody had learnt something; and one that this browser has, too.
    { ...at, outcome: 'won 20 won T9.1', digest: '00000001', marks: 1 },
    { ...at, outcome: 'lost 20 stuck T8.1', digest },
  ];
  await page.route('**/api/me', (route) =>
    route.fulfill({ json: { known: true, name: 'Anna', lang: 'en', tables: [] } }),
  );
  await page.route('**/api/me/games', (route) => route.fulfill({ json: lines }));
  await page.evaluate(() => {
    location.hash = '#/statistics';
  });
  await page
    .getByText('Played at tables of this server and counted with them: 3 games. Not counted: 1 game.')
    .waitFor();
  const row = await rowOfTwo(page);
  expect(row).toMatch(/2 players · 4 games\s+3 of 4 won/);
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Save as a file').click()]);
  const { games } = JSON.parse(await textOf(download)) as { games: Played[] };
  expect(games.filter(({ id }) => id === at.id)).toHaveLength(3);
});

test('without games there is a sentence; a store that cannot be read is as good as none', async () => {
  const page = await openPage({ route: '#/statistics', stored: { 'halcyon/record': '{"no":1}' } });
  await page.getByText('No finished games yet.').waitFor();
  expect(await button(page, 'Save as a file').isDisabled()).toBe(true);
});

test('axe finds nothing, and nothing is wider than a phone', async () => {
  const page = await open({ locale: 'fr' });
  await page.getByText(/^Objectifs/).click();
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeOfColours(page)).toEqual([]);
});
