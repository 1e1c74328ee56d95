/** The rules are read on one page with pictures, and found: by chapter, by word, from clause to clause, and the way back to the table. */

import { findGame } from '@halcyon/catalog';
import { GAME_IDS } from '@halcyon/catalog/lazy';
import { gameWords } from '@halcyon/catalog/words';
import type { Panel } from '@halcyon/speech/guide';
import { LANGUAGES, type Language } from '@halcyon/speech/speaker';
import { tranquility } from '@halcyon/tranquility';
import { expect, test } from 'vitest';
import { loadGuide } from '../src/guide/loading.ts';
import { axe, openPage } from './browser.ts';
import { button } from './player.ts';
import { nearlyOver, openMatch } from './prepared.ts';
import { PHONE } from './troubles.ts';

const goalOf = (language: Language, id: string): string | undefined => {
  const { goal, about } = gameWords(language, id)!.modes[findGame(id)!.modes[0]!.id]!;
  return goal ?? about;
};

test.for(GAME_IDS)(
  'the guide of %s has the same panels in every language, short ones, on rules that there are',
  async (id) => {
    const { panels, words } = (await loadGuide(id))!;
    const ids = Object.keys(panels);
    expect(ids[0]).toBe('goal');
    // The goal is as wide as the page, the others stand two by two.
    expect(ids.length % 2).toBe(1);
    expect(ids.length).toBeGreaterThanOrEqual(5);
    expect(ids.length).toBeLessThanOrEqual(7);
    for (const language of LANGUAGES) {
      const said = words[language]!;
      expect(Object.keys(said), language).toEqual(ids);
      for (const clause of Object.values(panels).flat())
        expect(gameWords(language, id)!.rules).toHaveProperty([clause]);
      for (const { title = '', text, shown } of Object.values<Partial<Panel>>(said)) {
        expect(title.length, title).toBeLessThanOrEqual(32);
        for (const sentence of [text ?? '.', shown!]) expect(sentence).toMatch(/^[^'"]{0,250}[.?]$/);
        expect(shown!.length, shown).toBeLessThanOrEqual(140);
      }
    }
  },
);

/** What is left of the sheet inside margins of 12 and 10 millimetres, at 96 dots an inch. */
const A4 = { width: 703, height: 1047 };
test.for(GAME_IDS.map((id, i) => [id, LANGUAGES[i % LANGUAGES.length]!] as const))(
  'the guide of %s is drawn on a phone, at a desk and on one sheet of paper, in %s',
  async ([id, locale]) => {
    const page = await openPage({ ...PHONE, route: `#/rules/${id}`, locale });
    const figures = page.locator('[data-figure]');
    await figures.locator('svg').first().waitFor();
    await page.getByText(goalOf(locale, id)!, { exact: true }).waitFor();
    await expect.poll(() => figures.count()).toBe(Object.keys((await loadGuide(id))!.panels).length);
    /** Panels whose picture shows nothing but its ground, and a page that is wider than the screen. */
    const troubles = (): Promise<string[]> =>
      figures.evaluateAll((boxes) => [
        ...(document.documentElement.scrollWidth > innerWidth ? ['sideways'] : []),
        ...boxes
          .filter(
            (box) =>
              (box.firstElementChild?.childElementCount ?? 0) < 2 ||
              [...box.querySelectorAll('svg')].some((svg) => svg.childElementCount === 0),
          )
          .map((box) => (box as HTMLElement).dataset.figure!),
      ]);
    expect(await troubles()).toEqual([]);
    expect(await axe(page)).toEqual([]);

    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await troubles()).toEqual([]);

    await page.setViewportSize(A4);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.guide').evaluate((guide) => guide.getBoundingClientRect().bottom)).toBeLessThan(
      A4.height,
    );
    await page.emulateMedia({ media: null });
  },
);

test('chapters, a search, and clauses that lead to each other', async () => {
  const page = await openPage({ ...PHONE, route: '#/rules/tranquility' });
  await page.getByRole('button', { name: 'All rules, one by one' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('clauses');
  await page.getByRole('heading', { level: 3, name: 'A turn' }).waitFor();
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('button', { name: 'Variants' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Variants');

  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('eight cards start');
  const found = await page.getByRole('term').allTextContents();
  expect(found).toContain('T4.8');
  await page.getByRole('status').getByText(`${found.length} rules`).waitFor();
  await page.getByRole('searchbox').fill('nobody ever wrote this');
  await page.getByRole('status').getByText('0 rules').waitFor();
  await expect.poll(() => page.getByRole('term').count()).toBe(0);
  await page.getByRole('searchbox').fill('');

  await page.locator('[id="T3.1"]').getByRole('link', { name: 'T7.2' }).click();
  await page.locator('[id="T7.2"].named').waitFor();
  expect(await axe(page)).toEqual([]);
});

test('whoever looks something up finds the way back to the table', async () => {
  const page = await openMatch(nearlyOver(tranquility, { seats: 2 }), PHONE);
  await button(page, 'The goal').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('link', { name: 'T7.2' }).first().click();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await page
    .getByRole('grid')
    .or(button(page, /^I am /))
    .first()
    .waitFor();
  expect(page.url()).toMatch(/#\/table/);
});
