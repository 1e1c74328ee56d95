/** Storms, Rocks, Compasses and the numbers for the Start, each from a prepared position. */

import type { Drawn } from '@halcyon/tranquility/draw';
import { expect, test } from 'vitest';
import { button, cell, held, says } from './player.ts';
import { BOT, openTable, PERSON, storedLog, storedMatch } from './prepared.ts';

const ROCKS: Drawn = { features: ['jagged-rocks'], hands: ['3 20 30 40 50'], more: ['rocks: 2'] };
const storm = (more: readonly string[] = [], drawn: Partial<Drawn> = {}): Drawn => ({
  features: ['storm-compass'],
  hands: ['3 20 30 40 50'],
  more,
  ...drawn,
});

test('a Purple Storm is put beside a row by its mark', async () => {
  const page = await openTable(storm([], { hands: ['3 20 30 40'], frames: 'next; draw 0 0; storm 0 purple' }));
  await says(page, /^You drew a Purple Storm\. Put it beside a row/);
  await button(page, 'Put the Purple Storm beside row 2').click();
  await says(page, 'Your turn: play a card or discard two cards.');
  await expect.poll(() => storedLog(page)).toContain('\n0 purple 2\n');
  await page.getByRole('rowheader', { name: 'row 2' }).getByRole('img', { name: 'Purple Storm' }).waitFor();
  await button(page, '3').click();
  await page.getByRole('gridcell', { name: 'row 2, column 1, empty, not for 3, closed by Purple Storm' }).click();
  await page.getByText('A Purple Storm closes that row.', { exact: true }).waitFor();
  await button(page, 'Rule T6.6').waitFor();
});

test('the Rocks are moved by the mark of a row', async () => {
  const page = await openTable(ROCKS);
  await page.getByRole('rowheader', { name: 'row 2' }).getByRole('img', { name: 'Jagged Rocks' }).waitFor();
  await button(page, '3').click();
  await cell(page, 1, 1).click();
  await says(page, 'The Jagged Rocks close row 2: move them, or keep them there and discard two cards.');
  await expect.poll(() => button(page, 'Move the Jagged Rocks to row 2').count()).toBe(0);
  await button(page, 'Move the Jagged Rocks to row 6').click();
  await page.getByRole('rowheader', { name: 'row 6' }).getByRole('img', { name: 'Jagged Rocks' }).waitFor();
  expect(await held(page)).toHaveLength(5);
});

test('the Rocks are kept for two cards', async () => {
  const page = await openTable(ROCKS);
  await button(page, '3').click();
  await cell(page, 1, 1).click();
  await button(page, 'Keep the Jagged Rocks where they are and discard two cards').click();
  await button(page, '20').click();
  await button(page, '40').click();
  await says(page, 'Your turn: play a card or discard two cards.');
  await expect.poll(() => storedLog(page)).toContain('\n0 stay\n0 drop 20\n0 drop 40\n');
});

test('a Yellow Storm is accepted, and the hand goes down to three', async () => {
  const page = await openTable(storm([], { hands: ['3 20 30 40'], frames: 'next; draw 0 0; storm 0 yellow' }));
  await button(page, 'Accept the Storm').click();
  await says(page, 'Yellow Storm: discard 1 card.');
  await button(page, '40').click();
  await says(page, 'Your turn: play a card or discard two cards.');
  await expect.poll(() => held(page)).toEqual(['3', '20', '30']);
  await page.getByRole('listitem', { name: /, Yellow Storm$/ }).waitFor();
  await expect.poll(() => page.locator("[data-plate='yellow']").innerText()).toMatch(/^Yellow Storm\s+you$/);
});

test('a Compass is spent by its button, and the row is open again', async () => {
  const page = await openTable(storm(['purples: 0 1 0 0 0 0', 'compasses: 1', 'supply: 5']));
  await button(page, 'Spend a Compass to end the Purple Storm beside row 2').click();
  await page.getByRole('img', { name: 'Purple Storm' }).waitFor({ state: 'detached' });
  await button(page, '3').click();
  await page.getByRole('gridcell', { name: 'row 2, column 1, empty, free for 3' }).click();
  await expect.poll(() => storedLog(page)).toContain('\n0 compass purple-2\n0 place 3 7\n');
});

test('a Compass ends the Yellow Storm before a draw', async () => {
  const page = await openTable(storm(['yellows: 1', 'compasses: 1', 'supply: 5'], { hands: ['3 20 30'] }));
  await button(page, '3').click();
  await cell(page, 1, 1).click();
  await says(page, /^You are about to draw\./);
  await button(page, 'Spend a Compass to end the Yellow Storm in front of you').click();
  await button(page, 'Draw now').click();
  await says(page, 'Your turn: play a card or discard two cards.');
  expect(await held(page)).toHaveLength(5);
});

test('without an action one may give up', async () => {
  const drawn = storm(['oranges: 1', 'compasses: 1', 'supply: 5'], { hands: ['10'], piles: [''] });
  const page = await openTable(drawn);
  await says(page, 'No action is left. Spend a Compass to open a way, or give up.');
  await button(page, 'Give up').click();
  await page.getByRole('heading', { name: /^Lost/ }).waitFor();
  await says(
    page,
    /^You had no action left and gave up\. This time the ship is lost\. Still in hand: .*\. \(Rule T5\.3\)$/,
  );
});

test('two people offer numbers for the Start; all see them, and each drops the own share', async () => {
  const page = await openTable({ hands: ['3 20 30 40 start', '60 61 62 63 64'] });
  await button(page, 'I am Player 1').click();
  await says(page, 'You hold a Start: play it now.');
  await button(page, '3').click();
  await cell(page, 1, 1).click();
  await page.getByText('You hold a Start and none lies yet: you must play it now.', { exact: true }).waitFor();
  await button(page, 'Play the Start').click();
  await says(page, /Round 1 of 5: how many do you give\?/);
  await button(page, 'Offer 5 cards').click();

  await button(page, 'I am Player 2').click();
  // The number of player 1, for all to see.
  await page
    .getByRole('listitem', { name: /^Player 1:/ })
    .getByText('5', { exact: true })
    .waitFor();
  await button(page, 'Offer 2 cards').click();
  // In the next round whoever has the device speaks first.
  await says(page, /Round 2 of 5/);
  await button(page, 'Offer 3 cards').click();
  await button(page, 'I am Player 1').click();
  await button(page, 'Offer 5 cards').click();

  for (const [who, due] of [
    ['I am Player 1', 5],
    ['I am Player 2', 3],
  ] as const) {
    const arrive = page.getByRole('button', { name: who });
    const share = page.getByText(`For the Start: discard ${due} cards.`).first();
    await arrive.or(share).first().waitFor();
    if (await arrive.isVisible()) await arrive.click();
    await share.waitFor();
    for (const card of (await held(page)).slice(0, due)) await button(page, card).click();
  }
  await says(page, 'Your turn: play a card or discard two cards.');
  const match = await storedMatch(page);
  expect(match.view('referee').started).toBe(1);
  expect(match.ask(1)?.id).toBe('turn');
});

test('bots answer an offer by themselves', async () => {
  const page = await openTable({ hands: ['3 20 30 40 start', '60 61 62 63 64', '70 71 72 73 74'] }, {}, [
    PERSON,
    BOT,
    BOT,
  ]);
  await button(page, 'Play the Start').click();
  await button(page, 'Offer 2 cards').click();
  await expect
    .poll(async () => {
      const match = await storedMatch(page);
      return (match.view('referee').round as number) > 1 || match.ask(0)?.id === 'share';
    })
    .toBe(true);
});
