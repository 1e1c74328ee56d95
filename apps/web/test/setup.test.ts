/** The way to a table: what cannot be combined gives way, says why, and comes back when it fits again. */
import { rates } from '@halcyon/tranquility/bot/rates';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, openPage } from './browser.ts';
import { button } from './player.ts';
import { storedLog, storedMatch } from './prepared.ts';

const open = (locale = 'en', game = 'tranquility'): Promise<Page> =>
  openPage({ route: `#/new/${game}`, locale, stored: { 'halcyon/settings': '{"pace":0}' } });
const radio = (page: Page, name: string): Locator => page.getByRole('radio', { name: new RegExp(`^${name}`) });
const box = (page: Page, name: string): Locator => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
/** What the label says besides the name. */
const words = async (choice: Locator): Promise<string> =>
  (await choice.locator('..').innerText()).replaceAll('\n', ' ');

test('a board takes the place of features, and gives them back', async () => {
  const page = await open();
  await box(page, 'Wild').check();
  await box(page, 'Sea Monsters').check();
  await radio(page, 'The Pyramid').check();
  for (const name of ['Wild', 'Sea Monsters', 'Jagged Rocks', 'Storm & Compass']) {
    expect(await box(page, name).isDisabled(), name).toBe(true);
    expect(await box(page, name).isChecked(), name).toBe(false);
    expect(await words(box(page, name)), name).toContain('The Pyramid');
  }
  await expect
    .poll(() => page.getByRole('status').innerText())
    .toMatch(/^Sea Monsters: .*The Pyramid.*\nWild.*: .*The Pyramid/);
  expect(await axe(page)).toEqual([]);

  await radio(page, 'Square sea').check();
  expect(await box(page, 'Wild').isChecked()).toBe(true);
  await expect.poll(() => page.getByRole('status').innerText()).toBe('');
  await button(page, 'Play now').click();
  await button(page, 'What can I do?').waitFor();
  expect((await storedMatch(page)).setup).toMatchObject({ layout: 'square', features: ['sea-monsters', 'wild'] });
});

test('a mode takes the place of a board, and the number of seats that of a mode', async () => {
  const page = await open();
  await radio(page, 'The High Arch').check();
  await radio(page, 'Competitive').check();
  expect(await radio(page, 'Square sea').isChecked()).toBe(true);
  expect(await words(radio(page, 'The High Arch'))).toContain('Competitive');
  await expect.poll(() => page.getByRole('group', { name: /^Islands taken out/ }).count()).toBe(0);

  await page.getByRole('radio', { name: '3', exact: true }).check();
  expect(await radio(page, 'Standard').isChecked()).toBe(true);
  expect(await radio(page, 'Competitive').isDisabled()).toBe(true);
  expect(await words(radio(page, 'Competitive'))).toContain('2 players');
  expect(await radio(page, 'The High Arch').isChecked()).toBe(true);
  await expect.poll(() => page.getByRole('group', { name: /^Islands taken out/ }).count()).toBe(1);

  await page.getByRole('radio', { name: '2', exact: true }).check();
  expect(await radio(page, 'Competitive').isChecked()).toBe(true);
});

test('nothing is wider than a small phone', async () => {
  const page = await openPage({ route: '#/new/tranquility', width: 360, height: 640 });
  await page.getByText('Modules, boards and more').click();
  await radio(page, 'The Pyramid').check();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('what is chosen is played, with its options', async () => {
  const page = await open('fr');
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await page.locator('input[name=layout]').nth(2).check();
  await page.locator('input[name=explorer]').nth(1).check();
  await page.getByRole('button', { name: 'Jouer' }).click();
  await page.waitForURL(/#\/table\/\w+$/);
  expect((await storedMatch(page)).setup).toEqual({
    seats: 4,
    features: [],
    layout: 'pyramid',
    mode: 'standard',
    options: { islandsRemoved: 0, strict: 0, explorer: 1 },
  });
});

test('one board and one mode are no question, and an option for a lone player is asked of nobody else', async () => {
  const page = await open('en', 'ascent');
  const grapples = page.locator('input[name=grapples]');
  await box(page, 'Green Path').waitFor();
  // How many play; what help there is, is asked of every game.
  await expect.poll(() => page.locator('input[type=radio]:not([name=help])').count()).toBe(5);
  await expect.poll(() => grapples.count()).toBe(0);
  expect(await axe(page)).toEqual([]);

  await radio(page, 'Alone').check();
  await grapples.nth(1).check();
  await box(page, 'Documentary').check();
  await radio(page, '2').check();
  await expect.poll(() => grapples.count()).toBe(0);
  await radio(page, 'Alone').check();
  await button(page, 'Play now').click();
  await page.waitForURL(/#\/table\/\w+$/);
  await expect.poll(() => storedLog(page)).toContain('\noptions panoramas=3 grapples=1\n');
});

test('one tap plays, and the next visit offers what was played, names in every game', async () => {
  const page = await open();
  await page.getByText('You and 1 bot').waitFor();
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('textbox', { name: 'Name at seat 1' }).fill('Ada');
  await box(page, 'Wild').check();
  await button(page, 'Play now').click();
  await page.waitForURL(/#\/table\/\w+$/);

  await page.goto(page.url().replace(/#.*/, '#/new/tranquility'));
  await page.reload();
  await expect.poll(() => page.locator('.summary').textContent()).toBe('Ada and 2 bots · Wild cards');
  await button(page, 'Play now').click();
  await page.waitForURL(/#\/table\/\w+$/);
  expect((await storedMatch(page)).setup).toMatchObject({ seats: 3, features: ['wild'] });

  await page.goto(page.url().replace(/#.*/, '#/new/reef'));
  await page.getByText('Ada and 1 bot').waitFor();
  await expect.poll(() => page.getByRole('radio').count()).toBe(0);
});

test('a tile shows its marks, and how often bots win with that many players', async () => {
  const page = await open();
  const tile = box(page, 'Storm & Compass').locator('..');
  await tile.getByRole('img', { name: 'Difficulty 3 of 4' }).waitFor();
  const won = (seats: number): number => Math.round(rates.kinds['storm-compass']![seats]!.won);
  await tile.getByText(`With 2 players, bots win ${won(2)} of 100 games`).waitFor();
  await page.getByRole('radio', { name: '3', exact: true }).check();
  expect(won(3)).not.toBe(won(2));
  await tile.getByText(`With 3 players, bots win ${won(3)} of 100 games`).waitFor();
  await expect.poll(() => tile.locator('svg').count()).toBe(1);
  await expect.poll(() => page.locator('.picture:not(:has(svg))').count()).toBe(0);
});

test('on a small phone in German one can play without scrolling', async () => {
  const page = await open('de');
  await page.setViewportSize({ width: 360, height: 640 });
  const { y, height } = (await page.getByRole('button', { name: 'Gleich spielen' }).boundingBox())!;
  expect(y + height).toBeLessThan(640);
});

test('modules that do not come are said to be missing, and can be asked for again', async () => {
  const page = await openPage({ route: '#/new/tranquility', unseen: true });
  await box(page, 'Wild').check();
  await page.route(/tranquility-modules/, (route) => route.abort('aborted'));
  await button(page, 'Play now').click();
  await page.getByRole('alert').waitFor();
  expect(page.url()).toMatch(/#\/new\/tranquility$/);
  await page.unroute(/tranquility-modules/);
  await button(page, 'Try again').click();
  await page.waitForURL(/#\/table\/\w+$/);
});

test('a game that nobody knows has no table', async () => {
  const page = await open('en', 'chess');
  await page.getByRole('link', { name: 'Home' }).waitFor();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.getByRole('button', { name: 'Play now' }).count()).toBe(0);
});
