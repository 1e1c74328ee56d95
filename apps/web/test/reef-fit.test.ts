/** The Reef needs no scrolling on a phone, in any phase and language; and axe has nothing to say, by day and by night. */
import { play, table } from '@halcyon/reef/draw';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Phase, showPhase, testPhases } from './phases.ts';
import { PERSON, type Person } from './prepared.ts';
import { FIFTH, REEF, SHORE } from './reef.ts';

const press = (page: Page, selector: string): Promise<void> => page.locator(selector).first().click();
const LONG: readonly Person[] = ['Wilhelmine-Charlotte', 'Maximilian-Ferdinand'].map((name) => ({ ...PERSON, name }));

const PHASES: Readonly<Record<string, Phase>> = {
  'the first turn': { match: () => table(SHORE) },
  'in the middle of it': { match: () => table(REEF) },
  'a coral for a fish': { match: () => table(REEF), reach: (page) => press(page, "[data-cell='0']") },
  'prey for a shark': { match: () => table(REEF), reach: (page) => press(page, '.tool') },
  'a refusal': { match: () => table(REEF), reach: (page) => press(page, "[data-cell='25']") },
  'paying for a boat': { match: () => play(table(REEF), 'boat') },
  'keep or leave': { match: () => play(table(REEF), 'turn b1', 'pay blue') },
  'why nothing comes between': {
    match: () => play(table(REEF), 'turn b1', 'pay blue'),
    reach: (page) => press(page, "[data-cell='2']"),
  },
  'a worm of the other’s throw': { match: () => table({ ...REEF, turn: 1, frames: 'act; share 0 1' }) },
  'instead of a colour that has run out': {
    match: () =>
      table({ ...REEF, worms: ['red:8', 'pink:8'], dice: 'red pink', frames: 'act; share 1 1; substitute 0 2' }),
  },
  'all boats, all corals': {
    match: () =>
      table({
        ...SHORE,
        worms: ['red:5 yellow:3 green:2 blue:4 purple:2 pink', 'red yellow:2 green:3 pink:4'],
        pearls: [2, 1],
        sharks: [1, 1],
        boats: [8, 7],
        corals: ['red-male blue+pink - purple-male pink-female', 'green-female yellow+yellow - - red+red'],
      }),
  },
  'the result': { match: () => play(table(FIFTH), 'catch a1 1') },
};

const FIT = { players: LONG };
testPhases(PHASES, FIT);

test('all 32 cards and every button fit the narrowest phones', async () => {
  const page = await showPhase(PHASES['all boats, all corals']!, FIT, 'de');
  await page.setViewportSize({ width: 320, height: 640 });
  const boxes = await page.locator('button:visible, [role=gridcell]').evaluateAll((all) =>
    all.map((each) => {
      const { left, right, width, height } = each.getBoundingClientRect();
      return { left, right, width, height };
    }),
  );
  expect(boxes.length).toBeGreaterThan(32 + 5 + 7);
  expect(
    boxes.filter(({ left, right, width, height }) => left < 0 || right > 320 || Math.min(width, height) < 24),
  ).toEqual([]);
});
