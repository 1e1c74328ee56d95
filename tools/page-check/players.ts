/**
 * Three people who know no game: they press whatever the page offers, each in one way only. Whoever sees the page in
 * another way than it is drawn must be able to play every game to its end.
 */
import type { Page } from 'playwright-core';

/** A number below n. */
export type Choose = (n: number) => number;
/** Does something that brings the game on. */
export type Turn = (page: Page, choose: Choose) => Promise<void>;

const WHAT = 'What can I do?';
/** How far the game has come. As text: this file is compiled without a browser's names. */
const stepOf = (page: Page): Promise<number> =>
  page.evaluate(`Math.max(0, ...Object.entries(localStorage)
    .filter(([key]) => key.startsWith('halcyon/table/')).map(([, text]) => JSON.parse(text).step))`);

/** By roles and names alone. */
export const byRoles: Turn = async (page, choose) => {
  await page.getByRole('button', { name: WHAT, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const moves = dialog.getByRole('listitem').getByRole('button');
  const folds = dialog.getByRole('group');
  await moves.or(folds).first().waitFor();
  const [open, folded] = [await moves.count(), await folds.count()];
  const at = choose(open + folded);
  if (at >= open) await folds.nth(at - open).click();
  const [all, before] = [await moves.count(), at < open ? at : undefined];
  await moves.nth(before ?? choose(all)).click();
};

const FOCUS = `(() => {
  const at = document.activeElement;
  const within = at?.closest('dialog') ? 'dialog' : 'page';
  if (within === 'dialog') return at.closest('li') ? 'move' : at.localName === 'summary' ? 'fold' : 'other';
  return at?.ariaLabel ?? at?.textContent?.trim() ?? '';
})()`;
const tabTo = async (page: Page, wanted: readonly string[]): Promise<string> => {
  for (let i = 0; i < 200; i++) {
    const at = await page.evaluate<string>(FOCUS);
    if (wanted.includes(at)) return at;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${wanted.join(' or ')}`);
};
/** By Tab and Enter alone. */
export const byKeys: Turn = async (page, choose) => {
  await tabTo(page, [WHAT]);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  for (let steps = choose(6); steps >= 0; steps--) {
    await page.keyboard.press('Tab');
    if ((await tabTo(page, ['move', 'fold'])) === 'fold') await page.keyboard.press('Enter');
  }
  await tabTo(page, ['move']);
  await page.keyboard.press('Enter');
};

/** Where a finger may press: what is lit if anything is, otherwise anything at the table. */
const PLACES = (lit: boolean): string => `[...document.querySelectorAll('main button, dialog button')]
  .filter((one) => !one.disabled && !one.matches('.rule, form button') && !one.closest('.follow'))
  .filter((one) => !document.querySelector('dialog[open]') || one.closest('dialog'))
  .filter((one) => !${lit} || one.matches('.may, .held, .main, dialog button'))
  .map((one) => one.getBoundingClientRect())
  .map(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 }))
  .filter(({ x, y }) => x > 0 && y > 0 && x < innerWidth && y < innerHeight && document.elementFromPoint(x, y)?.closest('button'))`;
type Place = { readonly x: number; readonly y: number };
const tapSomething = async (page: Page, choose: Choose): Promise<Place | undefined> => {
  const lit = await page.evaluate<Place[]>(PLACES(true));
  const all = lit.length > 0 && choose(3) > 0 ? lit : await page.evaluate<Place[]>(PLACES(false));
  const place = all[choose(all.length)];
  if (place) await page.touchscreen.tap(place.x, place.y);
  return place;
};
/** Taps in vain after which somebody asks what can be done. */
const PATIENCE = 12;
/** By touch alone. */
export const byTouch: Turn = async (page, choose) => {
  const before = await stepOf(page);
  for (let i = 0; i < PATIENCE; i++) {
    const place = await tapSomething(page, choose);
    // Where the first tap only shows what would come, a second one plays it.
    if (place && choose(2) === 0) await page.touchscreen.tap(place.x, place.y);
    if ((await stepOf(page)) !== before) return;
  }
  const dialog = page.getByRole('dialog');
  // Taps at random may have opened another one, about a rule or the bots.
  if (await dialog.isVisible()) await page.keyboard.press('Escape');
  await page.getByRole('button', { name: WHAT, exact: true }).tap();
  // Folds open into moves, or into folds.
  const moves = dialog.locator('li button:visible');
  const closed = dialog.locator('details:not([open]) > summary:visible');
  await moves.or(closed).first().waitFor();
  for (;;) {
    const [open, folded] = [await moves.count(), await closed.count()];
    const at = choose(open + folded);
    if (at < open) return moves.nth(at).tap();
    await closed.nth(at - open).tap();
  }
};
