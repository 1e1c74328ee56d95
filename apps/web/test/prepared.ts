/** Tables that lie ready when the page opens: a drawn position or a whole log, as the page itself would have stored it. */
import { readFileSync } from 'node:fs';
import { decide } from '@halcyon/bots';
import { makeBot } from '@halcyon/catalog/bots';
import {
  agree,
  chanceFrom,
  type Game,
  Match,
  type Move,
  outlookOf,
  parseLog,
  printLog,
  type SetupWish,
  seatsOf,
} from '@halcyon/kernel';
import { tranquility } from '@halcyon/tranquility';
import { type Drawn, table } from '@halcyon/tranquility/draw';
import type { Page } from 'playwright-core';
import { openPage, type Wish } from './browser.ts';

const GOLDEN = new URL('../../../games/tranquility/test/golden/plain-stuck-2.log', import.meta.url);

export interface Person {
  readonly name: string;
  readonly bot?: string | undefined;
}
export const PERSON: Person = { name: '' };
export const BOT: Person = { name: '', bot: 'heuristic' };

/** Where a table lies that was not begun here. */
export const PREPARED = 'halcyon/table/prepared';
/** What lies in the browser's store; bots answer at once. */
export const storedTable = (match: Match, players?: readonly Person[]): Record<string, string> => ({
  'halcyon/settings': '{"pace":0}',
  [PREPARED]: JSON.stringify({
    game: match.game.id,
    step: match.steps.length,
    over: match.outcome !== undefined,
    players: players ?? Array.from({ length: match.setup.seats }, () => PERSON),
    log: printLog(match),
  }),
});

/** Opens the table at a drawn position. */
export const openTable = (drawn: Drawn, wish: Wish = {}, players?: readonly Person[]): Promise<Page> =>
  openMatch(table(drawn), wish, players);
export const openMatch = async (match: Match, wish: Wish = {}, players?: readonly Person[]): Promise<Page> => {
  const stored = { ...storedTable(match, players), ...wish.stored };
  return openPage({ route: match.outcome ? '#/review' : '#/table', ...wish, stored });
};

const find = (id: string): typeof tranquility | undefined => (id === tranquility.id ? tranquility : undefined);
export const readLog = (log: string): Match => parseLog(log, find, () => ({ roll: () => 0 }));
export interface Stored {
  readonly log: string;
  readonly step: number;
  readonly over: boolean;
  readonly changed?: number;
  readonly secret?: string;
}
/** The game that was played last, as the page has stored it. */
export const stored = (page: Page): Promise<Stored> =>
  page.evaluate(() => {
    const games = Object.entries(localStorage).filter(([key]) => key.startsWith('halcyon/table/'));
    const entries = games.map(([, text]) => JSON.parse(text) as Stored);
    return entries.sort((a, b) => (b.changed ?? 0) - (a.changed ?? 0))[0]!;
  });
/** The log that the page has stored, as it is now. */
export const storedLog = async (page: Page): Promise<string> => (await stored(page)).log;
/** How many steps the stored table has seen. */
export const storedStep = async (page: Page): Promise<number> => (await stored(page)).step;
export const storedMatch = async (page: Page): Promise<Match> => readLog(await storedLog(page));

/** A sea with one empty cell, the last one, and all that is needed to win. */
export const LAST_CELL: Drawn = {
  sea: `
    31 32 33 34 35 .
    25 26 27 28 29 30
    19 20 21 22 23 24
    13 14 15 16 17 18
     7  8  9 10 11 12
     1  2  3  4  5  6`,
  hands: ['36 50 60 finish'],
  more: ['started: 0'],
};
/** Island 19 fits beside 17 for two cards; 24 closes what comes after. */
export const BESIDE_17: Drawn = {
  sea: `
    . 24 . . . .
    17 . . . . .
    . . . . . .
    . . . . . .`,
  hands: ['19 25 30 40 50'],
};
/** Five seats, both features, everything on the table at once; seat 0 is about to play the Start. */
export const STORMY: Drawn = {
  features: ['jagged-rocks', 'storm-compass'],
  sea: `
    . . . . . .
    49 . 51 . . 60
    . . . . . .
    . 20 . . . .
    . . . . . .
    3 . . 8 . .`,
  hands: ['10 30 40 start', '61 62 63', '64 65 66 67', '68 69 70', '71 72 73 74 finish'],
  more: ['rocks: 3', 'yellows: 1 1 0 0 0', 'oranges: 0 0 1 0 0', 'purples: 0 0 1 0 1 0', 'compasses: 3', 'supply: 2'],
};
/**
 * A game that bots have brought close to its end. Between the opening and here everything repeats itself; whole games are
 * played by `npm run page-check`.
 */
export const nearlyOver = (game: Game, wish: SetupWish, left = 16): Match => {
  const setup = agree(game, wish);
  const begin = (): Match => new Match(game, setup, chanceFrom('nearly over'));
  const whole = begin();
  const bots = Array.from({ length: setup.seats }, (_, seat) => makeBot('heuristic', whole.rules, seat));
  const played: { seat: number; move: Move }[] = [];
  while (!whole.outcome) {
    const seat = seatsOf(whole.mustAct)[0]!;
    const move = decide(bots[seat]!, outlookOf(whole, seat), 'nearly over')!;
    whole.play(seat, move);
    played.push({ seat, move });
  }
  const match = begin();
  for (const { seat, move } of played.slice(0, played.length - left)) match.play(seat, move);
  return match;
};
/** A whole game that was lost, from a real deal. */
export const finished = (): Match => readLog(readFileSync(GOLDEN, 'utf8'));
