/** The Reef by clicking, at the size of a phone. */
import { reef } from '@halcyon/reef';
import { coralsOf, play, row, stateOf, table, wormsAs } from '@halcyon/reef/draw';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, still } from './browser.ts';
import { focus, tabTo } from './keyboard.ts';
import { openNowhere, showOn } from './phases.ts';
import { button, click, playTheOpening, playToTheEnd, says } from './player.ts';
import { BOT, nearlyOver, openMatch, PERSON, storedLog } from './prepared.ts';
import { coin, coral, Diver, FIFTH, openReef, REEF, SHORE, spot, storedReef } from './reef.ts';
import { longPress, signsOn, wordless } from './signs.ts';
import { PHONE } from './troubles.ts';

const DESK = { width: 1280, height: 800 };
const played = (page: Page, ...moves: readonly string[]): Promise<void> =>
  expect.poll(() => storedLog(page)).toContain(`\n${moves.map((move) => `0 ${move}`).join('\n')}\n`);

test('from home, against a bot', async () => {
  const page = await openPage({ ...PHONE, stored: { 'halcyon/settings': '{"pace":0}' } });
  await page.getByRole('link', { name: /^The Reef / }).click();
  await page.getByText('More').click();
  await says(page, /are our own numbers/);
  await button(page, 'Play now').click();
  await playTheOpening(page, click, {}, new Diver());
  expect((await storedReef(page)).steps.some(({ seat }) => seat === 0)).toBe(true);
});
test('to the fifth brood, against a bot', async () => {
  const page = await openMatch(nearlyOver(reef, { seats: 2 }), PHONE, [PERSON, BOT]);
  expect(await playToTheEnd(page, click, {}, new Diver())).toMatch(/^Won by /);
  const { outcome } = await storedReef(page);
  expect(outcome).toMatchObject({ kind: 'ranked', scores: expect.arrayContaining([5]) });
});

test('a card is bought by pressing it, and paid for with worms by pressing them', async () => {
  const page = await openReef(REEF);
  await expect(spot(page, 'a3').getAttribute('aria-label')).resolves.toBe('Coral, your row, column 3 (a3), Price: 1');
  await spot(page, 'a3').click();
  await says(page, /^Pay 1 worm or pearl/);
  await coin(page, 'Green').click();
  await played(page, 'buy a3', 'pay green');
  await coral(page, 5).waitFor();
  const match = await storedReef(page);
  expect([coralsOf(match, 0), wormsAs(stateOf(match).worms[0]!)]).toEqual([
    'red-male blue+pink - purple-male -',
    'red:2 yellow:3 blue:2 purple:2',
  ]);
});

test('a fish asks for its coral; what would come is shown, and comes', async () => {
  const page = await openReef(REEF);
  await spot(page, 'a1').click();
  await says(page, 'Choose a coral for the fish.');
  const names = await page
    .getByRole('group', { name: 'Corals' })
    .getByRole('button')
    .evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
  expect(names).toEqual([
    'Coral 1: Red male, room for a female. Yellow female: makes a brood',
    'Coral 2: Brood: Blue and pink',
    'Coral 3: empty. Yellow female: fits here',
    'Coral 4: Purple male, room for a female. Yellow female: makes a brood',
  ]);
  await coral(page, 2).click();
  await says(page, 'Coral 2 has its brood and takes no more fish.');
  await coral(page, 1).click();
  await coin(page, 'Yellow').click();
  await played(page, 'catch a1 1', 'pay yellow');
  expect(coralsOf(await storedReef(page), 0)).toBe('red+yellow blue+pink - purple-male');
});

test('what cannot be bought says why', async () => {
  const page = await openReef({ ...REEF, pearls: [0, 1] });
  await spot(page, 'a7').click();
  await says(page, 'You have no boat at column 7; yours are at columns 1 to 4.');
  await button(page, 'Rule F3.3').waitFor();
  await spot(page, 'd2').click();
  await says(page, 'This fish costs 3 red worms or pearls; you can pay 2.');
  await coin(page, 'Red').click();
  await says(page, /^That is not possible now/);
  await coral(page, 3).click();
  await says(page, 'Choose a card.');
});

test('a card is turned up, then left for good', async () => {
  const page = await openReef(REEF);
  await spot(page, 'b1').click();
  await coin(page, 'Blue').click();
  await says(page, /^You have turned up a yellow male fish/);
  await spot(page, 'a3').click();
  await says(page, /^Nothing comes between/);
  await button(page, /^Catch: Yellow male, Price: 1$/).waitFor();
  await button(page, 'Leave the card face up').click();
  await played(page, 'turn b1', 'pay blue', 'leave');
  expect(row(await storedReef(page), 1)).toMatch(/^yellow-male purple-female \?coral /);
});

test('a card that was turned up is taken for one more', async () => {
  const page = await openReef(REEF);
  await spot(page, 'b3').click();
  await coin(page, 'Blue').click();
  await button(page, /^Buy: Coral, Price: 1$/).click();
  await coin(page, 'Blue').click();
  await played(page, 'turn b3', 'pay blue', 'buy b3', 'pay blue');
});

test('a shark takes what lies face up anywhere, or a fish of one’s own', async () => {
  const page = await openReef({ ...REEF, sharks: [2, 0] });
  await button(page, 'Use a shark: 2').click();
  await says(page, /^Choose what the shark takes/);
  await spot(page, 'c8').click();
  await says(page, /^A shark takes only what lies face up/);
  await spot(page, 'd6').click();
  await played(page, 'shark d6');
  await button(page, 'Use a shark: 1').click();
  await coral(page, 1).click();
  await played(page, 'shark d6', 'shark-fish 1 male');
  expect(coralsOf(await storedReef(page), 0)).toBe('- blue+pink - purple-male');
  await button(page, 'Use a shark: 0').click();
  await says(page, 'You have no shark.');
});

test('a boat is paid for with three worms', async () => {
  const page = await openReef(REEF);
  await button(page, 'Buy a boat, Price: 3').click();
  await coin(page, 'Red').click();
  await says(page, /^Still to pay: 2 worms or pearls/);
  await coin(page, 'Pink').click();
  await says(page, 'You do not have a pink worm to pay with.');
  await coin(page, 'Pearls').click();
  await coin(page, 'Green').click();
  await played(page, 'boat', 'pay red', 'pay pearl', 'pay green');
  await page.getByRole('img', { name: 'Row a, Boats: 5' }).waitFor();
});

test('the opponent’s throw brings a worm of one’s choice', async () => {
  const page = await openReef({ ...REEF, turn: 1, frames: 'act; share 0 1' });
  await coin(page, 'Red').click();
  await says(page, /^That colour was not thrown/);
  await button(page, 'Take: Purple: 2, Supply: 6').click();
  await played(page, 'take purple');
});

test('a finger buys', async () => {
  const page = await openReef(REEF, { context: { hasTouch: true } });
  await spot(page, 'a1').tap();
  await coral(page, 4).tap();
  await coin(page, 'Yellow').tap();
  await played(page, 'catch a1 4', 'pay yellow');
});

test('arrow keys lead over the sea; Enter buys; Escape puts back', async () => {
  const page = await openReef(REEF, DESK);
  await tabTo(page, ({ within }) => within === 'The sea');
  const way: string[] = [];
  for (const key of ['ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'End', 'Home']) {
    await page.keyboard.press(key);
    way.push(/\((\w+)\)/.exec((await focus(page)).name)?.[1] ?? '');
  }
  expect(way).toEqual(['a2', 'b2', 'c2', 'd2', 'd2', 'd1', 'd8', 'a1']);
  await page.keyboard.press('Enter');
  await says(page, 'Choose a coral for the fish.');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.coral.may').count()).toBe(0);
  await page.keyboard.press('Enter');
  await tabTo(page, ({ within }) => within === 'Corals');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await tabTo(page, ({ name }) => name.startsWith('Pay: Yellow'));
  await page.keyboard.press('Enter');
  await played(page, 'catch a1 4', 'pay yellow');
});

test('cards keep their names while they slide, and the page stays whole', async () => {
  // Nobody goes on before the eye has seen it.
  const page = await openMatch(
    table(SHORE),
    { ...PHONE, reducedMotion: 'no-preference', stored: { 'halcyon/settings': '{"pace":600000}' } },
    [PERSON, BOT],
  );
  const names = (): Promise<string[]> =>
    page
      .locator(":is([data-cell='0'], [data-cell='1']) [data-flip]")
      .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.flip ?? ''));
  await spot(page, 'a1').waitFor();
  const [, second] = await names();
  await button(page, 'End the turn').click();
  await played(page, 'end');
  await still(page);
  await spot(page, 'a1')
    .and(page.getByRole('gridcell', { name: /^Red male/ }))
    .waitFor();
  expect((await names())[0]).toBe(second);
  await expect.poll(() => page.getByRole('gridcell').count()).toBe(32);
});

test('the fifth brood wins; looking back, step by step', async () => {
  const page = await openReef(FIFTH);
  await spot(page, 'a1').click();
  await page.getByRole('heading', { name: 'Won by Player 1' }).waitFor();
  await page.locator("a[href^='#/review']").click();
  await page.getByRole('table', { name: 'The sea' }).waitFor();
  await button(page, 'One step back').click();
  await page.getByRole('cell', { name: 'a1: Yellow female' }).waitFor();
});

test('every sign has words in all languages, and answers a finger and a key', async () => {
  const positions = [
    () => table(SHORE),
    () => table({ ...REEF, turn: 1, frames: 'act; share 0 1' }),
    () => play(table(REEF), 'turn b1', 'pay blue'),
    () => table(REEF),
  ];
  const page = await openNowhere();
  for (const match of positions) {
    await showOn(page, { match });
    expect(await wordless('reef', await signsOn(page))).toEqual([]);
  }
  const before = await storedLog(page);
  expect(await longPress(page, page.locator("[data-cell='24']"))).toContain(
    'A home for one male and one female; you may have 5. Here it costs you 3 worms.',
  );
  await expect.poll(() => storedLog(page)).toBe(before);
  await coin(page, 'Yellow').focus();
  await page.keyboard.press('?');
  await says(page, /^You have 3 yellow worms; 3 lie in the supply/);
});

test('what the other one did is told in few words and ringed before them; the strip keeps it', async () => {
  const page = await openMatch(table({ ...REEF, turn: 1 }), { width: 390, height: 844 }, [PERSON, BOT]);
  await says(page, /to pay with later|Buy sea cards/);
  const told = page.locator("section.follow li[data-turn='1']");
  await told.waitFor();
  const text = (await told.textContent()) ?? '';
  expect(text).toMatch(/Bot 2 (buys|catches|turns)/);
  expect(text).not.toMatch(/ pays |drifts into|washed/);
  await expect
    .poll(() => page.locator('li[data-seat] [data-fresh], [data-boat][data-fresh]').count())
    .toBeGreaterThan(0);
});

test('what belongs to the opponent stands under their name, and the shore says what its numbers are', async () => {
  const page = await openReef(REEF);
  const side = page.getByRole('group', { name: 'Player 2' });
  await expect.poll(() => side.getByText('Player 2').isVisible()).toBe(true);
  await expect.poll(() => side.locator('[data-coral], [data-coin], [data-sharks]').count()).toBe(2 + 7 + 1);
  await expect.poll(() => page.locator('.lane .word').textContent()).toBe('Price');
});

test('by night a card that lies face down is no black hole', async () => {
  const page = await openReef(REEF, { colorScheme: 'dark' });
  const channels = await page.locator("[data-cell='11'] .down").evaluate(
    (card) =>
      getComputedStyle(card)
        .backgroundImage.match(/\d+(?=[,)])/g)
        ?.map(Number) ?? [],
  );
  expect(Math.min(...[channels.slice(0, 3), channels.slice(3, 6)].map((rgb) => Math.max(...rgb)))).toBeGreaterThan(90);
});

test('the current drifts for a second, after the water has gone', async () => {
  const page = await openMatch(
    table(SHORE),
    { ...PHONE, reducedMotion: 'no-preference', stored: { 'halcyon/settings': '{"pace":600000}' } },
    [PERSON, BOT],
  );
  await button(page, 'End the turn').click();
  await played(page, 'end');
  await page.waitForFunction(() =>
    [...document.querySelectorAll("[data-cell='0'] [data-flip]")].some((card) =>
      card
        .getAnimations()
        .some(({ effect }) => Number(effect?.getTiming().duration) > 1000 && Number(effect?.getTiming().delay) > 0),
    ),
  );
});

test('the result says what it is made of', async () => {
  const page = await openReef(FIFTH);
  await spot(page, 'a1').click();
  const sheet = page.getByRole('table').last();
  await sheet.getByRole('row', { name: /^Broods 5\/5.* 1\/5/ }).waitFor();
});
