/** A page loads what its screen needs: the words of one language, and nothing of a game that nobody has chosen. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage as open, type Wish } from './browser.ts';
import { button } from './player.ts';
import { PHONE } from './troubles.ts';

const openPage = (wish: Wish): Promise<Page> => open({ ...wish, unseen: true });

/** Names of all scripts so far, without their hashes. The worker's are not among them. */
const scripts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /([^/]+)-[\w-]{8}\.js$/.exec(name)?.[1] ?? [])
      .sort(),
  );
const ofGames = (names: readonly string[]): string[] =>
  names.filter((name) => /-(board|rules|bot|en|fr|de)$/.test(name) && !/^(languages|titles)-/.test(name));

test('the first screen loads no game', async () => {
  const page = await openPage({ locale: 'fr' });
  await page.getByRole('heading', { name: 'Choisissez un jeu' }).waitFor();
  await page.waitForLoadState('networkidle');
  const loaded = await scripts(page);
  expect(loaded).toContain('languages-fr');
  expect(loaded.filter((name) => name.startsWith('languages-'))).toEqual(['languages-fr']);
  expect(ofGames(loaded)).toEqual([]);
  expect(loaded).not.toContain('kernel');
});

const pictures = async (page: Page): Promise<string[]> =>
  (await scripts(page)).filter((name) => name.endsWith('-picture'));
const games = (page: Page): Locator => page.locator('.game');

test('a picture comes when it is about to be seen, and nothing moves for it', async () => {
  const page = await openPage(PHONE);
  await games(page).first().waitFor();
  await page.waitForLoadState('networkidle');
  const places = (): Promise<number[][]> =>
    games(page).evaluateAll((all) => (all as HTMLElement[]).map((each) => [each.offsetTop, each.offsetHeight]));
  const before = await places();
  // Those that are seen, and no other.
  await games(page).nth(1).locator('svg').waitFor();
  expect(await pictures(page)).toEqual(['ascent-picture', 'tranquility-picture']);
  await expect.poll(() => games(page).locator('svg').count()).toBe(2);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => pictures(page)).toContain('cloud-nine-picture');
  await expect.poll(() => games(page).last().locator('svg').count()).toBe(0);
  await page.mouse.wheel(0, 10_000);
  await games(page).last().locator('svg').waitFor();
  expect(await places()).toEqual(before);
});

test('a browser that cannot tell what is seen gets every picture', async () => {
  const page = await openPage(PHONE);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
  await page.reload();
  await games(page).first().waitFor();
  await expect.poll(() => games(page).locator('svg').count()).toBe(await games(page).count());
});

test('a press is not lost to a picture that comes under the finger', async () => {
  const page = await openPage(PHONE);
  let deliver = (): void => undefined;
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route(/castle-merchants-picture/, async (route) => {
    await delivered;
    await route.continue();
  });
  const last = games(page).last();
  await last.scrollIntoViewIfNeeded();
  const { x, y, width } = (await last.boundingBox())!;
  await page.mouse.move(x + width / 2, y + 40);
  await page.mouse.down();
  deliver();
  await last.locator('svg').waitFor();
  await page.mouse.up();
  await button(page, 'Play now').waitFor();
});

test('a picture that does not come leaves its place, and the game can be played', async () => {
  const page = await openPage(PHONE);
  await page.route(/cloud-nine-picture/, (route) => route.abort('aborted'));
  await games(page).nth(2).scrollIntoViewIfNeeded();
  await games(page).nth(3).locator('svg').waitFor();
  await expect.poll(() => games(page).nth(2).locator('svg').count()).toBe(0);
  await games(page).nth(2).click();
  await button(page, 'Play now').waitFor();
});

test('whoever looks up a rule loads the words of the game, but no engine and no figures', async () => {
  const page = await openPage({ route: '#/rules/tranquility/T4.2', locale: 'de' });
  await page.getByRole('term').first().waitFor();
  await page.waitForLoadState('networkidle');
  const loaded = await scripts(page);
  expect(ofGames(loaded)).toEqual(['tranquility-board', 'tranquility-de', 'tranquility-de-rules']);
  expect(loaded).not.toContain('tranquility-figures');
});

test('a table loads one game; its bot gets the same rules, and the heuristic of that game alone', async () => {
  const page = await openPage({ stored: { 'halcyon/settings': '{"pace":0}' } });
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(/([^/]+)-[\w-]{8}\.js$/.exec(request.url())?.[1] ?? ''));
  await page.getByRole('link', { name: /^Tranquility Together/ }).click();
  await button(page, 'Play now').click();
  await button(page, 'What can I do?').waitFor();
  await expect.poll(() => asked).toContain('tranquility-bot');
  expect(ofGames([...new Set(asked)]).sort()).toEqual([
    'tranquility-board',
    'tranquility-bot',
    'tranquility-en',
    'tranquility-rules',
  ]);
});

test('what stands beside the game comes when it is wanted; on a desk, where the log stands, at once', async () => {
  const page = await openPage({ ...PHONE, route: '#/new/tranquility' });
  await page.getByRole('radio', { name: 'Alone' }).check();
  await button(page, 'Play now').click();
  await button(page, 'What can I do?').waitFor();
  expect(await scripts(page)).not.toContain('besides');
  await button(page, 'Menu').click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  expect(await scripts(page)).toContain('besides');

  const desk = await openPage({ route: '#/new/tranquility' });
  await button(desk, 'Play now').click();
  await desk.getByRole('complementary', { name: 'What happened' }).getByText('Bot 2').first().waitFor();
});
