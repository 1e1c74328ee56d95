/** The way of a person from the address to the first move at a table of a server, by roles and names alone; bots are the others. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@halcyon/server';
import type { Page } from 'playwright-core';

/** Lends a server with tables that shows the same page. */
export const atServer = async <T>(folder: string, look: (url: string) => Promise<T>): Promise<T> => {
  const data = mkdtempSync(join(tmpdir(), 'halcyon-bench-'));
  const { url, close } = await serve({ folder, port: 0, data, logLevel: 'silent' });
  try {
    return await look(url);
  } finally {
    await close();
    rmSync(data, { recursive: true, force: true });
  }
};

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
/** All that the first move needs is there. */
const asked = (page: Page): Promise<void> => page.getByRole('button', { name: 'What can I do?' }).waitFor();

/** From home to the lobby of a table for two: whoever is to sit there is a bot, or comes by the link. */
const open = async (page: Page, other?: string): Promise<void> => {
  await page
    .getByRole('link', { name: /Tranquility/ })
    .first()
    .click();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await press(page, 'Play with friends');
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Your name at seat 1').fill('Anna');
  if (other) await sheet.getByLabel('Seat 2', { exact: true }).selectOption(other);
  await press(page, 'Open the table');
  await page.getByRole('heading', { name: 'Seats' }).waitFor();
};

/** Whoever opens the table, from home on. */
export const toHostsMove = async (page: Page): Promise<void> => {
  await open(page, 'random');
  await press(page, 'Begin');
  await asked(page);
};

/** Whoever comes by the link; `host` is somebody else's page at home. */
export const toGuestsMove = async (host: Page, guest: Page): Promise<void> => {
  await open(host);
  await guest.goto(host.url());
  await guest.getByLabel('Your name').fill('Ben');
  await press(guest, 'Sit at seat 2');
  await press(host, 'Begin');
  await Promise.race([asked(host), asked(guest)]);
  await guest.getByRole('grid').waitFor();
};
