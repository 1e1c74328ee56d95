/** Deals of a day as a browser keeps them: a table that is played or over, and what is known of it apart from the table. */
import { findGame } from '@halcyon/catalog';
import { makeBot, quickBots } from '@halcyon/catalog/bots';
import { Match, type Move, type Outlook, printLog } from '@halcyon/kernel';
import { dailyChance, dailyDeal, dailyResult, digestOf, LocalTable, Thinkers } from '@halcyon/table';
import type { Page } from 'playwright-core';
import { openPage, type Wish } from './browser.ts';

/** A Wednesday. */
export const DAY = '2026-11-18';
const dealOf = (game: string, day = DAY) => dailyDeal(findGame(game)!, day, quickBots(game));
export const digestIn = (game: string, day = DAY): string => digestOf(dealOf(game, day));

/** The person always makes the first move that there is; stops before the last one of the person if `left` says so. */
export const played = async (
  game: string,
  left = 0,
): Promise<{ match: Match; last: Move | undefined; table: LocalTable }> => {
  const deal = dealOf(game);
  const run = async (most: number) => {
    const thinkers = new Thinkers(makeBot);
    const match = new Match(deal.game, deal.setup, dailyChance(deal));
    const table = new LocalTable(match, deal.sitters, { think: (thought) => thinkers.think(thought) });
    const moves: Move[] = [];
    for (;;) {
      await table.botsAct();
      const { legal }: Outlook = table.outlook(0);
      if (match.outcome || legal.length === 0 || moves.length === most) return { match, table, moves };
      moves.push(legal[0]!);
      table.play(0, legal[0]!);
    }
  };
  const whole = await run(Number.POSITIVE_INFINITY);
  if (left === 0) return { ...whole, last: undefined };
  const part = await run(whole.moves.length - left);
  return { match: part.match, table: part.table, last: whole.moves.at(-left) };
};
/** How a browser keeps it, as its first try. */
export const keptDeal = (match: Match, table = 'daily1'): Record<string, string> => {
  const deal = dealOf(match.game.id);
  const log = printLog(match);
  const { won, score, steps, marks } = dailyResult(log) ?? {};
  const result = won === undefined ? undefined : { won, score, steps, marks };
  const entry = {
    game: match.game.id,
    step: match.length,
    over: match.outcome !== undefined,
    players: deal.sitters,
    log,
  };
  return {
    'halcyon/settings': '{"pace":0}',
    [`halcyon/table/${table}`]: JSON.stringify({ ...entry, shared: true, created: 1, changed: 2 }),
    [`halcyon/daily/${match.game.id}/${DAY}`]: JSON.stringify({
      tries: [{ table, version: match.rules.version, digest: digestIn(match.game.id), result }],
      friends: [],
    }),
  };
};
/** Opens a screen on some day, at noon by UTC. */
export const openOn = async (day: string, route: string, wish: Wish = {}): Promise<Page> => {
  // With a clock of its own; and where it begins is where pages wait for their next test.
  const page = await openPage({ ...wish, fresh: true, route: '#/rules/none' });
  await page.clock.setFixedTime(new Date(`${day}T12:00:00Z`));
  await goTo(page, route);
  return page;
};
export const goTo = (page: Page, route: string): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, route);
