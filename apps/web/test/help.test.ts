/** Help by agreement, what another knows, and private notes: once through all of it. */
import { decide } from '@halcyon/bots';
import { makeBot } from '@halcyon/catalog/bots';
import { agree, chanceFrom, kindOf, Match, outlookOf, seatsOf } from '@halcyon/kernel';
import { tranquility } from '@halcyon/tranquility';
import { expect, test } from 'vitest';
import { axe, openPage } from './browser.ts';
import { button } from './player.ts';
import { BOT, openMatch, PERSON, PREPARED, storedStep } from './prepared.ts';
import { PHONE } from './troubles.ts';

const dealt = (): Match => new Match(tranquility, agree(tranquility, { seats: 2 }), chanceFrom('help'));
const fitsWidth = (): boolean => document.documentElement.scrollWidth <= innerWidth;

test('facts and advice from the own seat, another one’s knowledge, and a note that stays', async () => {
  const page = await openPage({ ...PHONE, route: '#/new/tranquility' });
  await page.getByRole('radio', { name: '2' }).check();
  await page.getByText('Modules, boards and more').click();
  const agreed = page.getByRole('group', { name: /^Help/ });
  // Whoever plays alone or with bots may ask for all of it.
  await expect.poll(() => agreed.getByRole('radio', { name: 'Facts and advice' }).isChecked()).toBe(true);
  await button(page, 'Play now').click();
  await button(page, /^What can I do/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Help', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Help' });
  await sheet
    .getByText(/: \d+ empty cells?; \d+ numbers? can still come/)
    .first()
    .waitFor();
  await sheet.getByText(/^Left to draw: .+ \(\d+\) and .+ \(\d+\)\.$/).waitFor();
  // It advises, and plays nothing.
  const step = await storedStep(page);
  await button(page, 'Ask for advice').click();
  await sheet.getByText(/^A bot at your seat would do this: .+\.$/).waitFor();
  await sheet.getByText(/^What speaks for it: \p{Lu}.+\.$/u).waitFor();
  expect(await storedStep(page)).toBe(step);
  await sheet.getByRole('button', { name: /^As / }).click();
  await sheet.getByText(/^What you know that .+ knows\./).waitFor();
  // Both hands are counted: the reader's own cards are no knowledge of the other.
  await expect.poll(() => sheet.getByText(/^\d cards in hand/).count()).toBe(2);
  await expect.poll(() => sheet.getByText(/In hand:/).count()).toBe(0);
  expect(await page.evaluate(fitsWidth)).toBe(true);
  expect(await axe(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Close' }).click();

  // A note on a cell and one on a card in hand.
  const place = page.locator('[data-cell="0"]');
  const card = page.locator('.held').first();
  await place.focus();
  await page.keyboard.press('n');
  await button(page, 'Write a note').click();
  await page.getByRole('textbox', { name: 'Note' }).fill('low  \u202ecards here');
  await button(page, 'Keep').click();
  await expect.poll(() => place.getAttribute('aria-description')).toBe('low cards here');
  await card.focus();
  await page.keyboard.press('n');
  await button(page, 'Write a note').click();
  await page.getByRole('textbox', { name: 'Note' }).fill('keep this');
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => card.getAttribute('data-noted')).toBe('keep this');
  await page.reload();
  await expect.poll(() => place.getAttribute('aria-description')).toBe('low cards here');
  await button(page, 'Menu').click();
  await page.getByText('Help at this table: facts and advice.').waitFor();
  await button(page, 'How the bots play').click();
  const bots = page.getByRole('dialog', { name: 'How the bots play' });
  await bots.getByText('Who pays for the eight').waitFor();
  expect(await bots.getByText('Where the Rocks go').count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  await bots.getByRole('button', { name: 'Close' }).click();
  await button(page, 'Menu').click();
  await button(page, 'My notes').click();
  await button(page, /^Delete the note on \d+/).click();
  await expect.poll(() => card.getAttribute('data-noted')).toBeNull();
  const notes = page.getByRole('dialog', { name: 'My notes' });
  await expect.poll(() => notes.getByText('low cards here').count()).toBe(1);
  const id = new URL(page.url()).hash.split('/').at(-1)!;
  // Looking back, it stands where it was written.
  await page.evaluate((hash) => (location.hash = hash), `#/review/${id}`);
  const noted = page.getByRole('region', { name: 'My notes' });
  await noted.getByText('low cards here').waitFor();
  await button(page, 'To the beginning').click();
  await noted.waitFor({ state: 'hidden' });
  // It goes with its table.
  await page.evaluate((hash) => (location.hash = hash), '#/games');
  await page.getByText('More', { exact: true }).click();
  await button(page, 'Delete').click();
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), `halcyon/notes/${id}`)).toBeNull();
});

test('a table that agreed on nothing offers none, and one that agreed on facts no advice', async () => {
  const page = await openMatch(dealt(), PHONE, [PERSON, BOT]);
  await button(page, 'Menu').click();
  await page.getByText('Help at this table: none.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Help', exact: true }).count()).toBe(0);
  await page.evaluate((key) => {
    const entry = JSON.parse(localStorage.getItem(key)!) as object;
    localStorage.setItem(key, JSON.stringify({ ...entry, help: 'facts' }));
  }, PREPARED);
  await page.reload();
  await button(page, 'Menu').click();
  await button(page, 'Help').click();
  await page.getByText(/^Left to draw/).waitFor();
  await expect.poll(() => button(page, 'Ask for advice').count()).toBe(0);
});

test('looking back at a game that is over, what spoke for the step of a bot; other eyes are told nothing', async () => {
  const match = dealt();
  const bots = [0, 1].map((seat) => makeBot('heuristic', match.rules, seat));
  while (match.outcome === undefined) {
    const seat = seatsOf(match.mustAct)[0]!;
    match.play(seat, decide(bots[seat]!, outlookOf(match, seat), 'why')!);
  }
  const placed = match.steps.findIndex(
    ({ seat, move }) => seat === 1 && match.rules.moves[kindOf(move)]?.name === 'place',
  );
  const page = await openMatch(match, { ...PHONE, route: `#/review/prepared/${placed + 1}` }, [PERSON, BOT]);
  const told = page.getByText(/^What spoke for it, as Bot 2 saw the table: It /);
  await told.waitFor();
  expect(await page.evaluate(fitsWidth)).toBe(true);
  expect(await axe(page)).toEqual([]);
  await page.getByLabel('Seen by').selectOption('0');
  await told.waitFor({ state: 'hidden' });
});
