import { FINISH, START } from '@halcyon/tranquility';
import type { Drawn } from '@halcyon/tranquility/draw';
import { expect, test } from 'vitest';
import { button, cell, click, held, playToTheEnd, says } from './player.ts';
import { BOT, LAST_CELL, openTable, storedMatch } from './prepared.ts';

const NAMES: Readonly<Record<number, string>> = { [START]: 'Start', [FINISH]: 'Finish' };
const seatsThatActed = (steps: readonly { readonly seat: number }[]): number[] =>
  [...new Set(steps.map(({ seat }) => seat))].filter((seat) => seat < 5).sort();

/** A sea so full, and piles so low, that the game lasts a few rounds more. */
const LATE: Drawn = {
  sea: `
    .  .  .  62 65 .
    43 45 .  49 51 53
    33 35 36 .  39 41
    22 23 .  27 29 31
    10 12 14 .  18 20
     1  .  3  5  7  9`,
  hands: ['13 37 70 71 72', '26 47 73 74 75', '2 16 66 76 77'],
  piles: ['15 17 19 21 24 25', '28 30 32 34 38 40', '42 44 46 48 50 52'],
};
const lateFor = (seats: number): Drawn => ({
  ...LATE,
  hands: LATE.hands.slice(0, seats),
  piles: LATE.piles!.slice(0, seats),
});

/** From home to the end is played by keyboard (keyboard.test.ts). */
test('solo by clicking, to a loss, and once more', async () => {
  const page = await openTable(lateFor(1), { route: '#/table' });
  expect(await playToTheEnd(page, click)).toMatch(/^Lost · Score: \d+ of \d+$/);
  const { outcome, setup } = await storedMatch(page);
  expect(setup.seats).toBe(1);
  expect(outcome).toMatchObject({ kind: 'together', won: false });

  await button(page, 'Play again').click();
  await button(page, 'What can I do?').waitFor();
  const again = await storedMatch(page);
  expect(again.outcome).toBeUndefined();
  expect(again.setup).toEqual(setup);
});

test('the last island and the Finish win', async () => {
  const page = await openTable(LAST_CELL);
  await button(page, '36').click();
  await cell(page, 6, 6).click();
  await says(page, 'Payment: discard 1 card.');
  await button(page, '50').click();
  await button(page, 'Play the Finish').click();
  await page.getByRole('heading', { name: /^Won · Score: \d+ of \d+$/ }).waitFor();
  await says(page, 'The sea is full, the Start and the Finish are laid: paradise is found. (Rule T4.12)');
  await page.getByText('◆ Finish').waitFor();
  await expect.poll(() => button(page, 'Finish').count()).toBe(0);
  expect((await storedMatch(page)).outcome).toMatchObject({ won: true });
});

test('three seats with two bots, to the end', async () => {
  const page = await openTable(lateFor(3), {}, [{ name: 'Ada' }, BOT, BOT]);
  expect(await playToTheEnd(page, click)).toMatch(/^(Won|Lost)/);
  const { outcome, steps } = await storedMatch(page);
  expect(outcome).toBeDefined();
  expect(seatsThatActed(steps)).toEqual([0, 1, 2]);
});

test('two people pass the device; nobody sees the other hand', async () => {
  const page = await openTable(lateFor(2), {}, [{ name: 'Ada' }, { name: 'Bo' }]);
  let passed = 0;
  let arrived: number | undefined;
  const result = await playToTheEnd(page, click, {
    async before({ name }, tree) {
      if (arrived !== undefined) {
        const hands = (await storedMatch(page)).view(arrived).hands as number[][];
        await expect.poll(() => held(page)).toEqual(hands[arrived]!.map((card) => NAMES[card] ?? String(card)));
        arrived = undefined;
      }
      if (!name.startsWith('I am ')) return;
      passed++;
      arrived = name === 'I am Ada' ? 0 : 1;
      await expect.poll(() => held(page)).toEqual([]);
      expect(tree.filter(({ role }) => role === 'grid' || role === 'img')).toEqual([]);
      // No number at all, so no card.
      expect(tree.map((node) => node.name).join(' ')).not.toMatch(/\d/);
    },
  });
  expect(result).toMatch(/^(Won|Lost)/);
  expect(passed).toBeGreaterThan(4);
  expect(seatsThatActed((await storedMatch(page)).steps)).toEqual([0, 1]);
});
