/** Many games at once: kept, listed, carried through a file, and told when they cannot be kept. */
import { GAMES } from '@halcyon/catalog';
import { agree, chanceFrom, Match, printLog } from '@halcyon/kernel';
import { table } from '@halcyon/tranquility/draw';
import { expect, test } from 'vitest';
import { openPage, textOf } from './browser.ts';
import { button, cell, says } from './player.ts';
import { BESIDE_17, BOT, finished, openTable, PERSON, PREPARED, storedLog, storedTable } from './prepared.ts';

/** Two games of each kind, as the page keeps them, with a person first and bots that answer at nobody's leisure. */
const twelve = (): Record<string, string> => {
  const entries = GAMES.flatMap((game) =>
    [1, 2].map((n) => {
      const match = new Match(
        game,
        agree(game, { seats: Math.min(game.seats.most, game.seats.least + n - 1) }),
        chanceFrom(`${game.id} ${n}`),
      );
      const players = Array.from({ length: match.setup.seats }, (_, seat) => ({ name: `Guest ${n}${seat}` }));
      const entry = { game: game.id, step: match.length, over: false, players, log: printLog(match), changed: n };
      return [`halcyon/table/${game.id}${n}`, JSON.stringify(entry)] as const;
    }),
  );
  return { 'halcyon/settings': '{"pace":0}', ...Object.fromEntries(entries) };
};

test('twelve games of six kinds are all there when the browser comes back, each as it was', async () => {
  const stored = twelve();
  const page = await openPage({ stored });
  await page.getByRole('link', { name: 'My games (12)' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: /^Go on playing/ }).count()).toBe(3);
  const context = page.context();
  const restarted = await context.browser()!.newContext({ storageState: await context.storageState(), locale: 'en' });
  await context.close();
  const again = await restarted.newPage();
  await again.goto(`${page.url().replace(/#.*/, '')}#/games`);
  await again.getByRole('article').nth(11).waitFor();
  for (const key of Object.keys(stored).filter((name) => name.startsWith('halcyon/table/'))) {
    await again.goto(`${page.url().replace(/#.*/, '')}#/table/${key.slice('halcyon/table/'.length)}`);
    const { players, log } = JSON.parse(stored[key]!) as { players: { name: string }[]; log: string };
    const first = players.length === 1 ? 'Menu' : /^I am Guest/;
    await button(again, first).first().waitFor();
    const now = await again.evaluate((name) => localStorage.getItem(name), key);
    expect((JSON.parse(now!) as { log: string }).log.startsWith(log.split('\ndigest')[0]!)).toBe(true);
  }
  await restarted.close();
});

test('a game of an older release is carried over, and a new one takes no place but its own', async () => {
  const old = storedTable(table(BESIDE_17), [PERSON])[PREPARED]!;
  const page = await openPage({ stored: { 'halcyon/table': old }, route: '#/new/tranquility' });
  await page.getByRole('radio', { name: 'Alone' }).check();
  await button(page, 'Play now').click();
  await button(page, 'What can I do?').waitFor();
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('link', { name: 'My games (2)' }).click();
  await expect.poll(() => page.getByRole('article').count()).toBe(2);
  expect(await page.evaluate(() => localStorage.getItem('halcyon/table'))).toBeNull();
});

test('a game is named, deleted and brought back', async () => {
  const page = await openPage({ stored: storedTable(finished(), [PERSON, BOT]), route: '#/games' });
  await page.getByText('More', { exact: true }).click();
  await button(page, 'Rename').click();
  await page.getByRole('textbox', { name: 'Name of the game' }).fill('Against Bo');
  await button(page, 'Done').click();
  const named = page.getByRole('article', { name: 'Against Bo' });
  await named.getByText('Lost · Score:').waitFor();
  await button(page, 'Delete').click();
  await page.getByText('No games yet.').waitFor();
  await button(page, 'Bring it back').click();
  await named.waitFor();
});

test('all games go through a file; nothing is replaced, and what cannot be read is named', async () => {
  const page = await openPage({ stored: { ...twelve(), ...storedTable(finished()) }, route: '#/games' });
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Save all as a file').click()]);
  const text = await textOf(download);
  const { games, ...file } = JSON.parse(text) as { games: { log: string; name?: string }[] };
  expect(games).toHaveLength(13);
  const spoilt = { ...games[0]!, name: 'Spoilt', log: games[0]!.log.replace('halcyon 2', 'halcyon 1') };
  const buffer = Buffer.from(JSON.stringify({ ...file, games: [spoilt, ...games] }));

  const other = await openPage({ stored: storedTable(finished()), route: '#/games', context: { locale: 'en' } });
  const add = other.getByLabel('Add games from a file');
  await add.setInputFiles({ name: 'games.json', mimeType: 'application/json', buffer });
  await other.getByText('12 games added, 1 already here. Nothing was replaced.').waitFor();
  await other
    .getByRole('alert')
    .getByText(/^Spoilt cannot be read: An older version .* line 1: /)
    .waitFor();
  await expect.poll(() => other.getByRole('article').count()).toBe(13);
  await add.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await other.getByText('This file holds no games').waitFor();
});

test('a step that the store has no room for is told, saved as a file, and stored when there is room', async () => {
  const page = await openTable(BESIDE_17, {
    stored: { 'halcyon/table/done': storedTable(finished())[PREPARED]! },
    route: '#/table/prepared',
  });
  await cell(page, 6, 6).waitFor();
  const before = await page.evaluate((key) => localStorage.getItem(key), PREPARED);
  await page.evaluate(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function full(key, value) {
      const room = localStorage.getItem('halcyon/table/done') === null;
      if (!room) throw new DOMException('no room', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
    // The chance of tests lies in the session's store, which has room.
    crypto.getRandomValues = (array) => array;
  });
  await button(page, '25').click();
  await cell(page, 6, 6).click();
  const alert = page.getByRole('alert').filter({ hasText: 'This step could not be stored' });
  await alert.waitFor();
  await says(page, /^You draw /);
  expect(await page.evaluate((key) => localStorage.getItem(key), PREPARED)).toBe(before);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    alert.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(await textOf(download)).toContain('0 place 25 36');
  await alert.getByRole('button', { name: 'Delete finished games (1)' }).click();
  await alert.waitFor({ state: 'detached' });
  await expect.poll(() => storedLog(page)).toContain('0 place 25 36');
});

test.for(['table', 'review'])('an address of a game that is not here says so: %s', async (screen) => {
  const page = await openPage({ route: `#/${screen}/nowhere` });
  await page.getByRole('heading', { name: 'There is no such game here' }).waitFor();
  await page.getByRole('link', { name: 'My games' }).click();
  await page.getByText('No games yet.').waitFor();
});
