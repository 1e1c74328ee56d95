/** Cloud 9: as it is drawn, as it is typed, and to its end. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FACE_WORDS } from '@halcyon/cloud-nine';
import { table } from '@halcyon/cloud-nine/draw';
import { backOf } from '@halcyon/cloud-nine/terminal/colours';
import { typedName } from '@halcyon/cloud-nine/terminal/input';
import type { Match } from '@halcyon/kernel';
import { LANGUAGES } from '@halcyon/speech';
import { readable } from '@halcyon/terminal-kit/ink';
import { nameOf } from '@halcyon/terminal-kit/offers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { drawingOf } from '../src/play/drawings.ts';
import { readableContrast } from './play-contrast.ts';
import {
  asked,
  clause,
  expectFitsAlways,
  matchUntil,
  matchWhere,
  newMatch,
  playThrough,
  read,
  readAt,
  sceneAt,
  sittingAt,
  type Wish,
} from './play-scene.ts';
import { notation, sensible } from './play-terminal.ts';

const drawing = drawingOf('cloud-nine');
const SETUPS: [seats: number, wish: Wish][] = [2, 6].map((seats) => [seats, { game: 'cloud-nine', seats }]);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'halcyon-cloud-nine-'));
  vi.stubEnv('XDG_STATE_HOME', folder);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Six in the sky; two have jumped, and the reader has yet to decide. */
const six = (): Match =>
  table({
    hands: ['red red wild', 'green', '', 'red', 'yellow', 'purple'],
    pilot: 4,
    cloud: 5,
    aboard: [0, 1, 4, 5],
    scores: [3, 0, 21, 9, 49, 0],
    thrown: 'red green blank',
    frames: 'raise 4; decide 1; decide 0',
  });
const raising = (hand: string, thrown = 'red green red blank'): Match =>
  table({ hands: [hand, 'green'], cloud: 7, thrown, frames: 'raise 0' });

describe.each(SETUPS)('%i seats', (_seats, wish) => {
  test('a whole game in short words, every picture on 80 x 24', async () => {
    const match = newMatch(wish, '5');
    await playThrough(match, () => notation(match, sensible(match, 0)).charAt(0));
    expect(match.outcome).toBeDefined();
    expect(match.steps.some(({ seat }) => seat === 0)).toBe(true);
  });

  test.each(LANGUAGES)('what is typed shortly is the move that was meant, in every position, in %s', (language) => {
    matchUntil(wish, '1', (match) => {
      const scene = sceneAt(match, { language });
      for (const move of scene.legal) {
        const word = typedName(scene, nameOf(scene, move));
        for (const text of [notation(match, move), word, word.slice(0, 3)])
          expect(readAt(text, scene), text).toEqual({ kind: 'moves', moves: [move] });
      }
      return false;
    });
  });

  test.each(LANGUAGES)('the screen fits in %s', (language) => {
    for (const [ask, steps] of [
      ['decide', 0],
      ['decide', 40],
      ['raise', 0],
      ['raise', 60],
      ['alone', 0],
    ] as const) {
      const match = matchWhere(wish, '3', asked(ask, steps));
      expectFitsAlways(match, language);
    }
  });
});

describe('the sky', () => {
  test('clouds with their worth and dice; the basket with everybody aboard; the dice', () => {
    expect(`\n${drawing.board(sceneAt(six())).join('\n')}\n`).toMatchInlineSnapshot(`
      "
        Cloud  Worth   Dice    
         9      25
         8      20     ▫▫▫▫
         7      15     ▫▫▫▫
         6      12     ▫▫▫
      ▸  5       9     ▫▫▫     (◆Bot5 ●Bot6 ○You ○Bot2)
         4       6     ▫▫▫
         3       4     ▫▫
         2       2     ▫▫
         1       1     ▫▫
        Thrown  [Red] [Green] [Blank]
        ◆ Pilot  ● stays  ○ has yet to decide  · jumped
      "
    `);
    expect(drawing.board(sceneAt(raising('red'))).join('\n')).toContain('(◆You ●Bot 2)');
  });
  test('a long name keeps its number, and all of six names fit', () => {
    const match = table({ hands: ['', '', '', '', '', ''], thrown: 'red blank' });
    const names = ['Wilhelmina', ...Array.from({ length: 5 }, (_, i) => `Somebody ${i + 2}`)];
    expect(drawing.board(sceneAt(match, { names })).find((line) => line.startsWith('▸'))).toMatchInlineSnapshot(
      `"▸  1       1     ▫▫      (◆W… ○…2 ○…3 ○…4 ○…5 ○…6)"`,
    );
  });
  test('the seats: cards, points, and who is aboard; whose turn it is', () => {
    expect(drawing.seats(sceneAt(six()))).toMatchInlineSnapshot(`
      [
        "             hand Points     ",
        "▸ You           3      3    ○",
        "  Bot 2         1      0    ○",
        "  Bot 3         0     21    ·",
        "  Bot 4         1      9    ·",
        "  Bot 5         1     49    ◆",
        "  Bot 6         1      0    ●",
        "",
        "  Goal                     50",
        "  Pile                     69",
        "  Played cards              0",
        "  Trips                     0",
      ]
    `);
  });
  test('a hand by colour, and what is lacking for a throw', () => {
    expect(drawing.hand(sceneAt(six()))).toEqual([' hand    [2 × Red]  [Wild] ']);
    const below = (hand: string, thrown?: string): string => drawing.hand(sceneAt(raising(hand, thrown))).at(-1)!;
    expect(below('red red green')).toBe(' you hold them all');
    expect(below('wild red yellow')).toBe(' missing: Green, Red');
    expect(below('wild yellow')).toBe(' missing: 2 × Red, Green');
    expect(below('wild', 'blank blank')).toBe(' no card needed');
  });
  test('keys, list and help name what can be typed', () => {
    const scene = sceneAt(raising('red wild'), { language: 'fr' });
    expect(drawing.keys(scene)).toMatchInlineSnapshot(
      `"joker · laisser · ? vos coups · un coup comme la liste l’écrit · aide"`,
    );
    expect(drawing.summary(scene)).toMatchInlineSnapshot(`
      [
        "  wild:  Faire monter le ballon avec un Joker",
        "  fall:  Ne rien jouer et laisser tomber le ballon",
      ]
    `);
    expect(drawing.keys(sceneAt(six()))).toMatch(/^jump · stay · \? your moves/);
    const typed = drawing.help(scene).map(([word]) => word);
    expect(typed).toEqual(['sauter', 'rester', 'jeter', 'monter', 'joker', 'laisser']);
    for (const word of typed) expect(readAt(word, scene).kind, word).toBe('moves');
  });
  test('cards can be read on every ground (WCAG AA), and colours come only where the terminal has them', () => {
    for (const face of Object.keys(FACE_WORDS).map(Number)) {
      const back = backOf(face);
      expect(readableContrast(back, readable(back)), FACE_WORDS[face]).toBeGreaterThan(4.5);
    }
    const codes = (depth: number): string => sittingAt(six(), { depth }).picture(0, true, '').board.join('');
    expect(codes(1)).not.toContain('\u001b');
    expect(codes(8)).toContain(';48;5;');
    expect(codes(24)).toContain(';48;2;');
  });
});

describe('typed lines', () => {
  test.each([
    ['j', ['jump']],
    ['s', ['stay']],
    ['st', ['stay']],
  ])('%s while others fly', (text, moves) => {
    expect(read(text, six())).toEqual(moves);
  });
  test('the reader’s language comes before the notation', () => {
    const said = (text: string, language: 'fr' | 'de'): unknown => {
      const match = six();
      const intent = readAt(text, sceneAt(match, { language }));
      return intent.kind === 'moves' ? notation(match, intent.moves[0]!) : intent.kind;
    };
    expect(said('s', 'fr')).toBe('jump');
    expect(said('r', 'fr')).toBe('stay');
    expect(said('jump', 'fr')).toBe('jump');
    expect(said('s', 'de')).toBe('jump');
    expect(said('bleiben', 'de')).toBe('stay');
  });
  test.each([
    ['raise', 'C3.2 jump-or-stay'],
    ['t', 'C3.2 jump-or-stay'],
  ])('%s: the rules say why not', (text, wanted) => {
    expect(clause(text, six())).toBe(wanted);
  });
  test.each([
    ['raise', 'red', 'C3.3 lacking'],
    ['w', 'red', 'C3.3 no-wild'],
    ['f', 'red red green', 'C3.3 must-raise'],
    ['j', 'red', 'C3.3 raise-or-fall'],
  ])('%s with %s: the rules say why not', (text, hand, wanted) => {
    expect(clause(text, raising(hand))).toBe(wanted);
  });
  test('what is no move is not known', () => {
    for (const text of ['x', 'jump 3', 'red', '5'])
      expect(read(text, six()).valueOf(), text).toMatchObject({ kind: expect.stringMatching(/unknown|form/) });
  });
});
