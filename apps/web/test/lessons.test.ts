/** Every lesson, by somebody who reads the coach and presses what can be done, on a small phone. */
import { GAME_IDS } from '@halcyon/catalog/lazy';
import { loadCoach, loadLessons } from '@halcyon/catalog/lessons';
import { LEARN } from '@halcyon/speech/page/learn/index';
import { LANGUAGES, type Language } from '@halcyon/speech/speaker';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, openPage } from './browser.ts';
import { PHONE, troubles } from './troubles.ts';

const SMALL = { width: 360, height: 640, stored: { 'halcyon/settings': '{"pace":0}' } };

const coachSays = (page: Page): Promise<string> => page.locator('.coach p').innerText();
/** What the table can wait for. */
const waitsFor = (page: Page, language: Language) => ({
  offered: page.locator('.coach').getByRole('button', { name: LEARN[language].next, exact: true }),
  end: page.getByRole('button', { name: LEARN[language].again, exact: true }),
});
/** Others have done what they do, and the coach has spoken about it. */
const settled = async (page: Page, language: Language): Promise<void> => {
  const { offered, end } = waitsFor(page, language);
  await offered.or(end).or(page.locator('[data-awaits="move"]')).first().waitFor();
};
/** Reads on or does what the table offers; false at the end. Only the coach's words and what can be pressed are known. */
const goOn = async (page: Page, language: Language): Promise<boolean> => {
  const { offered, end } = waitsFor(page, language);
  if (await end.isVisible()) return false;
  if (await offered.isVisible()) {
    await offered.click();
    return true;
  }
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return true;
};

for (const [g, game] of GAME_IDS.entries()) {
  const lessons = await loadLessons(game);
  // A new game may have none yet; the table's test of lessons names those that must.
  if (Object.keys(lessons).length === 0) continue;
  describe(game, () => {
    for (const [i, id] of Object.keys(lessons).entries())
      test(`${id}: by the accessibility tree, nothing out of sight, axe clean`, async () => {
        const language = LANGUAGES[(g + i) % LANGUAGES.length]!;
        const { say } = (await loadCoach(game, language))[id]!;
        const page = await openPage({ ...SMALL, locale: language, route: `#/learn/${game}/${id}` });
        const longest = Object.values(say).reduce((one, other) => (other.length > one.length ? other : one));
        const heard = new Set<string>();
        do {
          await settled(page, language);
          const said = await coachSays(page);
          heard.add(said);
          // For whoever would like to look at it.
          if (process.env.SHOTS) {
            await page.setViewportSize(SMALL);
            await page.screenshot({ path: `${process.env.SHOTS}/${game}-${id}-${heard.size}.png` });
          }
          // The box is as high for every word, so the longest shows whether it is high enough; larger sizes have room for whatever a phone has room for.
          if (heard.size === 1) expect(await troubles(page)).toEqual([]);
          else if (said === longest) expect(await troubles(page, { phone: PHONE })).toEqual([]);
        } while (await goOn(page, language));
        expect([...heard]).toEqual(Object.values(say));
        expect(await troubles(page, { phone: PHONE })).toEqual([]);
        expect(await axe(page)).toEqual([]);
      });
  });
}

test('a lesson at the table as text', async () => {
  const stored = { 'halcyon/settings': '{"pace":0,"plain":true}' };
  const page = await openPage({ ...SMALL, stored, route: '#/learn/cloud-nine/first' });
  const { offered } = waitsFor(page, 'en');
  const awaited = page.locator('[data-awaits="move"]');
  await offered.or(awaited).first().waitFor();
  while (await offered.isVisible()) await offered.click();
  await awaited.waitFor();
  const before = await coachSays(page);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await expect.poll(() => coachSays(page)).not.toBe(before);
});
