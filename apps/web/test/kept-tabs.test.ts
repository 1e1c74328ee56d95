/** One game, two tabs: it is played in one of them, and nothing is ever written over. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button, cell, says } from './player.ts';
import { BESIDE_17, openTable, storedLog } from './prepared.ts';

const ELSEWHERE = { name: 'This game is open in another tab' };
const second = async (page: Page): Promise<Page> => {
  const other = await page.context().newPage();
  await other.goto(page.url());
  return other;
};
const place = async (page: Page, card: string, row: number, column: number): Promise<void> => {
  await button(page, card).click();
  await cell(page, row, column).click();
  await says(page, /^You draw /);
};

test('the second tab is told, takes over and plays; the first is told and writes no more', async () => {
  const page = await openTable(BESIDE_17);
  await place(page, '25', 6, 6);
  const other = await second(page);
  await other.getByRole('heading', ELSEWHERE).waitFor();
  await button(other, 'Play here').click();
  await page.getByRole('heading', ELSEWHERE).waitFor();
  await other.getByRole('gridcell', { name: /, 25$/ }).waitFor();
  await button(other, '40').click();
  await cell(other, 6, 5).waitFor();
  const log = await storedLog(other);
  expect(log).toContain('0 place 25 36');
  await expect.poll(() => storedLog(page)).toBe(log);

  // And back again: what was played there is here.
  await button(page, 'Play here').click();
  await page.getByRole('gridcell', { name: /, 25$/ }).waitFor();
  await other.getByRole('heading', ELSEWHERE).waitFor();
});

test('a tab that is loaded anew is not taken for a second one, nor is one that is gone', async () => {
  const page = await openTable(BESIDE_17);
  await cell(page, 6, 6).waitFor();
  await page.reload();
  await cell(page, 6, 6).waitFor();
  await expect.poll(() => page.getByRole('heading', ELSEWHERE).count()).toBe(0);
  // What a tab leaves behind that was killed.
  await page.evaluate(() => localStorage.setItem('halcyon/owner/prepared', 'somebody'));
  await page.reload();
  await cell(page, 6, 6).waitFor();
  await place(page, '25', 6, 6);
});

test('a save that no message warned is refused by the owner’s mark', async () => {
  const page = await openTable(BESIDE_17);
  await cell(page, 6, 6).waitFor();
  const log = await storedLog(page);
  // A tab hears nothing of what it writes itself, as if the message were lost.
  await page.evaluate(() => localStorage.setItem('halcyon/owner/prepared', 'somebody'));
  await button(page, '25').click();
  await cell(page, 6, 6).click();
  await page.getByRole('heading', ELSEWHERE).waitFor();
  await expect.poll(() => storedLog(page)).toBe(log);
});
