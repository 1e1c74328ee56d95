/** What cannot be loaded is said, and asked for again. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, openPage } from './browser.ts';
import { button } from './player.ts';

const cut = (page: Page, files: RegExp): Promise<unknown> => page.route(files, (route) => route.abort('aborted'));
const told = (page: Page): Promise<void> => page.getByText('Something could not be loaded.').waitFor();
const mark = (page: Page): Promise<unknown> => page.evaluate(() => Object.assign(window, { stillHere: true }));
const marked = (page: Page): Promise<boolean> => page.evaluate(() => 'stillHere' in window);

test('a screen whose script and style do not come', async () => {
  const page = await openPage({ unseen: true });
  await mark(page);
  await cut(page, /\/Setup-/);
  await page.getByRole('link', { name: /^The Reef/ }).click();
  await told(page);
  await page.unroute(/\/Setup-/);
  await button(page, 'Try again').click();
  await button(page, 'Play now').waitFor();
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  // Its style has come too.
  expect(await page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/Setup-')))).toBe(true);
});

test('a game that does not come when it is begun, and bots that do not come to its table', async () => {
  const page = await openPage({ unseen: true, route: '#/new/reef', stored: { 'halcyon/settings': '{"pace":0}' } });
  await button(page, 'Play now').waitFor();
  await cut(page, /\/reef-(page|bot)-|\/besides-/);
  await button(page, 'Play now').click();
  await told(page);
  await page.unroute(/\/reef-(page|bot)-|\/besides-/);
  await button(page, 'Try again').click();
  await button(page, 'What can I do?').waitFor();
});

test('in vain for the second time, the page is opened anew: the files may be those of another build', async () => {
  const page = await openPage({ unseen: true });
  await mark(page);
  await cut(page, /\/Rules-.*js/);
  await page.getByRole('link', { name: 'Rules: The Reef' }).click();
  await told(page);
  await Promise.all([page.waitForEvent('load'), button(page, 'Try again').click()]);
  await told(page);
  expect(await marked(page)).toBe(false);
  await page.unroute(/\/Rules-.*js/);
  await button(page, 'Try again').click();
  await page.getByRole('heading', { name: 'Rules: The Reef' }).waitFor();
});

test('before the first words have come', async () => {
  const page = await openPage({ unseen: true });
  // The page writes down its own language when its words have come.
  await page.getByRole('heading', { name: 'Choose a game' }).waitFor();
  await cut(page, /\/languages-fr-/);
  await page.evaluate(() => localStorage.setItem('halcyon/language', 'fr'));
  await page.reload();
  await page.getByText('Le chargement a échoué.').waitFor();
  await page.unroute(/\/languages-fr-/);
  await button(page, 'Réessayer').click();
  await page.getByRole('heading', { name: 'Choisissez un jeu' }).waitFor();
});

test.for(['#/new/foo', '#/new', '#/rules/foo', '#/rules', '#/foo', '#/constructor', '#/%E0%A4%A'])(
  'an address that leads nowhere says so: %s',
  async (route) => {
    const page = await openPage({ route });
    await page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
    expect(await page.title()).toBe('There is nothing here – Halcyon');
    expect(await axe(page)).toEqual([]);
    await expect.poll(() => page.getByRole('listitem').getByRole('link').count()).toBe(6);
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('heading', { name: 'Choose a game' }).waitFor();
  },
);
