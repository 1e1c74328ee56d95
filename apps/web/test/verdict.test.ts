/** Deal or play, asked in the review of a lost game on a phone. */
import { expect, test } from 'vitest';
import { axe } from './browser.ts';
import { button } from './player.ts';
import { finished, openMatch } from './prepared.ts';

test('a lost game: the curve, the moment it turned on, and a way to win stepped through', async () => {
  const page = await openMatch(finished(), { width: 360, height: 640 });
  await button(page, 'Was it the deal or the play?').click();
  await page.getByRole('progressbar', { name: 'Looking at the deal and at every turn' }).waitFor();
  await page.getByText('The deal could be won: with all cards open, a way was found.').waitFor({ timeout: 60_000 });
  const next = button(page, 'One step on');
  const curve = page.getByRole('img', {
    name: /^The chance of winning, turn by turn: about \d+% at first, .* 0% at the end\.$/,
  });
  const before = await next.boundingBox();
  expect(before!.y + before!.height).toBeLessThanOrEqual(640);
  expect(await axe(page)).toEqual([]);

  const change = page.getByRole('button', { name: /^Step \d+: from about \d+% to about \d+%$/ }).first();
  const step = /\d+/.exec((await change.textContent())!)![0];
  await change.click();
  await page.getByText(new RegExp(`^Step ${step} of `)).waitFor();
  const { x, y, width, height } = (await curve.boundingBox())!;
  await page.mouse.click(x + 1, y + height / 2);
  await page.getByText(/^Step 0 of /).waitFor();
  await page.mouse.click(x + width - 1, y + height / 2);
  await page.getByText(/^Step (\d+) of \1$/).waitFor();
  expect(await next.boundingBox()).toEqual(before);

  const address = page.url();
  await button(page, 'Step through that way').click();
  await page.getByRole('heading', { name: 'A way to win this deal, with all cards open' }).waitFor();
  await page.getByText(/^Step 0 of /).waitFor();
  await next.click();
  await page.getByText(/^Step 1 of /).waitFor();
  await button(page, 'To the end').click();
  await page
    .locator('.result')
    .getByText(/paradise is found/)
    .waitFor();
  expect(await axe(page)).toEqual([]);
  await button(page, 'Back to the game that was played').click();
  await curve.waitFor();
  expect(page.url()).toBe(address);
});
