/** The way to a table: what cannot be combined gives way, says why, and comes back when it fits again. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, openPage } from './browser.ts';
import { button } from './player.ts';
import { storedLog, storedMatch } from './prepared.ts';

const open = (locale = 'en', game = 'tranquility'): Promise<Page> =>
  openPage({ route: `#/new/${game}`, locale, stored: { 'halcyon/pace': '0' } });
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
  expect(await page.getByRole('status').innerText()).toMatch(/^Sea Monsters: .*The Pyramid.*\nWild.*: .*The Pyramid/);
  expect(await axe(page)).toEqual([]);

  await radio(page, 'Square sea').check();
  expect(await box(page, 'Wild').isChecked()).toBe(true);
  expect(await page.getByRole('status').innerText()).toBe('');
  await button(page, 'Begin').click();
  await button(page, 'What can I do?').waitFor();
  expect((await storedMatch(page)).setup).toMatchObject({ layout: 'square', features: ['sea-monsters', 'wild'] });
});

test('a mode takes the place of a board, and the number of seats that of a mode', async () => {
  const page = await open();
  await radio(page, 'The High Arch').check();
  await radio(page, 'Competitive').check();
  expect(await radio(page, 'Square sea').isChecked()).toBe(true);
  expect(await words(radio(page, 'The High Arch'))).toContain('Competitive');
  expect(await page.getByRole('combobox', { name: /^Islands taken out/ }).count()).toBe(0);

  await page.getByRole('radio', { name: '3', exact: true }).check();
  expect(await radio(page, 'Standard').isChecked()).toBe(true);
  expect(await radio(page, 'Competitive').isDisabled()).toBe(true);
  expect(await words(radio(page, 'Competitive'))).toContain('2 seats');
  expect(await radio(page, 'The High Arch').isChecked()).toBe(true);
  expect(await page.getByRole('combobox', { name: /^Islands taken out/ }).count()).toBe(1);

  await page.getByRole('radio', { name: '2', exact: true }).check();
  expect(await radio(page, 'Competitive').isChecked()).toBe(true);
});

test('nothing is wider than a small phone', async () => {
  const page = await open();
  await page.setViewportSize({ width: 360, height: 640 });
  await radio(page, 'The Pyramid').check();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('what is chosen is played, with its options', async () => {
  const page = await open('fr');
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await page.locator('input[name=layout]').nth(2).check();
  await page.locator('select').last().selectOption('1');
  await page.getByRole('button', { name: 'Commencer' }).click();
  await page.waitForURL(/#\/table$/);
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
  const questions = (): Promise<string[]> => page.locator('legend').allInnerTexts();
  const options = page.locator('.option');
  await box(page, 'Green Path').waitFor();
  const asked = await questions();
  expect(asked.length).toBe(3);
  expect(await page.getByRole('radio').count()).toBe(5);
  expect(await options.count()).toBe(0);
  expect(await axe(page)).toEqual([]);

  await radio(page, 'Alone').check();
  expect(await questions()).toEqual(asked);
  await options.getByRole('combobox').selectOption('1');
  await box(page, 'Documentary').check();
  expect(await options.count()).toBe(2);
  await radio(page, '2').check();
  expect(await options.count()).toBe(1);
  await radio(page, 'Alone').check();
  await button(page, 'Begin').click();
  await page.waitForURL(/#\/table$/);
  await expect.poll(() => storedLog(page)).toContain('\noptions panoramas=3 grapples=1\n');
});

test('a game that nobody knows has no table', async () => {
  const page = await open('en', 'chess');
  await page.getByRole('link', { name: 'Home' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('button', { name: 'Begin' }).count()).toBe(0);
});
