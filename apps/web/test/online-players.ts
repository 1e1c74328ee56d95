/** People at a table of a real server: one page each, with all that the server ever told it. */
import type { ServerMessage } from '@halcyon/protocol/online';
import type { Page } from 'playwright-core';
import { openPage, type Wish } from './browser.ts';
import { button } from './player.ts';

const PHONE = { width: 390, height: 844, stored: { 'halcyon/settings': '{"pace":0}' } };

export interface Person {
  readonly page: Page;
  /** Messages of the server, in their order. */
  readonly heard: readonly string[];
}
/** Somebody with a browser of its own. The chance of each page is another, so that no two choose the same keys. */
export const person = async (at: string, chance: number, route: string, wish: Wish = {}): Promise<Person> => {
  const page = await openPage({ ...PHONE, at, chance, ...wish });
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  // Only now, so that nothing is missed.
  await page.goto(`${at}${route}`);
  return { page, heard };
};

export interface Seated {
  readonly anna: Person;
  readonly ben: Person;
  readonly table: string;
}
/** Anna opens a table, in English, for two people and as many bots as are left; Ben sits down, in German. */
export const seated = async (at: string, game = 'tranquility', seats = 3): Promise<Seated> => {
  const anna = await person(at, 1, `#/new/${game}`);
  const { page } = anna;
  // A game for two leaves no choice.
  if (seats > 2) await page.getByRole('radio', { name: String(seats), exact: true }).check();
  await button(page, 'Play with friends').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Your name at seat 1').fill('Anna');
  for (let seat = 3; seat <= seats; seat++) await sheet.getByLabel(`Seat ${seat}`).selectOption('random');
  await sheet.getByRole('radio', { name: 'Facts', exact: true }).check();
  await button(page, 'Open the table').click();
  await page.getByRole('heading', { name: 'Seats' }).waitFor();
  const table = page.url().split('/t/')[1]!;
  const ben = await person(at, 2, `#/t/${table}`, { locale: 'de', troubles: /ERR_INTERNET_DISCONNECTED/ });
  await ben.page.getByLabel('Dein Name').fill('Ben');
  await button(ben.page, 'An Platz 2 setzen').click();
  return { anna, ben, table };
};
export const begin = async ({ anna, ben }: Pick<Seated, 'anna' | 'ben'>): Promise<void> => {
  await button(anna.page, 'Begin').click();
  for (const { page } of [anna, ben]) await page.locator('.actions').waitFor();
};
/** Somebody who came to look on. */
export const watcher = async (at: string, { anna, table }: Seated): Promise<Person> => {
  const watch = await anna.page.evaluate(
    async (id) => ((await (await fetch(`./api/tables/${id}/share`)).json()) as { watch: string }).watch,
    table,
  );
  return person(at, 3, `#/watch/${table}/${watch}`);
};

/**
 * Presses sentences behind the question mark whenever this page is asked, until so many were pressed or the game is over:
 * what can be chosen, in words. All of it inside the page, because a question from outside costs more than a move.
 */
export const playOn = ({ page }: Person, most: number): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    const pressed: string[] = [];
    const isOver = (): boolean => document.querySelector('.table[data-ended]') !== null || 'halted' in window;
    /** Only a wait in vain lasts so long, and it says then what was there instead. */
    const PATIENCE = 120_000;
    const until = async (holds: () => boolean): Promise<void> => {
      for (const started = performance.now(); !holds(); ) {
        if (performance.now() - started > PATIENCE)
          throw new Error(`stuck after ${pressed.length}: ${document.body.innerText.slice(0, 400)}`);
        await new Promise((resolve) => setTimeout(resolve, 15));
      }
    };
    const what = (): HTMLElement | null => document.querySelector('.what');
    const moves = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('dialog[open] li button')];
    while (pressed.length < wanted) {
      await until(() => isOver() || what() !== null);
      if (isOver()) break;
      what()!.click();
      await until(() => isOver() || moves().length > 0);
      const all = moves();
      // A card that can be placed comes first, so that the game goes somewhere; otherwise with a little variety.
      const placing = all.find(({ textContent }) => /^(Place|Platziere|Play|Spiele)/.test(textContent ?? ''));
      const chosen = placing ?? all[(pressed.length * 7) % all.length];
      if (!chosen) break;
      pressed.push(chosen.textContent ?? '');
      chosen.click();
      // The result comes as a sheet of its own.
      await until(() => isOver() || moves().length === 0);
    }
    return pressed;
  }, most);
/** The steps that somebody has been told of. */
const stepsOf = ({ heard }: Person): number => {
  const last = heard.findLast((text) => text.includes('"changes":['));
  if (last === undefined) return 0;
  const [change] = (JSON.parse(last) as Extract<ServerMessage, { is: 'news' }>).changes ?? [];
  return change ? change.from + change.steps.length : 0;
};
/** Both play to the end, or until so many steps were made at the table. */
export const playAll = async (
  { anna, ben }: Pick<Seated, 'anna' | 'ben'>,
  most = Number.POSITIVE_INFINITY,
): Promise<void> => {
  let isOver = false;
  const playing = Promise.all([playOn(anna, 1e6), playOn(ben, 1e6)]).finally(() => {
    isOver = true;
  });
  while (!isOver && stepsOf(anna) < most) await new Promise((resolve) => setTimeout(resolve, 100));
  for (const { page } of [anna, ben]) await page.evaluate(() => Object.assign(window, { halted: true }));
  await playing;
};
