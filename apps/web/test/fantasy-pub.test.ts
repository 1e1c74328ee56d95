/** Fantasy Pub by clicking, at the size of a phone. */
import { fantasyPub } from '@halcyon/fantasy-pub';
import { at, field, table } from '@halcyon/fantasy-pub/draw';
import { expect, test } from 'vitest';
import { openPage, still } from './browser.ts';
import { CROWD, EVENING, effects, Guest, guest, LAST_ROUND, openPub, place, storedPub } from './fantasy-pub.ts';
import { focus, tabTo } from './keyboard.ts';
import { button, click, playTheOpening, playToTheEnd, says } from './player.ts';
import { BOT, nearlyOver, openMatch, PERSON, storedLog } from './prepared.ts';
import { kindOfSign, longPress, signsOn, wordless } from './signs.ts';
import { PHONE } from './troubles.ts';

const DESK = { width: 1280, height: 800 };
const told = async (page: Parameters<typeof storedPub>[0]): Promise<string> =>
  (await effects(page).textContent()) ?? '';

test('five clans, four of them bots, from home', async () => {
  const page = await openPage({ ...PHONE, stored: { 'halcyon/settings': '{"pace":0}' } });
  await page.getByRole('link', { name: /^Fantasy Pub / }).click();
  await page.getByRole('radio', { name: '5' }).check();
  await button(page, 'Play now').click();
  await playTheOpening(page, click, {}, new Guest());
  const { setup, steps } = await storedPub(page);
  expect(setup.seats).toBe(5);
  expect(steps.some(({ seat }) => seat === 0)).toBe(true);
});
test('three clans, two of them bots, to the end', async () => {
  const page = await openMatch(nearlyOver(fantasyPub, { seats: 3 }), PHONE, [PERSON, BOT, BOT]);
  expect(await playToTheEnd(page, click, {}, new Guest())).toMatch(/^Won by /);
  expect((await storedPub(page)).outcome).toMatchObject({ kind: 'ranked' });
});

test('a character, then its places; what is shown is what happens', async () => {
  const page = await openPub(EVENING, DESK);
  await guest(page, 'Goblin').click();
  await place(page, 'Table 5').hover();
  const shown = await told(page);
  expect(shown).toBe(
    'Your goblin goes from table 3 to table 5. Your goblin buys a beer for Player 2’s orc, who ranks higher. Player 2’s orc has a sixth beer and is thrown out.',
  );
  await expect.poll(() => page.locator('.guest .gone').count()).toBe(1);
  await expect.poll(() => storedLog(page)).not.toContain('move a-goblin');
  await place(page, 'Table 5').click();
  await expect.poll(() => storedLog(page)).toContain('\n0 move a-goblin 2\n');
  const match = await storedPub(page);
  expect([at(match, 'a-goblin'), at(match, 'b-orc')]).toEqual(['5: 1/0', 'away']);
  for (const sentence of shown.split(/(?<=\.) /)) {
    await page.getByRole('complementary').getByText(sentence, { exact: true }).waitFor();
  }
});

test('a finger sees first and plays with its second tap; with the last die nothing is seen of the next turn', async () => {
  const page = await openPub({ ...EVENING, dice: '0 3' }, { context: { hasTouch: true } });
  await guest(page, 'Goblin').tap();
  await place(page, 'Table 6').tap();
  await expect
    .poll(() => told(page))
    .toBe(
      'Your goblin goes from table 3 to table 6. Your goblin drinks a beer. Player 2’s second goblin has no coin left and is thrown out.',
    );
  await expect.poll(() => storedLog(page)).not.toContain('move a-goblin');
  await place(page, 'Table 6').tap();
  await expect.poll(() => storedLog(page)).toContain('\n0 move a-goblin 3\n');
  expect(at(await storedPub(page), 'b-goblin2')).toBe('away');
});

test('a die first; what it does not allow says why', async () => {
  const page = await openPub(EVENING);
  await button(page, 'Die 1: 2').click();
  await guest(page, 'Dwarf').click();
  await says(page, 'Too drunk to move: 2 steps less 2 beers leaves none.');
  await button(page, 'Die 2: 3').click();
  await place(page, 'Table 4').click();
  await says(page, 'None of your dice leads there.');
  await place(page, 'Table 6').click();
  await expect.poll(() => storedLog(page)).toContain('\n0 back a-dwarf 3\n');
  await says(page, 'You have 2 left: one more action, or end your turn.');
  await button(page, 'End the turn').click();
  await expect.poll(() => storedLog(page)).toContain('\n0 end\n');
});

test('a place that two ways lead to asks for the die', async () => {
  const page = await openPub({ dice: '1 6', pub: '3  a-dwarf:4/0' });
  await guest(page, 'Dwarf').click();
  await place(page, 'Table 4').click();
  await says(page, 'Choose a die or the sum.');
  await button(page, /^With 6, move your dwarf counter-clockwise/).click();
  await expect.poll(() => storedLog(page)).toContain('\n0 back a-dwarf 6\n');
});

test('the mouse alone shows what would be; buttons are for what was pressed and stay on the way to them', async () => {
  const page = await openPub({ dice: '1 6', pub: '3  a-dwarf:4/0' }, DESK);
  const ways = page.getByRole('button', { name: /^With \d/ });
  await guest(page, 'Dwarf').click();
  await place(page, 'Table 4').hover();
  expect(await told(page)).toContain('Your dwarf goes from table 3 to table 4.');
  await expect.poll(() => ways.count()).toBe(0);
  await place(page, 'Table 4').click();
  await place(page, 'Table 2').hover();
  expect(await told(page)).toContain('to table 2.');
  await expect.poll(() => ways.count()).toBe(2);
});

test('somebody enters with the coins that the button shows', async () => {
  const page = await openPub({ ...EVENING, pub: '3 $  a-goblin:2/0' });
  await button(page, 'Enter').click();
  await button(page, 'With 5, let the next character enter: 5 coins').click();
  await expect.poll(() => storedLog(page)).toContain('\n0 enter 5\n');
  expect((await storedPub(page)).view('referee').coins).toContain(5);
});

test('the door is taken: nobody enters', async () => {
  const page = await openPub(EVENING);
  await button(page, 'Enter').click();
  await says(page, /^Nobody can enter: one of your clan is still at the door/);
});

test('the innkeeper goes to a table, and somebody there drinks', async () => {
  const page = await openPub(EVENING);
  await button(page, 'Send the innkeeper').click();
  await place(page, 'Table 1').click();
  await button(page, 'Rule P2.1').waitFor();
  await place(page, 'Table 2').click();
  await says(page, 'The innkeeper comes to table 2. Who drinks?');
  await guest(page, 'Goblin').click();
  await says(page, /^Only somebody at the innkeeper’s table drinks/);
  await guest(page, 'Troll', 'Player 2').hover();
  expect(await told(page)).toBe('Player 2’s troll drinks a beer.');
  await guest(page, 'Troll', 'Player 2').click();
  await expect.poll(() => storedLog(page)).toContain('\n0 innkeeper 2\n0 serve b-troll\n');
  expect(at(await storedPub(page), 'b-troll')).toBe('2: 2/3');
});

/** What is pressed has the focus, and a browser tells its loss in the midst of the change that takes it away. */
test('whoever is thrown out under the mouse is gone without an error', async () => {
  const page = await openPub({ dice: '2 3', pub: '2  b-goblin:0/1 b-troll:3/2\n 3 a-orc' });
  await button(page, 'Send the innkeeper').click();
  await place(page, 'Table 2').click();
  await guest(page, 'Goblin', 'Player 2').click();
  await guest(page, 'Goblin', 'Player 2').waitFor({ state: 'detached' });
  expect(at(await storedPub(page), 'b-goblin')).toBe('away');
});

test('leaving: who may, with which die, how many beers; then won', async () => {
  const page = await openPub(LAST_ROUND);
  await guest(page, 'Orc').click();
  await button(page, 'Leave the pub').click();
  await says(page, 'To leave takes at least as many beers as coins; this character has 1 beer and 4 coins.');
  await guest(page, 'Goblin').click();
  await button(page, 'Leave the pub').click();
  await button(page, /^With 5, let your goblin leave the pub\. Your goblin leaves the pub with 4 beers\.$/).click();
  await page.getByRole('heading', { name: 'Won by Player 1' }).waitFor();
  expect((await storedPub(page)).outcome).toMatchObject({ scores: [15, 3] });
});

test('arrow keys lead round the ring and to the guests; Enter plays; Escape puts back', async () => {
  const page = await openPub(EVENING, DESK);
  await tabTo(page, ({ within }) => within === 'The pub');
  const way: string[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter']) {
    await page.keyboard.press(key);
    way.push(/^[^,:]+/.exec((await focus(page)).name)?.[0] ?? '');
  }
  expect(way).toEqual(['Table 1', 'Table 2', 'Goblin (Player 2)', 'Troll (Player 2)', 'Goblin (you)', 'Goblin (you)']);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.target').count()).toBe(0);
  await tabTo(page, ({ within }) => within === 'The pub');
  for (const key of [
    'Home',
    'ArrowDown',
    'ArrowDown',
    'ArrowDown',
    'ArrowRight',
    'Enter',
    'ArrowDown',
    'ArrowDown',
    'ArrowLeft',
  ])
    await page.keyboard.press(key);
  await expect
    .poll(async () => (await focus(page)).name)
    .toMatch(/^Table 5: With 2, move your goblin clockwise\. Your goblin goes/);
  await page.keyboard.press('Enter');
  await expect.poll(() => storedLog(page)).toContain('\n0 move a-goblin 2\n');
});

test('guests, coins and beers travel one after the other, and the page stays whole', async () => {
  const page = await openPub(CROWD, { reducedMotion: 'no-preference' });
  await guest(page, 'Troll').click();
  await place(page, 'Table 1').click();
  await still(page);
  await guest(page, 'Troll').waitFor();
  expect(field(await storedPub(page), 'lying')).toEqual([2, 1, 0, 3, 0, 2, 0]);
});
test('a beer that is bought sets out when the buyer has arrived, and who is thrown out stays until then', async () => {
  const page = await openPub(EVENING, { reducedMotion: 'no-preference' });
  await guest(page, 'Goblin').click();
  await place(page, 'Table 5').click();
  const ways = await place(page, 'Table 5').evaluate(async (pressed: HTMLElement) => {
    if (document.querySelectorAll('body > [inert]').length === 0) pressed.click();
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    const length = (element: Element): number =>
      Math.max(0, ...element.getAnimations().map(({ effect }) => Number(effect!.getComputedTiming().endTime)));
    const ghosts = [...document.querySelectorAll('body > [inert]')];
    const of = (selector: string): number =>
      Math.max(...ghosts.filter((ghost) => ghost.querySelector(selector)).map(length));
    return { walk: length(document.querySelector("[data-flip='card-1']")!), mug: of('.mug'), out: of('.face') };
  });
  expect(ways.mug).toBeGreaterThan(ways.walk);
  expect(ways.out).toBeGreaterThan(ways.mug);
  await still(page);
  await expect.poll(() => page.locator('body > [inert]').count()).toBe(0);
});

test('who may drink says so in a word, and nobody else does', async () => {
  const page = await openPub(EVENING);
  await button(page, 'Send the innkeeper').click();
  await place(page, 'Table 2').click();
  await expect.poll(() => page.locator('.word').allTextContents()).toEqual(['drinks', 'drinks']);
  await expect.poll(() => page.locator('button.guest.target .word').count()).toBe(2);
});

test('the sentence answers what is picked up, then says what a press would bring about', async () => {
  const page = await openPub(EVENING, DESK);
  await guest(page, 'Dwarf').click();
  await says(page, 'Dwarf: tap a lit place; the die that it shows leads there.');
  await place(page, 'Table 6').hover();
  await says(page, /^Your dwarf goes from the door to table 6\./);
});

test('every sign has words, and the races tell their powers to a finger', async () => {
  const page = await openPub(CROWD, { context: { hasTouch: true } });
  const signs = await signsOn(page);
  expect(await wordless('fantasy-pub', signs)).toEqual([]);
  expect(new Set(signs.map(kindOfSign)).size).toBe(14);
  const ask = (cell: number): Promise<string> => longPress(page, page.locator(`[data-cell='${cell}']`));
  expect(await ask(13)).toMatch(/^Troll.*Your troll: 2 coins, 2 beers\..*leaves a coin/);
  expect(await ask(7 + 2)).toMatch(/^Dwarf.*either direction/);
  await expect.poll(() => storedLog(page)).not.toContain('\n0 ');
  await tabTo(page, ({ name }) => name === 'Die 1: 3');
  await page.keyboard.press('?');
  await page.getByRole('tooltip').getByText('One action with 3').waitFor();
});

test('what bots did stays to be read as a chain, with reasons, and is ringed', async () => {
  const players = [{ name: 'Ada' }, { name: 'Bo', bot: 'heuristic' }];
  const drawn = { ...EVENING, dice: '0 3', pub: '3 a-goblin:1/0 \n 6 b-orc:4/0 \n door b-goblin:2/1' };
  const page = await openMatch(table(drawn), PHONE, players);
  await page.getByRole('grid').waitFor();
  await button(page, 'End the turn').or(guest(page, 'Goblin')).first().click();
  await place(page, 'Table 6').click();
  const line = page.locator("section.follow li[data-turn='1']");
  await expect.poll(() => line.textContent()).toMatch(/^Bo’s \w+ .+\./);
  await says(page, /^You have/);
  await page.locator('[data-fresh]').first().waitFor();
});

test('letters of guests and seats can be read on a small phone', async () => {
  const page = await openPub(CROWD);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.room b, .room .coin, .seats .pile, .seats b, .seats .name')]
      .filter((text) => text.textContent !== '')
      .map((text) => Number.parseFloat(getComputedStyle(text).fontSize))
      .filter((high) => high < 11),
  );
  expect(small).toEqual([]);
});

test('the end shows who carried what out, of how many', async () => {
  const page = await openPub(LAST_ROUND);
  await guest(page, 'Goblin').click();
  await button(page, 'Leave the pub').click();
  await button(page, /^With 5, let your goblin leave/).click();
  await page.getByRole('row', { name: /Player 1 4 15 \/ 15$/ }).waitFor();
  await page.locator('.toast').getByText('Player 1').waitFor();
});

test('looking back, step by step', async () => {
  const page = await openPub(LAST_ROUND);
  await guest(page, 'Goblin').click();
  await button(page, 'Leave the pub').click();
  await button(page, /^With 5, let your goblin leave/).click();
  await page.locator("a[href^='#/review']").click();
  await page.getByRole('table', { name: 'The pub' }).waitFor();
  await button(page, 'One step back').click();
  await page.getByRole('cell', { name: /^A: Goblin, Coins: 2, Beers: 4/ }).waitFor();
});
