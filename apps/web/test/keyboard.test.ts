import { tranquility } from '@halcyon/tranquility';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { byKeyboard, focus, tabTo } from './keyboard.ts';
import { button, held, playTheOpening, playToTheEnd, says, type Wanted, type Watch } from './player.ts';
import { BESIDE_17, nearlyOver, openMatch, openTable, storedMatch } from './prepared.ts';

/** Remembers after what the focus was nowhere. */
const watchFocus = (page: Page): { readonly lost: readonly string[]; readonly watch: Watch } => {
  const lost: string[] = [];
  let last = '';
  const before = async ({ name }: Wanted): Promise<void> => {
    if ((await focus(page)).name === '') lost.push(last);
    last = name;
  };
  return { lost, watch: { before } };
};

test('solo by keyboard alone, from home; the focus is never lost', async () => {
  const page = await openPage();
  await page.getByRole('heading', { name: 'Choose a game' }).waitFor();
  await page.keyboard.press('Tab');
  await tabTo(page, ({ name }) => /^Tranquility\s+Together/.test(name));
  await page.keyboard.press('Enter');
  await button(page, 'Play now').waitFor();
  await tabTo(page, ({ name }) => name === '2');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await focus(page)).name).toBe('Alone');
  await tabTo(page, ({ name }) => name === 'Play now');
  await page.keyboard.press('Enter');
  await button(page, 'What can I do?').waitFor();

  await tabTo(page, ({ within }) => within === 'Your hand');
  const { lost, watch } = watchFocus(page);
  await playTheOpening(page, byKeyboard, watch);
  expect(lost, 'the focus is lost after').toEqual([]);
});

test('solo by keyboard alone, to the end', async () => {
  const page = await openMatch(nearlyOver(tranquility, { seats: 1 }));
  await button(page, 'What can I do?').waitFor();
  await tabTo(page, ({ within }) => within === 'Your hand');
  const { lost, watch } = watchFocus(page);
  expect(await playToTheEnd(page, byKeyboard, watch)).toMatch(/^(Won|Lost)/);
  expect(lost, 'the focus is lost after').toEqual([]);
  expect((await focus(page)).name, 'at the end').not.toBe('');
  await tabTo(page, ({ name }) => name === 'Play again');
  await page.keyboard.press('Enter');
  await button(page, 'What can I do?').waitFor();
});

test('arrows walk the sea, its cells say what they are, Escape puts the card back', async () => {
  const page = await openTable(BESIDE_17);
  await button(page, 'What can I do?').waitFor();
  await tabTo(page, ({ within }) => within === 'Your hand');
  await expect.poll(async () => (await focus(page)).name).toBe('19');
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await focus(page)).name).toBe('25');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect.poll(() => held(page)).toEqual(['19, picked up', '25', '30', '40', '50']);
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Home');
  await expect.poll(async () => (await focus(page)).name).toBe('row 1, column 1, empty, before 17, not for 19');
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(`Shift+${key}`);
  await expect
    .poll(async () => (await focus(page)).name)
    .toBe('row 3, column 2, empty, between 17 and 24, cost 2 for 19');
  await page.keyboard.press('Shift+ArrowRight');
  await expect
    .poll(async () => (await focus(page)).name)
    .toBe('row 3, column 3, empty, between 17 and 24, free for 19');
  await page.keyboard.press('End');
  await expect.poll(async () => (await focus(page)).name).toBe('row 6, column 6, empty, after 24, not for 19');
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await focus(page)).name).toBe('row 6, column 6, empty, after 24, not for 19');
  await page.keyboard.press('Escape');
  await expect.poll(() => held(page)).toEqual(['19', '25', '30', '40', '50']);
  await expect.poll(() => focus(page)).toMatchObject({ name: '19', within: 'Your hand' });
});

test('arrows lead to where the card may lie: from the hand to the nearest such cell, then from one to the next', async () => {
  const page = await openTable(BESIDE_17);
  await button(page, 'What can I do?').waitFor();
  const hand = page.getByRole('group', { name: 'Your hand' });
  const about = (await hand.getAttribute('aria-describedby'))!;
  await expect
    .poll(() => page.locator(`[id='${about}']`).textContent())
    .toContain('Arrow Up then leads to the nearest place');
  await tabTo(page, ({ within }) => within === 'Your hand');
  // Nothing is picked up yet: the sea as it was left.
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await focus(page)).name).toMatch(/^row 1, column 1,/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  const walked: string[] = [];
  for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowUp']) {
    await page.keyboard.press(key);
    walked.push((await focus(page)).name.replace(/, empty.*,/, ':'));
  }
  expect(walked).toEqual([
    'row 3, column 6: free for 19',
    'row 3, column 5: free for 19',
    'row 3, column 4: free for 19',
    // Nothing is free above: one cell on.
    'row 4, column 4: not for 19',
    'row 3, column 3: free for 19',
    'row 2, column 3: not for 19',
    'row 3, column 3: free for 19',
  ]);
  // Whoever leaves the sea comes back to the same cell.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(async () => (await focus(page)).name).toMatch(/^row 3, column 3,/);
});

test('? shows what one can do, Escape goes back to where one was, u takes back', async () => {
  const page = await openTable(BESIDE_17);
  await button(page, 'What can I do?').waitFor();
  await tabTo(page, ({ within }) => within === 'Your hand');
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'What can I do?' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(async () => (await focus(page)).name).toBe('19');

  // A move of the list, by keyboard.
  await page.keyboard.press('?');
  for (const fold of ['Place an island', '19 (']) {
    await tabTo(page, ({ name }) => name.startsWith(fold));
    await page.keyboard.press('Enter');
  }
  await tabTo(page, ({ name }) => name === 'Place 19 in row 3, column 2');
  await page.keyboard.press('Enter');
  await says(page, 'Payment: discard 2 cards.');
  await expect.poll(async () => (await focus(page)).name).not.toBe('');
  await page.keyboard.press('u');
  await says(page, 'Your turn: play a card or discard two cards.');
  expect((await storedMatch(page)).steps).toEqual([]);
});

test('a refused step back is answered by keyboard, and the focus returns', async () => {
  const page = await openTable(BESIDE_17);
  await button(page, 'What can I do?').waitFor();
  await tabTo(page, ({ within }) => within === 'Your hand');
  await page.keyboard.press('Enter');
  for (const key of ['ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expect.poll(async () => (await storedMatch(page)).steps.length).toBe(1);
  await page.keyboard.press('u');
  await tabTo(page, ({ name }) => name === 'Keep my move');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(async () => (await focus(page)).name).not.toBe('');
});
