/** One deal a day: the same in every browser, told to friends without a card, and another one the next day. */
import { inflateRawSync } from 'node:zlib';
import { findGame, GAMES } from '@halcyon/catalog';
import { speak } from '@halcyon/catalog/words';
import { parseLog } from '@halcyon/kernel';
import type { DailyList } from '@halcyon/protocol/online';
import { dealDigest } from '@halcyon/table';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, axeOfColours, openPage } from './browser.ts';
import { DAY, digestIn, goTo, keptDeal, openOn, played } from './daily.ts';
import { openHouse } from './house.ts';
import { button, says } from './player.ts';
import type { Stored } from './prepared.ts';
import { DESK, PHONE } from './troubles.ts';

const NEXT = '2026-11-19';
const dealtIn = async (page: Page): Promise<string> => {
  await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#\/table\//);
  const entry = await page.evaluate(() => localStorage.getItem(`halcyon/table/${location.hash.split('/').at(-1)}`)!);
  return dealDigest(parseLog((JSON.parse(entry) as Stored).log, findGame, () => ({ roll: () => 0 })));
};
const begin = async (page: Page, name = 'Play this deal'): Promise<string> => {
  await button(page, name).click();
  return dealtIn(page);
};
const linkOf = (page: Page): Promise<string> =>
  page.getByRole('textbox', { name: 'Your result as a link' }).inputValue();
/** The link of somebody called Anna who has played to the end. */
const annas = async (game: string): Promise<string> => {
  const { match } = await played(game);
  const page = await openOn(DAY, `#/daily/${game}/${DAY}`, { stored: keptDeal(match) });
  await page.getByRole('textbox', { name: 'Your name in the link' }).fill('Anna');
  await page.getByRole('textbox', { name: 'Your result as a link' }).waitFor();
  return (await linkOf(page)).replace(/^.*#/, '#');
};

test('two browsers on the same day are dealt the same, which is what the terminal prints', async () => {
  const browsers = [await openOn(DAY, '#/daily', { chance: 1 }), await openOn(DAY, '#/daily', { chance: 2 })];
  for (const { id } of GAMES)
    for (const page of browsers) {
      await goTo(page, `#/daily/${id}`);
      expect(await begin(page), id).toBe(digestIn(id));
    }
});

test('a clock that is moved by a day brings the next deal, and the one before can still be played', async () => {
  const page = await openOn(DAY, '#/daily');
  await says(page, 'Wednesday, November 18, 2026');
  await page.clock.setFixedTime(new Date(`${NEXT}T00:00:01Z`));
  // Whoever comes back to the page finds the next ones.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await says(page, 'Thursday, November 19, 2026');
  await page.getByRole('link', { name: /^The Reef/ }).click();
  await says(page, 'Thursday, November 19, 2026');
  expect(await begin(page)).toBe(digestIn('reef', NEXT));
  await goTo(page, '#/daily/reef');
  await page.getByRole('link', { name: 'The day before' }).click();
  await says(page, 'Wednesday, November 18, 2026');
  expect(await begin(page)).toBe(digestIn('reef', DAY));
  await goTo(page, '#/daily/reef/2026-11-20');
  await says(page, 'This day has not come yet.');
});

test('the last move of a deal is its result, on its own screen and on the first one; what comes after is another try', async () => {
  const { match, last } = await played('tranquility', 1);
  const page = await openOn(DAY, '#/daily/tranquility', { stored: keptDeal(match) });
  await button(page, 'Go on playing').click();
  await button(page, 'What can I do?').click();
  const { rules } = match;
  const said = speak('en', rules, { viewer: 0, names: [''] }).move(last!);
  const dialog = page.getByRole('dialog');
  for (const fold of await dialog.locator('summary').all()) await fold.click();
  await dialog.getByRole('button', { name: said, exact: true }).first().click();
  await page.getByRole('link', { name: 'The deal of the day: compare with friends' }).click();
  match.play(0, last!);
  const { score } = match.outcome as { score: number };
  await expect
    .poll(() => page.getByRole('row').last().innerText())
    .toMatch(new RegExp(`^You\\s+Lost\\s+${score}\\s+${match.length}$`));
  await goTo(page, '#/');
  await says(page, 'Tranquility: Lost');
  await goTo(page, '#/daily/tranquility');
  await begin(page, 'Play it again');
  await goTo(page, '#/daily/tranquility');
  await button(page, 'Go on playing').waitFor();
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
});

test('a link of a result holds no card, shows nothing before one has played, and both when asked twice', async () => {
  const link = await annas('reef');
  const packed = link.split('/').at(-1)!;
  const told = JSON.parse(inflateRawSync(Buffer.from(packed, 'base64url')).toString()) as object;
  expect(Object.keys(told).sort()).toEqual(['digest', 'marks', 'name', 'nth', 'score', 'steps', 'version', 'won']);

  const page = await openOn(DAY, link);
  await says(page, 'Already played by Anna.');
  await expect.poll(() => page.getByRole('table').count()).toBe(0);
  await expect.poll(() => page.locator('main').innerText()).not.toMatch(/Won|Lost/);
  await button(page, 'Play this deal').waitFor();
  await button(page, 'Show it all the same').click();
  await expect.poll(() => page.getByRole('table').count()).toBe(0);
  await button(page, 'No, I’ll play first').click();
  await button(page, 'Show it all the same').click();
  await button(page, 'Yes, show it').click();
  await page.getByRole('rowheader', { name: 'Anna' }).waitFor();
});

test('after one has played, friends gather beside the own result', async () => {
  const link = await annas('reef');
  const { match } = await played('reef');
  const ben = {
    name: 'Ben',
    version: match.rules.version,
    digest: digestIn('reef'),
    nth: 2,
    won: true,
    score: 30,
    steps: 40,
    marks: 1,
  };
  const kept = keptDeal(match);
  const key = `halcyon/daily/reef/${DAY}`;
  kept[key] = JSON.stringify({ ...JSON.parse(kept[key]!), friends: [ben] });
  const page = await openOn(DAY, link, { stored: kept });
  await page.getByRole('rowheader', { name: 'Anna' }).waitFor();
  await expect
    .poll(() => page.getByRole('rowheader').allInnerTexts())
    .toEqual(['You', expect.stringMatching(/^Ben\s+try 2; 1 marked take-back: does not count$/), 'Anna']);
  // The same link again adds nobody.
  await goTo(page, '#/');
  await goTo(page, link);
  await page.getByRole('rowheader', { name: 'Anna' }).waitFor();
  await expect.poll(() => page.getByRole('rowheader').count()).toBe(3);
});

/** What the server behind a page says of a deal. */
const listOf = (page: Page, day = DAY): Promise<Partial<DailyList>> =>
  page.evaluate((path) => fetch(path).then((answer) => answer.json()), `./api/daily/reef/${day}`);

test('at a server: its deal is the page’s, names come before results, and a first try that counts is added on request', async () => {
  const { at } = await openHouse({ clock: () => Date.parse(`${DAY}T12:00:00Z`) });
  const { match } = await played('reef');
  const anna = await openOn(DAY, '#/daily/reef', { ...PHONE, at, stored: keptDeal(match) });
  await says(anna, 'Nobody has a result here yet.');
  // Nothing is sent before it is asked for.
  expect(await listOf(anna)).toMatchObject({ digest: digestIn('reef'), count: 0 });
  expect(await listOf(anna, NEXT)).toMatchObject({ digest: digestIn('reef', NEXT) });
  expect(await axe(anna)).toEqual([]);
  await anna.getByLabel('Your name here').fill(' Anna ');
  await button(anna, 'Add my result').click();
  await says(anna, 'Your result is on the list.');
  await anna.getByRole('rowheader', { name: /^Anna\s*You$/ }).waitFor();
  await expect.poll(() => anna.getByRole('table').count()).toBe(2);
  expect(await axe(anna)).toEqual([]);
  await anna.emulateMedia({ colorScheme: 'dark' });
  expect(await axeOfColours(anna)).toEqual([]);
  expect(await anna.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);

  const ben = await openOn(DAY, '#/daily/reef', { at });
  await says(ben, '1 result so far: Anna. You see the results when yours is among them.');
  await expect.poll(() => ben.getByRole('table').count()).toBe(0);
  await expect.poll(() => ben.locator('main').innerText()).not.toMatch(/Won|Lost|Add my result/);
  expect(await begin(ben)).toBe((await listOf(ben)).digest);

  // With a mark it is never sent, and what the server refuses is said in the reader's language.
  const kept = keptDeal(match);
  const key = `halcyon/daily/reef/${DAY}`;
  const marked = { ...kept, [key]: kept[key]!.replace('"marks":0', '"marks":1') };
  const cleo = await openOn(DAY, '#/daily/reef', { at, stored: marked });
  await says(cleo, 'Your first try has a marked take-back, so it does not count and is not added.');
  await expect.poll(() => button(cleo, 'Add my result').count()).toBe(0);
  const table = 'halcyon/table/daily1';
  const spoilt = {
    ...kept,
    [table]: kept[table]!.replace(/seed daily reef (\S+) [\d-]+/, `seed daily reef $1 ${NEXT}`),
  };
  const dora = await openOn(DAY, '#/daily/reef', { at, stored: spoilt, locale: 'de', troubles: /api\/daily.* 400/ });
  await dora.getByLabel('Dein Name hier').fill('Dora');
  await button(dora, 'Mein Ergebnis eintragen').click();
  await says(dora, 'Der Server kommt auf eine andere Verteilung als die dieser Partie; sie wurde nicht eingetragen.');
  expect(await listOf(dora)).toMatchObject({ count: 1 });
});

test('what cannot be read or is of another deal is said in a sentence', async () => {
  const link = await annas('reef');
  const page = await openOn(DAY, `${link.slice(0, -9)}`);
  await says(page, 'This result cannot be read:');
  await button(page, 'Play this deal').waitFor();
  await goTo(page, link.replace(DAY, '2026-11-17'));
  await says(page, 'This result was played by another version of the rules');
  await goTo(page, '#/daily/chess');
  await says(page, 'Halcyon does not know this game.');
  await goTo(page, '#/daily/reef/2026-02-30');
  await says(page, 'This is no day of the calendar.');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('/daily/')))).toEqual([]);
});

test('axe finds nothing, and nothing is wider than a phone', async () => {
  const link = await annas('reef');
  const { match } = await played('reef');
  const screens = [
    [await openOn(DAY, '#/daily'), 'Today’s deals'],
    [await openOn(DAY, link), 'The Reef: the deal of the day'],
    [await openOn(DAY, link, { stored: keptDeal(match), locale: 'de' }), 'Das Riff: Verteilung des Tages'],
  ] as const;
  for (const [page, heading] of screens) {
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(heading);
    await page.waitForLoadState('networkidle');
    for (const size of [PHONE, DESK]) {
      await page.setViewportSize(size);
      expect(await axe(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeOfColours(page)).toEqual([]);
  }
});

test('whoever plays no deals of the day loads nothing of them, and finds the games where they were', async () => {
  const page = await openPage({ ...PHONE, unseen: true });
  await page.getByRole('link', { name: 'Today’s deals' }).waitFor();
  await page.waitForLoadState('networkidle');
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(names.filter((name) => /\/(Daily|Played|daily|store|Statistics|record)-/.test(name))).toEqual([]);
});
