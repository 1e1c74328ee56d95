/** First lessons by a finger on the picture, exactly as their scripts are written; one by keys alone. */
import { HEX_WORDS } from '@halcyon/castle-merchants/rules/vocabulary';
import { LEARN } from '@halcyon/speech/page/learn/index';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { slot } from './ascent.ts';
import { card } from './castle-merchants.ts';
import { guest, place } from './fantasy-pub.ts';
import { tabTo } from './keyboard.ts';
import { alike, capital, type Deed, openLesson, type Presses, playLesson } from './lesson-player.ts';
import { button } from './player.ts';
import { coin, spot } from './reef.ts';

const byTouch: Presses['next'] = (_, next) => next.tap();
type Make = (page: Page, deed: Deed) => Promise<void>;
/** One gesture for one deed. */
const one =
  (make: Make): Presses['gesture'] =>
  async (page, [deed]) => {
    await make(page, deed!);
    return 1;
  };
const learn = async (game: string, make: Make): Promise<void> =>
  playLesson(await openLesson(game), game, 'first', { next: byTouch, gesture: one(make) });
const tapAll = async (...places: readonly Locator[]): Promise<void> => {
  for (const place of places) await place.tap();
};

test('cloud-nine by touch', () => learn('cloud-nine', (page, [word]) => page.locator(`[data-move='${word}']`).tap()));

const TYPES: Readonly<Record<string, string>> = { g: 'Grass', s: 'Snow', r: 'Rock' };
/** 'g7' -> 'Grass 7', 'snow-fire' -> 'Snow campfire'. */
const named = (card: string): string => {
  const [, type, value] = /^([gsr])(\d+)i?$/.exec(card) ?? [];
  if (type) return `${TYPES[type]} ${value}`;
  return capital(card.replace('-fire', ' campfire'));
};
/** From the number of a slot, which counts from the bottom left. */
const slotOf = (page: Page, cell: string): Locator => {
  let place = Number(cell);
  let row = 1;
  for (let width = 9; place > width; width--, row++) place -= width;
  return slot(page, row, place);
};
const climb = (page: Page, [word, ...args]: Deed): Promise<void> => {
  const held = (card: string): Locator =>
    page
      .getByRole('group', { name: 'Your hand' })
      .getByRole('button', { name: named(card), exact: true })
      .first();
  const [first = '', second = ''] = args;
  switch (word) {
    case 'drop':
      return tapAll(held(first));
    case 'discard':
      return tapAll(button(page, /^Discard two cards/));
    case 'bridge':
      return tapAll(held(word), slotOf(page, first));
    case 'lift':
      return tapAll(slotOf(page, first));
    case 'summit':
      return tapAll(held(word), page.getByRole('gridcell', { name: 'Summit: Play the summit' }));
    default:
      return tapAll(held(first), slotOf(page, second));
  }
};
test('ascent by touch', () => learn('ascent', climb));

const dive = (page: Page, [word, first = '']: Deed): Promise<void> => {
  switch (word) {
    case 'end':
      return tapAll(button(page, 'End the turn'));
    case 'boat':
      return tapAll(button(page, 'Buy a boat, Price: 3'));
    case 'shark':
      return tapAll(button(page, 'Use a shark: 1'), spot(page, first));
    case 'pay':
    case 'take':
      return tapAll(coin(page, capital(first)));
    default:
      return tapAll(spot(page, first));
  }
};
test('reef by touch', () => learn('reef', dive));

/** 'a-goblin2' is the second goblin of the first clan. */
const guestOf = (page: Page, word: string) => {
  const [clan, race] = word.split('-') as [string, string];
  const name = race.endsWith('2') ? `Second ${race.slice(0, -1)}` : capital(race);
  return guest(page, name, clan === 'a' ? 'you' : 'Bot 2');
};
const pub: Presses = {
  next: byTouch,
  async gesture(page, [deed]) {
    const [name, what = '', pips = ''] = deed!;
    if (name === 'enter') {
      await button(page, 'Enter').tap();
      await button(page, new RegExp(`^With ${what}, let the next`)).tap();
    } else if (name === 'leave') {
      await button(page, 'Leave the pub').tap();
      await button(page, new RegExp(`^With ${pips}, let `)).tap();
    } else {
      if (name === 'innkeeper') await button(page, 'Send the innkeeper').tap();
      else if (name !== 'serve') await guestOf(page, what).tap();
      const lit = page.locator('[data-cell].target');
      expect(await lit.count(), `lit for ${deed!.join(' ')}`).toBe(1);
      const target = name === 'innkeeper' ? place(page, `Table ${what}`) : name === 'serve' ? guestOf(page, what) : lit;
      // The first tap shows what would happen.
      await target.tap();
      await target.tap();
    }
    return 1;
  },
};
test('fantasy-pub by touch', async () => playLesson(await openLesson('fantasy-pub'), 'fantasy-pub', 'first', pub));

const BUTTONS: Readonly<Record<string, RegExp>> = {
  end: /^End the turn/,
  landslide: /^Lay a landslide/,
  remove: /^Take a tile away/,
  'sell-for-gold': /^Sell the ware for the highest coin/,
  'throw-free': /^Throw the die for free/,
};
const hex = (page: Page, word: string): Locator =>
  page.locator(`[data-cell='${Object.entries(HEX_WORDS).find(([, name]) => name === word)![0]}']`);
const road: Presses = {
  next: byTouch,
  async gesture(page, deeds) {
    const [name, ...args] = deeds[0]!;
    const pressed = BUTTONS[name];
    if (pressed) await button(page, pressed).tap();
    else if (args.length === 2) await card(page, capital(args[0]!)).tap();
    const where = args.at(-1);
    if (where === undefined) return 1;
    await hex(page, where).tap();
    if (name !== 'remove') {
      await hex(page, where).tap();
      return 1;
    }
    const paid = deeds.slice(1, 1 + alike(deeds.slice(1)));
    for (const [, terrain] of paid) await card(page, capital(terrain!)).tap();
    return 1 + paid.length;
  },
};
test('castle-merchants by touch', async () =>
  playLesson(await openLesson('castle-merchants'), 'castle-merchants', 'first', road));

/** How the names of the moves begin. */
const FLIGHT: Readonly<Record<string, string>> = {
  jump: 'Jump out of the basket',
  stay: 'Stay in the basket',
  throw: 'Throw the dice',
  raise: 'Raise the balloon with what the dice ask for',
  wild: 'Raise the balloon with a Wild',
  fall: 'Play nothing',
};
const enter = async (page: Page, beginning: string): Promise<void> => {
  await tabTo(page, ({ name }) => name.startsWith(beginning));
  await page.keyboard.press('Enter');
};
test('cloud-nine by keys alone', async () =>
  playLesson(await openLesson('cloud-nine', 'first', false), 'cloud-nine', 'first', {
    next: (page) => enter(page, LEARN.en.next),
    gesture: one((page, [word]) => enter(page, FLIGHT[word]!)),
  }));
