/** The Ascent by clicking, at the size of a phone. */
import { ascent } from '@halcyon/ascent';
import { FULL, field } from '@halcyon/ascent/draw';
import { expect, test } from 'vitest';
import {
  Climber,
  FILM,
  finished,
  HERD,
  LAST_SLOT,
  lifted,
  openAscent,
  PHONE,
  SLOPE,
  slot,
  storedAscent,
} from './ascent.ts';
import { openPage, still } from './browser.ts';
import { focus, tabTo } from './keyboard.ts';
import { button, click, held, playTheOpening, playToTheEnd, says } from './player.ts';
import { nearlyOver, openMatch, PERSON, storedLog } from './prepared.ts';

test('solo by clicking, from home', async () => {
  const page = await openPage({ ...PHONE, stored: { 'halcyon/settings': '{"pace":0}' } });
  await page.getByRole('link', { name: /^Tranquility: The Ascent Together/ }).click();
  await page.getByRole('radio', { name: 'Alone' }).check();
  await button(page, 'Play now').click();
  await playTheOpening(page, click, {}, new Climber());
  expect((await storedAscent(page)).setup.seats).toBe(1);
});
test('solo by clicking, to the end', async () => {
  const page = await openMatch(nearlyOver(ascent, { seats: 1 }), PHONE, [PERSON]);
  expect(await playToTheEnd(page, click, {}, new Climber())).toMatch(/^(Won|Lost) · Score: \d+ of \d+$/);
  const { outcome } = await storedAscent(page);
  expect(outcome).toMatchObject({ kind: 'together' });
});

test('the last slot, then the summit: won', async () => {
  const page = await openAscent(LAST_SLOT);
  await button(page, 'Summit').click();
  await page.getByRole('gridcell', { name: /^Summit$/ }).click();
  await says(page, 'The summit waits until the mountain is full; empty slots: 1.');
  await button(page, 'Snow 12').click();
  await page.getByRole('gridcell', { name: 'row 8, place 2, empty, after 12, free for Snow 12' }).click();
  await button(page, 'Summit').click();
  await page.getByRole('gridcell', { name: 'Summit: Play the summit' }).click();
  await page.getByRole('heading', { name: /^Won · Score: \d+ of \d+$/ }).waitFor();
  await says(page, 'The mountain is complete and the summit is reached. (Rule A5.1)');
  expect((await storedAscent(page)).outcome).toMatchObject({ won: true });
  await expect.poll(() => button(page, 'Summit').count()).toBe(0);
});
test('the ibex of row 8 stand on the summit when it lies', async () => {
  const page = await openAscent({ mountain: FULL, hands: ['s2 summit'], features: ['wildlife'], ibex: { 43: 9 } });
  await button(page, 'Summit').click();
  await page.getByRole('gridcell', { name: 'Summit: Play the summit' }).click();
  await page.getByRole('gridcell', { name: 'Summit, Ibex: 9' }).waitFor();
});

test('the last card lies and nothing is left: lost', async () => {
  const page = await openAscent({ hands: ['g5'], piles: [''] });
  await button(page, 'Grass 5').click();
  await slot(page, 1, 1).click();
  await page.getByRole('heading', { name: /^Lost · Score: \d+ of \d+$/ }).waitFor();
});

test('a terrain is paid by dropping; what does not fit says why', async () => {
  const page = await openAscent(SLOPE);
  await slot(page, 1, 9).click();
  await says(page, 'Pick up a card from your hand first.');
  await button(page, 'Grass 5').click();
  await page.getByRole('gridcell', { name: 'row 1, place 9, empty, after 7, not for Grass 5' }).click();
  await button(page, 'Rule A4.5').waitFor();
  await page.getByRole('gridcell', { name: 'row 2, place 6, empty, after 9, cost 4 for Grass 5' }).click();
  await says(page, 'Payment: discard 4 cards.');
  for (const card of await held(page)) await button(page, card).click();
  await says(page, /^Your turn/);
  const log = await storedLog(page);
  expect(log).toContain('\n0 place g5 15\n0 drop r10\n0 drop snow-fire\n0 drop bridge\n0 drop summit\n');
});

test('a bridge is covered for the difference to the worse neighbour, which is named', async () => {
  const page = await openAscent(SLOPE);
  await button(page, 'Grass 5').click();
  const name =
    'row 1, place 3, Bridge: Place a grass 5 in row 1, place 3, costs 3 cards, because of the right neighbour';
  await page.getByRole('gridcell', { name, exact: true }).click();
  await says(page, 'Payment: discard 3 cards.');
  await page.getByRole('gridcell', { name: 'row 1, place 3, Grass 5, covered bridge' }).waitFor();
});

test('a campfire in small steps: a terrain, then its targets with their costs; nothing is played before', async () => {
  const page = await openAscent(SLOPE);
  await button(page, 'Snow campfire').click();
  await says(page, 'Choose a terrain for the campfire.');
  await page.getByRole('gridcell', { name: /^row 1, place 1, Grass 3$/ }).click();
  await button(page, 'Rule A4.10').waitFor();
  await page.getByRole('gridcell', { name: /^row 2, place 5, Snow 9: Light a snow campfire/ }).click();
  await says(page, 'Choose where it goes.');
  await page.getByRole('gridcell', { name: 'row 5, place 1, empty, free for Snow 9' }).waitFor();
  // Another terrain instead, and a target that it may not have.
  await slot(page, 1, 6).click();
  await page.getByRole('gridcell', { name: 'row 4, place 3, empty, after 9, cost 4 for Snow 5' }).waitFor();
  await slot(page, 1, 9).click();
  await says(page, 'The terrain moves at least one row up; it comes from row 1.');
  await expect.poll(() => storedLog(page)).not.toContain('campfire snow-fire');
  await slot(page, 4, 3).click();
  await says(page, 'Payment: discard 4 cards.');
  await expect.poll(() => storedLog(page)).toContain('\n0 campfire snow-fire 6\n0 lift 27\n');
  await page.getByRole('gridcell', { name: 'row 1, place 6, Snow campfire, Value 3' }).waitFor();
});

test('after the table as text the picture goes on as before', async () => {
  const page = await openAscent(SLOPE);
  for (const item of ['Table as text', 'Table as picture']) {
    await button(page, 'Menu').click();
    await page.getByRole('dialog').getByRole('button', { name: item, exact: true }).click();
  }
  await button(page, 'Snow campfire').click();
  await slot(page, 1, 6).click();
  await page.getByRole('gridcell', { name: 'row 5, place 1, empty, free for Snow 5' }).click();
  await expect.poll(() => storedLog(page)).toContain('\n0 campfire snow-fire 6\n0 lift 31\n');
});

test('a campfire that was left half done goes on after a reload', async () => {
  const page = await openMatch(lifted(), PHONE);
  await says(page, /^A campfire burns in row 1, place 6\./);
  await page.getByRole('gridcell', { name: 'row 5, place 1, empty, free for Snow 5' }).click();
  await says(page, /^Your turn/);
  await expect.poll(() => storedLog(page)).toContain('\n0 lift 31\n');
});

test('a herd climbs step by step, rests and is paid', async () => {
  const page = await openAscent(HERD);
  await page.getByRole('gridcell', { name: /^row 2, place 3, Rock 5$/ }).click();
  await says(page, 'Pick up a card from your hand first.');
  await button(page, 'Lead a herd').click();
  await page
    .getByRole('gridcell', { name: 'row 2, place 2, Snow 4 with ibex, Ibex: 2: Lead the herd from row 2, place 2' })
    .click();
  await says(page, 'Choose the way up.');
  await slot(page, 2, 3).click();
  await button(page, 'Rule A6.4').waitFor();
  await expect.poll(() => storedLog(page)).not.toContain('herd');
  await page.getByRole('gridcell', { name: 'row 3, place 1, Snow 7: Climb to row 3, place 1, costs 1 card' }).click();
  await page.getByRole('gridcell', { name: 'row 4, place 1, Grass 9: Climb to row 4, place 1, costs 2 cards' }).click();
  await button(page, 'Let the herd rest').click();
  await says(page, 'Payment: discard 2 cards.');
  await page.getByRole('gridcell', { name: 'row 4, place 1, Grass 9, Ibex: 2' }).waitFor();
  await button(page, 'Rock 10').click();
  await button(page, 'Rock 12').click();
  await says(page, /^Your turn/);
  await expect.poll(() => storedLog(page)).toContain('\n0 herd 11\n0 up 18\n0 up 25\n0 stop\n0 drop r10\n0 drop r12\n');
});

test('the hiker stands where the path of grass has come to', async () => {
  const page = await openAscent(HERD);
  await page.getByRole('gridcell', { name: 'row 3, place 3, Grass 8, Hiker' }).waitFor();
});

test('a panorama is filmed and turned down', async () => {
  const page = await openAscent(FILM);
  const frame = (name: string) => page.getByRole('list', { name: 'Panoramas' }).getByRole('listitem', { name });
  await frame('3-4-3, still to film').waitFor();
  await button(page, 'Rock 3').click();
  await page.getByRole('gridcell', { name: 'row 2, place 3, empty, after 4, cost 1 for Rock 3' }).click();
  await frame('3-4-3, filmed').waitFor();
  await frame('9-8-7, still to film').waitFor();
  expect(field(await storedAscent(page), 'filmed')).toEqual([0, 1, 0]);
});

test('a grapple renews the hand', async () => {
  const page = await openAscent({ hands: ['g2 r2 s2'] });
  await button(page, 'Use a grapple to renew your hand').click();
  await expect.poll(async () => (await held(page)).length).toBe(6);
  expect(field(await storedAscent(page), 'grapples')).toBe(2);
});

test('arrow keys lead straight up and along a row; Enter plays; Escape puts back', async () => {
  const page = await openAscent(SLOPE, { width: 1280, height: 800 });
  await tabTo(page, ({ within }) => within === 'Your hand');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await focus(page)).name).toBe('Grass 5, picked up');
  // From the hand to where the card may lie; from there cell by cell.
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await focus(page)).name).toMatch(/ for Grass 5$/);
  await page.keyboard.press('Home');
  const way: string[] = [];
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'End']) {
    await page.keyboard.press(`Shift+${key}`);
    way.push(/^(row \d, place \d|Summit)/.exec((await focus(page)).name)?.[0] ?? '');
  }
  expect(way).toEqual([
    ...['row 2, place 1', 'row 3, place 1', 'row 4, place 1', 'row 5, place 1', 'row 5, place 2', 'row 4, place 2'],
    'Summit',
  ]);
  await page.keyboard.press('Escape');
  await expect.poll(() => held(page)).toContain('Grass 5');
  await page.keyboard.press('Enter');
  await tabTo(page, ({ within }) => within === 'Mountain', 'Shift+Tab');
  for (const key of ['Home', 'Shift+ArrowUp', 'Shift+ArrowUp', 'Shift+ArrowUp', 'Shift+ArrowUp', 'Enter'])
    await page.keyboard.press(key);
  await expect.poll(() => storedLog(page)).toContain('\n0 place g5 31\n');
});

test('a card is dragged to its slot', async () => {
  const page = await openAscent(SLOPE);
  await button(page, 'Grass 5').dragTo(slot(page, 5, 1));
  await expect.poll(() => storedLog(page)).toContain('\n0 place g5 31\n');
});

test('a finished game is looked at step by step', async () => {
  const page = await openMatch(finished(), PHONE);
  await page.getByRole('table', { name: 'Mountain' }).getByRole('cell', { name: 'Grass 9' }).first().waitFor();
  await button(page, 'One step back').click();
  await says(page, 'Step 0 of 1');
});

test('cards fly, and the page stays whole', async () => {
  const page = await openAscent(HERD, { reducedMotion: 'no-preference' });
  await slot(page, 2, 2).click();
  await slot(page, 3, 1).click();
  await button(page, 'Let the herd rest').click();
  await button(page, 'Rock 12').click();
  await button(page, 'Grass 5').click();
  await slot(page, 5, 1).click();
  await still(page);
  await page.getByRole('gridcell', { name: 'row 5, place 1, Grass 5' }).waitFor();
});
