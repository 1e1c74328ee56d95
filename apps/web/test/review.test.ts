import { readFileSync } from 'node:fs';
import { table as merchants } from '@halcyon/castle-merchants/draw';
import { printLog } from '@halcyon/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { ROAD } from './castle-merchants.ts';
import { button } from './player.ts';
import { BESIDE_17, finished, openMatch, openTable, storedLog, storedTable } from './prepared.ts';

const seen = async (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.ariaLabel ?? ''));
/** The sea before a step, the top row first, as the page names it. */
const seaAt = (step: number): string[] => {
  const cells = finished().viewAt(step, 'referee').cells as number[];
  const rows = Array.from({ length: 6 }, (_, row) => cells.slice(6 * row, 6 * row + 6)).reverse();
  return rows.flat().map((card) => (card ? String(card) : '·'));
};

test('a finished game is stepped through, back and forth, to the same positions', async () => {
  const page = await openPage({ stored: storedTable(finished()) });
  await page.getByRole('link', { name: 'My games (1)' }).click();
  await page.getByRole('link', { name: /^Tranquility Lost .* Step through$/ }).click();
  const last = finished().steps.length;
  const at = async (step: number): Promise<void> => {
    await page.getByText(`Step ${step} of ${last}`, { exact: true }).waitFor();
    expect(await seen(page), `step ${step}`).toEqual(seaAt(step));
  };
  await at(last);
  await button(page, 'To the beginning').click();
  await at(0);
  for (const step of [1, 2, 3, 4, 5]) {
    await button(page, 'One step on').click();
    await at(step);
  }
  const slider = page.getByRole('slider');
  const some = [0.5, 0.2, 0.9].map((share) => Math.round(share * last));
  for (const step of some) {
    await slider.fill(String(step));
    await at(step);
  }
  await button(page, 'One step back').click();
  await at(some.at(-1)! - 1);
  await button(page, 'To the end').click();
  await at(last);
});

test('the same game through one seat’s eyes', async () => {
  const match = finished();
  const dropped = match.steps.findLastIndex((step) => /^drop \d+$/.test(match.word(step, 'referee')));
  const { seat } = match.step(dropped);
  const page = await openMatch(match);
  await page.getByRole('slider').fill(String(dropped + 1));
  await page.getByText(new RegExp(`^Player ${seat + 1} discards \\d+\\.`)).waitFor();
  const eyes = page.getByRole('combobox', { name: 'Seen by' });
  await eyes.selectOption(`Player ${2 - seat}`);
  await page.getByText(`Player ${seat + 1} discards a card.`).waitFor();
  await eyes.selectOption(`Player ${seat + 1}`);
  await page.getByText(/^You discard \d+\./).waitFor();
});

test('the log is copied and saved as it is', async () => {
  const page = await openTable(BESIDE_17, { context: { permissions: ['clipboard-read', 'clipboard-write'] } });
  await button(page, 'Menu').click();
  await button(page, 'Share').click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  const log = await storedLog(page);

  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await dialog.getByRole('status').getByText('Copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(log);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('tranquility.log');
  expect(readFileSync(await download.path(), 'utf8')).toBe(log);
});

test.for([false, true])('a result shows its log, at the picture and at the text (text: %s)', async (plain) => {
  const page = await openMatch(finished(), {
    route: '#/table',
    stored: { 'halcyon/settings': JSON.stringify({ plain }) },
  });
  await button(page, 'Share').click();
  const text = page.getByRole('dialog', { name: 'Share' });
  await text.getByText('The log', { exact: true }).click();
  await text.getByText('digest').waitFor();
  expect(await text.getByRole('region', { name: 'The log' }).textContent()).toBe(printLog(finished()));
});

test('players have their names there too', async () => {
  const page = await openMatch(merchants(ROAD), { route: '#/review' }, [{ name: 'Ada' }, { name: 'Bo' }]);
  await page
    .getByRole('listitem')
    .getByText(/^Ada: Gold \d+\/18/)
    .waitFor();
  expect(await page.getByText('Player 1').count()).toBe(0);
  expect(await page.getByText('these castles buy').count()).toBe(0);
});
