/** What the picture of Castle Merchants tells whoever looks at it: signs, rings, letters, what others did, the sheet. */
import { table } from '@halcyon/castle-merchants/draw';
import { expect, test } from 'vitest';
import { CROWD, card, hex, LAST_SALE, openMap, ROAD } from './castle-merchants.ts';
import { openNowhere, showOn } from './phases.ts';
import { button, says } from './player.ts';
import { BOT, openMatch, PERSON } from './prepared.ts';
import { longPress, signsOn, wordless } from './signs.ts';

test('every sign has words in all languages, and answers a finger and a key', async () => {
  const sale = table({ ...LAST_SALE, purses: ['', ''], merchants: 'e1 e9', frames: 'next; sell' });
  const positions = [table({ ...CROWD, die: 'landslide' }), table({ ...ROAD, die: 'forest' }), sale, table(ROAD)];
  const page = await openNowhere();
  for (const match of positions) {
    await showOn(page, { match: () => match });
    expect(await wordless('castle-merchants', await signsOn(page))).toEqual([]);
  }
  expect(await longPress(page, page.locator("[data-gold='1']").first())).toContain(
    'Player 2 has 7 of the 18 gold needed to win; 11 to go.',
  );
  await hex(page, 'Gem castle').focus();
  await page.keyboard.press('?');
  await says(page, /^It buys gems\. It pays a coin worth 5 \(coins in all: 4\)\. Your cart carries gems/);
});

test('a ring leads to each castle that pays for what is on the cart', async () => {
  const page = await openMap(ROAD);
  const ringed = page.locator('.hex.goal');
  const names = await ringed.evaluateAll((all) => all.map(({ ariaLabel }) => /^[^,]+/.exec(ariaLabel ?? '')?.[0]));
  // Cloth has no coin left, and there is no cheese on the cart.
  expect(names).toEqual(['Wine castle', 'Gem castle', 'Weapon castle']);
});

test('on the smallest phone letters can be read, and e7 can be found', async () => {
  const page = await openMap(CROWD);
  const letters = await page.locator('.merchant text').evaluateAll((all) =>
    all.map((text) => {
      const { a } = (text as SVGTextElement).getScreenCTM()!;
      return Number.parseFloat(getComputedStyle(text).fontSize) * a;
    }),
  );
  expect(letters).toHaveLength(4);
  expect(Math.min(...letters)).toBeGreaterThanOrEqual(11);
  const [letter, castle] = await Promise.all(
    [page.getByRole('rowheader', { name: 'e', exact: true }), hex(page, 'Gem castle')].map((each) =>
      each.boundingBox(),
    ),
  );
  expect(letter!.x + letter!.width).toBeLessThanOrEqual(castle!.x);
  await expect.poll(() => page.getByText('f7', { exact: true }).isVisible()).toBe(true);
});

test('what each of the others did can be read, and is ringed on the map', async () => {
  const page = await openMatch(table(ROAD), { width: 390, height: 844 }, [PERSON, BOT]);
  await button(page, /^Draw one card/).click();
  await says(page, /^(First a landslide|Draw one card)/);
  const told = page.locator("section.follow li[data-turn='1']");
  await told.waitFor();
  await expect.poll(() => told.textContent()).not.toMatch(/ draws | plays /);
  await expect.poll(() => page.locator('[data-cell][data-fresh]').count()).toBeGreaterThan(0);
});

test('the result adds up the coins', async () => {
  const page = await openMap(LAST_SALE);
  await card(page, 'Forest').click();
  await hex(page, 'Gem castle').click();
  await button(page, 'End the turn, Cards +1').click();
  await button(page, 'Sell the ware for the highest coin').click();
  await page.getByRole('row', { name: /^Player 1 5 \+ 4 \+ 4 \+ 4 \+ 2 Gold 19\/18$/ }).waitFor();
});
