/** The Ascent needs no scrolling on a phone, in any phase and language; and axe has nothing to say, by day and by night. */
import { play, table } from '@halcyon/ascent/draw';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CROWD, FILM, finished, HERD, lifted, SLOPE } from './ascent.ts';
import { type Phase, showPhase, testPhases } from './phases.ts';
import { PERSON, type Person } from './prepared.ts';
import { PHONE } from './troubles.ts';

/** By the place in the hand and by the slot, so that it works in every language. */
const card = (page: Page, i: number): Promise<void> => page.locator('.held').nth(i).click();
const slot = (page: Page, cell: number): Promise<void> => page.locator(`[data-cell='${cell}']`).click();

const LONG: readonly Person[] = ['Wilhelmine-Charlotte', 'Maximilian-Ferdinand', 'Bo', 'Annegret Schneewitt', 'Ei'].map(
  (name) => ({ ...PERSON, name }),
);
const PHASES: Readonly<Record<string, Phase>> = {
  'the first card': { match: () => table({ hands: ['g5 r10 s3 bridge summit'] }), reach: (page) => card(page, 0) },
  'a card picked up, five seats and all modules': {
    match: () => table(CROWD),
    players: LONG,
    reach: (page) => card(page, 0),
  },
  'a refusal': {
    match: () => table(SLOPE),
    reach: async (page) => {
      await card(page, 0);
      await slot(page, 8);
    },
  },
  'a payment, five seats': {
    match: () => play(table(CROWD), 'place g5 15'),
    players: LONG,
    reach: (page) => card(page, 1),
  },
  'the targets of a campfire': {
    match: () => table(SLOPE),
    reach: async (page) => {
      await card(page, 2);
      await slot(page, 5);
    },
  },
  'a terrain in the air': { match: lifted },
  'a turn with a herd and a grapple': { match: () => table(HERD), reach: (page) => slot(page, 10) },
  'the way of a herd': { match: () => play(table(HERD), 'herd 11', 'up 18') },
  'a film': { match: () => table(FILM), reach: (page) => card(page, 0) },
  'the result': { match: finished },
};

testPhases(PHASES);

/** LOOK.md: nothing ever lies over a number. */
test('what stands on the cards leaves every number free', async () => {
  const page = await showPhase(PHASES['a card picked up, five seats and all modules']!);
  for (const size of [PHONE, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size);
    const covered = await page.evaluate(() => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll(selector)].map((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return (element.matches('.number') ? range : element).getBoundingClientRect();
        });
      const pieces = boxes('[role=grid] :is(.herd, .hiker, .price)');
      return boxes('[role=grid] .number').flatMap((number) =>
        pieces.filter(
          ({ left, right, top, bottom }) =>
            left < number.right - 2 && right > number.left + 2 && top < number.bottom - 3 && bottom > number.top + 3,
        ),
      ).length;
    });
    expect(covered, `${size.width}`).toBe(0);
  }
});
