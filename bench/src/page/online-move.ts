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

/** Until all that the first move needs is there. */
export const toOnlineMove = async (page: Page): Promise<void> => {
  await page
    .getByRole('link', { name: /Tranquility/ })
    .first()
    .click();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('button', { name: 'Play with friends', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Your name at seat 1').fill('Anna');
  await sheet.getByLabel('Seat 2', { exact: true }).selectOption('random');
  await page.getByRole('button', { name: 'Open the table', exact: true }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.getByRole('button', { name: 'What can I do?' }).waitFor();
};
