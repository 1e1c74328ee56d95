/** The signs of a picture: whether each has words in every language, and whether it answers a finger. */
import { loadSigns } from '@halcyon/catalog/lazy';
import type { Facts } from '@halcyon/kernel';
import { LANGUAGES, type Who } from '@halcyon/speech/speaker';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const WHO: Who = { layout: '', features: [], me: (seat) => seat === 0, name: (seat) => `Player ${seat + 1}` };
/** As asking.ts reads it. */
const read = (text: string): { sign: string; facts: Facts } => {
  const [sign = '', ...rest] = text.split(' ');
  const facts = rest.map((fact) => fact.split('=')).map(([name, value]) => [name!, Number(value)] as const);
  return { sign, facts: Object.fromEntries(facts) };
};
export const kindOfSign = (text: string): string => read(text).sign;

/** All that can be asked now, with its facts. */
export const signsOn = async (page: Page): Promise<string[]> => {
  await page.locator('[data-sign]').first().waitFor();
  const all = await page
    .locator('[data-sign]')
    .evaluateAll((found) => found.map((one) => (one as HTMLElement).dataset.sign!));
  return [...new Set(all)];
};
/** Signs without words in some language, or with a sentence that lacks a number. */
export const wordless = async (game: string, signs: readonly string[]): Promise<string[]> => {
  expect(signs.length).toBeGreaterThan(0);
  const wrong: string[] = [];
  for (const language of LANGUAGES) {
    const words = await loadSigns(game, language);
    for (const text of signs) {
      const { sign, facts } = read(text);
      const about = words[sign]?.about(facts, WHO);
      // A fact that is missing is said as '?'.
      if (!words[sign]?.name || !about || /undefined|NaN|(^|\s)\?(\s|$)/.test(about))
        wrong.push(`${language}: ${text}: ${about}`);
    }
  }
  return wrong;
};

/** A finger that stays where it is until the sign has answered. */
export const longPress = async (page: Page, place: Locator): Promise<string> => {
  const { x, y, width, height } = (await place.boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  const answer = page.getByRole('tooltip');
  await answer.waitFor();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const text = (await answer.textContent()) ?? '';
  await page.keyboard.press('Escape');
  await answer.waitFor({ state: 'detached' });
  return text;
};
