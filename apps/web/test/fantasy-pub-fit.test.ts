/** Fantasy Pub needs no scrolling on a phone, in any phase and language; and axe has nothing to say, by day and by night. */
import { type Drawn, play, table } from '@halcyon/fantasy-pub/draw';
import type { Match } from '@halcyon/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './browser.ts';
import { CROWD, EVENING, LAST_ROUND } from './fantasy-pub.ts';
import { reachBoard, testPhases } from './phases.ts';
import { openMatch, PERSON, type Person } from './prepared.ts';
import { PHONE } from './troubles.ts';

interface Phase {
  readonly match: () => Match;
  readonly reach?: (page: Page) => Promise<void>;
}
/** By their numbers, so that it works in every language: places, then characters. */
const spot = (page: Page, cell: number): Promise<void> => page.locator(`[data-cell='${cell}']`).click();
const hover = (page: Page, cell: number): Promise<void> => page.locator(`[data-cell='${cell}']`).hover();
const deed = (page: Page, i: number): Promise<void> => page.locator('.deed').nth(i).click();
const [GOBLIN, DWARF, TROLL] = [7, 9, 13] as const;

/** Ten of a race at one table, which nobody has seen yet. */
const FULL: Drawn = {
  ...CROWD,
  below: ['', '', '', '', ''],
  pub: `3  ${['a', 'b', 'c', 'd', 'e'].map((clan) => `${clan}-goblin ${clan}-goblin2`).join(' ')}
    door a-dwarf b-dwarf c-dwarf d-dwarf e-dwarf`,
};
const LONG: readonly Person[] = ['Wilhelmine-Charlotte', 'Maximilian-Ferdinand', 'Bo', 'Annegret Schneewitt', 'Ei'].map(
  (name) => ({ ...PERSON, name }),
);
const PHASES: Readonly<Record<string, Phase>> = {
  'two clans': { match: () => table(EVENING) },
  'five clans': { match: () => table(CROWD) },
  'ten at a table': { match: () => table(FULL) },
  'the places of a dwarf': { match: () => table(EVENING), reach: (page) => spot(page, DWARF) },
  'the effect of a move, five clans': {
    match: () => table(CROWD),
    reach: async (page) => {
      await spot(page, TROLL);
      await hover(page, 1);
    },
  },
  'a refusal': {
    match: () => table(CROWD),
    reach: async (page) => {
      await spot(page, GOBLIN);
      await spot(page, 1);
    },
  },
  'the ways to enter': { match: () => table({ ...EVENING, pub: '3 a-goblin' }), reach: (page) => deed(page, 0) },
  'the ways of the innkeeper': { match: () => table(CROWD), reach: (page) => deed(page, 1) },
  'who drinks': { match: () => play(table(CROWD), 'innkeeper 3') },
  'one die left': { match: () => play(table(CROWD), 'move a-troll 5') },
  'leaving with one die left': {
    match: () => play(table(LAST_ROUND), 'innkeeper 2'),
    reach: (page) => deed(page, 2),
  },
  'the result': { match: () => play(table(LAST_ROUND), 'leave a-goblin 2') },
};

const show = async (name: string, locale: string): Promise<Page> => {
  const { match, reach } = PHASES[name]!;
  const opened = match();
  const players = LONG.slice(0, opened.setup.seats);
  const page = await openMatch(opened, { ...PHONE, locale, route: '#/table' }, players);
  await reachBoard(page);
  await reach?.(page);
  return page;
};

testPhases(Object.keys(PHASES), show);
test('axe finds nothing: looking back', async () => {
  const page = await openMatch(play(table(LAST_ROUND), 'leave a-goblin 2'), PHONE);
  await page.getByRole('table').waitFor();
  expect(await axe(page)).toEqual([]);
});
