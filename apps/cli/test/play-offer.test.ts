import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@halcyon/catalog';
import { agree, chanceFrom, Match, printLog, randomFrom, seatsOf } from '@halcyon/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeInk } from '../src/play/ink.ts';
import { runTable } from '../src/play/loop.ts';
import { Leave, type Screen } from '../src/play/screen.ts';
import { Sitting } from '../src/play/sitting.ts';
import { notation } from './play-terminal.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halcyon-offer-'));
  vi.stubEnv('XDG_STATE_HOME', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const BOT = 2;
/** The bot is to act, both people may step in with a Compass, and both have dropped cards that the other may not know. */
const isOffer = (match: Match): boolean =>
  match.ask(BOT)?.id === 'turn' &&
  [0, 1].every((seat) => match.legal(seat).length > 0 && printLog(match).includes(`\n${seat} drop`));

/** Random play in which nobody touches the Compasses. */
const matchWithOffer = (): Match => {
  const game = findGame('tranquility')!;
  const match = new Match(game, agree(game, { seats: 3, features: ['storm-compass'] }), chanceFrom('1'));
  const random = randomFrom('people');
  while (!isOffer(match)) {
    if (match.outcome) throw new Error('the game ended without an offer');
    const seat = seatsOf(match.mustAct)[0]!;
    const moves = match.legal(seat).filter((move) => !/^(compass|propose)/.test(notation(match, move)));
    match.play(seat, moves[random.below(moves.length)]!);
  }
  return match;
};

test.each([0, 1])('the log and the news of an offer are those of seat %d, who has the device', async (holder) => {
  const match = matchWithOffer();
  const lines = ['log', 'events'];
  const pages: string[] = [];
  const screen: Screen = {
    ink: makeInk(1),
    live: true,
    size: { columns: 400, rows: 24 },
    ask: async () => {
      const line = lines.shift();
      if (line === undefined) throw new Leave(0);
      return line;
    },
    watch: async () => {},
    page: async (text) => {
      pages.push(text.join('\n'));
      return '';
    },
    close: () => {},
  };
  const sitting = new Sitting(match, { bots: ['', '', 'heuristic'], names: ['', '', ''] }, 'en', screen, true, 'x');
  sitting.holder = holder;
  await expect(runTable(sitting)).rejects.toBeInstanceOf(Leave);
  const [log = '', news] = pages;
  expect(pages).toHaveLength(2);
  expect(log).toMatch(new RegExp(`${holder} drop \\d`));
  expect(log).not.toMatch(new RegExp(`${1 - holder} drop \\d`));
  for (const told of sitting.talk(holder)) expect(news).toContain(told);
});
