/** Fantasy Pub needs no scrolling on a phone, in any phase and language; and axe has nothing to say, by day and by night. */
import { type Drawn, play, table } from '@halcyon/fantasy-pub/draw';
import type { Page } from 'playwright-core';
import { CROWD, EVENING, LAST_ROUND } from './fantasy-pub.ts';
import { type Phase, testPhases } from './phases.ts';
import { PERSON, type Person } from './prepared.ts';

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

testPhases(PHASES, { players: LONG });
