/** Tables of Fantasy Pub for the browser tests, and somebody who plays it by roles and names. */
import { fantasyPub } from '@halcyon/fantasy-pub';
import { type Drawn, table } from '@halcyon/fantasy-pub/draw';
import { type Match, parseLog } from '@halcyon/kernel';
import type { Locator, Page } from 'playwright-core';
import type { Wish } from './browser.ts';
import { button, type Decider, type Node, type Wanted } from './player.ts';
import { openMatch, storedLog } from './prepared.ts';
import { PHONE } from './troubles.ts';

/** With 2 and 3: a dwarf at the door, a goblin that pays, a goblin of the other clan on its last coin. */
export const EVENING: Drawn = {
  dice: '2 3',
  stock: [4, 9],
  pub: `
    door  a-dwarf:4/2
    1 $
    2  b-goblin:2/1 b-troll:3/2
    3 $  a-goblin:2/0
    4 $$ innkeeper
    5  b-orc:2/5
    6  b-goblin2:0/1`,
};
/** One of the clan may leave, with either die; four beers are missing. */
export const LAST_ROUND: Drawn = {
  dice: '2 5',
  stock: [11, 3],
  pub: `
    door  a-goblin:2/4
    4 innkeeper  a-orc:4/1 b-dwarf:3/0`,
};
/** Five clans, full tables, everything at once. */
export const CROWD: Drawn = {
  seats: 5,
  dice: '3 5',
  stock: [4, 2, 0, 7, 5],
  pub: `
    door $$  a-goblin:2/3 b-orc:4/0 c-troll:4/1 d-dwarf:3/2 e-goblin2:6/0
    1 $  a-dwarf:3/1
    2  b-goblin:2/2 c-dwarf2:1/1 d-orc:3/3 e-troll:0/4
    3 $$$  a-goblin2:1/0 c-goblin:2/1 d-goblin:1/1 e-goblin:2/1 b-goblin2:3/0
    4 innkeeper  a-orc:1/2 b-dwarf:2/0
    5 $  a-troll:2/2
    6  b-troll:5/1 c-orc:2/2`,
  below: ['a-orc2', '', 'c-goblin2', '', ''],
};

/** Opens the table before the first of several people. */
export const openPub = async (drawn: Drawn, wish: Wish = {}): Promise<Page> => {
  const page = await openMatch(table(drawn), { ...PHONE, ...wish });
  await button(page, 'I am Player 1').click();
  await page.getByRole('grid').waitFor();
  return page;
};
export const storedPub = async (page: Page): Promise<Match> =>
  parseLog(
    await storedLog(page),
    (id) => (id === fantasyPub.id ? fantasyPub : undefined),
    () => ({ roll: () => 0 }),
  );

/** 'Door', 'Table 3'. */
export const place = (page: Page, name: string): Locator =>
  page.getByRole('gridcell', { name: new RegExp(`^${name}\\b`) });
/** 'Goblin', 'Second goblin'; of the person who plays, if nobody else is named. */
export const guest = (page: Page, name: string, whose = 'you'): Locator =>
  page.getByRole('gridcell', { name: new RegExp(`^${name} \\(${whose}\\)`) });
/** What the small pictures in the middle say, by what they are about. */
export const effects = (page: Page): Locator => page.locator('.effect p');

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;
/** What a move is worth, by what its name says about its effect. */
const worth = (name: string): number =>
  3 * count(name, /Your [\w ]+ drinks|for your/g) -
  6 * count(name, /Your [\w ]+ and is thrown out/g) -
  count(name, /Your [\w ]+ buys/g) +
  count(name, /to the door/g);

/** Leaves when somebody may, lets others enter, and walks where the names promise beer. */
export class Guest implements Decider {
  /** What was pressed in vain since the last move. */
  readonly #tried = new Set<string>();
  decide(tree: readonly Node[]): Wanted {
    const all = (role: Wanted['role'], pattern: RegExp): Wanted[] =>
      tree
        .filter(
          (node) => node.role === role && !node.disabled && pattern.test(node.name) && !this.#tried.has(node.name),
        )
        .map(({ name }) => ({ role, name }))
        .sort((a, b) => worth(b.name) - worth(a.name));
    const first = (role: Wanted['role'], pattern: RegExp): Wanted | undefined => all(role, pattern)[0];
    const walk = first('gridcell', /clockwise\./);
    const must =
      first('button', /^I am /) ??
      first('button', /^With \d+, let [\w ]+ leave the pub\./) ??
      first('gridcell', /: Let .* drink\./) ??
      first('button', /^With \d+, let the next character enter: [23] coins/) ??
      first('button', /^With \d+, let the next character enter/) ??
      first('button', /^Send the innkeeper to/) ??
      // Two ways lead to the place that was pressed.
      first('button', /^With \d+, move /);
    if (must) return this.#done(must);
    if (walk && worth(walk.name) >= 0) return this.#done(walk);
    const prepare =
      first('button', /^(Leave the pub|Enter)$/) ??
      first('gridcell', /^(Second )?\w+ \(you\)/) ??
      first('button', /^Send the innkeeper$/);
    if (prepare) {
      this.#tried.add(prepare.name);
      return prepare;
    }
    return this.#done(first('button', /^End the turn$/) ?? walk!);
  }
  #done(wanted: Wanted): Wanted {
    this.#tried.clear();
    return wanted;
  }
}
