import { FINISH, START } from '@halcyon/tranquility';
import { expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { button, cell, click, held, playToTheEnd, says } from './player.ts';
import { LAST_CELL, openTable, storedMatch } from './prepared.ts';

const NAMES: Readonly<Record<number, string>> = { [START]: 'Start', [FINISH]: 'Finish' };
const QUICK = { 'halcyon/pace': '0' };
const seatsThatActed = (steps: readonly { readonly seat: number }[]): number[] =>
  [...new Set(steps.map(({ seat }) => seat))].filter((seat) => seat < 5).sort();

test('solo by clicking, from home to a loss', async () => {
  const page = await openPage();
  await page.getByRole('link', { name: /^Tranquility Together/ }).click();
  await page.getByRole('radio', { name: 'Alone' }).check();
  await button(page, 'Begin').click();
  expect(await playToTheEnd(page, click)).toMatch(/^Lost · Score: \d+$/);
  const { outcome, setup } = await storedMatch(page);
  expect(setup.seats).toBe(1);
  expect(outcome).toMatchObject({ kind: 'together', won: false });

  await button(page, 'The same again').click();
  await button(page, 'What can I do?').waitFor();
  const again = await storedMatch(page);
  expect(again.outcome).toBeUndefined();
  expect(again.setup).toEqual(setup);
});

test('the last island and the Finish win', async () => {
  const page = await openTable(LAST_CELL);
  await button(page, '36').click();
  await cell(page, 6, 6).click();
  await says(page, 'Payment: drop 1 card.');
  await button(page, '50').click();
  await page.getByText('1 of 1 chosen').waitFor();
  await button(page, 'Drop it').click();
  await button(page, 'Play the Finish').click();
  await page.getByRole('heading', { name: /^Won · Score: \d+$/ }).waitFor();
  await says(page, 'The sea is full, the Start and the Finish lie: paradise is found. (Rule T4.12)');
  await page.getByText('◆ Finish').waitFor();
  expect(await button(page, 'Finish').count()).toBe(0);
  expect((await storedMatch(page)).outcome).toMatchObject({ won: true });
});

test('three seats with two bots', async () => {
  const page = await openPage({ stored: QUICK, route: '#/new/tranquility' });
  await page.getByRole('radio', { name: '3' }).check();
  await page.getByRole('textbox', { name: 'Name at seat 1' }).fill('Ada');
  await page.getByRole('combobox', { name: 'Seat 3' }).selectOption('a bot that plays at random');
  await button(page, 'Begin').click();
  expect(await playToTheEnd(page, click)).toMatch(/^(Won|Lost)/);
  const { outcome, steps } = await storedMatch(page);
  expect(outcome).toBeDefined();
  expect(seatsThatActed(steps)).toEqual([0, 1, 2]);
});

test('two people pass the device; nobody sees the other hand', async () => {
  const page = await openPage({ stored: QUICK, route: '#/new/tranquility' });
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption('a person');
  await page.getByRole('textbox', { name: 'Name at seat 1' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Name at seat 2' }).fill('Bo');
  await button(page, 'Begin').click();

  let passed = 0;
  let arrived: number | undefined;
  const result = await playToTheEnd(page, click, {
    async before({ name }, tree) {
      if (arrived !== undefined) {
        const hands = (await storedMatch(page)).view(arrived).hands as number[][];
        expect(await held(page)).toEqual(hands[arrived]!.map((card) => NAMES[card] ?? String(card)));
        arrived = undefined;
      }
      if (!name.startsWith('I am ')) return;
      passed++;
      arrived = name === 'I am Ada' ? 0 : 1;
      expect(await held(page)).toEqual([]);
      expect(tree.filter(({ role }) => role === 'grid' || role === 'img')).toEqual([]);
      // No number at all, so no card.
      expect(tree.map((node) => node.name).join(' ')).not.toMatch(/\d/);
    },
  });
  expect(result).toMatch(/^(Won|Lost)/);
  expect(passed).toBeGreaterThan(4);
  expect(seatsThatActed((await storedMatch(page)).steps)).toEqual([0, 1]);
});
