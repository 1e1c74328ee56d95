/**
 * The Pyramid's ceiling, counted over all orders of the Explorer deck. Six border cells draw until a card stays; a Storm closes
 * its cell until a Compass of the deck clears it; a Monster takes the island; and without a Finish or a border card nobody
 * ends the game. No play changes the order of the deck.
 */
import { ceilingFor } from '@halcyon/bots/rates';
import { agree, chanceFrom, Match } from '@halcyon/kernel';
import { expect, test } from 'vitest';
import { ceilings } from '../bot/ceilings.ts';
import { BORDER, BORDER_CELLS, COMPASS, FINISH, MONSTER, STORM, tranquility } from '../rules/index.ts';

type Sort = 'storm' | 'monster' | 'compass' | 'ender' | 'other';
const sortOf = (card: number): Sort => {
  if (card === STORM) return 'storm';
  if (card === MONSTER) return 'monster';
  if (card === COMPASS) return 'compass';
  return card === FINISH || card === BORDER ? 'ender' : 'other';
};
type Drawn = Readonly<Record<Sort, number>>;
const NONE: Drawn = { storm: 0, monster: 0, compass: 0, ender: 0, other: 0 };

/** The share of all orders in which every border cell can be filled and somebody gets what ends the game. */
const shareWon = (deck: readonly number[], cells: number): number => {
  const sorts = Object.keys(NONE) as Sort[];
  const all = Object.fromEntries(sorts.map((sort) => [sort, deck.filter((card) => sortOf(card) === sort).length]));
  const known = new Map<string, number>();
  const shareFrom = (drawn: Drawn): number => {
    const { storm, compass, ender, other } = drawn;
    const filled = compass + ender + other;
    const closed = Math.max(0, storm - compass);
    if (filled + closed === cells) return closed === 0 && ender > 0 ? 1 : 0;
    const key = Object.values(drawn).join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const left = deck.length - filled - storm - drawn.monster;
    const share = sorts
      .filter((sort) => all[sort]! > drawn[sort])
      .reduce(
        (sum, sort) => sum + ((all[sort]! - drawn[sort]) / left) * shareFrom({ ...drawn, [sort]: drawn[sort] + 1 }),
        0,
      );
    known.set(key, share);
    return share;
  };
  return shareFrom(NONE);
};
const wishFor = (explorer: number) => ({ seats: 3, layout: 'pyramid', options: { explorer } });

test.each([0, 1, 2])('the ceiling that is told with explorer=%i is the one that is counted', (explorer) => {
  const setup = agree(tranquility, wishFor(explorer));
  const deck = new Match(tranquility, setup, chanceFrom('deck')).view('referee').explorer as number[];
  expect(ceilingFor({ ceilings }, setup)).toBe(Math.round(1000 * shareWon(deck, BORDER_CELLS.length)) / 10);
});
test('other boards have none', () => {
  expect(ceilingFor({ ceilings }, agree(tranquility, { seats: 3 }))).toBeUndefined();
});
