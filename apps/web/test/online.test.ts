/** Friends far away: two people on phones and a bot at a real server, a third who watches, lines that break. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, openPage, type Wish } from './browser.ts';
import { openHouse } from './house.ts';
import { button, says } from './player.ts';

const PHONE = { width: 390, height: 844, stored: { 'halcyon/settings': '{"pace":0}' } };
/** Milliseconds: two pages, a server and a bot share two cores with everything else. */
const LONG = 900_000;

/** A person with a browser of its own. The chance of each page is another, so that no two choose the same keys. */
const person = (at: string, chance: number, wish: Wish = {}): Promise<Page> =>
  openPage({ ...PHONE, at, chance, ...wish });

/** Opens a table of three with a bot, and says where it is. */
const openTable = async (page: Page): Promise<string> => {
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await button(page, 'Play with friends').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Your name at seat 1').fill('Anna');
  await sheet.getByLabel('Seat 3').selectOption('heuristic');
  await button(page, 'Open the table').click();
  await page.getByRole('heading', { name: 'Seats' }).waitFor();
  return page.url().split('/t/')[1]!;
};
const seated = async (at: string) => {
  const anna = await person(at, 1, { route: '#/new/tranquility' });
  const table = await openTable(anna);
  const ben = await person(at, 2, { route: `#/t/${table}`, locale: 'de', troubles: /ERR_INTERNET_DISCONNECTED/ });
  await ben.getByLabel('Dein Name').fill('Ben');
  await button(ben, 'An Platz 2 setzen').click();
  return { anna, ben, table };
};
const begin = async (anna: Page, ben: Page): Promise<void> => {
  await button(anna, 'Begin').click();
  for (const page of [anna, ben]) await page.locator('.actions').waitFor();
};
const asked = (page: Page): Promise<boolean> => page.locator('.what').isVisible();
const isOver = (page: Page): Promise<boolean> => page.locator('.table[data-ended]').isVisible();
/** Who is asked; the table may be waiting for the bot. */
const whoActs = async (...pages: readonly Page[]): Promise<Page> => {
  let found: Page | undefined;
  await expect
    .poll(
      async () => {
        for (const page of pages) if (await asked(page)) found = page;
        return found !== undefined;
      },
      { timeout: 120_000, interval: 25 },
    )
    .toBe(true);
  return found!;
};
/** Presses one of the sentences behind the question mark. */
const act = async (page: Page, choose: (moves: readonly string[]) => number = () => 0): Promise<string> => {
  await page.locator('.what').click();
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  // Long lists are folded.
  await sheet.locator('details').evaluateAll((all) => {
    for (const each of all as HTMLDetailsElement[]) each.open = true;
  });
  const moves = sheet.locator('li button');
  const names = await moves.allTextContents();
  const at = choose(names);
  await moves.nth(at).click();
  await sheet.waitFor({ state: 'detached' });
  return names[at]!;
};
/** Any card that can be placed comes first, so that the game goes somewhere. */
const placing = (moves: readonly string[]): number =>
  Math.max(
    0,
    moves.findIndex((move) => /^(Place|Platziere|Play|Spiele)/.test(move)),
  );

test(
  'a link leads to a name and a seat; who opened the table begins, and never shares an address of this machine alone',
  async () => {
    const at = await openHouse();
    const { anna, ben, table } = await seated(at);
    await says(ben, 'Warten, bis Anna beginnt.');
    expect(await anna.getByLabel('Link to this table').inputValue()).toBe(`https://games.example.org/#/t/${table}`);
    expect(await axe(anna)).toEqual([]);
    expect(await axe(ben)).toEqual([]);
    await says(ben, /^Faire Verteilung · Siegel [0-9a-f]{8}/);
    const third = await person(at, 3, { route: `#/t/${table}`, width: 360, height: 640 });
    await says(third, 'All seats are taken. You can watch as soon as the game begins.');
    expect(await third.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await begin(anna, ben);
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
    const at = await openHouse();
    const { anna, ben } = await seated(at);
    await begin(anna, ben);
    const first = await whoActs(anna, ben);
    await act(first, placing);
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
  'a whole game: one loses the network, makes a move and comes back; a third watches and sees no card',
  async () => {
    const at = await openHouse();
    const { anna, ben, table } = await seated(at);
    const watch = await anna.evaluate(
      async (id) => ((await (await fetch(`./api/tables/${id}/share`)).json()) as { watch: string }).watch,
      table,
    );
    const third = await person(at, 3);
    const frames: string[] = [];
    third.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
    await third.goto(`${at}#/watch/${table}/${watch}`);
    await begin(anna, ben);
    await third.getByText('You are watching.').waitFor();
    let offline = false;
    let turnsOfBen = 0;
    let started = false;
    for (let turns = 0; turns < 300; turns++) {
      if ((await isOver(anna)) || (await isOver(ben))) break;
      const page = await whoActs(anna, ben).catch(async (error: unknown) => {
        if (await isOver(anna)) return undefined;
        throw error;
      });
      if (!page) break;
      turnsOfBen += page === ben ? 1 : 0;
      if (turnsOfBen === 3 && page === ben && !offline) {
        offline = true;
        await ben.context().setOffline(true);
        await says(ben, /^Neu verbinden/);
        await act(ben, placing);
        await says(ben, /1 Zug wartet/);
        await ben.context().setOffline(false);
        await expect.poll(() => ben.getByText(/Neu verbinden|wartet/).count(), { timeout: 120_000 }).toBe(0);
        continue;
      }
      const move = await act(page, placing);
      started ||= /Start/.test(move);
    }
    await Promise.all([anna, ben, third].map((page) => page.locator('.table[data-ended]').waitFor()));
    expect([offline, started]).toEqual([true, true]);
    // Nothing that the watcher was ever sent holds a card of a hand, until the game was over.
    const before = frames.filter((frame) => !frame.includes('"status":"ended"'));
    const hands = before.flatMap((frame) => frame.match(/"hands":\[\[[^"]*?\]\]/g) ?? []);
    expect(hands.length).toBeGreaterThan(10);
    expect(hands.filter((text) => /\d/.test(text.replaceAll('-1', '')))).toEqual([]);
    await button(anna, 'Thank you for the game').click();
    await says(ben, 'Dank von Anna');
    await button(anna, 'Check the deal').click();
    await says(anna, /^The seal is good/);
  },
  LONG,
);
