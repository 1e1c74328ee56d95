/** Castle Merchants by clicking, at the size of a phone. */
import { castleMerchants } from '@halcyon/castle-merchants';
import { field, handOf, play, standing, table, tileAt } from '@halcyon/castle-merchants/draw';
import { LANGUAGES } from '@halcyon/speech/speaker';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, still, type Wish } from './browser.ts';
import { CROWD, card, hex, LAST_SALE, offered, openMap, ROAD, storedMap, VILLAGES } from './castle-merchants.ts';
import { Trader } from './castle-merchants-player.ts';
import { byFinger, byMouse } from './drag.ts';
import { focus, tabTo } from './keyboard.ts';
import { reachBoard } from './phases.ts';
import { button, click, playTheOpening, playToTheEnd, says } from './player.ts';
import { BOT, nearlyOver, openMatch, PERSON, storedLog } from './prepared.ts';
import { DESK, PHONE } from './troubles.ts';

const FINGER: Wish = { context: { hasTouch: true, isMobile: true } };
/** Hexes that were pressed once, by their short names. */
const shownAt = (page: Page): Promise<string[]> =>
  page
    .getByRole('gridcell', { selected: true })
    .evaluateAll((cells) => cells.map((cell) => /^[^,:]+/.exec(cell.ariaLabel ?? '')?.[0] ?? ''));

test('against a bot, from home', async () => {
  const page = await openPage({ ...PHONE, stored: { 'halcyon/settings': '{"pace":0}' } });
  await page.getByRole('link', { name: /^Castle Merchants / }).click();
  await button(page, 'Play now').click();
  await playTheOpening(page, click, {}, new Trader());
  expect((await storedMap(page)).steps.some(({ seat }) => seat === 0)).toBe(true);
});
/** The bot wins; that people can is shown by sales below. */
test('against a bot, to 18 gold', async () => {
  const page = await openMatch(nearlyOver(castleMerchants, { seats: 2 }), PHONE, [PERSON, BOT]);
  expect(await playToTheEnd(page, click, {}, new Trader())).toMatch(/^Won by /);
  expect((await storedMap(page)).outcome).toMatchObject({
    kind: 'ranked',
    scores: expect.arrayContaining([expect.toSatisfy((gold: number) => gold >= 18)]),
  });
});

test('a card shows every tile of its chain, the place beside it, and every empty hex', async () => {
  const page = await openMap(ROAD);
  await card(page, 'Forest').click();
  expect(await offered(page, /: With a forest card, go to /)).toEqual(['d5', 'd6', 'e6', 'e7', 'Warehouse', 'f6']);
  const empty = await page.getByRole('gridcell', { name: /, empty hex/ }).count();
  expect(await offered(page, /, empty hex: With a forest card, put a tile on /)).toHaveLength(empty);
  await hex(page, 'd5').click();
  await expect.poll(() => storedLog(page)).toContain('\n0 move forest d5\n');
  expect(standing(await storedMap(page))).toBe('d5 b5');
  await page.getByRole('gridcell', { name: 'd5, Forest, you are here', exact: true }).waitFor();
});

test('a tile goes from the reserve to an empty hex', async () => {
  const page = await openMap(ROAD);
  await card(page, 'Village').click();
  await hex(page, 'e4').click();
  await expect.poll(() => storedLog(page)).toContain('\n0 place village e4\n');
  await page.getByRole('listitem', { name: 'Reserve, Village: 5' }).waitFor();
  await page.getByRole('gridcell', { name: 'e4, Village', exact: true }).waitFor();
});

test('none left in the reserve: first where to, then which tile', async () => {
  const page = await openMap(VILLAGES);
  await card(page, 'Village').click();
  await hex(page, 'e8').click();
  await says(page, 'Choose a tile on the map.');
  await hex(page, 'f1').click();
  await says(page, /^A merchant stands on f1/);
  await hex(page, 'd4').click();
  await expect.poll(() => storedLog(page)).toContain('\n0 shift village d4 e8\n');
});

test('what is not allowed says why, with its rule', async () => {
  const page = await openMap(ROAD);
  await hex(page, 'd5').click();
  await says(page, 'Choose a card.');
  await card(page, 'Field').click();
  await hex(page, 'd5').click();
  await says(page, /^With a field card you cannot get to d5/);
  await button(page, 'Rule M3.4').waitFor();
  await hex(page, 'Gem castle').click();
  await says(page, /^The gem castle is not next to you/);
  await hex(page, 'e8').click();
  await says(page, /^You are there already/);
  await button(page, /^Take a tile away/).click();
  await hex(page, 'f5').click();
  await says(page, /^Cards never take a landslide away/);
});

test('a landslide comes first and covers what lies there', async () => {
  const page = await openMap(ROAD);
  await button(page, 'Lay a landslide: ×4').click();
  await hex(page, 'b5').click();
  await says(page, /^A merchant stands on b5/);
  await hex(page, 'd4').click();
  await expect.poll(() => storedLog(page)).toContain('\n0 landslide d4\n');
  await page.getByRole('gridcell', { name: 'd4, Landslide', exact: true }).waitFor();
  await button(page, 'Lay a landslide: ×3').click();
  await button(page, 'Rule M3.1').waitFor();
});

test('two cards take a tile away, and nothing is played before the second is chosen', async () => {
  const page = await openMap(ROAD);
  await button(page, 'Take a tile away: two cards').click();
  await hex(page, 'd4').click();
  await card(page, 'Field').click();
  await button(page, /^Pay 1\/2/).click();
  await says(page, 'Mark two cards of your hand to pay.');
  // Another tile, and another card instead of the first.
  await hex(page, 'c6').click();
  await button(page, 'Field, to be discarded').click();
  await card(page, 'Mountain').click();
  await expect.poll(() => storedLog(page)).not.toContain('remove');
  await card(page, 'Village').click();
  await expect.poll(() => storedLog(page)).toContain('\n0 remove c6\n0 pay mountain\n0 pay village\n');
  expect(tileAt(await storedMap(page), 'c6')).toBe('.');
});

test('three taps throw the die: the last card that is chosen pays, and its face is shown', async () => {
  const page = await openMap(ROAD);
  await button(page, 'Throw the die: two cards').click();
  await card(page, 'Field').click();
  await card(page, 'Mountain').click();
  await expect.poll(() => storedLog(page)).toContain('\n0 throw\n0 pay field\n0 pay mountain\n');
  const { die } = (await storedMap(page)).view('referee');
  const names = ['', 'Mountain', 'Field', 'Village', 'Forest', 'Castle road', 'Landslide'];
  await page.getByRole('img', { name: `The die shows: ${names[Number(die)]}` }).waitFor();
});

test('with the die a tile is chosen and carried', async () => {
  const page = await openMap({ ...ROAD, die: 'forest' });
  await card(page, 'Village').click();
  await says(page, /^First answer the die/);
  await hex(page, 'c5').click();
  await button(page, 'Rule M3.6').waitFor();
  await hex(page, 'f6').click();
  await says(page, 'Choose where it goes.');
  await button(page, /^Take what lies on f6 back/).waitFor();
  await hex(page, 'f7').click();
  await expect.poll(() => storedLog(page)).toContain('\n0 carry f6 f7\n');
  const match = await storedMap(page);
  expect([tileAt(match, 'f6'), tileAt(match, 'f7')]).toEqual(['.', 'fo']);
});

test('the die takes a tile back, or nothing', async () => {
  const page = await openMap({ ...ROAD, die: 'forest' });
  await hex(page, 'd6').click();
  await button(page, 'Take what lies on d6 back to the reserve').click();
  await expect.poll(() => storedLog(page)).toContain('\n0 take d6\n');
  const other = await openMap({ ...ROAD, die: 'landslide' });
  await button(other, 'Do nothing with the die').click();
  await expect.poll(() => storedLog(other)).toContain('\n0 nothing\n');
});

test('into the castle with any card, end the turn, sell: 18 gold', async () => {
  const page = await openMap(LAST_SALE);
  await card(page, 'Forest').click();
  await hex(page, 'Gem castle').click();
  await button(page, 'End the turn, Cards +1').click();
  await button(page, 'Sell the ware for the highest coin').click();
  await page.getByRole('heading', { name: 'Won by Player 1' }).waitFor();
  expect((await storedMap(page)).outcome).toMatchObject({ scores: [19, 2] });
});

test('a ware for cards, then the free throw or the end of the turn', async () => {
  const page = await openMap({ ...LAST_SALE, purses: ['', ''], merchants: 'e1 e9', frames: 'next; sell' });
  await button(page, 'Sell the ware and fill your hand to six cards').click();
  await expect.poll(async () => handOf(await storedMap(page), 0).split(' ').length).toBe(6);
  await button(page, 'Throw the die for free').waitFor();
  await button(page, 'End the turn').click();
  await expect.poll(() => storedLog(page)).toContain('\n0 sell-for-cards\n0 end\n');
});

test.for([
  { way: 'mouse', drag: byMouse, wish: DESK },
  { way: 'finger', drag: byFinger, wish: FINGER },
])('a card that is dragged to a hex is played at once, by $way', async ({ drag, wish }) => {
  const page = await openMap(ROAD, wish);
  await drag(page, card(page, 'Village'), hex(page, 'g4'));
  await expect.poll(() => storedLog(page)).toContain('\n0 place village g4\n');
});

test('a finger sees first and plays with its second tap', async () => {
  const page = await openMap(ROAD, FINGER);
  const box = (): Promise<unknown> => page.locator('.board').boundingBox();
  const before = await box();
  await card(page, 'Forest').tap();
  await hex(page, 'd5').tap();
  await says(page, 'You go from e8 to d5. Press again to play.');
  expect(await shownAt(page)).toEqual(['d5']);
  // Another hex, one that is not offered, and again.
  await hex(page, 'e4').tap();
  await says(page, 'You put a forest tile on e4. Press again to play.');
  expect(await shownAt(page)).toEqual(['e4']);
  await hex(page, 'g2').tap();
  await button(page, 'Rule M3.4').waitFor();
  expect(await shownAt(page)).toEqual([]);
  await hex(page, 'e4').tap();
  await says(page, 'You put a forest tile on e4. Press again to play.');
  await hex(page, 'd5').tap();
  await says(page, 'You go from e8 to d5. Press again to play.');
  expect(await box()).toEqual(before);
  expect(await storedMap(page)).toMatchObject({ steps: [] });
  await hex(page, 'd5').tap();
  await expect.poll(() => storedLog(page)).toContain('\n0 move forest d5\n');
  expect((await storedMap(page)).steps).toHaveLength(1);
  expect(await shownAt(page)).toEqual([]);
});

test('another card, and what was seen is forgotten', async () => {
  const page = await openMap(ROAD, FINGER);
  await card(page, 'Forest').tap();
  await hex(page, 'e4').tap();
  await card(page, 'Village').tap();
  expect(await shownAt(page)).toEqual([]);
  await hex(page, 'e4').tap();
  await says(page, 'You put a village tile on e4. Press again to play.');
  await expect.poll(() => storedLog(page)).not.toContain('place');
  await hex(page, 'e4').tap();
  await expect.poll(() => storedLog(page)).toContain('\n0 place village e4\n');
});

test.for([
  {
    what: 'a landslide',
    drawn: ROAD,
    first: (page: Page) => button(page, /^Lay a landslide/),
    last: 'd4',
    told: 'You lay a landslide on d4. The field tile under it goes back to the reserve.',
    move: 'landslide d4',
  },
  {
    what: 'a tile that the die carries',
    drawn: { ...ROAD, die: 'forest' },
    first: (page: Page) => hex(page, 'f6'),
    last: 'f7',
    told: 'A forest tile goes from f6 to f7.',
    move: 'carry f6 f7',
  },
  {
    what: 'a tile that the die puts',
    drawn: { ...ROAD, die: 'forest' },
    first: (page: Page) => hex(page, 'f8'),
    last: 'f7',
    told: 'You put a forest tile on f7.',
    move: 'put f7',
  },
])('by finger: $what', async ({ drawn, first, last, told, move }) => {
  const page = await openMap(drawn, FINGER);
  await first(page).tap();
  await hex(page, last).tap();
  await says(page, `${told} Press again to play.`);
  expect(await storedMap(page)).toMatchObject({ steps: [] });
  await hex(page, last).tap();
  await expect.poll(() => storedLog(page)).toContain(`\n0 ${move}\n`);
});

test('by finger: a shifted tile', async () => {
  const page = await openMap(VILLAGES, FINGER);
  await card(page, 'Village').tap();
  await hex(page, 'e8').tap();
  await says(page, 'Choose a tile on the map.');
  await hex(page, 'd4').tap();
  await says(page, 'A village tile goes from d4 to e8. Press again to play.');
  await hex(page, 'd5').tap();
  await says(page, 'A village tile goes from d5 to e8. Press again to play.');
  await hex(page, 'd5').tap();
  await expect.poll(() => storedLog(page)).toContain('\n0 shift village d5 e8\n');
});

test('the mouse sees where it rests and plays with one click; a refusal stays to be read', async () => {
  const page = await openMap(ROAD, DESK);
  await card(page, 'Forest').click();
  await hex(page, 'd5').hover();
  await says(page, 'You go from e8 to d5.');
  await expect.poll(() => page.getByText('Press again').count()).toBe(0);
  await hex(page, 'e4').hover();
  await says(page, 'You put a forest tile on e4.');
  await card(page, 'Field').hover();
  await says(page, 'Footprints: go there. Dashed hexes: put the tile there.');
  await hex(page, 'g2').click();
  await hex(page, 'e4').hover();
  await button(page, 'Rule M3.4').waitFor();
  await hex(page, 'e4').click();
  await expect.poll(() => storedLog(page)).toContain('\n0 place forest e4\n');
});

test.for(LANGUAGES)('what is seen has room where it is said (%s)', async (locale) => {
  const page = await openMatch(table(ROAD), { ...PHONE, ...FINGER, locale });
  await reachBoard(page);
  const before = await page.locator('.board').boundingBox();
  await page.locator("[data-move='landslide']").tap();
  await hex(page, 'f4').tap();
  await page.getByRole('gridcell', { selected: true }).waitFor();
  expect(await page.locator('.board').boundingBox()).toEqual(before);
});

test('by finger, to the end of the turn; what it brings is told, although the discards must be shuffled first', async () => {
  const page = await openMap({ ...ROAD, pile: '' }, FINGER);
  await card(page, 'Mountain').tap();
  for (let taps = 0; taps < 2; taps++) await hex(page, 'Warehouse').tap();
  await expect.poll(() => storedLog(page)).toContain('\n0 move mountain e9\n');
  await button(page, 'End the turn, Cards +1, fills your cart').tap();
  await expect.poll(() => storedLog(page)).toContain('\n0 end\n');
});

test('arrow keys lead from hex to hex; Enter plays; Escape puts back', async () => {
  const page = await openMap(ROAD, DESK);
  await tabTo(page, ({ within }) => within === 'The map');
  const way = [(await focus(page)).name];
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'Home', 'End']) {
    await page.keyboard.press(key);
    way.push((await focus(page)).name);
  }
  expect(way.map((name) => /^[^,]+/.exec(name)![0])).toEqual([
    'e8',
    'e7',
    'd6',
    'c6',
    'd6',
    'Wine castle',
    'Cloth castle',
  ]);
  await tabTo(page, ({ within }) => within === 'Your hand');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter', 'Escape']) await page.keyboard.press(key);
  await expect.poll(() => page.locator('.go').count()).toBe(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  for (let i = 0; i < 8 && !/^d5/.test((await focus(page)).name); i++) await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await focus(page)).name).toBe('d5, Forest: With a forest card, go to d5');
  await says(page, 'You go from e8 to d5.');
  await page.keyboard.press('Enter');
  await expect.poll(() => storedLog(page)).toContain('\n0 move forest d5\n');
});

test('merchants, tiles, cards and coins travel, and the page stays whole', async () => {
  const page = await openMap(ROAD, { reducedMotion: 'no-preference' });
  await card(page, 'Forest').click();
  await hex(page, 'd5').click();
  await still(page);
  await page.getByRole('gridcell', { name: 'd5, Forest, you are here', exact: true }).waitFor();
  await card(page, 'Field').click();
  await hex(page, 'd3').click();
  await still(page);
  await page.getByRole('gridcell', { name: 'd3, Field', exact: true }).waitFor();
  await button(page, /^Take a tile away/).click();
  await hex(page, 'c6').click();
  await card(page, 'Mountain').click();
  await card(page, 'Village').click();
  await still(page);
  expect(field(await storedMap(page), 'reserve')).toEqual([0, 6, 5, 7, 4, 7]);
  await expect.poll(() => page.locator('body > [inert]').count()).toBe(0);
});

test('several merchants on a hex are all named', async () => {
  const page = await openMap(CROWD);
  await page.getByRole('gridcell', { name: 'd6, Forest, you are here, Merchant Player 4', exact: true }).waitFor();
  await page.getByRole('gridcell', { name: 'Meadow, Merchant Player 2, Merchant Player 3', exact: true }).waitFor();
});

test('the map stays where it is, whatever is asked', async () => {
  const page = await openMap(ROAD);
  const box = (): Promise<unknown> => page.locator('.board').boundingBox();
  const before = await box();
  const steps = [
    button(page, /^Lay a landslide/),
    hex(page, 'Gem castle'),
    button(page, /^Throw the die/),
    card(page, 'Field'),
    card(page, 'Village'),
    card(page, 'Forest'),
    button(page, /^Do nothing/),
  ];
  for (const step of steps) {
    await step.click();
    expect(await box()).toEqual(before);
  }
});

test('looking back, step by step', async () => {
  const match = play(table(LAST_SALE), 'move forest e1', 'end', 'sell-for-gold');
  const page = await openMatch(match, PHONE);
  await page.getByRole('table', { name: 'The map' }).waitFor();
  await page.getByRole('cell', { name: 'Gem castle, Coins: 3, 2, Player 1' }).waitFor();
  await button(page, 'One step back').click();
  await page.getByRole('cell', { name: 'Gem castle, Coins: 4, 3, 2, Player 1' }).waitFor();
});

test('a hand without cards keeps its place, and so does the map', async () => {
  const page = await openMap({ ...ROAD, hands: ['forest', 'field field village'] });
  const box = (): Promise<unknown> => page.locator('.board').boundingBox();
  const before = await box();
  await card(page, 'Forest').click();
  await hex(page, 'd5').click();
  await expect.poll(() => page.locator('.held').count()).toBe(0);
  expect(await box()).toEqual(before);
});
