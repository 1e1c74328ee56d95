/** Tables of The Ascent for the browser tests, and somebody who plays it by roles and names. */
import { ascent } from '@halcyon/ascent';
import { type Drawn, FULL, play, table } from '@halcyon/ascent/draw';
import { type Match, parseLog } from '@halcyon/kernel';
import type { Locator, Page } from 'playwright-core';
import type { Wish } from './browser.ts';
import type { Decider, Node, Wanted } from './player.ts';
import { openMatch, type Person, storedLog } from './prepared.ts';

export const PHONE = { width: 360, height: 640 };

/** A bridge between 4 and 2; four terrains of snow; row 5 could begin. */
const SLOPES = `
  g9 r9
  s7 r8 g8 s6
  g4 s4i r5 g6 s9
  g3 s4 bridge r2 g3 s5 r6i g7`;
export const SLOPE: Drawn = { mountain: SLOPES, hands: ['g5 r10 snow-fire bridge summit'] };
/** Two ibex in row 2, one in row 1. */
export const HERD: Drawn = {
  mountain: SLOPES,
  features: ['green-path', 'wildlife'],
  hands: ['g5 r10 s10i r12'],
  ibex: { 7: 1, 11: 2 },
};
/** A 3 makes 3-4-3; the campfire and the covered bridge are only there to be seen. */
export const FILM: Drawn = {
  mountain: `
    s9
    g3 s4 . . . .
    g7 s8 r9 g10`,
  features: ['documentary'],
  hands: ['r3 g8 s11 bridge'],
  panoramas: '9-8-7 3-4-3 7-8-9',
};
/** Everything at once, for five. */
export const CROWD: Drawn = {
  ...HERD,
  // One of them stands above a number.
  ibex: { 7: 1, 11: 2, 20: 3 },
  features: ['green-path', 'documentary', 'wildlife'],
  options: { panoramas: 5 },
  hands: ['g5 r10 snow-fire bridge summit', 'g1', 's1', 'r1', 'g2'],
  more: ['filmed: 1 0 0 1 0'],
};
/** One slot is empty, the last one. */
export const LAST_SLOT: Drawn = { mountain: FULL.replace('g12 s12', 'g12 .'), hands: ['g2i s12 summit'] };
/** The campfire burns, its terrain is in the air. */
export const lifted = (): Match => play(table(SLOPE), 'campfire snow-fire 6');
export const finished = (): Match => play(table({ mountain: FULL, hands: ['summit'] }), 'summit');

export const openAscent = (drawn: Drawn, wish: Wish = {}, players?: readonly Person[]): Promise<Page> =>
  openMatch(table(drawn), { ...PHONE, ...wish }, players);
export const storedAscent = async (page: Page): Promise<Match> =>
  parseLog(
    await storedLog(page),
    (id) => (id === ascent.id ? ascent : undefined),
    () => ({ roll: () => 0 }),
  );

export const slot = (page: Page, row: number, place: number): Locator =>
  page.getByRole('gridcell', { name: new RegExp(`^row ${row}, place ${place}\\b`) });

const CARD = /^((Grass|Snow|Rock) (\d+|campfire)( with ibex)?|Bridge|Summit)$/;
/** What is asked while cards are paid or thrown away, or the count of those that are chosen. */
const DUE = /^(Payment: discard |Discard \d|\d of \d chosen)/;
const PRICE = /, (?:free|cost (\d+)) for /;

/** Any card that fits, at the lowest cost; otherwise two cards away. */
export class Climber implements Decider {
  /** Cards that were picked up in vain since the last step. */
  readonly #tried = new Set<string>();
  decide(tree: readonly Node[]): Wanted {
    const names = (role: Wanted['role'], pattern: RegExp): string[] =>
      tree.filter((node) => node.role === role && !node.disabled && pattern.test(node.name)).map(({ name }) => name);
    const first = (role: Wanted['role'], pattern: RegExp): Wanted | undefined => {
      const [name] = names(role, pattern);
      return name === undefined ? undefined : { role, name };
    };
    const cards = names('button', CARD);
    // The last card that is chosen pays at once.
    if (tree.some(({ name }) => DUE.test(name))) return { role: 'button', name: cards[0]! };
    const cost = (name: string): number => Number(PRICE.exec(name)?.[1] ?? 0);
    const [cheapest] = names('gridcell', PRICE).sort((a, b) => cost(a) - cost(b));
    const now = first('button', /^Play the summit$/) ?? first('gridcell', /: (Light|Place) a /);
    if (now) return this.#done(now);
    if (cheapest) return this.#done({ role: 'gridcell', name: cheapest });
    const next = cards.find((name) => !this.#tried.has(name) && name !== 'Summit');
    if (next) {
      this.#tried.add(next);
      return { role: 'button', name: next };
    }
    return this.#done(first('button', /^(Discard two cards|Use a grapple)/)!);
  }
  #done(wanted: Wanted): Wanted {
    this.#tried.clear();
    return wanted;
  }
}
