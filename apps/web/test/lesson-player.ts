/** A lesson played by its own script: what the coach says is read, what is awaited is pressed on the picture. */
import { loadGame } from '@halcyon/catalog/lazy';
import { loadCoach, loadLessons } from '@halcyon/catalog/lessons';
import { printMove } from '@halcyon/kernel';
import { LEARN } from '@halcyon/speech/page/learn/index';
import { LessonTable, readScript } from '@halcyon/table';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openPage } from './browser.ts';
import { PHONE } from './troubles.ts';

const START = { step: 0, word: 0 };
/** The word of a move and its arguments, as in a log: ['place', '8', '5']. */
export type Deed = readonly [name: string, ...args: string[]];
export interface Presses {
  /** One gesture for the first of these, or for several at once; says how many it has made. */
  gesture(page: Page, deeds: readonly Deed[]): Promise<number>;
  /** Reads on. */
  next(page: Page, button: Locator): Promise<void>;
}

/** A lesson on a small phone, for fingers or for keys. */
export const openLesson = (game: string, id = 'first', finger = true): Promise<Page> =>
  openPage({
    ...PHONE,
    stored: { 'halcyon/settings': '{"pace":0}' },
    route: `#/learn/${game}/${id}`,
    ...(finger ? { context: { hasTouch: true, isMobile: true } } : {}),
  });
/** How many deeds of this name come first. */
export const alike = (deeds: readonly Deed[]): number => [...deeds, ['']].findIndex(([name]) => name !== deeds[0]![0]);
/** A word of a log as a name begins on the page. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The coach on the page is where this table is. */
const meets = async (page: Page, table: LessonTable, say: Readonly<Record<string, string>>): Promise<void> => {
  await page.locator(`.coach[data-awaits=${table.waits}] p`, { hasText: say[table.said] ?? '' }).waitFor();
};

/** Through all scenes of a lesson, in English; the page has just been opened. */
export const playLesson = async (page: Page, game: string, id: string, { gesture, next }: Presses): Promise<void> => {
  const [rules, lessons, coach] = await Promise.all([loadGame(game), loadLessons(game), loadCoach(game, 'en')]);
  const { scenes, seat } = lessons[id]!;
  const { say } = coach[id]!;
  const button = page.locator('.coach').getByRole('button', { name: LEARN.en.next, exact: true });
  for (const [i, scene] of scenes.entries()) {
    const script = readScript(scene, seat, () => rules!);
    const table = new LessonTable(script, {}, START);
    while (table.waits !== 'end') {
      if (table.waits === 'others') {
        await table.othersAct();
        continue;
      }
      await meets(page, table, say);
      if (table.waits === 'reading') {
        await next(page, button);
        table.read();
        continue;
      }
      const rest = script.steps.slice(table.length);
      const mine = rest.slice(
        0,
        [...rest, { seat: -1 }].findIndex((step) => step.seat !== seat),
      );
      const made = await gesture(
        page,
        mine.map(({ move }) => printMove(script.match.rules.moves, move).split(' ') as [string, ...string[]]),
      );
      for (const { move } of mine.slice(0, made)) expect(table.play(seat, move)).toBeUndefined();
    }
    if (i === scenes.length - 1) break;
    await meets(page, table, say);
    await next(page, button);
  }
  await page.getByRole('button', { name: LEARN.en.again, exact: true }).waitFor();
  const learnt = await page.evaluate(() => localStorage.getItem('halcyon/lessons'));
  expect(JSON.parse(learnt ?? '{}')[`${game} ${id}`]).toMatchObject({ done: true });
};
