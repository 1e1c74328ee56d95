/** Every module and variant by hand, from prepared positions: what is picked, where it may go, what it says. */
import { tranquility } from '@halcyon/tranquility';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, axeOfColours } from './browser.ts';
import { focus, tabTo } from './keyboard.ts';
import { button, cell, held, says } from './player.ts';
import { BOT, nearlyOver, openMatch, openTable, storedLog, storedMatch } from './prepared.ts';
import { ARCH, MONSTERS, PYRAMID, RIVALS, rivalsOver, SIDES, WILDS } from './variants.ts';

const PHONE = { width: 360, height: 640 };
const arrive = (page: Page): Promise<void> => button(page, 'I am Player 1').click();
const gridcell = (page: Page, name: string | RegExp) => page.getByRole('gridcell', { name });

test('a Sea Monster destroys an island; nobody drops it', async () => {
  const page = await openTable(MONSTERS, PHONE);
  await arrive(page);
  await page
    .getByRole('listitem', { name: /^Player 2/ })
    .getByRole('img', { name: 'holds a Sea Monster' })
    .waitFor();
  await button(page, 'Sea Monster').click();
  await says(page, 'Now choose an island in the sea.');
  await cell(page, 1, 3).click();
  await button(page, 'Rule T6.2').waitFor();
  await gridcell(page, /^row 5, column 1, 49: Play a Sea Monster on the island in row 5, column 1$/).click();
  await expect.poll(() => storedLog(page)).toContain('\n0 monster 25');
});

test('a Monster cannot be marked for dropping', async () => {
  const page = await openTable(MONSTERS);
  await arrive(page);
  await button(page, 'Discard two cards').click();
  await button(page, 'Sea Monster').click();
  await button(page, 'Rule T6.2').waitFor();
  await expect.poll(() => held(page)).toContain('Sea Monster');
});

/** The lines of a text as they are printed, without soft hyphens. */
const linesOf = (element: Element): string[] => {
  const text = element.firstChild!;
  const lines = new Map<number, string>();
  [...text.textContent!].forEach((letter, i) => {
    const range = document.createRange();
    range.setStart(text, i);
    range.setEnd(text, i + 1);
    // The first letter of a line also touches the end of the one before.
    const { top } = [...range.getClientRects()].at(-1)!;
    if (letter !== '\u00ad') lines.set(top, (lines.get(top) ?? '') + letter);
  });
  return [...lines.values()];
};
test('long German names break between syllables on a narrow card', async () => {
  const drawn = { ...WILDS, hands: ['41 65 79 monster wild'] };
  const page = await openTable(drawn, { ...PHONE, width: 320, locale: 'de' });
  const printed = (name: string) => button(page, name).locator('.name').evaluate(linesOf);
  expect(await printed('Seeungeheuer')).toEqual(['Seeunge', 'heuer']);
  expect(await printed('Platzhalter')).toEqual(['Platz', 'halter']);
});

test('a Wild is laid and named in one go; nothing is played before its number', async () => {
  const page = await openTable(WILDS, PHONE);
  await gridcell(page, /, 22, Wild$/).waitFor();
  await button(page, 'Wild').click();
  await gridcell(page, 'row 1, column 3, empty, between 4 and 8, cost 1 for Wild').click();
  await says(page, 'Which number?');
  await expect.poll(() => storedLog(page)).not.toContain('wild 3');
  await button(page, 'Another cell').click();
  await cell(page, 1, 3).click();
  await button(page, '6, costs 2 cards').click();
  await says(page, 'Payment: discard 2 cards.');
  await expect.poll(() => storedLog(page)).toContain('\n0 wild 3\n0 name 6');
  await gridcell(page, 'row 1, column 3, 6, Wild').waitFor();
});

test('a Wild among many numbers, by keyboard; Escape goes back to the cell', async () => {
  const page = await openTable({ ...WILDS, sea: '. . . . . .', more: [] });
  await button(page, 'What can I do?').waitFor();
  await tabTo(page, ({ within }) => within === 'Your hand');
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect.poll(() => focus(page)).toMatchObject({ within: 'Which number?' });
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await focus(page)).name).toMatch(/^row 6, column 6/);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await focus(page)).within).toBe('Which number?');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => storedLog(page)).toContain('\n0 wild 36\n0 name 80');
});

test('a Wild takes the place of the Start by its button', async () => {
  const page = await openTable(WILDS, PHONE);
  await button(page, 'Wild').click();
  await button(page, 'Play a Wild as the Start').click();
  await expect.poll(() => storedLog(page)).toContain('\n0 wild-start');
});

test('the High Arch: pillars first, and arrows walk as the eye sees it', async () => {
  const page = await openTable(ARCH, PHONE);
  await arrive(page);
  await button(page, '17').click();
  await gridcell(page, /^the roof, row 1, column 1\b/).click();
  await button(page, 'Rule T7.2').waitFor();
  await gridcell(page, /^the left pillar, row 1, column 1\b/).focus();
  const walked: string[] = [];
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowLeft']) {
    await page.keyboard.press(`Shift+${key}`);
    walked.push((await focus(page)).name.split(',').slice(0, 3).join(','));
  }
  expect(walked).toEqual([
    'the left pillar, row 1, column 2',
    'the right pillar, row 1, column 1',
    'the right pillar, row 2, column 1',
    'the right pillar, row 3, column 1',
    'the roof, row 1, column 6',
    'the roof, row 1, column 5',
  ]);
  await gridcell(page, /^the left pillar, row 2, column 1, .*free for 17$/).click();
  await expect.poll(() => storedLog(page)).toContain('\n0 place 17 3');
});

test('the Pyramid: a Storm sends an island back, a Compass clears the cell', async () => {
  const page = await openTable(PYRAMID, PHONE);
  await arrive(page);
  await button(page, '39').click();
  await gridcell(page, /^row 2, place 5, Border card, empty, between 36 and 41, cost 3 for 39$/).click();
  await button(page, 'I am Player 2').waitFor();
  await expect.poll(() => storedLog(page)).toContain('\n0 place 39 16');
  const again = await openTable(PYRAMID, PHONE);
  await arrive(again);
  await button(again, 'Compass').click();
  await gridcell(again, /^row 2, place 3, Border card, empty, .*free for Compass, closed by Storm$/).click();
  await expect.poll(() => storedLog(again)).toContain('\n0 clear 14');
});

test('the Pyramid: a border card is laid by number', async () => {
  const page = await openTable(PYRAMID, PHONE);
  await arrive(page);
  await button(page, 'Border card').click();
  await gridcell(page, /^row 1, place 4, empty/).click();
  await button(page, '5, costs 1 card').click();
  await expect.poll(() => storedLog(page)).toContain('\n0 border 4\n0 name 5');
});

test('Day & Night: an island is turned for one card', async () => {
  const page = await openTable(SIDES, PHONE);
  await arrive(page);
  await page.getByRole('group', { name: 'Your hand, Night' }).waitFor();
  await gridcell(page, 'row 1, column 1, 3, Night').waitFor();
  await button(page, 'Turn a card').click();
  await gridcell(page, /^row 5, column 1, 49, Day: Turn the island/).click();
  await says(page, 'Payment: discard 1 card.');
  await gridcell(page, 'row 5, column 1, 49, Night').waitFor();
  await expect.poll(() => storedLog(page)).toContain('\n0 turn-over 25');
});

test('Competitive: an island lies on the side of its player', async () => {
  const page = await openTable(RIVALS, PHONE);
  await arrive(page);
  await gridcell(page, 'row 1, column 1, 1, Day').waitFor();
  await gridcell(page, 'row 1, column 4, 4, Night').waitFor();
  await button(page, '35').click();
  await gridcell(page, /^row 6, column 5, .*cost 1 for 35$/).click();
  await says(page, 'Payment: discard 1 card.');
  await gridcell(page, 'row 6, column 5, 35, Day').waitFor();
  await button(page, '60').click();
  await button(page, 'I am Player 2').waitFor();
  await expect.poll(() => storedLog(page)).toContain('\n0 place 35 35\n0 drop 60');
});

test('Competitive: the sheet at the end', async () => {
  const over = await openMatch(rivalsOver(), { ...PHONE, route: '#/table' });
  await over.getByRole('heading', { name: 'Won by Player 1' }).waitFor();
  const sheet = over.getByRole('table');
  await sheet.getByRole('row', { name: /^Cards in the sea 19 × 2 = 38 17 × 2 = 34$/ }).waitFor();
  await sheet.getByRole('row', { name: /^Total 40 33$/ }).waitFor();
  expect(await axe(over)).toEqual([]);
});

test('two bots come to the end of a Competitive game, and the score sheet is shown', async () => {
  const prepared = nearlyOver(tranquility, { seats: 2, mode: 'competitive' });
  const page = await openMatch(prepared, PHONE, [BOT, BOT]);
  await page.getByRole('heading', { name: /^(Won by|The win is shared by) Bot/ }).waitFor({ timeout: 0 });
  const { outcome, steps } = await storedMatch(page);
  expect(steps.length).toBeGreaterThan(prepared.length);
  if (outcome?.kind !== 'ranked') throw new Error('a Competitive game ends with points for each');
  const totals = page
    .getByRole('table')
    .getByRole('row', { name: /^Total / })
    .getByRole('cell');
  await expect.poll(async () => (await totals.allTextContents()).map(Number)).toEqual(outcome.scores);
});

test.for([
  ['Pyramid', PYRAMID],
  ['High Arch', ARCH],
  ['Day & Night', SIDES],
  ['Competitive', RIVALS],
  ['Wild', WILDS],
] as const)('nothing for axe to find: %s', async ([, drawn]) => {
  const page = await openTable(drawn, PHONE);
  if (drawn.hands.length > 1) await arrive(page);
  await page
    .getByRole('group', { name: /^Your hand/ })
    .getByRole('button')
    .last()
    .click();
  const found = await axe(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect([...found, ...(await axeOfColours(page))]).toEqual([]);
});
