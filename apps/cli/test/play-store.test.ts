import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { finish, isBroken, load, putAside, readSaved, runningGames, runningPath, save } from '../src/play/store.ts';
import { asked, matchWhere } from './play-scene.ts';

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
const match = matchWhere({ seats: 3, features: ['storm-compass'] }, '3', asked('turn', 30));
const seating = { bots: ['', '', 'heuristic'], names: ['Anna Maria', '', ''] };

test('a game comes back as it was left, with its seats and its language', () => {
  const path = runningPath('tranquility');
  save(path, match, seating, 'fr');
  expect(runningGames()).toEqual(['tranquility']);
  const saved = readSaved(path);
  expect(saved.match.digest).toBe(match.digest);
  expect(saved).toMatchObject({ ...seating, language: 'fr' });
  expect(readdirSync(join(folder, 'halcyon'))).toEqual(['tranquility.log']);
});

test('a broken file is reported and kept', () => {
  const path = runningPath('tranquility');
  save(path, match, seating, 'en');
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
  save(path, match, seating, 'en');
  const aside = putAside('tranquility')!;
  save(path, match, seating, 'en');
  const ended = finish(path);
  expect(new Set([aside, ended, path]).size).toBe(3);
  expect(existsSync(aside) && existsSync(ended)).toBe(true);
  expect(putAside('tranquility')).toBeUndefined();
});
