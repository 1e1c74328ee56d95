/** Tranquility’s lessons by a finger on the picture, and the first by keys alone, exactly as their scripts are written. */
import { loadLessons } from '@halcyon/catalog/lessons';
import { expect, test } from 'vitest';
import { byKeyboard, focus, tabTo } from './keyboard.ts';
import { alike, capital, type Deed, openLesson, type Presses, playLesson } from './lesson-player.ts';
import { button, readTree } from './player.ts';

const SIDE = 6;
const rowOf = (where: string): number => Math.ceil(Number(where) / SIDE);
const columnOf = (where: string): number => ((Number(where) - 1) % SIDE) + 1;
const offered = ([name, what]: Deed): RegExp | string =>
  ({
    start: 'Play the Start',
    finish: 'Play the Finish',
    discard: 'Discard two cards',
    pledge: `Offer ${what} cards`,
    rocks: `Move the Jagged Rocks to row ${what}`,
    stay: /^Keep the Jagged Rocks/,
    purple: `Put the Purple Storm beside row ${what}`,
    compass: /^Spend a Compass/,
    'wild-finish': 'Play a Wild as the Finish',
  })[name]!;
/** What is picked up to do this in the sea. */
const PICKED: Readonly<Record<string, string>> = {
  monster: 'Sea Monster',
  wild: 'Wild',
  clear: 'Compass',
  'turn-over': 'Turn a card',
};

const sea: Presses = {
  next: (_, next) => next.tap(),
  async gesture(page, deeds) {
    const [name, ...args] = deeds[0]!;
    const picked = name === 'place' ? args[0]! : PICKED[name];
    if (name === 'drop') {
      const cards = deeds.slice(0, alike(deeds));
      for (const [, dropped] of cards) await button(page, capital(dropped!)).first().tap();
      return cards.length;
    }
    if (picked === undefined) {
      await button(page, offered(deeds[0]!)).tap();
      return 1;
    }
    await button(page, picked).tap();
    await page.locator(`[data-cell='${Number(args.at(-1)) - 1}']`).tap();
    if (name !== 'wild') return 1;
    // It is laid together with its number.
    await button(page, new RegExp(`^${deeds[1]![1]}, `)).tap();
    return 2;
  },
};
for (const id of Object.keys(await loadLessons('tranquility')))
  test(`tranquility by touch: ${id}`, async () =>
    playLesson(await openLesson('tranquility', id), 'tranquility', id, sea));

const seaByKeys: Presses = {
  async next(page) {
    await tabTo(page, ({ name }) => name === 'Next');
    await page.keyboard.press('Enter');
  },
  async gesture(page, deeds) {
    const press = async (role: 'button' | 'gridcell', begins: string): Promise<void> => {
      const tree = await readTree(page);
      const wanted = tree.find(
        (node) => node.role === role && (node.name === begins || node.name.startsWith(`${begins},`)),
      );
      await byKeyboard(page, { role, name: wanted?.name ?? begins }, tree);
    };
    expect((await focus(page)).name, `the focus is lost before ${deeds[0]!.join(' ')}`).not.toBe('');
    const [name, what = '', where = ''] = deeds[0]!;
    if (name === 'drop') {
      const cards = deeds.slice(0, alike(deeds));
      for (const [, dropped] of cards) await press('button', capital(dropped!));
      return cards.length;
    }
    if (name !== 'place') await press('button', `${offered(deeds[0]!)}`);
    else {
      await press('button', what);
      await press('gridcell', `row ${rowOf(where)}, column ${columnOf(where)}`);
    }
    return 1;
  },
};
test('tranquility by keys alone', async () => {
  const page = await openLesson('tranquility', 'first', false);
  await button(page, 'Next').waitFor();
  await page.keyboard.press('Tab');
  await playLesson(page, 'tranquility', 'first', seaByKeys);
});
