/** The page without a network, and with a newer build behind it. */
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { openPage, type Wish } from './browser.ts';
import { openHost } from './host.ts';
import { button } from './player.ts';
import { storedStep } from './prepared.ts';

const QUICK = { 'halcyon/settings': '{"pace":0}' };
const GAMES = ['tranquility', 'ascent', 'cloud-nine', 'fantasy-pub', 'reef', 'castle-merchants'];

/** In a browser of its own, which keeps a worker and ends with the test. */
const openKept = async (wish: Wish = {}): Promise<Page> => {
  const page = await openPage({ stored: QUICK, unseen: true, ...wish, context: { serviceWorkers: 'allow' } });
  onTestFinished(() => page.context().close());
  return page;
};
/** Everything is fetched, and the worker answers for this page. */
const kept = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
const goTo = (page: Page, route: string): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, route);
/** The first of all moves, in words. */
const move = async (page: Page): Promise<void> => {
  await button(page, 'What can I do?').waitFor();
  const before = await storedStep(page);
  await button(page, 'What can I do?').click();
  const dialog = page.getByRole('dialog', { name: 'What can I do?' });
  const group = dialog.locator('summary').first();
  await dialog.locator('li button, summary').first().waitFor();
  if (await group.isVisible()) await group.click();
  await dialog.locator('li button:visible').first().click();
  await expect.poll(() => storedStep(page)).toBeGreaterThan(before);
};

/** Whether there is a server with tables is asked in vain where the browser does not say that it is offline. */
const IN_VAIN = /\/api\/me net::ERR_INTERNET_DISCONNECTED/;

test('after one visit every game is played without a network, modules too', async () => {
  const page = await openKept({ troubles: IN_VAIN });
  await kept(page);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: 'Choose a game' }).waitFor();
  for (const game of GAMES) {
    await goTo(page, `#/new/${game}`);
    await button(page, 'Play now').click();
    await move(page);
    await goTo(page, '#/');
    await page.getByRole('heading', { name: 'Choose a game' }).waitFor();
  }
  await goTo(page, '#/new/tranquility');
  await page.getByRole('checkbox', { name: /^Jagged Rocks/ }).check();
  await button(page, 'Play now').click();
  await move(page);
  // A game in the middle is found again.
  const step = await storedStep(page);
  await page.reload();
  await button(page, 'What can I do?').waitFor();
  expect(await storedStep(page)).toBeGreaterThanOrEqual(step);
});

test('a page below any path goes on with its own files after a new build, and then offers to renew', async () => {
  const host = await openHost();
  const page = await openKept();
  await page.goto(host.url);
  await kept(page);
  const other = await page.context().newPage();
  await other.goto(`${host.url}#/rules/reef`);
  await other.getByRole('term').first().waitFor();
  host.deploy();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await goTo(page, '#/new/ascent');
  await button(page, 'Play now').click();
  await move(page);
  // Nobody is disturbed at the table; the menu says it, and so do calm screens.
  await expect.poll(() => button(page, 'Update').count()).toBe(0);
  await goTo(page, '#/');
  await button(page, 'Update').waitFor();
  await goTo(page, '#/table');
  await button(page, 'Menu').click();
  const step = await storedStep(page);
  await Promise.all([page.waitForEvent('load'), button(page, 'Update').click()]);
  await button(page, 'What can I do?').waitFor();
  expect(await storedStep(page)).toBeGreaterThanOrEqual(step);
  const first = (): Promise<string> =>
    page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src*="/index-"]')!.src);
  expect(await first()).toMatch(/index-.*2\.js$/);

  // The other page still has its old files, though they are gone from the host.
  await goTo(other, '#/new/castle-merchants');
  await button(other, 'Play now').waitFor();
  const builds = (): Promise<number> => page.evaluate(async () => (await caches.keys()).length);
  expect(await builds()).toBe(2);
  await other.close();
  // It goes with a later visit, when the browser has let go of the closed page.
  const later = async (): Promise<number> => {
    await page.reload();
    return builds();
  };
  await expect.poll(later).toBe(1);

  await page.context().setOffline(true);
  await page.reload();
  await button(page, 'What can I do?').waitFor();
  expect(await first()).toMatch(/index-.*2\.js$/);
});
