import { table as merchants } from '@halcyon/castle-merchants/draw';
import { CHANCE, printLog } from '@halcyon/kernel';
import { tranquility } from '@halcyon/tranquility';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, openPage, textOf } from './browser.ts';
import { ROAD } from './castle-merchants.ts';
import { button } from './player.ts';
import {
  BESIDE_17,
  BOT,
  finished,
  nearlyOver,
  openMatch,
  openTable,
  PERSON,
  storedLog,
  storedMatch,
  storedTable,
} from './prepared.ts';

/** A whole game of bots. */
const wholeGame = () => nearlyOver(tranquility, { seats: 2 }, 0);
const seen = async (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.ariaLabel ?? ''));
/** The sea before a step, the top row first, as the page names it. */
const seaAt = (step: number): string[] => {
  const cells = finished().viewAt(step, 'referee').cells as number[];
  const rows = Array.from({ length: 6 }, (_, row) => cells.slice(6 * row, 6 * row + 6)).reverse();
  return rows.flat().map((card) => (card ? String(card) : '·'));
};

test('a finished game is stepped through, back and forth, to the same positions', async () => {
  const page = await openPage({ stored: storedTable(finished()) });
  await page.getByRole('link', { name: 'My games (1)' }).click();
  await page.getByRole('link', { name: /^Tranquility Lost .* Step through$/ }).click();
  const match = finished();
  // Chance that tells nobody anything is no step for a reader.
  const moments = [
    0,
    ...match.steps.flatMap(({ seat }, i) =>
      seat !== CHANCE || match.stepEvents(i, 'referee').length > 0 ? [i + 1] : [],
    ),
  ];
  const last = moments.length - 1;
  expect(last).toBeLessThan(match.length);
  const at = async (moment: number): Promise<void> => {
    await page.getByText(`Step ${moment} of ${last}`, { exact: true }).waitFor();
    expect(await seen(page), `step ${moment}`).toEqual(seaAt(moments[moment]!));
    expect(new URL(page.url()).hash).toMatch(new RegExp(`/${moments[moment]}$`));
  };
  await page.getByText(`Step ${last} of ${last}`, { exact: true }).waitFor();
  await button(page, 'To the beginning').click();
  await at(0);
  for (const step of [1, 2, 3, 4, 5]) {
    await button(page, 'One step on').click();
    await at(step);
  }
  const slider = page.getByRole('slider');
  const some = [0.5, 0.2, 0.9].map((share) => Math.round(share * last));
  for (const step of some) {
    await slider.fill(String(step));
    await at(step);
  }
  await button(page, 'One step back').click();
  await at(some.at(-1)! - 1);
  await button(page, 'To the end').click();
  await at(last);
  await page.keyboard.press('ArrowLeft');
  await at(last - 1);
  // The address leads a friend of this browser, or whoever reloads, to the same moment.
  await page.reload();
  await at(last - 1);
  const line = page
    .getByRole('main')
    .getByRole('button', { name: /^Player 1 plays 40|^Player \d plays/ })
    .first();
  await line.click();
  expect(await line.getAttribute('aria-current')).toBe('step');
});

test('another way on from a moment: a game of its own that knows where it comes from', async () => {
  const match = finished();
  const page = await openMatch(match);
  await expect.poll(() => page.getByRole('button', { name: 'Play on from here' }).count()).toBe(0);
  await page.getByRole('slider').fill('12');
  const before = new URL(page.url()).hash;
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page
    .getByRole('grid')
    .or(page.getByRole('button', { name: /^I am / }))
    .first()
    .waitFor();
  const branch = await storedMatch(page);
  const step = Number(before.split('/').at(-1));
  expect(branch.steps.slice(0, step)).toEqual(match.steps.slice(0, step));
  expect(branch.outcome).toBeUndefined();
  await page.goBack();
  await page.getByRole('heading', { name: 'Played on from here' }).waitFor();
  await page.getByText('from step 12').waitFor();
});

test('a branch is played to its end, pointed at, compared with its origin, and opens by link at its step elsewhere', async () => {
  // Others sit there now than those who played it, and play on in another way.
  const careless = { name: '', bot: 'random' };
  const page = await openMatch(wholeGame(), { width: 360, height: 640 }, [careless, careless]);
  await page.getByRole('slider').fill('60');
  // Everything in sight, and the buttons stay where they are.
  const next = button(page, 'One step on');
  const before = await next.boundingBox();
  expect(before!.y + before!.height).toBeLessThanOrEqual(640);
  const board = (await page.locator("[data-cell='0']").boundingBox())!;
  expect(board.y + board.height).toBeLessThanOrEqual((await page.locator('.told').boundingBox())!.y);
  await next.click();
  expect(await next.boundingBox()).toEqual(before);
  expect(await axe(page)).toEqual([]);

  await button(page, 'Play on from here').click();
  await page.locator('.table[data-ended]').waitFor();
  await page.goto(page.url().replace('#/table', '#/review'));
  await page.getByRole('link', { name: /^Played on from step 61/ }).waitFor();
  const placed = page
    .getByRole('main')
    .getByRole('button', { name: / places \d+ in row/ })
    .first();
  await placed.click();
  // Marked where it went, and by an arrow from whoever did it.
  await page.locator('[data-cell][data-fresh]').waitFor();
  await page.locator('[data-way]').waitFor();
  await button(page, 'Arrow').click();
  const places = page.getByRole('group', { name: /^Tap where/ });
  await places.getByRole('button', { name: 'Bot 1' }).press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.locator("[data-drawn='arrow']").waitFor();
  await button(page, 'Arrow').click();
  const step = new URL(page.url()).hash.split('/').at(-1)!;

  await button(page, 'Share').click();
  const link = await page.getByRole('textbox', { name: 'A link to this moment' }).inputValue();
  const other = await openPage({ route: link.replace(/^[^#]*/, ''), locale: 'fr', chance: 2 });
  await other.getByText(/^Continuée à partir de l’étape 61 d’une partie de Bot 1 et Bot 2/).waitFor();
  expect(new URL(other.url()).hash.endsWith(`/${step}`)).toBe(true);
  const told = (text: string | null): string => text!.replace(/\D+/g, ' ');
  expect(told(await other.locator('.told').textContent())).toBe(told(await page.locator('.told').textContent()));
  await button(other, 'Garder et ouvrir').click();
  await other.getByRole('link', { name: 'Comparer' }).click();
  await other.getByText(/^Identiques jusqu’à l’étape \d+\.$/).waitFor();
  await button(other, 'Une étape en avant').click();
  await other.getByText(/^Étape 1 sur \d+ après cela$/).waitFor();
  await expect.poll(() => other.locator('.told').allTextContents()).toHaveLength(2);
  expect(await axe(other)).toEqual([]);
});

test('a game that is not over shows no more than was seen, and leads nowhere else', async () => {
  const page = await openMatch(nearlyOver(tranquility, { seats: 2 }), { route: '#/review' }, [PERSON, BOT]);
  await page.getByRole('slider').waitFor();
  await expect.poll(() => page.getByRole('combobox', { name: 'Seen by' }).count()).toBe(0);
  await page
    .getByText(/^Bot 2 discards a card\./)
    .first()
    .waitFor();
  await page.getByRole('slider').fill('8');
  await expect.poll(() => page.getByRole('button', { name: 'Play on from here' }).count()).toBe(0);
});

test('the same game through one seat’s eyes', async () => {
  const match = finished();
  const dropped = match.steps.findLastIndex((step) => /^drop \d+$/.test(match.word(step, 'referee')));
  const { seat } = match.step(dropped);
  const page = await openMatch(match, { route: `#/review/prepared/${dropped + 1}` });
  const told = page.locator('.told');
  await told.getByText(new RegExp(`^Player ${seat + 1} discards \\d+\\.`)).waitFor();
  const eyes = page.getByRole('combobox', { name: 'Seen by' });
  await eyes.selectOption(`Player ${2 - seat}`);
  await told.getByText(`Player ${seat + 1} discards a card.`).waitFor();
  await eyes.selectOption(`Player ${seat + 1}`);
  await told.getByText(/^You discard \d+\./).waitFor();
});

test('the log is copied and saved as it is', async () => {
  const page = await openTable(BESIDE_17, { context: { permissions: ['clipboard-read', 'clipboard-write'] } });
  await button(page, 'Menu').click();
  await button(page, 'Share').click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  const log = await storedLog(page);

  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await dialog.getByRole('status').getByText('Copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(log);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('tranquility.log');
  expect(await textOf(download)).toBe(log);
});

test.for([false, true])('a result shows its log, at the picture and at the text (text: %s)', async (plain) => {
  const page = await openMatch(finished(), {
    route: '#/table',
    stored: { 'halcyon/settings': JSON.stringify({ plain }) },
  });
  await button(page, 'Share').click();
  const text = page.getByRole('dialog', { name: 'Share' });
  await text.getByText('The log', { exact: true }).click();
  await text.getByText('digest').waitFor();
  await expect.poll(() => text.getByRole('region', { name: 'The log' }).textContent()).toBe(printLog(finished()));
});

test('players have their names there too', async () => {
  const page = await openMatch(merchants(ROAD), { route: '#/review' }, [{ name: 'Ada' }, { name: 'Bo' }]);
  await page
    .getByRole('listitem')
    .getByText(/^Ada: Gold \d+\/18/)
    .waitFor();
  await expect.poll(() => page.getByText('Player 1').count()).toBe(0);
  await expect.poll(() => page.getByText('these castles buy').count()).toBe(0);
});
