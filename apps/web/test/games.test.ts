import { expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { button, cell, click, hand, playToTheEnd } from './player.ts';
import { LAST_CELL, openTable, storedMatch } from './prepared.ts';

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
  await page.getByText('Payment: drop 1 card.').first().waitFor();
  await button(page, '50').click();
  await page.getByText('1 of 1 chosen').waitFor();
  await button(page, 'Drop it').click();
  await button(page, 'Play the Finish').click();
  await page.getByRole('heading', { name: /^Won · Score: \d+$/ }).waitFor();
  await page
    .getByText('The sea is full, the Start and the Finish lie: paradise is found. (Rule T4.12)')
    .first()
    .waitFor();
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
  let arriving = '';
  const result = await playToTheEnd(page, click, {
    async before({ name }, tree) {
      if (arriving) {
        const match = await storedMatch(page);
        const seat = arriving === 'I am Ada' ? 0 : 1;
        const held = (match.view(seat).hands as number[][])[seat]!;
        const words = held.map((card) => (card === 81 ? 'Start' : card === 82 ? 'Finish' : String(card)));
        const shown = tree.filter(
          ({ role, name: shownName }) => role === 'button' && /^(\d+|Start|Finish)$/.test(shownName),
        );
        expect(shown.map((node) => node.name)).toEqual(words);
        arriving = '';
      }
      if (!name.startsWith('I am ')) return;
      passed++;
      arriving = name;
      const roles = tree.map(({ role }) => role);
      expect(roles).not.toContain('grid');
      expect(roles).not.toContain('gridcell');
      const texts = tree
        .filter(({ role }) => role !== 'heading' || true)
        .map(({ name: text }) => text)
        .join(' ');
      expect(texts).not.toMatch(/\d/);
      expect(await hand(page).count()).toBe(0);
    },
  });
  expect(result).toMatch(/^(Won|Lost)/);
  expect(passed).toBeGreaterThan(4);
  expect(seatsThatActed((await storedMatch(page)).steps)).toEqual([0, 1]);
});
