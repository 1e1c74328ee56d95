/** Whoever cannot see the page: the table of text and buttons, by roles and names alone, and what is spoken meanwhile. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { button, cell, type Node, readTree } from './player.ts';
import { BESIDE_17, openTable, storedLog } from './prepared.ts';

const spoken = (page: Page): Promise<string> => page.locator('[aria-live=polite]').last().innerText();

const choose = (tree: readonly Node[]): string | undefined => {
  const names = tree.filter(({ role }) => role === 'button').map(({ name }) => name);
  const find = (pattern: RegExp): string | undefined => names.find((name) => pattern.test(name));
  const places = names.filter((name) => name.startsWith('Place '));
  return (
    find(/^Play the /) ??
    find(/^Discard (?!two)/) ??
    places[Math.floor(places.length / 2)] ??
    find(/^Discard two cards$/)
  );
};

test('solo at the table of text, through the accessibility tree alone', async () => {
  const page = await openPage({ route: '#/new/tranquility', stored: { 'halcyon/settings': '{"plain":true}' } });
  await page.getByRole('radio', { name: 'Alone' }).check();
  await button(page, 'Play now').click();
  const moves = page.getByRole('heading', { name: 'Your moves' });
  const result = page.getByRole('heading', { name: /^(Won|Lost) · Score: \d+ of \d+$/ });
  let presses = 0;
  for (; presses < 400; presses++) {
    await moves.or(result).waitFor();
    if (await result.isVisible()) break;
    const tree = await readTree(page);
    // Long lists are folded by card; the first is opened.
    const folded = tree.find(({ role, name }) => role === 'group' && name.startsWith('Place '));
    if (folded && presses % 3 !== 0) {
      await page.getByText(folded.name).click();
      const opened = choose(await readTree(page));
      await page.getByRole('button', { name: opened!, exact: true }).click();
    } else {
      const name = choose(tree);
      if (!name) throw new Error(`nothing to press in this game:\n${await storedLog(page)}`);
      await page.getByRole('button', { name, exact: true }).first().click();
    }
  }
  await result.waitFor();
  expect(presses).toBeGreaterThan(10);
  await expect.poll(() => storedLog(page)).toMatch(/\nend (won|lost) \d+ /);
});

test('the sea is a grid of named cells, all of the table is named', async () => {
  const page = await openTable(BESIDE_17);
  await button(page, '19').click();
  await cell(page, 3, 2)
    .and(page.getByRole('gridcell', { name: /cost 2 for 19$/ }))
    .waitFor();
  const tree = await readTree(page);
  const all = (role: string): string[] => tree.filter((node) => node.role === role).map(({ name }) => name);
  expect(all('gridcell')).toHaveLength(36);
  expect(all('rowheader')).toEqual(['row 6', 'row 5', 'row 4', 'row 3', 'row 2', 'row 1']);
  expect(all('gridcell')).toContain('row 3, column 2, empty, between 17 and 24, cost 2 for 19');
  expect(all('gridcell')).toContain('row 4, column 2, 24');
  expect(all('listitem')).toContain('Player 1: 5 cards in hand, 79 in the pile, 0 discarded');
  for (const role of ['button', 'link', 'gridcell', 'group', 'grid', 'heading'])
    expect(all(role), role).not.toContain('');
});

test('what happens is spoken: the step, what is asked then, a refusal with its rule', async () => {
  const page = await openTable(BESIDE_17);
  await button(page, '30').click();
  await cell(page, 3, 2).click();
  await expect
    .poll(() => spoken(page))
    .toBe('The numbers ascend: 30 cannot lie before 24 (row 4, column 2). (Rule T4.2)');
  await button(page, '19').click();
  await cell(page, 3, 2).click();
  await expect.poll(() => spoken(page)).toBe('You place 19 in row 3, column 2. Payment: discard 2 cards.');
  await button(page, '30').click();
  await button(page, '40').click();
  await expect.poll(() => spoken(page)).toMatch(/^You discard 30\. You discard 40\. You draw .*Your turn: play a card/);
});
