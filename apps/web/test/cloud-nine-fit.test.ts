/** Cloud 9 needs no scrolling on a phone, in any phase and language; and axe has nothing to say, by day and by night. */
import { type Drawn, table } from '@halcyon/cloud-nine/draw';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ALONE, BLANK, CROWD, DECIDE, finished, LACKING, RAISE } from './cloud-nine.ts';
import { type Phase, testPhases } from './phases.ts';
import type { Person } from './prepared.ts';

const LONG: readonly Person[] = [
  { name: 'Wilhelmine-Charlotte' },
  ...['Maximilian-Ferdinand', 'Bo', 'Annegret Schneewitt', 'Ei', 'Wolfgang Amadeus'].map((name) => ({
    name,
    bot: 'random',
  })),
];
const at = (drawn: Drawn): Phase => ({ match: () => table(drawn) });
/** By the kind of move, so that it works in every language. */
const press =
  (move: string) =>
  (page: Page): Promise<void> =>
    page.locator(`[data-move='${move}']`).click();
const PHASES: Readonly<Record<string, Phase>> = {
  'a decision of six': at(CROWD),
  'six on the ground': at({ ...CROWD, cloud: 1, aboard: [0, 1, 2, 3, 4, 5], thrown: 'blank blank' }),
  'nothing is asked for': at(BLANK),
  'what one has': { ...at(RAISE), reach: press('fall') },
  'what one lacks': { ...at(LACKING), reach: press('raise') },
  'four dice': at({ ...LACKING, cloud: 8, thrown: 'yellow red yellow purple', aboard: [0, 1, 2] }),
  'alone aboard': at(ALONE),
  'others decide': { ...at(DECIDE), reach: press('stay') },
  'the result': { match: finished },
};

testPhases(PHASES, {
  players: LONG,
  stored: { 'halcyon/settings': '{"pace":1000000}' },
  arrive: (page) => page.getByRole('img').first().waitFor(),
  // A picture that gives way to all else would always fit.
  also: async (page, name) => {
    const { height } = (await page.getByRole('img').first().boundingBox())!;
    expect(height, name).toBeGreaterThan(name === 'the result' ? 110 : 240);
  },
});
