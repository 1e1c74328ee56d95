/**
 * The way of a person from the address to the first move, by roles and names alone. When the page changes its words,
 * this is the only place of the bench that must follow.
 */
import type { Page } from 'playwright-core';

/** Alone, or with a bot, which begins. `ready`: all that the move needs is there; after it others are asked, who may need more. */
export const firstMove = async (page: Page, alone: boolean, ready: () => void): Promise<void> => {
  await page
    .getByRole('link', { name: /Tranquility/ })
    .first()
    .click();
  if (alone) await page.getByRole('radio', { name: 'Alone' }).check();
  await page.getByRole('button', { name: 'Play now', exact: true }).click();
  // A bot may be the first to play; this button is there when we are asked.
  await page.getByRole('button', { name: 'What can I do?' }).waitFor();
  const islands = page.getByRole('group', { name: 'Your hand' }).getByRole('button', { name: /^\d+$/ });
  const open = page.getByRole('gridcell', { name: /, (?:free|cost \d+) for / });
  const names = await Promise.all((await islands.all()).map((island) => island.getAttribute('aria-label')));
  for (const name of names.map(String)) {
    await page.getByRole('button', { name, exact: true }).click();
    // The island is lifted when its cells have their costs.
    await page.getByRole('button', { name: `${name}, picked up` }).waitFor();
    if ((await open.count()) === 0) continue;
    ready();
    await open.first().click();
    await page.getByRole('gridcell', { name: new RegExp(`, ${name}$`) }).waitFor();
    return;
  }
  throw new Error('no island of the first hand fits anywhere');
};
