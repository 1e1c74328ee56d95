import { findGame } from '@halcyon/catalog';
import { describe, expect, test } from 'vitest';
import { file, halcyon, heard } from './halcyon.ts';

const SIMULATE = ['simulate', 'tranquility', '--games', '1', '--workers', '1'];
const HEADER = `halcyon 2\ngame tranquility ${findGame('tranquility')!.version}\n\n`;

describe('a bad call gets one line that names the field, and exit code 2', () => {
  test.each([
    [['dance'], "command: unknown command 'dance'"],
    [['simulate'], 'game: which game? known: tranquility, ascent'],
    [['count', '--depth', '1'], 'game: which game? known: tranquility, ascent'],
    [['simulate', 'chess'], "game: unknown game 'chess'"],
    [['count', 'tower'], "game: unknown game 'tower'"],
    [['play', 'cloud-ten'], "game: unknown game 'cloud-ten'"],
    [['play'], 'game: which game?'],
    [['simulate', 'tranquility', 'reef'], 'reef'],
    [[...SIMULATE, '--seats', '9'], 'seats: tranquility is for 1-5 seats, not 9'],
    [[...SIMULATE, '--seats', '0'], 'seats:'],
    [[...SIMULATE, '--seats', 'three'], "seats: --seats takes a number, not 'three'"],
    [[...SIMULATE, '--seats=-1'], 'seats:'],
    [[...SIMULATE, '--seats', '2', '--seats', '3'], 'seats: --seats is given twice'],
    [[...SIMULATE, '--seats'], '--seats'],
    [[...SIMULATE, '--with', 'mermaids'], "features: unknown feature 'mermaids'"],
    [[...SIMULATE, '--with', 'jagged-rocks,rain'], "features: unknown feature 'rain'"],
    [[...SIMULATE, '--layout', 'ring'], "layout: unknown layout 'ring'"],
    [[...SIMULATE, '--mode', 'teams'], "mode: unknown mode 'teams'"],
    [[...SIMULATE, '--mode', 'competitive', '--seats', '3'], "mode: 'competitive' is for 2 seats, not 3"],
    [[...SIMULATE, '--layout', 'pyramid', '--with', 'wild'], "'wild' and 'pyramid' exclude each other"],
    [[...SIMULATE, '--set', 'wilds=1'], "options: option 'wilds' needs 'wild'"],
    [
      [...SIMULATE, '--mode', 'competitive', '--set', 'strict=0'],
      "options: 'competitive' is played without option 'strict'",
    ],
    [[...SIMULATE, '--set', 'islands=4'], "options: unknown option 'islands'"],
    [[...SIMULATE, '--set', 'islandsRemoved=5'], "options: option 'islandsRemoved' is one of"],
    [[...SIMULATE, '--set', 'islandsRemoved=many'], 'options: --set takes option=number'],
    [[...SIMULATE, '--set', 'islandsRemoved'], 'options: --set takes option=number'],
    [['simulate', 'ascent', '--seats', '6'], 'seats: ascent is for 1-5 seats, not 6'],
    [['simulate', 'ascent', '--layout', 'pyramid'], "layout: unknown layout 'pyramid', known: mountain"],
    [['simulate', 'ascent', '--with', 'wild'], "features: unknown feature 'wild'"],
    [['simulate', 'ascent', '--set', 'panoramas=4'], "options: option 'panoramas' needs 'documentary'"],
    [['simulate', 'ascent', '--seats', '2', '--set', 'grapples=1'], "options: option 'grapples' is for 1 seats, not 2"],
    [['play', 'ascent', '--bots', 'human,genius'], "bots: unknown bot 'genius'"],
    [[...SIMULATE, '--bot', 'genius'], "bot: unknown bot 'genius'"],
    [[...SIMULATE, '--bot', 'random,genius'], "bot: unknown bot 'genius'"],
    [[...SIMULATE, '--bot', 'random,'], "bot: unknown bot ''"],
    [
      [...SIMULATE, '--seats', '3', '--bot', 'random,heuristic'],
      'bot: 2 bots are named for 3 seats: name one for all seats, or 3 separated by commas',
    ],
    [[...SIMULATE, '--seats', '1', '--bot', 'random,random'], 'bot: 2 bots are named for 1 seat:'],
    [['simulate', 'tranquility', '--games', '0'], 'games: --games takes a whole number from 1 on'],
    [['simulate', 'tranquility', '--games', '1.5'], 'games:'],
    [['simulate', 'tranquility', '--games', 'all'], 'games:'],
    [['simulate', 'tranquility', '--workers', '0'], 'workers:'],
    [[...SIMULATE, '--seats', '3-2'], "seats: --seats takes a number, not '3-2'"],
    [[...SIMULATE, '--seats', '2/9'], 'seats: tranquility is for 1-5 seats, not 9'],
    [[...SIMULATE, '--with', 'wild/rain'], "features: unknown feature 'rain'"],
    [[...SIMULATE, '--set', 'islandsRemoved=0/5'], "options: option 'islandsRemoved' is one of"],
    [[...SIMULATE, '--with', 'none/wild', '--set', 'monsters=4'], "options: option 'monsters' needs 'sea-monsters'"],
    [[...SIMULATE, '--bot', 'random/genius'], "bot: unknown bot 'genius'"],
    [[...SIMULATE, '--alone', '--mode', 'competitive'], 'alone: --alone takes every module by itself'],
    [[...SIMULATE, '--chunk', '0'], 'chunk: --chunk takes a whole number from 1 on'],
    [[...SIMULATE, '--report', '/no/such/folder/page.html'], 'report: there is no folder for'],
    [[...SIMULATE, '--report', '/'], "report: '/' is a folder"],
    [[...SIMULATE, '--state', '/no/such/folder/state.json'], "state: cannot write '/no/such/folder/state.json'"],
    [[...SIMULATE, '--record-most', '5'], 'record-most: --record-most needs --record'],
    [[...SIMULATE, '--record', '/tmp', '--record-only', 'some'], 'record-only: --record-only takes won, lost or all'],
    [[...SIMULATE, '--record', '/'], 'record: the folder '],
    [[...SIMULATE, '--lease', '5'], 'lease: --lease needs --queue'],
    [['simulate', 'tranquility', '--queue', 'mysql://x'], 'queue: this is no address of a PostgreSQL database'],
    [[...SIMULATE, '--queue', 'postgres://x/y'], 'workers: --workers is for games that are played here'],
    [['simulate-worker', '--queue', 'nowhere'], 'queue: this is no address'],
    [[...SIMULATE, '--speed', '9'], '--speed'],
    [[...SIMULATE, '--lang', 'la'], "lang: unknown language 'la', known: en, fr, de"],
    [['count', 'tranquility', '--depth', '-1'], "depth: --depth takes a whole number from 0 to 100, not '-1'"],
    [[...SIMULATE, '--seats', '-1'], "seats: --seats takes a number, not '-1'"],
    [['count', 'tranquility', '--depth', 'deep'], 'depth:'],
    [['replay', '/no/such/file'], "file: cannot read '/no/such/file': no such file"],
    [['verify', '/no/such/file'], 'file: cannot read'],
    [['verify', '/'], 'this is a folder'],
    [['explain', '/no/such/file', 'discard'], 'file: cannot read'],
    [['--language', 'fr'], '--language'],
    [['play', 'tranquility', '--bots', '7'], 'bots:'],
    [['play', 'tranquility', '--resume', '/no/such/game'], 'resume:'],
  ])('%j', async (args, words) => {
    const { code, out, err } = await heard(args);
    expect({ code, out, lines: err.split('\n').length }).toEqual({ code: 2, out: '', lines: 2 });
    expect(err).toMatch(/^halcyon: /);
    expect(err).toContain(words);
  });

  test.each([
    [['dance'], "command: unknown command 'dance', known: play"],
    [[...SIMULATE, '--speed', '9'], 'Unknown option `--speed`'],
    [['replay', '/no/such/file'], "file: cannot read '/no/such/file': no such file"],
  ])('%j, in a process of its own', (args, words) => {
    const ended = halcyon(args);
    expect(ended).toEqual({ code: 2, out: '', err: expect.stringMatching(/^halcyon: [^\n]+\n$/) });
    expect(ended.err).toContain(words);
  });

  test.each([
    ['rubbish', 'hello\nworld\n', 'line 1:'],
    ['binary', '\u0000\u0001\n\ufffd', 'line 1:'],
    ['nothing', '', 'line 1:'],
    ['another game', 'halcyon 2\ngame chess 1\n', "game: unknown game 'chess'"],
    ['another version', 'halcyon 2\ngame tranquility 1\n', 'game: written for version 1 of tranquility'],
    ['a log that stops before the deal', HEADER, 'the log stops before a chance step'],
    ['a number of chance that is too high', `${HEADER}~ 5\n~ 6\n~ 7\n~ 8\n~ 99\n`, '99'],
  ])('a broken log: %s', async (_, text, words) => {
    const { code, err } = await heard(['replay', file(text)]);
    expect({ code, lines: err.split('\n').length }).toEqual({ code: 2, lines: 2 });
    expect(err).toContain(words);
  });
});

describe('help and version', () => {
  test('without a terminal and without a command there is help', () => {
    const { code, out } = halcyon([]);
    expect(code).toBe(0);
    for (const name of ['play', 'games', 'simulate', 'replay', 'verify', 'count', 'explain', 'pipe']) {
      expect(out).toContain(`\n  ${name}`);
    }
  });
  test('--help and --version', () => {
    expect(halcyon(['--version'])).toMatchObject({ code: 0, out: expect.stringContaining('halcyon/0.1.0') });
    expect(halcyon(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('simulate <game>') });
    expect(halcyon(['simulate', '--help'])).toMatchObject({ code: 0, out: expect.stringContaining('--workers') });
  });
  test('the language follows the terminal, and --lang goes first', () => {
    expect(halcyon(['games'], '', { LC_ALL: '', LANG: 'de_DE.UTF-8' }).out).toContain('Plätze');
    expect(halcyon(['games'], '', { LC_ALL: 'fr_FR', LANG: 'de_DE.UTF-8' }).out).toContain('Plateau');
    expect(halcyon(['games', '--lang', 'en'], '', { LC_ALL: 'fr_FR' }).out).toContain('Board');
    expect(halcyon(['games'], '', { LC_ALL: 'it_IT' }).out).toContain('Board');
  });
});
