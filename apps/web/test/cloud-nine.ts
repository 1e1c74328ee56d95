/** Tables of Cloud 9 for the browser tests, and somebody who plays it by roles and names. */
import { cloudNine } from '@halcyon/cloud-nine';
import { type Drawn, play, table } from '@halcyon/cloud-nine/draw';
import { type Match, parseLog } from '@halcyon/kernel';
import type { Locator, Page } from 'playwright-core';
import type { Wish } from './browser.ts';
import type { Decider, Node, Wanted } from './player.ts';
import { openMatch, type Person, storedLog } from './prepared.ts';
import { PHONE } from './troubles.ts';

/** Ada decides on three points more than she has; the pilot is Cy. */
export const DECIDE: Drawn = {
  hands: ['red red green yellow', 'red red green', 'purple yellow green red'],
  pilot: 2,
  cloud: 4,
  scores: [12, 25, 9],
  thrown: 'red red blank',
};
/** Six at the table: one has jumped, one stays, Ada decides, two have yet to. */
export const CROWD: Drawn = {
  hands: ['red red green yellow purple wild', 'red red red', 'yellow yellow', 'purple green', 'green', 'purple red'],
  pilot: 4,
  cloud: 4,
  aboard: [0, 2, 3, 4, 5],
  scores: [12, 25, 9, 9, 37, 0],
  thrown: 'red red purple',
  frames: 'raise 4; decide 3; decide 2; decide 0',
};
/** Ada is the pilot, and Cy has stayed; one of them has what the dice ask for. */
export const RAISE: Drawn = {
  hands: ['red red green yellow wild', 'red green', 'purple yellow'],
  pilot: 0,
  cloud: 5,
  aboard: [0, 2],
  scores: [22, 31, 14],
  thrown: 'red green blank',
  frames: 'raise 0',
};
/** Nothing that Ada holds will do. */
export const LACKING: Drawn = {
  ...RAISE,
  hands: ['red purple', 'red', 'yellow'],
  thrown: 'yellow red yellow',
  cloud: 6,
};
/** One step below the top. */
export const BELOW_TOP: Drawn = { ...RAISE, cloud: 8, thrown: 'red green blank blank' };
/** What lies there has brought the basket here. */
export const ALONE: Drawn = {
  hands: ['red green wild', 'red'],
  pilot: 0,
  cloud: 7,
  aboard: [0],
  scores: [12, 4],
  thrown: 'red blank blank',
  frames: 'alone 0',
};
export const BLANK: Drawn = { ...DECIDE, thrown: 'blank blank blank', frames: 'raise 2; decide 0' };
export const finished = (): Match =>
  play(table({ ...BELOW_TOP, scores: [40, 31, 14], options: { anyEnd: 1 } }), 'raise');

const named = (name: string): Person => ({ name, bot: 'random' });
export const TRIO: readonly Person[] = [{ name: 'Ada' }, named('Bo'), named('Cy')];
/** Nobody but Ada moves, unless the test says so. */
const STILL = { 'halcyon/settings': '{"pace":1000000}' };
export const openFlight = (drawn: Drawn, wish: Wish = {}): Promise<Page> =>
  openMatch(
    table(drawn),
    { ...PHONE, ...wish, stored: { ...STILL, ...wish.stored } },
    [...TRIO, ...['Di', 'Ed', 'Flo'].map(named)].slice(0, drawn.hands.length),
  );
export const storedFlight = async (page: Page): Promise<Match> =>
  parseLog(
    await storedLog(page),
    (id) => (id === cloudNine.id ? cloudNine : undefined),
    () => ({ roll: () => 0 }),
  );

export const seat = (page: Page, about: string | RegExp): Locator => page.getByRole('listitem', { name: about });
/** The cloud where the basket is. */
export const here = (page: Page, name: string): Promise<void> =>
  page
    .getByRole('list', { name: 'Clouds' })
    .getByRole('listitem', { name: `${name}, the basket is here` })
    .waitFor();

const points = (name: string | undefined): number => Number(/\+(\d+)/.exec(name ?? '')?.[1]);

/** Raises whenever that is possible, and jumps from cloud 5 on. */
export class Flyer implements Decider {
  decide(tree: readonly Node[]): Wanted {
    const find = (pattern: RegExp): string | undefined =>
      tree.find(({ role, name }) => role === 'button' && pattern.test(name))?.name;
    const jump = find(/^Jump out of the basket/);
    const go =
      jump !== undefined && points(jump) >= 9
        ? jump
        : (find(/^(Stay in the basket|Throw the dice)/) ??
          find(/^Raise the balloon with what the dice ask for: (free|(Red|Green|Yellow|Purple)[^.]*)$/) ??
          find(/^Raise the balloon with a Wild$/) ??
          find(/^Play nothing and let the balloon fall: 0 points$/));
    return { role: 'button', name: go! };
  }
}
