import { expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { byKeyboard, focus, tabTo } from './keyboard.ts';
import { button, held, playToTheEnd, says } from './player.ts';
import { BESIDE_17, openTable, storedMatch } from './prepared.ts';

test('solo by keyboard alone, from home to the end; the focus is never lost', async () => {
  const page = await openPage();
  await page.getByRole('heading', { name: 'Choose a game' }).waitFor();
  await page.keyboard.press('Tab');
  await tabTo(page, ({ name }) => /^Tranquility\s+Together/.test(name));
  await page.keyboard.press('Enter');
  await button(page, 'Begin').waitFor();
  await tabTo(page, ({ name }) => name === '2');
  await page.keyboard.press('ArrowLeft');
  expect((await focus(page)).name).toBe('Alone');
  await tabTo(page, ({ name }) => name === 'Begin');
  await page.keyboard.press('Enter');
  await button(page, 'What can I do?').waitFor();

  await tabTo(page, ({ within }) => within === 'Your hand');
  const lost: string[] = [];
  let last = '';
  const result = await playToTheEnd(page, byKeyboard, {
    async before(wanted) {
      if ((await focus(page)).name === '') lost.push(last);
      last = wanted.name;
    },
  });
  expect(result).toMatch(/^(Won|Lost)/);
  expect(lost, 'the focus is lost after').toEqual([]);
  expect((await focus(page)).name, 'at the end').not.toBe('');
  await tabTo(page, ({ name }) => name === 'The same again');
  await page.keyboard.press('Enter');
  await button(page, 'What can I do?').waitFor();
});

test('arrows walk the sea, its cells say what they are, Escape puts the card back', async () => {
  const page = await openTable(BESIDE_17);
  await button(page, 'What can I do?').waitFor();
  await tabTo(page, ({ within }) => within === 'Your hand');
  expect((await focus(page)).name).toBe('19');
  await page.keyboard.press('ArrowRight');
  expect((await focus(page)).name).toBe('25');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  expect(await held(page)).toEqual(['19, picked up', '25', '30', '40', '50']);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  expect((await focus(page)).name).toBe('row 1, column 1, empty, before 17, not for 19');
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(key);
  expect((await focus(page)).name).toBe('row 3, column 2, empty, between 17 and 24, cost 2 for 19');
  await page.keyboard.press('ArrowRight');
  expect((await focus(page)).name).toBe('row 3, column 3, empty, between 17 and 24, free for 19');
  await page.keyboard.press('End');
  expect((await focus(page)).name).toBe('row 6, column 6, empty, after 24, not for 19');
  await page.keyboard.press('ArrowRight');
  expect((await focus(page)).name).toBe('row 6, column 6, empty, after 24, not for 19');
  await page.keyboard.press('Escape');
  expect(await held(page)).toEqual(['19', '25', '30', '40', '50']);
  expect(await focus(page)).toMatchObject({ name: '19', within: 'Your hand' });
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
  expect((await focus(page)).name).toBe('19');

  // A move of the list, by keyboard.
  await page.keyboard.press('?');
  await tabTo(page, ({ name }) => name.startsWith('Place 19 in'));
  await page.keyboard.press('Enter');
  await tabTo(page, ({ name }) => name === 'Place 19 in row 3, column 2');
  await page.keyboard.press('Enter');
  await says(page, 'Payment: drop 2 cards.');
  expect((await focus(page)).name).not.toBe('');
  await page.keyboard.press('u');
  await says(page, 'Your turn: play a card or discard two cards.');
  expect((await storedMatch(page)).steps).toEqual([]);
});

test('a refused step back is answered by keyboard, and the focus returns', async () => {
  const page = await openTable(BESIDE_17);
  await button(page, 'What can I do?').waitFor();
  await tabTo(page, ({ within }) => within === 'Your hand');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect.poll(async () => (await storedMatch(page)).steps.length).toBe(1);
  await page.keyboard.press('u');
  await tabTo(page, ({ name }) => name === 'Leave it');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect((await focus(page)).name).not.toBe('');
});
