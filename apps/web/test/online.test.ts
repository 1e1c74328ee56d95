/** Friends far away: people on phones and bots at a real server, others who watch, lines that break. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './browser.ts';
import { openHouse } from './house.ts';
import { begin, person, playAll, playOn, type Seated, seated, watcher } from './online-players.ts';
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
    await says(ben, /^Faire Verteilung · Siegel [0-9a-f]{8}/);
    const { page: third } = await person(at, 3, `#/t/${table}`, { width: 360, height: 640 });
    await says(third, 'All seats are taken. You can watch as soon as the game begins.');
    expect(await third.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await begin(people);
    await third.getByText('You are watching.').waitFor();
    // The seats are told how many watch.
    await anna.getByText('1 person watches').waitFor();
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
    const first = await playOn(people.ben, 2);
    await ben.locator('.what').waitFor();
    await ben.context().setOffline(true);
    await says(ben, /^Neu verbinden/);
    await playOn(people.ben, 1);
    await says(ben, /1 Zug wartet/);
    await ben.context().setOffline(false);
    await expect.poll(() => ben.getByText(/Neu verbinden|wartet/).count(), { timeout: 120_000 }).toBe(0);
    const pressed = [...first, ...(await playOn(people.ben, 1000)), ...(await annas)];
    await Promise.all([anna, ben, third.page].map((page) => page.locator('.table[data-ended]').waitFor()));
    // The numbers at the Start were part of it.
    expect(pressed.some((move) => /Start/.test(move))).toBe(true);
    await checkTold(data, people, third);
    await button(anna, 'Thank you for the game').click();
    await says(ben, 'Dank von Anna');
    await button(anna, 'Check the deal').click();
    await says(anna, /^The seal is good/);

    await button(ben, 'Noch einmal').click();
    await says(ben, 'freigehalten für Anna');
    await says(anna, 'Ben plays again.');
    expect(await axe(anna)).toEqual([]);
    await button(anna, 'Sit down').click();
    await says(anna, 'Waiting for Ben to begin.');
    expect(anna.url()).toBe(ben.url());
    await button(ben, 'Beginnen').click();
    await Promise.all([anna, ben].map((page) => page.locator('.actions').waitFor()));
  },
  LONG,
);

test.each([
  ['cloud-nine', 3, Number.POSITIVE_INFINITY],
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
