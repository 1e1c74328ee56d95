/** Who the reader is at a server: one person on several devices, and nobody any more. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, axeOfColours, openPage } from './browser.ts';
import { openHouse } from './house.ts';
import { button, says } from './player.ts';
import { PHONE } from './troubles.ts';

/** What the page itself would ask for. */
const introduce = (page: Page, name: string): Promise<unknown> =>
  page.evaluate(
    (body) => fetch('./api/me', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }).then(String),
    JSON.stringify({ name, lang: 'en' }),
  );
const clean = async (page: Page): Promise<void> => {
  expect(await axe(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeOfColours(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
};
const devices = (page: Page) => page.getByRole('region', { name: 'My devices' }).getByRole('listitem');

test('one person: a name, a second device by a link that asks first, a link to keep, and forgotten on request', async () => {
  const { at } = await openHouse();
  const anna = await openPage({ ...PHONE, at, route: '#/me' });
  await says(anna, /^This server does not know you yet/);
  // On a home screen the first screen offers to bring what is played in the browser.
  await anna.addInitScript(() => {
    const asked = window.matchMedia.bind(window);
    window.matchMedia = (query) => asked(query === '(display-mode: standalone)' ? 'all' : query);
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await anna.goto(`${at}#/`);
  await anna.reload();
  await anna.getByRole('link', { name: 'Already playing in the browser? Bring your tables here.' }).click();
  await says(anna, /^Bring your tables here: open/);
  await introduce(anna, 'Ann');
  // A browser that was told to show none says how to undo it.
  await anna.goto(`${at}#/settings`);
  await says(anna, /^This browser was told to show no notices/);
  await anna.goto(`${at}#/me`);
  await anna.getByLabel('Your name').fill('Anna');
  await button(anna, 'Save').click();
  await says(anna, 'Saved.');
  await button(anna, 'Make a link').click();
  await anna.getByRole('img', { name: 'The same link as a code for a camera' }).waitFor();
  await says(anna, 'Good for 10 minutes.');
  const link = await anna.getByLabel('Link for a second device', { exact: true }).inputValue();
  expect(link).toMatch(/^https:\/\/games\.example\.org\/#\/device\/[\w-]{43}$/);
  await clean(anna);

  // Somebody else's device becomes this person's, and says what is lost by it.
  const other = await openPage({ at, route: '#/me', troubles: /api\/devices\/enter 404/ });
  await introduce(other, 'Ben');
  await other.getByLabel('Link for a second device, or recovery link').fill(link);
  await button(other, 'Bring my tables here').click();
  await says(other, /^This device is already Ben, with 0 tables/);
  await clean(other);
  await button(other, 'Open the link all the same').click();
  await other.getByRole('heading', { name: 'My games' }).waitFor();
  await other.getByRole('link', { name: 'Who I am' }).click();
  await expect.poll(() => other.getByLabel('Your name').inputValue()).toBe('Anna');
  await expect.poll(() => devices(other).count()).toBe(2);
  await other.goto(link.replace('https://games.example.org/', at));
  await button(other, 'Open the link all the same').click();
  await says(other, /^This link was used before/);

  await anna.reload();
  await button(anna, 'Make a recovery link').click();
  await anna.getByLabel('Recovery link', { exact: true }).waitFor();
  await expect.poll(() => devices(anna).count()).toBe(3);
  await devices(anna).nth(1).getByRole('button').click();
  await anna
    .getByRole('dialog')
    .getByRole('button', { name: /^Take away: / })
    .click();
  await says(anna, /^Taken away: /);
  await expect.poll(() => devices(anna).count()).toBe(2);
  await other.goto(`${at}#/me`);
  await other.reload();
  await says(other, /^This server does not know you yet/);

  await button(anna, 'Delete me').click();
  await says(anna, /^What stays: the games and their logs, without your name/);
  await button(anna, 'Delete me for good').click();
  await says(anna, 'Done. This server has forgotten you.');
  await says(anna, /^This server does not know you yet/);
}, 120_000);

test('where there is no server with tables, nothing of it is offered', async () => {
  const page = await openPage({ route: '#/' });
  const answered = page.waitForResponse(/api\/me$/);
  await page.evaluate(() => {
    location.hash = '#/games';
  });
  await page.getByRole('heading', { name: 'My games' }).waitFor();
  await answered;
  await expect.poll(() => page.getByRole('link', { name: 'Who I am' }).count()).toBe(0);
});
