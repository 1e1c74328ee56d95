/** The Reef: as it is drawn, and to its end. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argOf, type Match, type Move } from '@halcyon/kernel';
import { CARD_SIZE, CELL_WORDS, COIN_WORDS, COLOURS, FACE_DOWN } from '@halcyon/reef';
import { play, table } from '@halcyon/reef/draw';
import { backOf } from '@halcyon/reef/terminal/colours';
import { LANGUAGES } from '@halcyon/speech';
import { readable } from '@halcyon/terminal-kit/ink';
import { nameOf } from '@halcyon/terminal-kit/offers';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { drawingOf } from '../src/play/drawings.ts';
import { readableContrast } from './play-contrast.ts';
import {
  asked,
  expectFitsAlways,
  linesOf,
  matchUntil,
  matchWhere,
  newMatch,
  playThrough,
  readAt,
  sceneAt,
  sittingAt,
} from './play-scene.ts';
import { notation, sensible } from './play-terminal.ts';
import { busy } from './reef-table.ts';

const drawing = drawingOf('reef');
const WISH = { game: 'reef', seats: 2 };

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'halcyon-reef-'));
  vi.stubEnv('XDG_STATE_HOME', folder);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** As a person types it. */
const shortly = (match: Match, move: Move, scene: Scene): string => {
  const cell = CELL_WORDS[argOf(move, 0)]!;
  switch (nameOf(scene, move)) {
    case 'turn':
    case 'buy':
      return scene.ask?.id === 'keep' ? 'yes' : cell;
    case 'catch':
      return `${scene.ask?.id === 'keep' ? '' : `${cell} `}${argOf(move, 1) + 1}`;
    case 'take':
    case 'pay':
      return COIN_WORDS[argOf(move, 0)]!;
    case 'shark':
      return `s ${cell}`;
    case 'shark-fish':
      return `shark ${argOf(move, 0) + 1}`;
    default:
      return notation(match, move);
  }
};

describe('games', () => {
  test('a whole game in short words, every picture on 80 x 24', async () => {
    const match = newMatch(WISH, '5');
    await playThrough(match, (scene) => shortly(match, sensible(match, 0), scene));
    expect(match.outcome).toBeDefined();
    expect(match.steps.some(({ seat }) => seat === 0)).toBe(true);
  });

  test('what is typed shortly is the move that was meant, in every position', () => {
    let steps = 0;
    matchUntil(WISH, '1', (match) => {
      const scene = sceneAt(match);
      for (const move of scene.legal) {
        const text = shortly(match, move, scene);
        expect(readAt(text, scene), text).toEqual({ kind: 'moves', moves: [move] });
      }
      return ++steps > 400;
    });
  });

  test.each(LANGUAGES)('the screen fits in %s, whatever is asked', (language) => {
    for (const [ask, steps] of [
      ['act', 0],
      ['share', 0],
      ['pay', 0],
      ['keep', 0],
      ['act', 200],
      ['pay', 200],
    ] as const) {
      const match = matchWhere(WISH, '3', asked(ask, steps));
      expectFitsAlways(match, language, []);
    }
    const rich = table({
      sea: 'purple-male yellow-female\nyellow-male\npurple-female\nwater',
      corals: [
        'purple+purple purple+pink yellow+purple pink+pink -',
        'red-male red+red red+blue green+green blue+blue',
      ],
      worms: ['red:4 yellow:4 green:4 blue:4 purple:4 pink:4', 'red:4 yellow:4 green:4 blue:4 purple:4 pink:4'],
      pearls: [3, 3],
      sharks: [3, 3],
      boats: [8, 7],
      breeding: 'yellow+yellow yellow+pink green+purple',
    });
    expectFitsAlways(rich, language, []);
    expectFitsAlways(play(rich, 'buy a1'), language, []);
    for (const line of drawing.seats(sceneAt(rich, { language }))) expect(line).not.toContain('…');
  });

  test('a narrow window shows sea and seats one below the other, and nothing runs over', () => {
    const sitting = sittingAt(busy(), { columns: 60, rows: 40 });
    const lines = linesOf(sitting.picture(0, true, sitting.askLine(0)), 60, 40);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(60);
    const shore = lines.findIndex((line) => line.includes('Shore'));
    expect(lines.findIndex((line) => line.includes('Supply'))).toBeGreaterThan(shore + 13);
  });

  test('the list of moves names every kind that is legal, and help shows what can be typed', () => {
    for (const language of LANGUAGES) {
      const scene = sceneAt(busy(), { language });
      const lines = drawing.summary(scene).join('\n');
      for (const move of scene.legal) expect(lines).toContain(nameOf(scene, move));
      for (const [typed] of drawing.help(scene))
        expect(readAt(typed, scene).kind, typed).toMatch(/^(moves|select|form)$/);
    }
  });
});

describe('the sea', () => {
  test('as it lies, with what can be bought now, boats of both sides and the breeding cards', () => {
    expect(`\n${drawing.board(sceneAt(busy())).join('\n')}\n`).toMatchInlineSnapshot(`
      "
         Shore ◂ ◂ ◂ ◂ ◂ ◂ ◂ ◂ ◂ ◂ ◂ ◂ ◂ ◂ ◂ ◂ ◂ ◂ Reef
         1▼    2▼    3     4     5     6     7     8
       d ψ   3 ~~  3 ★♂  3   ·   ◢     ○     ~~    ♦♀
         Coral Water Red         Shark Pearl Water Pink
       c ▒▒▒ 1 ▒▒▒ 1 ψ   2 ▒▒▒▒▒ ▒▒▒▒▒ ▒▒▒▒▒ ▒▒▒▒▒ ▒▒▒▒▒
         ▒▒▒▒▒ ▒▒▒▒▒ Coral ▒▒▒▒▒ ▒▒▒▒▒ ▒▒▒▒▒ ▒▒▒▒▒ ▒▒▒▒▒
       b @♂    ~~  2 ▒▒▒ 1 ▒▒▒▒▒ ▒▒▒▒▒ ▒▒▒▒▒ ▒▒▒▒▒ ▒▒▒▒▒
         Purp. Water ▒▒▒▒▒ ▒▒▒▒▒ ▒▒▒▒▒ ▒▒▒▒▒ ▒▒▒▒▒ ▒▒▒▒▒
       a ♣♀  1 ◢   1 ◗♂  1 ★♀    ★♀    ◗♂    ◗♀    ◗♀
         Green Shark Yell. Red   Red   Yell. Yell. Yell.
         1▲    2▲    3▲    4     5     6     7     8
         Breeding cards  ★+★  ★+♣  ★+◗  ★+@
         ♂ Male  ♀ Female  1-3 Price  ▲ Boat  ▒ face down
      "
    `);
  });
  test('the other side sees it the other way round', () => {
    const board = drawing.board(sceneAt(busy(), { viewer: 1, language: 'de' }));
    expect(`\n${board.join('\n')}\n`).toMatchInlineSnapshot(`
      "
         Ufer ◂ ◂ ◂ ◂ ◂ ◂ ◂ ◂ ◂ ◂ ◂ ◂ ◂ ◂ ◂ ◂ ◂ ◂ ◂ Riff
         1▼    2▼    3▼    4     5     6     7     8
       a ♣♀    ◢     ◗♂    ★♀    ★♀    ◗♂    ◗♀    ◗♀
         Grün  Hai   Gelb  Rot   Rot   Gelb  Gelb  Gelb
       b @♂    ~~    ▒▒▒▒▒ ▒▒▒▒▒ ▒▒▒▒▒ ▒▒▒▒▒ ▒▒▒▒▒ ▒▒▒▒▒
         Viol. Wass. ▒▒▒▒▒ ▒▒▒▒▒ ▒▒▒▒▒ ▒▒▒▒▒ ▒▒▒▒▒ ▒▒▒▒▒
       c ▒▒▒▒▒ ▒▒▒▒▒ ψ     ▒▒▒▒▒ ▒▒▒▒▒ ▒▒▒▒▒ ▒▒▒▒▒ ▒▒▒▒▒
         ▒▒▒▒▒ ▒▒▒▒▒ Kora. ▒▒▒▒▒ ▒▒▒▒▒ ▒▒▒▒▒ ▒▒▒▒▒ ▒▒▒▒▒
       d ψ     ~~    ★♂      ·   ◢     ○     ~~    ♦♀
         Kora. Wass. Rot         Hai   Perle Wass. Rosa
         1▲    2▲    3     4     5     6     7     8
         Zuchtkarten  ★+★  ★+♣  ★+◗  ★+@
         ♂ Männchen  ♀ Weibchen  ▲ Boot  ▒ verdeckt
      "
    `);
  });
  test('who only watches sees no price', () => {
    const board = drawing.board(sceneAt(busy(), { viewer: 'audience' }));
    expect(board[2]).toMatch(/^ d ψ {5}~~ /);
    expect(drawing.hand(sceneAt(busy(), { viewer: 'audience' }))).toEqual([]);
  });
  test('a card that is paid for is marked, one that was turned up has its price', () => {
    expect(drawing.board(sceneAt(play(busy(), 'buy c3')))[4]).toMatch(/^ c ▒▒▒▒▒ ▒▒▒▒▒ ψ {3}◂ /);
    expect(drawing.board(sceneAt(play(busy(), 'turn c1')))[4]).toMatch(/^ c ▒▒▒ ◂ /);
    expect(drawing.board(sceneAt(play(busy(), 'turn c1', 'pay blue')))[4]).toMatch(/^ c ○ {3}1 ▒▒▒▒▒ ψ {5}▒/);
    expect(drawing.board(sceneAt(play(busy(), 'boat'))).join('')).not.toContain('◂ ψ');
  });
  test('every colour has its own sign, and its own name on the card, in every language', () => {
    for (const language of LANGUAGES) {
      const scene = sceneAt(
        table({ sea: 'coral\ndown\ndown\nred-male yellow-male green-male blue-male purple-male pink-male' }),
        { language },
      );
      const board = drawing.board(scene);
      const cut = (line: string): string[] =>
        Array.from({ length: 6 }, (_, i) => line.slice(3 + 6 * i, 8 + 6 * i).trim());
      expect(new Set(cut(board[8]!).map((text) => text[0])).size).toBe(COLOURS.length);
      expect(new Set(cut(board[9]!)).size).toBe(COLOURS.length);
    }
  });
  test('what one has, the list of moves and the line of keys', () => {
    const scene = sceneAt(busy());
    expect(drawing.hand(scene)).toMatchInlineSnapshot(`
      [
        " Worms  2 ★ Red  0 ◗ Yellow  2 ♣ Green  3 ≈ Blue  0 @ Purple  0 ♦ Pink",
        " Corals  1 ★♂  2 –  3 (★≈)  ·  1 ○ Pearls  1 ◢ Sharks",
      ]
    `);
    expect(drawing.summary(scene)).toMatchInlineSnapshot(`
      [
        "  turn:  b3 (1)  c1–c2 (1)",
        "  buy:  a2 (1)  b2 (2)  c3 (2)  d1–d2 (3)",
        "  catch a1:  1  2 (1)",
        "  catch a3:  2 (1)",
        "  catch d3:  2 (3)",
        "  shark:  a1–a8  b1–b2  c3  d1–d3  d5–d8",
        "  boat:  Buy a boat for 3 worms or pearls",
        "  shark-fish 1 male:  Let a shark eat the male on coral 1",
        "  end:  End the turn",
      ]
    `);
    expect(drawing.keys(scene)).toBe('boat · shark c4 · end · b2: buy it, catch it or turn it up · ?: moves · help');
    expect(drawing.keys(sceneAt(busy({ sharks: [0, 0], worms: ['red', ''], pearls: [0, 0] })))).toMatch(/^end · b2/);
    expect(drawing.keys(sceneAt(play(busy(), 'boat')))).toMatch(/^red, pearl: pay/);
    expect(drawing.keys(sceneAt(play(busy(), 'turn c1', 'pay blue')))).toMatch(/^yes: take it/);
    expect(drawing.keys(sceneAt(play(busy(), 'turn c2', 'pay blue')))).toMatch(/^yes, or the number of a coral/);
    expect(drawing.keys(sceneAt(matchWhere(WISH, '3', asked('share'))))).toMatch(/^red: take this worm/);
  });
  test('the seats: broods, worms and corals; supply, dice and piles', () => {
    expect(drawing.seats(sceneAt(busy()))).toMatchInlineSnapshot(`
      [
        "                  broods",
        "▸ You                  1",
        "    ★2 ◗0 ♣2 ≈3 @0 ♦0 ○1 ◢1",
        "    ★♂ – (★≈)",
        "  Bot 2                0",
        "    ★0 ◗0 ♣0 ≈1 @0 ♦0 ○0 ◢0",
        "    ♦♀",
        "",
        "  Supply ★6 ◗8 ♣6 ≈4 @8 ♦8",
        "  Dice                    ★ ◗",
        "  Pile                     21",
        "  Discarded                 0",
        "  Goal                      5",
      ]
    `);
  });
  test('before the first move people learn what is house data', () => {
    expect(drawing.preface(sceneAt(busy())).join(' ')).toContain('F1.2');
  });
  test('cards can be read on their colour (WCAG AA), and colours come only where the terminal has them', () => {
    for (let card = 1; card <= FACE_DOWN; card++) {
      const back = backOf(card);
      expect(readableContrast(back, readable(back)), String(card)).toBeGreaterThan(4.5);
    }
    expect(new Set(Array.from({ length: CARD_SIZE }, (_, card) => backOf(card).join())).size).toBe(COLOURS.length + 5);
    const codes = (depth: number): string => sittingAt(busy(), { depth }).picture(0, true, '').board.join('');
    expect(codes(1)).not.toContain('\u001b');
    expect(codes(8)).toContain(';48;5;');
    expect(codes(24)).toContain(';48;2;');
  });
});
