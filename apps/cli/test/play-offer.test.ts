import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Match, seatsOf } from '@halcyon/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeInk } from '../src/play/ink.ts';
import { runTable } from '../src/play/loop.ts';
import { Leave, type Screen } from '../src/play/screen.ts';
import { Sitting } from '../src/play/sitting.ts';
import { matchUntil } from './play-scene.ts';

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
/** The bot is to act, both people may step in with a Compass, and each of them has drawn and dropped cards. */
const offered = (match: Match): boolean =>
  match.steps.length > 40 &&
  match.ask(BOT)?.id === 'turn' &&
  seatsOf(match.mayAct).length === 2 &&
  seatsOf(match.mayAct).every((seat) => match.legal(seat).length > 0);

test.each([0, 1])('the log and the news of an offer are those of seat %d, who has the device', async (holder) => {
  const match = matchUntil({ seats: 3, features: ['storm-compass'] }, '3', offered);
  expect(match.outcome).toBeUndefined();
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
