/** Following the others: what they did stays to be read, at the reader's own pace. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button, cell } from './player.ts';
import { BOT, openTable, PERSON, storedStep } from './prepared.ts';

/** As settings.svelte.ts stores 'step by step'. */
const DAY = 86_400_000;
const PHONE = { width: 390, height: 844 };
const THREE = {
  sea: `
    . . . . . .
    . . . . . .
    . . . . . .
    . . 40 . . .
    . . . . . .
    . . . . . .`,
  hands: ['2 10 30 41 60', '3 11 31 45 61', '5 12 32 47 62'],
};
const followed = (page: Page): Locator =>
  page.getByRole('region', { name: 'What the others did' }).getByRole('listitem');
const place = async (page: Page): Promise<void> => {
  await button(page, '2').click();
  await cell(page, 1, 1).click();
};
const yourTurn = (page: Page): Promise<void> => page.getByText('Your turn').first().waitFor();

test('what each of the others did can be read until the reader acts, and is ringed on the board', async () => {
  const page = await openTable(THREE, PHONE, [PERSON, BOT, BOT]);
  await place(page);
  await expect.poll(() => followed(page).count(), { timeout: 60_000 }).toBe(2);
  await yourTurn(page);
  const [second, third] = await followed(page).allTextContents();
  expect(second).toMatch(/^Bot 2 .+\./);
  expect(third).toMatch(/^Bot 3 .+\./);
  const placed = (await followed(page).allTextContents()).filter((text) => text.includes('places')).length;
  expect(placed).toBeGreaterThan(0);
  await expect.poll(() => page.locator('[data-cell][data-fresh]').count()).toBe(placed);
  // Whole sentences, over the board, for as long as one likes.
  await button(page, 'What the others did').click();
  const cut = await followed(page).evaluateAll(
    (lines) => lines.filter((line) => line.scrollWidth > line.clientWidth).length,
  );
  expect(cut).toBe(0);
});

test('each line of the log leads to its moment', async () => {
  const page = await openTable(THREE, PHONE, [PERSON, BOT, BOT]);
  await place(page);
  await yourTurn(page);
  await button(page, 'Menu').click();
  await button(page, 'What happened').click();
  const dialog = page.getByRole('dialog', { name: 'What happened' });
  await expect
    .poll(() => dialog.getByRole('heading').allTextContents())
    .toEqual(['What happened', 'Player 1', 'Bot 2', 'Bot 3']);
  await dialog.getByRole('button', { name: 'You place 2 in row 1, column 1.' }).click();
  await dialog.getByText('You place 2 in row 1, column 1.').waitFor();
  const islands = (): Promise<number> => dialog.getByRole('img', { name: /^\d+$/ }).count();
  const before = await islands();
  // Large enough to be seen.
  expect((await dialog.getByRole('img', { name: '2', exact: true }).boundingBox())!.width).toBeGreaterThan(30);
  await dialog.getByRole('button', { name: 'One step on' }).click();
  await dialog.getByText(/^Bot 2 /).waitFor();
  expect(await islands()).toBeGreaterThan(before);
});

test('step by step: nobody acts before the reader says so', async () => {
  const stored = { 'halcyon/settings': JSON.stringify({ pace: DAY }) };
  const page = await openTable(THREE, { ...PHONE, stored }, [PERSON, BOT, BOT]);
  await place(page);
  await button(page, 'Next').waitFor();
  const step = await storedStep(page);
  await button(page, 'Next').click();
  await page.getByText('Bot 3 is thinking').first().waitFor();
  expect(await storedStep(page)).toBeGreaterThan(step);
  await button(page, 'Next').click();
  await yourTurn(page);
});

test('who likes to confirm presses once more, and may choose anew before', async () => {
  const stored = { 'halcyon/settings': JSON.stringify({ pace: 0, confirm: true }) };
  const page = await openTable({ ...THREE, hands: THREE.hands.slice(0, 1) }, { ...PHONE, stored });
  await place(page);
  const confirm = button(page, 'Place 2 in row 1, column 1');
  await confirm.waitFor();
  expect(await storedStep(page)).toBe(0);
  await cell(page, 1, 2).click();
  await button(page, 'Place 2 in row 1, column 2').click();
  await cell(page, 1, 2).getByText('2').first().waitFor();
  expect(await storedStep(page)).toBeGreaterThan(0);
});
