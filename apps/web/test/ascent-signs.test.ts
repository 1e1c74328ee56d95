/** What the picture of The Ascent answers when it is asked, and what it keeps of what others did. */
import { FULL, play, table } from '@halcyon/ascent/draw';
import { signs as de } from '@halcyon/ascent/words/de/signs';
import { signs as en } from '@halcyon/ascent/words/en/signs';
import { signs as fr } from '@halcyon/ascent/words/fr/signs';
import { expect, test } from 'vitest';
import { CROWD, FILM, HERD, lifted, openAscent, PHONE, SLOPE, slot } from './ascent.ts';
import { button, says } from './player.ts';
import { BOT, openMatch, PERSON, storedLog } from './prepared.ts';
import { kindOfSign, signsOn, wordless } from './signs.ts';

const CLIMBERS = [PERSON, BOT, BOT, BOT, BOT];

test('every sign has words in every language, with its numbers', async () => {
  const seen: string[] = [];
  for (const match of [table(CROWD), play(table(HERD), 'herd 11'), table(FILM), lifted()]) {
    const page = await openMatch(match, PHONE, CLIMBERS.slice(0, match.setup.seats));
    await page.getByRole('grid').waitFor();
    seen.push(...(await signsOn(page)));
    if (match.setup.seats < 5) continue;
    await button(page, 'Grass 5').click();
    seen.push(...(await signsOn(page)));
  }
  expect(await wordless('ascent', seen)).toEqual([]);
  const kinds = new Set(seen.map(kindOfSign));
  // What these tables do not show; everything else was really seen.
  expect(Object.keys(en).filter((name) => !kinds.has(name))).toEqual(['price-left', 'summit', 'given']);
  expect([Object.keys(fr), Object.keys(de)]).toEqual([Object.keys(en), Object.keys(en)]);
});

test('a sign is asked by a long press or by its key, and says what it means now', async () => {
  const page = await openAscent(SLOPE);
  await button(page, 'Grass 5').click();
  await slot(page, 1, 3).focus();
  await page.keyboard.press('?');
  const answer = page.getByRole('tooltip');
  await answer.getByText('Price on a bridge').waitFor();
  await expect.poll(() => answer.textContent()).toContain('3 cards');
  await page.keyboard.press('Escape');
  await answer.waitFor({ state: 'detached' });
  await page.locator('[data-sign^=goal-bridges]').dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
  await answer.getByText('1 bridge can still be seen.').waitFor();
});

test('what each bot did can be read afterwards, and what it changed keeps a ring', async () => {
  const page = await openAscent(CROWD, {}, CLIMBERS);
  await button(page, 'Grass 5').click();
  await slot(page, 5, 1).click();
  await says(page, /^Your turn/);
  await expect.poll(() => page.locator('section.follow li[data-turn]').count()).toBe(4);
  for (const seat of [1, 2, 3, 4])
    await expect
      .poll(() => page.locator(`li[data-turn='${seat}']`).textContent())
      .toMatch(new RegExp(`^Bot ${seat + 1}`));
  await expect.poll(() => page.locator('[data-cell][data-fresh]').count()).toBeGreaterThan(0);
});

test('without Wildlife no ibex is drawn or named', async () => {
  const page = await openAscent({ ...SLOPE, hands: ['r12i g5 bridge'] });
  await page.getByRole('gridcell', { name: 'row 1, place 7, Rock 6', exact: true }).waitFor();
  await button(page, 'Rock 12').click();
  await says(page, 'Rock 12: tap a lit slot');
  await slot(page, 5, 1).click();
  await expect.poll(() => storedLog(page)).toContain('\n0 place r12i 31\n');
  await expect.poll(() => page.locator('#app').textContent()).not.toMatch(/ibex/i);
});

test('at the summit the sheet says what the score is out of, and everybody stands there', async () => {
  const page = await openMatch(table({ mountain: FULL, hands: ['s2 summit', 's1'] }), PHONE, [PERSON, BOT]);
  await button(page, 'Summit').click();
  await page.getByRole('gridcell', { name: 'Summit: Play the summit' }).click();
  await page.getByRole('cell', { name: '= 45 / 45' }).waitFor();
  await expect.poll(() => page.locator('.ending .hiker').count()).toBe(2);
});
