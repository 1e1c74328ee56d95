/** The table in words, as it is read on a small phone. */
import { expect, test } from 'vitest';
import { axe } from './browser.ts';
import { button } from './player.ts';
import { BESIDE_17, openTable } from './prepared.ts';

test('the table in words is in the language of the reader, in the order of the picture, and needs no scrolling sideways', async () => {
  const page = await openTable(BESIDE_17, { width: 360, height: 640, locale: 'de' });
  await button(page, 'Menü').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tisch als Text', exact: true }).click();
  await page.getByText(/^Reihe \d: .*\b17 in Spalte \d/).waitFor();
  const titles = await page.locator('main section h3').allTextContents();
  expect(titles.indexOf('Das Meer')).toBe(titles.length - 2);
  await page.getByText(/^Auf der Hand: \d/).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // A long list is folded by its verb, and inside by its card.
  await page.getByText(/^Eine Insel platzieren \(\d+\)$/).click();
  await page.getByText(/^19 \(\d+\)$/).click();
  await page
    .getByRole('button', { name: /^Die 19 in Reihe \d, Spalte \d platzieren$/ })
    .first()
    .waitFor();
  expect(await axe(page)).toEqual([]);
});
