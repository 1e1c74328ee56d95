import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { agree, Match, sealedChance, secretsOf, toHex } from '@halcyon/kernel';
import { savedOf } from '@halcyon/table';
import { asked, openTerminal } from '@halcyon/terminal-kit/test-kit';
import { tranquility } from '@halcyon/tranquility';
import { manifest } from '@halcyon/tranquility/manifest';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sittersOf } from '../src/play/seating.ts';
import { finish, isBroken, load, putAside, readSaved, runningGames, runningPath, save } from '../src/play/store.ts';

const before = process.env.XDG_STATE_HOME;
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halcyon-store-'));
  process.env.XDG_STATE_HOME = folder;
});
afterEach(() => {
  if (before === undefined) delete process.env.XDG_STATE_HOME;
  else process.env.XDG_STATE_HOME = before;
  rmSync(folder, { recursive: true });
});
const { matchWhere } = await openTerminal(manifest);
const match = matchWhere({ seats: 3, features: ['storm-compass'] }, '3', asked('turn', 30));
const seating = { bots: ['', '', 'heuristic'], names: ['Anna Maria', '', ''], help: 'facts' as const };

test('a game comes back as it was left, with its seats, its help and its language', () => {
  const path = runningPath('tranquility');
  save(path, savedOf(match, sittersOf(seating)), 'fr', 'facts');
  expect(runningGames()).toEqual(['tranquility']);
  const saved = readSaved(path);
  expect(saved.match.digest).toBe(match.digest);
  expect(saved).toMatchObject({ ...seating, language: 'fr' });
  expect(readdirSync(join(folder, 'halcyon'))).toEqual(['tranquility.log']);
});

test('the secret of an unfinished game lies beside it, and goes with it', () => {
  const secret = new Uint8Array(32).fill(7);
  const game = new Match(tranquility, agree(tranquility, { seats: 2 }), sealedChance(secret));
  const path = runningPath('tranquility');
  save(path, savedOf(game, sittersOf({ bots: ['', ''], names: ['', ''] })), 'en', 'facts');
  expect(readFileSync(path, 'utf8')).not.toContain(toHex(secret));
  expect(secretsOf(readSaved(path).match)).toEqual([secret]);
  const aside = putAside('tranquility')!;
  expect(secretsOf(readSaved(aside).match)).toEqual([secret]);
  expect(existsSync(path.replace('.log', '.secret'))).toBe(false);
  // A log that was sent without it goes on under another.
  rmSync(aside.replace('.log', '.secret'));
  expect(readSaved(aside).match.origins.map(({ kind }) => kind)).toEqual(['seal', 'seal']);
});

test('a broken file is reported and kept', () => {
  const path = runningPath('tranquility');
  save(path, savedOf(match, sittersOf(seating)), 'en', 'facts');
  const text = readFileSync(path, 'utf8').replace(/^digest .*/m, 'digest 00000000');
  writeFileSync(path, text);
  const found = load(path);
  if (!isBroken(found)) throw new Error('the broken file was accepted');
  expect(found.problem).toContain('digest');
  expect(found.kept).toMatch(/\.broken$/);
  expect(readFileSync(found.kept, 'utf8')).toBe(text);
  expect(existsSync(path)).toBe(false);
});

test('a broken file from elsewhere stays where it is', () => {
  const path = join(folder, 'mine.log');
  writeFileSync(path, 'no log at all');
  expect(load(path)).toMatchObject({ kept: path });
  expect(existsSync(path)).toBe(true);
});

test('a missing file names itself', () => {
  expect(() => load(join(folder, 'none.log'))).toThrow('no saved game at');
});

test('a new game loses no other: unfinished and finished ones get names of their own', () => {
  const path = runningPath('tranquility');
  save(path, savedOf(match, sittersOf(seating)), 'en', 'facts');
  const aside = putAside('tranquility')!;
  save(path, savedOf(match, sittersOf(seating)), 'en', 'facts');
  const ended = finish(path);
  expect(new Set([aside, ended, path]).size).toBe(3);
  expect(existsSync(aside) && existsSync(ended)).toBe(true);
  expect(putAside('tranquility')).toBeUndefined();
});
