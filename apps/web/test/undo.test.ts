import { expect, test } from 'vitest';
import { button, cell, held, says } from './player.ts';
import { BESIDE_17, BOT, openTable, PERSON, storedLog, storedMatch } from './prepared.ts';

const REFUSED = 'Somebody learnt something from your last step, so it cannot be taken back for free.';

test('alone, a placement is taken back before anything is drawn', async () => {
  const page = await openTable(BESIDE_17);
  await button(page, '19').click();
  await cell(page, 3, 2).click();
  await says(page, 'Payment: drop 2 cards.');
  await button(page, 'Take back').click();
  await says(page, 'Your turn: play a card or discard two cards.');
  await cell(page, 3, 2)
    .and(page.getByRole('gridcell', { name: /empty/ }))
    .waitFor();
  expect(await held(page)).toEqual(['19, picked up', '25', '30', '40', '50']);
  expect((await storedMatch(page)).steps).toEqual([]);
  expect(await storedLog(page)).not.toContain('consent');
});

test('after a draw it is not free: the dialog says why, and leaving it changes nothing', async () => {
  const page = await openTable(BESIDE_17);
  await button(page, '25').click();
  await cell(page, 6, 6).click();
  await cell(page, 6, 6)
    .and(page.getByRole('gridcell', { name: /, 25$/ }))
    .waitFor();
  const before = await storedLog(page);
  for (const leave of [() => button(page, 'Leave it').click(), () => page.keyboard.press('Escape')]) {
    await button(page, 'Take back').click();
    const dialog = page.getByRole('dialog', { name: 'Take back' });
    await dialog.getByText(REFUSED).waitFor();
    await leave();
    await dialog.waitFor({ state: 'detached' });
    expect(await storedLog(page)).toBe(before);
  }
});

test('with bots there is no consent to ask for', async () => {
  const page = await openTable({ ...BESIDE_17, hands: ['19 25 30 40 50', '60 61'] }, {}, [PERSON, BOT]);
  await button(page, '19').click();
  await cell(page, 3, 2).click();
  await button(page, 'Take back').click();
  const dialog = page.getByRole('dialog', { name: 'Take back' });
  await dialog.getByText(REFUSED).waitFor();
  expect(await dialog.getByRole('button').allTextContents()).toEqual(['Close', 'Leave it']);
});

test('people may agree to take it back; the log says so', async () => {
  const page = await openTable({ ...BESIDE_17, hands: ['19 25 30 40 50', '60 61'] });
  await button(page, 'I am Player 1').click();
  await button(page, '19').click();
  await cell(page, 3, 2).click();
  await button(page, 'Take back').click();
  await button(page, 'Take it back all the same; the log will say so').click();
  await says(page, 'Your turn: play a card or discard two cards.');
  expect(await held(page)).toEqual(['19, picked up', '25', '30', '40', '50']);

  const { marks, steps } = await storedMatch(page);
  expect(steps).toEqual([]);
  expect(marks).toEqual([{ at: 0, text: 'taken back by consent: 0 place 19 14' }]);
  await button(page, 'Menu').click();
  await button(page, 'The log').click();
  await page.getByText('# taken back by consent: 0 place 19 14').waitFor();
});

test('nothing of one’s own: nothing can be agreed to', async () => {
  const page = await openTable({ ...BESIDE_17, hands: ['19 25 30 40 50', '60 61 62'] });
  await button(page, 'I am Player 1').click();
  expect(await button(page, 'Take back').isDisabled()).toBe(true);
  await button(page, '25').click();
  await cell(page, 6, 6).click();
  await button(page, 'I am Player 2').click();
  // Player 1's step is not player 2's to take back.
  await page.keyboard.press('u');
  const dialog = page.getByRole('dialog', { name: 'Take back' });
  await dialog.waitFor();
  expect(await dialog.getByRole('button').allTextContents()).toEqual(['Close', 'Leave it']);
  expect((await storedMatch(page)).steps).toHaveLength(1);
});
