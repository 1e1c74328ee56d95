import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@halcyon/catalog';
import { agree, chanceFrom, Match, printLog, randomFrom, seatsOf } from '@halcyon/kernel';
import { makeInk } from '@halcyon/terminal-kit/ink';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocalSitting } from '../src/play/local-sitting.ts';
import { runTable } from '../src/play/loop.ts';
import { Leave, type Screen } from '../src/play/screen.ts';
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

/** Random play in which nobody touches Compasses or Wilds. */
const matchWith = (features: readonly string[], seeds: number, wanted: (match: Match) => boolean): Match => {
  const game = findGame('tranquility')!;
  for (let seed = 1; seed <= seeds; seed++) {
    const match = new Match(game, agree(game, { seats: 3, features }), chanceFrom(String(seed)));
    const random = randomFrom('people');
    while (!match.outcome) {
      if (wanted(match)) return match;
      const seat = seatsOf(match.mustAct)[0]!;
      const moves = match.legal(seat).filter((move) => !/^(compass|propose|wild|concede)/.test(notation(match, move)));
      if (moves.length === 0) break;
      match.play(seat, moves[random.below(moves.length)]!);
    }
  }
  throw new Error('no game came to that point');
};
const matchWithOffer = (): Match => matchWith(['storm-compass'], 1, isOffer);

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
    renew: () => {},
    skip: () => {},
    watch: async () => {},
    page: async (text) => {
      pages.push(text.join('\n'));
      return '';
    },
    close: () => {},
  };
  const sitting = new LocalSitting(
    match,
    { bots: ['', '', 'heuristic'], names: ['', '', ''], help: 'bare' },
    'en',
    screen,
    true,
  );
  sitting.holder = holder;
  await expect(runTable(sitting)).rejects.toBeInstanceOf(Leave);
  const [log = '', news] = pages;
  expect(pages).toHaveLength(2);
  expect(log).toMatch(new RegExp(`${holder} drop \\d`));
  expect(log).not.toMatch(new RegExp(`${1 - holder} drop \\d`));
  for (const told of sitting.talk(holder)) expect(news).toContain(told);
});

/** The screen of two people with one device: what it asks, until nothing more is typed. */
const watched = (lines: string[]) => {
  const asks: string[] = [];
  const screen: Screen = {
    ink: makeInk(1),
    live: true,
    size: { columns: 80, rows: 24 },
    ask: async ({ ask }) => {
      asks.push(ask);
      const line = lines.shift();
      if (line === undefined) throw new Leave(0);
      return line;
    },
    renew: () => {},
    skip: () => {},
    watch: async () => {},
    page: async (text) => {
      asks.push(text.join(' ').trim());
      return '';
    },
    close: () => {},
  };
  return { screen, asks };
};
const seated = (match: Match, screen: Screen): LocalSitting =>
  new LocalSitting(
    match,
    { bots: ['', '', 'heuristic'], names: ['Anna', 'Ben', ''], help: 'bare' },
    'en',
    screen,
    true,
  );

test('a Wild that could end a Storm does not call for its holder: the others at the device would notice', async () => {
  const armed = (match: Match, seat: number): boolean =>
    match.legal(seat).some((move) => notation(match, move).startsWith('wild-compass'));
  const match = matchWith(
    ['storm-compass', 'wild'],
    60,
    (m) => m.ask(BOT)?.id === 'turn' && m.view(0).compasses === 0 && armed(m, 0) !== armed(m, 1),
  );
  const holder = armed(match, 0) ? 1 : 0;
  const { screen, asks } = watched([]);
  const sitting = seated(match, screen);
  sitting.holder = holder;
  await expect(runTable(sitting)).rejects.toBeInstanceOf(Leave);
  expect(asks[0]).not.toContain('Pass the device');
  expect(sitting.holder).toBe(holder);
});

test('before a person who is stuck has to give up, the other people are asked', async () => {
  const match = matchWith(
    ['storm-compass', 'wild'],
    200,
    (m) => m.ask(0)?.id === 'turn' && m.ask(0)?.facts.stuck === 1,
  );
  const { screen, asks } = watched(['', '?']);
  const sitting = seated(match, screen);
  sitting.holder = 0;
  await expect(runTable(sitting)).rejects.toBeInstanceOf(Leave);
  expect(asks[0]).toContain('Pass the device to Ben');
  expect(asks[1]).toContain('Anna sees no way out');
  expect(asks[2]).toContain('Pass the device to Anna');
  // Once is enough.
  expect(asks.filter((ask) => ask.includes('sees no way out'))).toHaveLength(1);
});
