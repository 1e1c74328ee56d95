/** Taking back: free while no person has learnt anything, asked of the others, or alone with a mark. The button tells which. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setPace } from './browser.ts';
import { button, cell, held, says } from './player.ts';
import { BESIDE_17, BOT, LAST_CELL, openTable, PERSON, storedLog, storedMatch, storedStep } from './prepared.ts';

const TURN = 'Your turn: play a card or discard two cards.';
const FREE = 'Take back';
const ASKED = 'Take back if all agree';
const MARKED = 'Take back, with a mark';
const TWO = { ...BESIDE_17, hands: ['19 25 30 40 50', '60 61 62'] };
const THREE = { ...BESIDE_17, hands: ['19 25 30 40 50', '60 61 62', '63 64 65'] };

const HAND = ['19', '25', '30', '40', '50'];
/** The hand by its cards, picked up or not. */
const cards = async (page: Page): Promise<string[]> => (await held(page)).map((name) => name.replace(/,.*/, ''));
/** What the eye sees beside the arrow of the button. */
const sign = (page: Page): Promise<string | null> => page.locator('.back .price').textContent();
const lines = async (page: Page, start: string): Promise<string[]> =>
  (await storedLog(page)).split('\n').filter((line) => line.startsWith(`${start} `));

/** Island 19 lies beside 17, and two cards are due: the others see it, nothing was drawn. */
const placePaid = async (page: Page): Promise<void> => {
  // What goes back to the hand is still picked up.
  if (!(await held(page)).includes('19, picked up')) await button(page, '19').click();
  await cell(page, 3, 2).click();
  await says(page, 'Payment: discard 2 cards.');
};
/** Island 25 lies for nothing, and a card is drawn for it. */
const placeFree = async (page: Page): Promise<void> => {
  const step = await storedStep(page);
  await button(page, '25').click();
  await cell(page, 6, 6).click();
  await expect.poll(() => storedStep(page)).toBeGreaterThan(step);
};
const isEmpty = (page: Page, row: number, column: number): Promise<void> =>
  cell(page, row, column)
    .and(page.getByRole('gridcell', { name: /empty/ }))
    .waitFor();

test('alone and free: nothing is asked, the log says so, and no mark is left', async () => {
  const page = await openTable(BESIDE_17);
  await button(page, FREE).waitFor();
  expect(await button(page, FREE).isDisabled()).toBe(true);
  await placePaid(page);
  expect(await sign(page)).toBe('');
  await button(page, FREE).click();
  await says(page, TURN);
  await isEmpty(page, 3, 2);
  expect(await cards(page)).toEqual(HAND);
  expect((await storedMatch(page)).steps).toEqual([]);
  expect(await lines(page, 'back')).toEqual(['back 0 0 free']);
  expect(await lines(page, '0')).toEqual(['0 place 19 14']);
  expect(await lines(page, 'marked')).toEqual([]);
  expect(await button(page, FREE).isDisabled()).toBe(true);
});

test('u takes back, and is heard', async () => {
  const page = await openTable(BESIDE_17);
  await button(page, FREE).waitFor();
  await page.keyboard.press('u');
  expect(await lines(page, 'back')).toEqual([]);
  await placePaid(page);
  await page.keyboard.press('u');
  await page.locator('[data-live]').getByText(`Taken back. ${TURN}`).waitFor();
  expect(await lines(page, 'back')).toEqual(['back 0 0 free']);
});

test('beside two bots a paid island goes back to the hand, and the bots play on', async () => {
  const page = await openTable(THREE, {}, [PERSON, BOT, BOT]);
  await placePaid(page);
  await button(page, FREE).click();
  await isEmpty(page, 3, 2);
  expect(await cards(page)).toEqual(HAND);
  expect(await lines(page, 'back')).toEqual(['back 0 0 free']);

  await placePaid(page);
  for (const card of ['30', '50']) await button(page, card).click();
  // Both have answered when the person is asked again, and that has been seen.
  await button(page, MARKED).waitFor();
  await says(page, TURN);
  const seats = (await storedMatch(page)).steps.map(({ seat }) => seat);
  expect(seats.slice(0, 3)).toEqual([0, 0, 0]);
  expect(seats).toContain(1);
  expect(seats).toContain(2);
  expect(await lines(page, 'marked')).toEqual([]);
});

test('after a drawn card the button tells of the mark; leaving it changes nothing', async () => {
  const page = await openTable(BESIDE_17);
  await placeFree(page);
  await button(page, MARKED).waitFor();
  expect(await sign(page)).toBe('!');
  const before = await storedLog(page);
  const drawn = (await cards(page)).at(-1)!;
  const dialog = page.getByRole('dialog', { name: MARKED });
  for (const leave of [() => button(page, 'Keep my move').click(), () => page.keyboard.press('Escape')]) {
    await button(page, MARKED).click();
    await dialog
      .getByText(`What came of it has been seen: You place 25 in row 6, column 6. You draw ${drawn}.`)
      .waitFor();
    await dialog
      .getByText('If it is taken back, the log and the result keep a mark, and the game is left out of all statistics.')
      .waitFor();
    await leave();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => storedLog(page)).toBe(before);
  }
});

test('taken back all the same: log and result tell of it', async () => {
  const page = await openTable(LAST_CELL);
  await button(page, '36').click();
  await cell(page, 6, 6).click();
  await button(page, '50').click();
  await button(page, 'Play the Finish').waitFor();
  await page.keyboard.press('u');
  await button(page, 'Take it back all the same').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // The payment is a step of its own; what was chosen for it is to be chosen again.
  await says(page, 'Payment: discard 1 card.');
  expect(await lines(page, 'back')).toEqual(['back 1 0 alone']);
  expect(await lines(page, 'marked')).toEqual(['marked 1']);
  await button(page, '50').click();
  await button(page, 'Play the Finish').click();
  await page.getByRole('heading', { name: /^Won/ }).waitFor();
  await says(page, 'Marked: a move was taken back once after its outcome had been seen.');
  await expect.poll(() => button(page, MARKED).count()).toBe(0);
  expect(await lines(page, 'marked')).toEqual(['marked 1']);
  await page.reload();
  await says(page, 'Marked: a move was taken back once after its outcome had been seen.');
});

test('who is warned is not overtaken by bots', async () => {
  const page = await openTable(THREE, {}, [PERSON, BOT, BOT]);
  // The first bot has not answered yet when the question comes.
  await setPace(page, 1500);
  await placeFree(page);
  await page.keyboard.press('u');
  await page.getByRole('dialog', { name: MARKED }).waitFor();
  const thinking = page.getByText('Bot 2 is thinking…');
  await expect.poll(() => thinking.count()).toBe(1);
  const step = await storedStep(page);
  await thinking.waitFor({ state: 'detached' });
  expect(await storedStep(page)).toBe(step);
  await setPace(page, 0);
  await button(page, 'Keep my move').click();
  await expect.poll(() => storedStep(page)).toBeGreaterThan(step + 1);
  await says(page, TURN);
});

const question = async (page: Page, name: string): Promise<ReturnType<Page['getByRole']>> => {
  const dialog = page.getByRole('dialog', { name: ASKED });
  await dialog.getByText(`${name}, do you agree?`).waitFor();
  return dialog;
};

test('two people: what is proposed is named and asked by name; refused or withdrawn it changes nothing', async () => {
  const page = await openTable(TWO, {}, [{ name: 'Ada' }, { name: 'Bo' }]);
  await button(page, 'I am Ada').click();
  expect(await button(page, FREE).isDisabled()).toBe(true);
  await placePaid(page);
  expect(await sign(page)).toBe('?');
  const before = await storedLog(page);
  const endings = {
    'I would rather not': 'Bo would rather not take it back.',
    'Withdraw the request': undefined,
    Escape: undefined,
  };
  for (const [way, said] of Object.entries(endings)) {
    await button(page, ASKED).click();
    const dialog = await question(page, 'Bo');
    await dialog.getByText('Ada would like to take back: Ada places 19 in row 3, column 2.').waitFor();
    await dialog.getByText('the log and the result keep a mark').waitFor();
    // Bo looks at the screen now.
    await expect.poll(() => held(page)).toEqual([]);
    expect(await page.locator('body').ariaSnapshot()).not.toContain('50');
    if (way === 'Escape') await page.keyboard.press(way);
    else await button(page, way).click();
    await dialog.waitFor({ state: 'detached' });
    if (said) await says(page, said);
    await expect.poll(() => page.locator('main').getByText('would rather').count()).toBe(said ? 1 : 0);
    await button(page, 'I am Ada').click();
    await says(page, 'Payment: discard 2 cards.');
    await expect.poll(() => storedLog(page)).toBe(before);
  }
  // Whoever reloads the page has asked nobody.
  await button(page, ASKED).click();
  await question(page, 'Bo');
  await page.reload();
  await button(page, 'I am Ada').click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await expect.poll(() => storedLog(page)).toBe(before);
});

test('two people: what is agreed to is taken back, marked and told', async () => {
  const page = await openTable(TWO);
  await button(page, 'I am Player 1').click();
  await placePaid(page);
  await page.keyboard.press('u');
  await question(page, 'Player 2');
  await button(page, 'I agree').click();
  await says(page, 'Taken back because all agreed; the log says so.');
  await button(page, 'I am Player 1').click();
  await says(page, TURN);
  expect(await cards(page)).toEqual(HAND);
  expect((await storedMatch(page)).steps).toEqual([]);
  expect(await lines(page, 'back')).toEqual(['back 0 0 agreed']);
  expect(await lines(page, 'marked')).toEqual(['marked 1']);
});

test('while the device is passed on, who acted last may still ask; then a step is one’s own', async () => {
  const page = await openTable(TWO);
  await button(page, 'I am Player 1').click();
  await placeFree(page);
  await button(page, 'I am Player 2').waitFor();
  await button(page, ASKED).click();
  const dialog = await question(page, 'Player 2');
  // What was drawn is nobody else's business.
  await dialog.getByText(/Player 1 draws a card\./).waitFor();
  await button(page, 'I would rather not').click();
  await says(page, 'Player 2 would rather not take it back.');
  await button(page, 'I am Player 2').click();
  expect(await button(page, FREE).isDisabled()).toBe(true);
  await page.keyboard.press('u');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect((await storedMatch(page)).steps).toHaveLength(1);
  await page.reload();
  await button(page, ASKED).click();
  await question(page, 'Player 2');
  await button(page, 'I agree').click();
  await button(page, 'I am Player 1').click();
  await isEmpty(page, 6, 6);
  expect((await storedMatch(page)).steps).toEqual([]);
});

test('three people: the others are asked one after the other, and one of them is enough to refuse', async () => {
  const page = await openTable(THREE);
  await button(page, 'I am Player 1').click();
  await placePaid(page);
  const before = await storedLog(page);
  for (const last of ['I would rather not', 'I agree']) {
    await button(page, ASKED).click();
    await question(page, 'Player 2');
    await button(page, 'I agree').click();
    await question(page, 'Player 3');
    await expect.poll(() => storedLog(page)).toBe(before);
    await button(page, last).click();
    if (last === 'I agree') break;
    await says(page, 'Player 3 would rather not take it back.');
    await expect.poll(() => storedLog(page)).toBe(before);
    await button(page, 'I am Player 1').click();
  }
  await button(page, 'I am Player 1').click();
  await isEmpty(page, 3, 2);
  expect(await lines(page, 'back')).toEqual(['back 0 0 agreed']);
});

test('a bot between two people is not asked', async () => {
  const page = await openTable(THREE, {}, [PERSON, BOT, PERSON]);
  await button(page, 'I am Player 1').click();
  await placePaid(page);
  await button(page, ASKED).click();
  await question(page, 'Player 3');
  await button(page, 'I agree').click();
  await button(page, 'I am Player 1').click();
  await isEmpty(page, 3, 2);
  await placeFree(page);
  await button(page, 'I am Player 3').waitFor();
});
