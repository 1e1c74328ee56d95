/** Fantasy Pub: as it is drawn, and to its end. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clan, MOST_CLANS } from '@halcyon/fantasy-pub';
import { characterOf, table } from '@halcyon/fantasy-pub/draw';
import { backOf } from '@halcyon/fantasy-pub/terminal/colours';
import { argOf, type Match, type Move } from '@halcyon/kernel';
import { LANGUAGES } from '@halcyon/speech';
import { readable } from '@halcyon/terminal-kit/ink';
import { nameOf } from '@halcyon/terminal-kit/offers';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { drawingOf } from '../src/play/drawings.ts';

import { busy, keen, readMove } from './fantasy-pub-table.ts';
import { readableContrast } from './play-contrast.ts';
import {
  asked,
  expectFitsAlways,
  matchUntil,
  matchWhere,
  newMatch,
  playThrough,
  readAt,
  sceneAt,
  sittingAt,
  type Wish,
} from './play-scene.ts';
import { notation } from './play-terminal.ts';

const drawing = drawingOf('fantasy-pub');
const SETUPS: [seats: number, wish: Wish][] = [2, 5].map((seats) => [seats, { game: 'fantasy-pub', seats }]);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'halcyon-fantasy-pub-'));
  vi.stubEnv('XDG_STATE_HOME', folder);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** As a person types it. */
const shortly = (match: Match, move: Move, scene: Scene): string => {
  const words = notation(match, move).split(' ');
  const [, who = '', pips = ''] = words;
  switch (nameOf(scene, move)) {
    case 'move':
      return `${who.replace('-', '').replace(/[a-z]+(?=2?$)/, (name) => name.slice(0, 2))} ${pips}`;
    case 'back':
      return `${who.slice(2)} -${pips}`;
    case 'innkeeper':
      return `inn ${who}`;
    case 'leave':
      return `out ${who} ${pips}`;
    case 'serve':
      return who;
    default:
      return words.join(' ');
  }
};

describe.each(SETUPS)('%i seats', (seats, wish) => {
  test('a whole game in short words, every picture on 80 x 24', async () => {
    const match = newMatch(wish, '5');
    await playThrough(match, (scene) => shortly(match, keen(match), scene));
    expect(match.outcome).toBeDefined();
    expect(match.steps.some(({ seat }) => seat === 0)).toBe(true);
  });

  test('what is typed shortly is the move that was meant, in every position', () => {
    let steps = 0;
    matchUntil(wish, '1', (match) => {
      const scene = sceneAt(match);
      for (const move of scene.legal) {
        const text = shortly(match, move, scene);
        expect(readAt(text, scene), text).toEqual({ kind: 'moves', moves: [move] });
      }
      return ++steps > 500;
    });
  });

  test.each(LANGUAGES)('the screen fits in %s, whoever is picked up', (language) => {
    for (const [ask, steps] of [
      ['act', 0],
      ['act', 150],
      ['serve', 0],
      ['serve', 150],
    ] as const) {
      const match = matchWhere(wish, '3', asked(ask, steps));
      expectFitsAlways(match, language, clan(0));
    }
    const crowd = table({
      seats,
      pub: `door ${[...'abcde'.slice(0, seats)].map((letter) => `${letter}-troll`).join(' ')}
        1 ${[...'abcde'.slice(0, seats)].map((letter) => `${letter}-goblin ${letter}-goblin2`).join(' ')}
        3 $$$$$$$ ${[...'abcde'.slice(0, seats)].map((letter) => `${letter}-orc ${letter}-orc2`).join(' ')}
        5 ${[...'abcde'.slice(0, seats)].map((letter) => `${letter}-dwarf ${letter}-dwarf2`).join(' ')}`,
      dice: '3 4',
    });
    expectFitsAlways(crowd, language, clan(0));
  });

  test('the list of moves names every kind that is legal, and help shows what can be typed', () => {
    const match = matchWhere(wish, '3', asked('act', 60));
    for (const language of LANGUAGES) {
      const scene = sceneAt(match, { language });
      const lines = drawing.summary(scene).join('\n');
      for (const move of match.legal(0)) {
        expect(lines).toContain(nameOf(scene, move));
        expect(lines).toContain(String(argOf(move, 1) || ''));
      }
      for (const [typed] of drawing.help(scene))
        expect(readAt(typed, scene).kind, typed).toMatch(/^(moves|select|form)$/);
    }
  });
});

describe('the pub', () => {
  test('the ring as it lies, with coins, beers and the innkeeper', () => {
    expect(`\n${drawing.board(sceneAt(busy())).join('\n')}\n`).toMatchInlineSnapshot(`
      "
        Door $
        aG 4/0  bO 2/3  cO 4/0
        Table 6 $×6              Table 1 $ ▼
        aO2 1/5                  aD 4/0  aO 1/2
        Table 5                  Table 2
                                 bT 4/0
        Table 4                  Table 3 $$
                                 bD 4/0  cG 4/0  dO 4/0
        G Goblin  D Dwarf  O Orc  T Troll
        4/3 Coins/Beers  $ Coin  ▼ Innkeeper
      "
    `);
    expect(`\n${drawing.board(sceneAt(busy(), { language: 'fr' })).join('\n')}\n`).toMatchInlineSnapshot(`
      "
        Porte $
        aL 4/0  bO 2/3  cO 4/0
        Table 6 $×6              Table 1 $ ▼
        aO2 1/5                  aN 4/0  aO 1/2
        Table 5                  Table 2
                                 bT 4/0
        Table 4                  Table 3 $$
                                 bN 4/0  cL 4/0  dO 4/0
        L Lutin  N Nain  O Orc  T Troll
        4/3 Pièces/Bières  $ Pièce  ▼ Tavernier
      "
    `);
  });
  test('whoever is picked up shows the numbers that lead to a place, and a sentence says it', () => {
    const look = { selected: characterOf('a-dwarf') };
    expect(`\n${drawing.board(sceneAt(busy(), look)).join('\n')}\n`).toMatchInlineSnapshot(`
      "
        Door $
        aG 4/0  bO 2/3  cO 4/0
        Table 6 $×6 (5) (-2)     Table 1 $ ▼ (7) (-7)
        aO2 1/5                  aD 4/0◂ aO 1/2
        Table 5                  Table 2
                                 bT 4/0
        Table 4                  Table 3 $$
                                 bD 4/0  cG 4/0  dO 4/0
        G Goblin  D Dwarf  O Orc  T Troll
        4/3 Coins/Beers  $ Coin  ▼ Innkeeper
      "
    `);
    expect(drawing.picked(sceneAt(busy(), look))).toMatchInlineSnapshot(
      `"Dwarf: 5 → Table 6 · 7 → Table 1 · -2 → Table 6 · -7 → Table 1"`,
    );
    expect(drawing.picked(sceneAt(busy(), { selected: characterOf('a-goblin') }))).toMatchInlineSnapshot(
      `"Goblin: 2 → Table 2 · 5 → Table 5 · 7 → Door"`,
    );
    expect(drawing.picked(sceneAt(busy(), { selected: characterOf('a-orc2') }))).toMatchInlineSnapshot(
      `"Second orc: can go nowhere now."`,
    );
    expect(drawing.picked(sceneAt(busy()))).toBeUndefined();
  });
  test('the dice, the list of moves and the line of keys', () => {
    const match = busy();
    const scene = sceneAt(match);
    expect(drawing.hand(scene)).toEqual([' Dice  [2] [5]  Sum 7']);
    expect(drawing.summary(scene)).toMatchInlineSnapshot(`
      [
        "  move a-goblin:  2 → Table 2  5 → Table 5  7 → Door",
        "  move a-dwarf:  5 → Table 6  7 → Table 1",
        "  move a-orc:  5 → Table 4  7 → Table 6",
        "  back a-dwarf:  2 → Table 6  7 → Table 1",
        "  innkeeper:  2  5",
        "  leave a-orc:  2  5",
      ]
    `);
    expect(drawing.keys(scene)).toMatch(/^goblin: its ways/);
    expect(drawing.keys(sceneAt(match, { selected: characterOf('a-dwarf') }))).toContain('-5: the other way round');
    expect(drawing.keys(sceneAt(match, { selected: characterOf('a-goblin') }))).not.toContain('-5');
    match.play(0, readMove(match, 'innkeeper 2'));
    expect(drawing.keys(sceneAt(match))).toMatch(/^a character/);
    expect(drawing.hand(sceneAt(match))).toEqual([' Dice  [·] [5]']);
    match.play(0, readMove(match, 'serve b-troll'));
    expect(drawing.keys(sceneAt(match))).toMatch(/^end · goblin: its ways/);
  });
  test('the seats: characters in the pub and in the pile, beers out of the door; the goal', () => {
    expect(drawing.seats(sceneAt(busy()))).toMatchInlineSnapshot(`
      [
        "              pub  beers pile",
        "▸ a You         4      3    3",
        "  b Bot 2       3      0    4",
        "  c Bot 3       2      7    5",
        "  d Bot 4       1      1    6",
        "",
        "  Goal                     11",
      ]
    `);
  });
  test('guests can be read on the colour of their clan (WCAG AA), and colours come only where the terminal has them', () => {
    for (let seat = 0; seat < MOST_CLANS; seat++) {
      const back = backOf(seat);
      expect(readableContrast(back, readable(back)), String(seat)).toBeGreaterThan(4.5);
    }
    const codes = (depth: number): string => sittingAt(busy(), { depth }).picture(0, true, '').board.join('');
    expect(codes(1)).not.toContain('\u001b');
    expect(codes(8)).toContain(';48;5;');
    expect(codes(24)).toContain(';48;2;');
  });
});
