/** Words for tables at a server come in one language at a time; another one is there when it is wished for, at the table and without a network. */
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { openHouse } from './house.ts';
import { person, seated } from './online-players.ts';
import { button } from './player.ts';

const speak = async (page: Page, settings: string, language: string): Promise<void> => {
  await button(page, settings).click();
  await page.getByRole('radio', { name: language }).check();
};

test('before the game the language changes without a reload, and only those that were read are loaded', async () => {
  const { at } = await openHouse();
  const { anna, ben } = await seated(at);
  const loaded: string[] = [];
  ben.page.on('request', (request) => loaded.push(...(/online-(\w\w)-/.exec(request.url())?.slice(1) ?? [])));
  await speak(ben.page, 'Einstellungen', 'Français');
  await button(ben.page, 'Fermer').click();
  await ben.page.getByRole('heading', { name: 'Places', exact: true }).waitFor();
  expect(loaded).toEqual(['fr']);
  await anna.page.getByRole('heading', { name: 'Seats' }).waitFor();
});

test('without a network too, once the page is kept', async () => {
  const { at } = await openHouse();
  const { page } = await person(at, 1, '#/games', {
    context: { serviceWorkers: 'allow' },
    unseen: true,
    troubles: /ERR_INTERNET_DISCONNECTED/,
  });
  onTestFinished(() => page.context().close());
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: 'My games', exact: true }).waitFor();
  await speak(page, 'Settings', 'Deutsch');
  await page.getByRole('dialog', { name: 'Einstellungen' }).waitFor();
});
