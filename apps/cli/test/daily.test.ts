/** The deal of a day in the terminal: the same as everywhere, told in one line when it is over. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame, GAMES } from '@halcyon/catalog';
import { quickBots } from '@halcyon/catalog/bots';
import { Match, printMove } from '@halcyon/kernel';
import { dailyChance, dailyDeal, dayAt, digestOf } from '@halcyon/table';
import { expect, onTestFinished, test } from 'vitest';
import { halcyon } from './halcyon.ts';

const DAY = '2026-11-18';
const dealOf = (id: string, day: string) => dailyDeal(findGame(id)!, day, quickBots(id));
/** A place for saved games of one's own. */
const home = (): { XDG_STATE_HOME: string } => {
  const folder = mkdtempSync(join(tmpdir(), 'halcyon-daily-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return { XDG_STATE_HOME: folder };
};
/** A whole game of somebody alone, who always makes the first move: the lines to type. */
const typed = (id: string): { readonly match: Match; readonly lines: string[] } => {
  const deal = dealOf(id, DAY);
  const match = new Match(deal.game, deal.setup, dailyChance(deal));
  const lines: string[] = [];
  while (!match.outcome) {
    const [move] = match.legal(0);
    lines.push(printMove(match.rules.moves, move!));
    match.play(0, move!);
  }
  return { match, lines };
};

test('without a game it lists the deals, each with the digest that a page has too', () => {
  const { out, code } = halcyon(['daily', '--date', DAY]);
  expect(code).toBe(0);
  expect(out).toContain('Wednesday, November 18, 2026');
  for (const { id } of GAMES) expect(out).toMatch(new RegExp(`^  ${id}: .* · deal ${digestOf(dealOf(id, DAY))}$`, 'm'));
  expect(halcyon(['daily', '--lang', 'de']).out).toContain(digestOf(dealOf('reef', dayAt(Date.now()))));
});
test('a weekend has a module', () => {
  expect(halcyon(['daily', '--date', '2026-11-14']).out).toMatch(/^ {2}tranquility: (?!.*the plain game)/m);
});
test('a day that is none, or has not come, is refused with a sentence', () => {
  expect(halcyon(['daily', 'reef', '--date', '2026-02-30'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('date: --date takes a day like'),
  });
  expect(halcyon(['daily', 'reef', '--date', '9999-01-01']).err).toContain('has not come yet');
  expect(halcyon(['daily', 'chess']).err).toContain("unknown game 'chess'");
});
test('a game that is left goes on, its result is one line, and the next one is another try', () => {
  const env = home();
  const { match, lines } = typed('tranquility');
  const args = ['daily', 'tranquility', '--date', DAY, '--lang', 'en'];
  const half = Math.floor(lines.length / 2);
  expect(halcyon(args, `${lines.slice(0, half).join('\n')}\n`, env).out).not.toContain(' · deal ');
  const { out } = halcyon(args, `${lines.slice(half).join('\n')}\n`, env);
  const outcome = match.outcome!;
  if (outcome.kind !== 'together') throw new Error('people play it together');
  const told = `${DAY} · Tranquility · ${outcome.won ? 'Won' : 'Lost'} · ${outcome.score} points · ${match.length} steps · deal ${digestOf(dealOf('tranquility', DAY))}`;
  expect(out.trimEnd().split('\n').at(-1)).toBe(told);
  expect(halcyon(args, `${lines.join('\n')}\n`, env).out).toContain(`${told} · try 2`);
});
