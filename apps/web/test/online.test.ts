/** Friends far away: people on phones and bots at a real server, others who watch, lines that break. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './browser.ts';
import { openHouse } from './house.ts';
import { begin, type Person, person, playAll, playOn, type Seated, seated, watcher } from './online-players.ts';
import { forbidden, trueGame } from './online-told.ts';
import { button, says } from './player.ts';

/** Milliseconds: two pages, a server and a bot share two cores with everything else. */
const LONG = 900_000;
/** `npm run page-check -- online` plays to the end what is cut short here. */
const STEPS = process.env.WHOLE_GAMES ? Number.POSITIVE_INFINITY : 60;

const asked = (page: Page): Promise<boolean> => page.locator('.what').isVisible();
/** Who is asked; the table may be waiting for the bot. */
const whoActs = async (...pages: readonly Page[]): Promise<Page> => {
  await Promise.race(pages.map((page) => page.locator('.what').waitFor()));
  for (const page of pages) if (await asked(page)) return page;
  return whoActs(...pages);
};
/** Nothing that anybody was told is more than its eyes may see. */
const checkTold = async (
  data: string,
  { anna, ben, table }: Seated,
  third: { readonly heard: readonly string[] },
): Promise<void> => {
  const match = await trueGame(data, table);
  for (const [viewer, { heard }] of [
    [0, anna],
    [1, ben],
    ['audience', third],
  ] as const) {
    const { wrong, compared } = forbidden(heard, viewer, match);
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(10);
  }
};

test(
  'a link leads to a name and a seat; who opened the table begins, and never shares an address of this machine alone',
  async () => {
    const { at } = await openHouse();
    const people = await seated(at);
    const { table } = people;
    const [anna, ben] = [people.anna.page, people.ben.page];
    await says(ben, 'Warten, bis Anna beginnt.');
    expect(await anna.getByLabel('Link to this table').inputValue()).toBe(`https://games.example.org/#/t/${table}`);
    expect(await axe(anna)).toEqual([]);
    expect(await axe(ben)).toEqual([]);
    // What help was agreed on, everybody reads: before the game, and at the table.
    await says(anna, 'Facts.');
    await says(ben, 'Fakten.');
    await says(ben, /^Faire Verteilung · Siegel [0-9a-f]{8}/);
    const { page: third } = await person(at, 3, `#/t/${table}`, { width: 360, height: 640 });
    await says(third, 'All seats are taken. You can watch as soon as the game begins.');
    expect(await third.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await begin(people);
    await third.getByText('You are watching.').waitFor();
    // The seats are told how many watch.
    await anna.getByText('1 person watches').waitFor();
    for (const [page, menu, agreed, help] of [
      [anna, 'Menu', 'Help at this table: facts.', 'Help'],
      [ben, 'Menü', 'Hilfe an diesem Tisch: Fakten.', 'Hilfe'],
    ] as const) {
      await button(page, menu).click();
      await page.getByText(agreed).waitFor();
      await page.getByRole('dialog').getByRole('button', { name: help, exact: true }).click();
      await page.getByText(/^(Left to draw|Noch zu ziehen): /).waitFor();
    }
    await anna.goto(`${at}#/`);
    await anna.getByRole('link', { name: 'My games (1)' }).click();
    await anna
      .getByRole('article', { name: 'Tranquility' })
      .getByText(/^(Your turn|Next: .*)$/)
      .waitFor();
    expect(await axe(anna)).toEqual([]);
  },
  LONG,
);

test(
  'a take-back is asked over the line, refused, asked again, granted',
  async () => {
    const { at } = await openHouse();
    const people = await seated(at);
    const [anna, ben] = [people.anna.page, people.ben.page];
    await begin(people);
    const first = await whoActs(anna, ben);
    await playOn(first === anna ? people.anna : people.ben, 1);
    const other = first === anna ? ben : anna;
    for (const agrees of [false, true]) {
      const back = first.locator('button.back');
      await expect.poll(() => back.isEnabled()).toBe(true);
      await back.click();
      const sheet = other.getByRole('dialog');
      await sheet.waitFor();
      // 'I would rather not' is the main one.
      await (agrees ? sheet.locator('.menu button').first() : sheet.locator('.menu button.main')).click();
      await sheet.waitFor({ state: 'detached' });
      await first.getByRole('dialog').waitFor({ state: 'detached' });
      const answer =
        first === anna
          ? agrees
            ? 'Taken back because all agreed; the log says so.'
            : 'Ben would rather not take it back.'
          : agrees
            ? /^Zurückgenommen/
            : /^Anna/;
      await says(first, answer);
    }
    expect(await whoActs(anna, ben)).toBe(first);
  },
  LONG,
);

const NOTE = { place: '[data-cell="0"]', name: 'row 1, column 1', step: 0, text: 'low ones here' };
/** One leads, draws and passes it on; the others see it, look around alone and come back; who watches only follows. */
const lookTogether = async ({ anna: { page: anna }, ben: { page: ben } }: Seated, { page: third }: Person) => {
  await anna.evaluate(
    (notes) => {
      localStorage.setItem(`halcyon/notes/${location.hash.split('/')[2]}`, notes);
    },
    JSON.stringify([NOTE]),
  );
  await button(anna, 'Look back together').click();
  await button(ben, 'Gemeinsam zurückblicken').click();
  await button(third, 'Look back together').click();
  await says(anna, 'Nobody leads; everybody looks around alone. Looking along: Ben.');
  await button(anna, 'Lead the others').click();
  await says(ben, 'Du folgst Anna. Mit dabei: Anna.');
  expect(await third.getByRole('button', { name: 'Lead the others' }).count()).toBe(0);
  await anna.getByRole('slider').fill('7');
  await button(anna, 'Arrow').click();
  const places = anna.getByRole('group', { name: /^Tap where/ }).getByRole('button');
  await places.nth(5).click();
  await places.nth(20).click();
  for (const [page, step] of [
    [ben, 'Schritt 7 von'],
    [third, 'Step 7 of'],
  ] as const) {
    await page.getByText(step).waitFor();
    await page.locator("[data-drawn='arrow']").waitFor();
  }
  await button(ben, 'Einen Schritt weiter').click();
  await says(ben, 'Anna führt; du siehst dich allein um.');
  await button(anna, 'To the beginning').click();
  await third.getByText('Step 0 of').waitFor();
  await ben.getByText('Schritt 8 von').waitFor();
  await button(ben, 'Anna folgen').click();
  await ben.getByText('Schritt 0 von').waitFor();
  // What was noted is private until its writer shows it.
  await anna.getByText(`${NOTE.name}: ${NOTE.text}`).waitFor();
  expect(await ben.getByText(NOTE.text).count()).toBe(0);
  await button(anna, 'Show my notes to all').click();
  await ben.getByText(`Anna, ${NOTE.name}: ${NOTE.text}`).waitFor();
  await says(anna, 'All who look along see your notes.');
  await button(anna, 'Let Ben lead').click();
  await says(ben, 'Du führst');
  await button(ben, 'Zum Ende').click();
  await anna.getByText(/^Step ([1-9]\d*) of \1$/).waitFor();
  expect(await axe(ben)).toEqual([]);
  // Whoever leaves leads no more.
  await button(ben, 'Zurück zum Tisch').click();
  await says(anna, 'Nobody leads; everybody looks around alone.');
  await button(anna, 'Back to the table').click();
};

test(
  'a whole game: one loses the network, makes a move and comes back; a third watches; nobody is told a card too many; once more',
  async () => {
    const { at, data } = await openHouse();
    const people = await seated(at);
    const [anna, ben] = [people.anna.page, people.ben.page];
    const third = await watcher(at, people);
    await begin(people);
    await third.page.getByText('You are watching.').waitFor();
    const annas = playOn(people.anna, 1000);
    await playOn(people.ben, 2);
    await ben.locator('.what').waitFor();
    await ben.context().setOffline(true);
    await says(ben, /^Neu verbinden/);
    await playOn(people.ben, 1);
    await says(ben, /1 Zug wartet/);
    await ben.context().setOffline(false);
    await expect.poll(() => ben.getByText(/Neu verbinden|wartet/).count(), { timeout: 120_000 }).toBe(0);
    await Promise.all([playOn(people.ben, 1000), annas]);
    await Promise.all([anna, ben, third.page].map((page) => page.locator('.table[data-ended]').waitFor()));
    await checkTold(data, people, third);
    await button(anna, 'Thank you for the game').click();
    await says(ben, 'Dank von Anna');
    await button(anna, 'Check the deal').click();
    await says(anna, /^The seal is good/);
    await lookTogether(people, third);

    await button(ben, 'Noch einmal').click();
    await says(ben, 'freigehalten für Anna');
    await says(anna, 'Ben plays again.');
    expect(await axe(anna)).toEqual([]);
    await button(anna, 'Sit down').click();
    await says(anna, 'Waiting for Ben to begin.');
    expect(anna.url()).toBe(ben.url());
    await button(ben, 'Beginnen').click();
    await Promise.all([anna, ben].map((page) => page.locator('.actions').waitFor()));
    // What came to its end is counted for who sat there.
    await anna.goto(`${at}#/statistics`);
    await says(anna, 'Played at tables of this server and counted with them: 1 game.');
    await anna
      .getByRole('rowgroup')
      .filter({ hasText: /3 players · 1 game/ })
      .waitFor();
  },
  LONG,
);

test.each([
  ['cloud-nine', 3, STEPS],
  ['reef', 2, STEPS],
] as const)(
  '%s with %i seats: two play, a third watches, nobody is told a card too many',
  async (game, seats, most) => {
    const { at, data } = await openHouse();
    const people = await seated(at, game, seats);
    const third = await watcher(at, people);
    await begin(people);
    await playAll(people, most);
    if (most === Number.POSITIVE_INFINITY)
      await Promise.all(
        [people.anna, people.ben, third].map(({ page }) => page.locator('.table[data-ended]').waitFor()),
      );
    await checkTold(data, people, third);
  },
  LONG,
);
