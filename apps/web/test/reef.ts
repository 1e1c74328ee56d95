/** Tables of The Reef for the browser tests, and somebody who plays it by roles and names. */
import { type Match, parseLog } from '@halcyon/kernel';
import { reef } from '@halcyon/reef';
import { type Drawn, table } from '@halcyon/reef/draw';
import type { Locator, Page } from 'playwright-core';
import type { Wish } from './browser.ts';
import { button, type Decider, type Node, type Wanted } from './player.ts';
import { openMatch, storedLog } from './prepared.ts';
import { PHONE } from './troubles.ts';

/** Nearly all at once: two fish that wait, a brood, a bare coral, something of everything to buy. */
export const REEF: Drawn = {
  sea: `
    coral red-female shark water pearl blue-male green-female pink-male
    down down yellow-male down down water down down
    ?yellow-male purple-female ?coral down coral down down down
    yellow-female red-male coral pearl blue-female purple-male green-male shark`,
  corals: ['red-male blue+pink - purple-male', 'green-female yellow+yellow'],
  worms: ['red:2 yellow:3 green blue:2 purple:2', 'red yellow:2 green:3 pink:4'],
  pearls: [1, 1],
  sharks: [1, 1],
  boats: [4, 3],
  breeding: 'red+yellow yellow+purple green+green blue+purple',
  discard: 'water water',
  dice: 'yellow purple',
  turns: 14,
};
/** The first turn: a boat each, one worm of each colour. */
export const SHORE: Drawn = {
  sea: `
    coral red-female shark water pearl blue-male green-female pink-male
    down down down down down down down down
    down down down down down down down down
    water red-male coral pearl blue-female purple-male green-male shark`,
  dice: 'yellow purple',
};
/** Four broods and the fish for the fifth; nothing but yellow worms to pay with. */
export const FIFTH: Drawn = {
  ...REEF,
  corals: ['red-male blue+pink red+red green+pink purple+pink', 'green-female yellow+yellow'],
  worms: ['yellow:2', 'red yellow:2 green:3 pink:4'],
  pearls: [0, 1],
};

/** Opens the table before the first of two people. */
export const openReef = async (drawn: Drawn, wish: Wish = {}): Promise<Page> => {
  const page = await openMatch(table(drawn), { ...PHONE, ...wish });
  await button(page, 'I am Player 1').click();
  await page.getByRole('grid').waitFor();
  return page;
};
export const storedReef = async (page: Page): Promise<Match> =>
  parseLog(
    await storedLog(page),
    (id) => (id === reef.id ? reef : undefined),
    () => ({ roll: () => 0 }),
  );

/** 'a3': as it is typed. */
export const spot = (page: Page, cell: string): Locator =>
  page.getByRole('gridcell', { name: new RegExp(`\\(${cell}\\)`) });
/** Counted from 1. */
export const coral = (page: Page, n: number): Locator =>
  page.getByRole('group', { name: 'Corals' }).getByRole('button', { name: new RegExp(`^Coral ${n}: `) });
/** 'Red', 'Pearls'. */
export const coin = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Worms' }).getByRole('button', { name: new RegExp(`\\b${name}: \\d`) });

const number = (name: string, pattern: RegExp): number => Number(pattern.exec(name)?.[1] ?? 0);
const priceOf = (name: string): number => number(name, /, Price: (\d)/);
const countOf = (name: string): number => number(name, /: (\d+)(?:,|$)/);
/** 'Take: Red: 2, Supply: 5' -> 'red'. */
const colourOf = (name: string): string => /(\w+): \d/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Breeds where it can, then looks for corals, for fish that some breeding card shows, for pearls and boats. */
export class Diver implements Decider {
  decide(tree: readonly Node[]): Wanted {
    /** Of all with that role and such a name, the one that is worth most. */
    const best = (
      role: Wanted['role'],
      pattern: RegExp,
      worth: (name: string) => number = () => 0,
    ): Wanted | undefined =>
      tree
        .filter((node) => node.role === role && pattern.test(node.name))
        .map(({ name }) => ({ role, name }))
        .sort((a, b) => worth(b.name) - worth(a.name))[0];
    const found = (role: string, pattern: RegExp): string[][] =>
      tree
        .filter((node) => node.role === role)
        .flatMap(({ name }) => [pattern.exec(name.toLowerCase())?.slice(1) ?? []]);
    const pairs = found('listitem', /^(\w+) and (\w+)/);
    const waiting = found('button', /^coral \d: (\w+) (?:fe)?male/).flat();
    const mates = pairs.flatMap(([one = '', two = '']) => [
      ...(waiting.includes(one) ? [two] : []),
      ...(waiting.includes(two) ? [one] : []),
    ]);
    /** Whom no visible breeding card can help any more is for a shark. */
    const blocked = waiting.find((colour) => !pairs.flat().includes(colour));
    const prey = blocked === undefined ? undefined : new RegExp(`^Coral \\d: ${blocked} `, 'i');
    const needed = (name: string): number => 10 * Number(mates.includes(colourOf(name)));
    const cheap = (name: string): number => -priceOf(name);
    const worms = tree.reduce((sum, { name }) => sum + (/, Supply: \d/.test(name) ? countOf(name) : 0), 0);
    const shown = new RegExp(`^(${pairs.flat().join('|')}) (fe)?male, .*, Price: \\d`, 'i');
    return (
      best('button', /^I am /) ??
      best('button', /^Take: /, (name) => needed(name) - countOf(name)) ??
      best('button', /^Pay: (?!Pearls)/, (name) => countOf(name) - needed(name)) ??
      best('button', /^Pay: /) ??
      (prey && best('gridcell', /, Use a shark$/) ? best('button', prey) : undefined) ??
      best('button', /^Coral \d: .*makes a brood$/) ??
      best('button', /^Coral \d: empty.*fits here$/) ??
      best('button', /^Catch: /) ??
      best('button', /^Buy: (Coral|Pearl)/) ??
      best('button', /^Leave the card/) ??
      best('gridcell', /, Price: \d, makes a brood/, cheap) ??
      (prey
        ? (best('button', /^Use a shark: [1-9]/) ?? best('gridcell', /^Shark, .*, Price: \d/, cheap))
        : undefined) ??
      best('gridcell', /^Coral, .*, Price: \d/, cheap) ??
      best('gridcell', shown, cheap) ??
      best('gridcell', /^Pearl, .*, Price: 1/, cheap) ??
      (worms > 4 ? best('button', /^Buy a boat, Price: 3$/) : undefined) ??
      (worms > 7 ? best('gridcell', /^Face down, .*, Price: 1/) : undefined) ?? { role: 'button', name: 'End the turn' }
    );
  }
}
