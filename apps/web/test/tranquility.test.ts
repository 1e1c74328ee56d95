/** The sea explains itself: its signs, what is picked up, what the Start lacks, what the bots did, how it ended. */
import { loadSigns } from '@halcyon/catalog/lazy';
import type { Match } from '@halcyon/kernel';
import { LANGUAGES } from '@halcyon/speech/speaker';
import { play, table } from '@halcyon/tranquility/draw';
import { expect, test } from 'vitest';
import { focus, tabTo } from './keyboard.ts';
import { openNowhere, reachBoard, showOn } from './phases.ts';
import { button, cell, says } from './player.ts';
import { BESIDE_17, BOT, finished, LAST_CELL, openMatch, openTable, PERSON, STORMY } from './prepared.ts';
import { kindOfSign, longPress, signsOn, wordless } from './signs.ts';
import { PHONE } from './troubles.ts';
import { ARCH, MONSTERS, PYRAMID, RIVALS, SIDES, WILDS } from './variants.ts';

const OFFERS = { hands: ['10 30 41 start 50', '61 62 66', '64 65 67 68'] };
/** With the card of the hand that is picked up. */
const TABLES: Readonly<Record<string, readonly [() => Match, card?: number]>> = {
  'beside 17': [() => table(BESIDE_17), 0],
  'all of Stormy Seas': [() => table({ ...STORMY, hands: ['10 30 40', ...STORMY.hands.slice(1)] })],
  offers: [() => play(table(OFFERS), 'start', '1: pledge 3')],
  'a Start in hand': [() => table(OFFERS)],
  Monsters: [() => table(MONSTERS)],
  Wilds: [() => table(WILDS)],
  'the High Arch': [() => table({ ...ARCH, hands: ['5 17', '1 2'] })],
  'the Pyramid': [() => table(PYRAMID)],
  'Day & Night': [() => table(SIDES)],
  Competitive: [() => table({ mode: 'competitive', hands: ['10 20 30 40 50', '60 61 62 63 64'] })],
  rivals: [() => table(RIVALS)],
};
test('every sign of the sea has words in every language, and no words lie idle', async () => {
  const asked = new Set<string>();
  const page = await openNowhere();
  for (const [name, [match, card]] of Object.entries(TABLES)) {
    await showOn(page, { match });
    if (card !== undefined) await page.locator('.held').nth(card).click();
    const signs = await signsOn(page);
    expect(signs.length, name).toBeGreaterThan(0);
    for (const sign of signs) asked.add(sign);
  }
  expect(await wordless('tranquility', [...asked])).toEqual([]);
  const kinds = new Set([...asked].map(kindOfSign));
  const words = await loadSigns('tranquility', 'en');
  expect(Object.keys(words).filter((word) => !kinds.has(word))).toEqual([]);
  for (const language of LANGUAGES)
    expect(Object.keys(await loadSigns('tranquility', language))).toEqual(Object.keys(words));
});

test('a sign answers a finger that stays on it, and a question mark', async () => {
  const page = await openTable(STORMY, { ...PHONE, context: { hasTouch: true, isMobile: true } }, [
    PERSON,
    BOT,
    BOT,
    BOT,
    BOT,
  ]);
  await reachBoard(page);
  expect(await longPress(page, page.locator("[data-plate='purple']"))).toContain(
    'It closes its rows: nothing may be placed there',
  );
  const answer = page.getByRole('tooltip');
  await tabTo(page, ({ within }) => within === 'Your hand');
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await focus(page)).name).toBe('Start');
  await page.keyboard.press('?');
  await answer.getByText('then all hands together pay eight cards').waitFor();
  await answer.getByRole('button', { name: 'Rule T4.8' }).waitFor();
});

test('what is picked up is answered, and only what costs is marked', async () => {
  const page = await openTable(BESIDE_17, PHONE);
  await button(page, '19').click();
  await says(page, '19: tap a lit cell; a number in it is the price in cards.');
  await expect.poll(() => page.locator('[data-cell] .price').allTextContents()).toEqual(['2']);
  await button(page, '50').click();
  await says(page, '50: tap a lit cell; it costs nothing.');
  await expect.poll(() => page.locator('[data-cell] .price').count()).toBe(0);
  await cell(page, 6, 6).click();
  await page.getByText('50: tap').first().waitFor({ state: 'detached' });
});

test('the Start says what it costs and how much of it is missing', async () => {
  const page = await openMatch(play(table(OFFERS), 'start', '1: pledge 3', '2: pledge 3'), PHONE);
  await reachBoard(page);
  await says(page, 'The Start costs all hands together 8 cards: 8 − 3 − 3 = 2 missing.');
  await button(page, 'Offer 4 cards').click();
  // Ten are too many, so all offer again.
  await says(page, 'The Start costs all hands together 8 cards: 8 missing. Round 2/5.');
});

test('what each bot did can be read when it is one’s turn again', async () => {
  const drawn = { ...BESIDE_17, hands: ['19 25 30 40 50', '60 61 62', '63 64 65'] };
  const page = await openTable(drawn, PHONE, [PERSON, BOT, BOT]);
  await button(page, '25').click();
  await cell(page, 6, 6).click();
  const turns = page.locator('section.follow li[data-turn]');
  await expect.poll(() => turns.count()).toBe(2);
  await button(page, 'Discard two cards').waitFor();
  const told = await turns.allTextContents();
  expect(told[0]).toMatch(/^Bot 2 (places|discards)/);
  expect(told[1]).toMatch(/^Bot 3 (places|discards)/);
  const placed = told.flatMap((text) => [...(/places (\d+) in row (\d), column (\d)/g.exec(text)?.slice(1) ?? [])]);
  await expect.poll(() => page.locator('[data-cell][data-fresh]').count()).toBe(placed.length / 3);
});

test('a sea that is won becomes the sunrise; a score says what it is out of', async () => {
  const page = await openTable(LAST_CELL, PHONE);
  for (const name of ['36', '50']) {
    await button(page, name).click();
    if (name === '36') await cell(page, 6, 6).click();
  }
  await button(page, 'Play the Finish').click();
  await page.locator('[data-sunrise] svg').first().waitFor();
  await page.getByRole('row', { name: 'Total 38 / 38' }).waitFor();
  const lost = await openMatch(finished(), { ...PHONE, route: '#/table' });
  await lost.getByRole('row', { name: /^Cards in the sea \d+ \/ 36$/ }).waitFor();
  await expect.poll(() => lost.locator('[data-sunrise]').count()).toBe(0);
});
