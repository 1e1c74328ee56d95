/** The Ascent: as it is drawn, as it is typed, and to its end. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BRIDGE, CARD_WORDS, GRASS_FIRE } from '@halcyon/ascent';
import { FULL, table } from '@halcyon/ascent/draw';
import { HERD, spotsAt } from '@halcyon/ascent/terminal/choices';
import { backOf } from '@halcyon/ascent/terminal/colours';
import { argOf, type Match, type Move } from '@halcyon/kernel';
import { LANGUAGES } from '@halcyon/speech';
import { readable } from '@halcyon/terminal-kit/ink';
import { nameOf } from '@halcyon/terminal-kit/offers';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { drawingOf } from '../src/play/drawings.ts';
import { busy, cardOf, everything, moveOf, picture } from './ascent-table.ts';
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
import { notation, sensible } from './play-terminal.ts';

const drawing = drawingOf('ascent');
const SETUPS: [name: string, wish: Wish][] = [
  ['the plain game', { game: 'ascent', seats: 3 }],
  ['solo with all modules', { game: 'ascent', seats: 1, features: everything, options: { panoramas: 5 } }],
  ['five seats with all modules', { game: 'ascent', seats: 5, features: everything, options: { panoramas: 5 } }],
];

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'halcyon-ascent-'));
  vi.stubEnv('XDG_STATE_HOME', folder);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** As a person types it: row and place instead of the number of the slot, a side instead of the next one. */
const shortly = (match: Match, move: Move, scene: Scene): string => {
  const name = nameOf(scene, move);
  const spot = (i: number): string => spotsAt(scene).words(argOf(move, i));
  const card = CARD_WORDS[argOf(move, 0)];
  if (name === 'place' || name === 'campfire') return `${card} ${spot(1)}`;
  if (name === 'bridge' || name === 'herd') return `${name} ${spot(0)}`;
  if (name === 'lift') return spot(0);
  if (name === 'drop') return card!;
  if (name !== 'up') return notation(match, move);
  const [from, to] = [scene.ask!.facts.cell!, argOf(move, 0)].map((cell) => spotsAt(scene).text(cell).split('/')[1]);
  return from === to ? 'right' : 'left';
};

describe.each(SETUPS)('%s', (_name, wish) => {
  test('a whole game in short words, every picture on 80 x 24', async () => {
    const match = newMatch(wish, '5');
    await playThrough(match, (scene) => shortly(match, sensible(match, 0), scene));
    expect(match.outcome).toBeDefined();
    expect(match.steps.some(({ seat }) => seat === 0)).toBe(true);
  });

  test('what is typed shortly is the move that was meant, in every position', () => {
    matchUntil(wish, '1', (match) => {
      const scene = sceneAt(match);
      for (const move of scene.legal) {
        const text = shortly(match, move, scene);
        expect(readAt(text, scene), text).toEqual({ kind: 'moves', moves: [move] });
      }
      return false;
    });
  });

  test.each(LANGUAGES)('the screen fits in %s, whatever is picked up', (language) => {
    const asks: [ask: string, steps: number][] = [
      ['turn', 0],
      ['turn', 30],
      ['turn', 60],
      ['pay', 0],
      ['lift', 0],
    ];
    if (wish.features?.includes('wildlife')) asks.push(['climb', 20]);
    for (const [ask, steps] of asks) {
      const match = matchWhere(wish, '3', asked(ask, steps));
      expectFitsAlways(match, language);
    }
  });

  test('the list of moves names every kind that is legal, and help shows what can be typed', () => {
    const match = matchWhere(wish, '3', asked('turn', 20));
    const scene = sceneAt(match);
    const lines = drawing.summary(scene).join('\n');
    for (const move of match.legal(0)) expect(lines).toContain(nameOf(scene, move));
    for (const [typed] of drawing.help(scene)) {
      if (!typed.startsWith('left')) expect(readAt(typed, scene).kind, typed).toMatch(/^(moves|select|form)$/);
    }
  });
});

describe('the mountain', () => {
  test('rows lean in by half a slot; ibex, hiker, bridges, fires and films are told by signs', () => {
    expect(picture(busy('g7 s12 bridge summit'))).toMatchInlineSnapshot(`
      "
                           ◇ Summit
                        8  ·1   ·2
                      7  ·1   ·2   ·3
                   6  ·1   ·2   ·3   ·4
                 5  g9λ  ·2   ·3   ·4   ·5
              4  g6  3r6   ·3   ·4   ·5   ·6
            3  g8  2s8   r8   ·4   ·5   ·6   ·7
         2  r5   g7   r▲   g2i  s4   ·6   ·7   ·8
       1  s10  g10  r10  s12= r11  s11  ═══ 1g11  ·9
         ◇ 9-8-7  ◆ 10-11-12  ◇ 3-4-3
         g Grass  s Snow  r Rock  ▲ Campfire  ═══ Bridge
         = covered bridge  λ Hiker  i Ibex  2g7 Herd
      "
    `);
  });
  test('a card that is picked up shows the place and the cost of each slot, also on a bridge', () => {
    expect(picture(busy('g7 r12 s1 s2i'), cardOf('r12'))).toMatchInlineSnapshot(`
      "
                           ◇ Summit
                        8  ·1   ·2
                      7  ·1   ·2   ·3
                   6  ·1   ·2   ·3   ·4
                 5  g9λ  ·2   ·3   ·4   ·5
              4  g6  3r6   ·3   ·4   ·5   ·6
            3  g8  2s8   r8   ·4   ·5   ·6   ·7
         2  r5   g7   r▲   g2i  s4   ·6   ·7   ·8
       1  s10  g10  r10  s12= r11  s11 ═7(1)1g11  9(1)
         ◇ 9-8-7  ◆ 10-11-12  ◇ 3-4-3
         g Grass  s Snow  r Rock  ▲ Campfire  ═══ Bridge
         = covered bridge  λ Hiker  i Ibex  2g7 Herd
      "
    `);
  });
  test('a campfire shows what it may replace, a herd what may be led; a sentence says where that is', () => {
    const match = busy('g7 s12 grass-fire s2i');
    expect(picture(match, GRASS_FIRE)).toMatchInlineSnapshot(`
      "
                           ◇ Summit
                        8  ·1   ·2
                      7  ·1   ·2   ·3
                   6  ·1   ·2   ·3   ·4
                 5  g9λ  ·2   ·3   ·4   ·5
              4  g6  3r6   ·3   ·4   ·5   ·6
            3  g8  2s8   r8   ·4   ·5   ·6   ·7
         2  r5   (g7) r▲   g2i  s4   ·6   ·7   ·8
       1  s10 (g10) r10  s12= r11  s11  ═══ 1g11  ·9
         ◇ 9-8-7  ◆ 10-11-12  ◇ 3-4-3
         g Grass  s Snow  r Rock  ▲ Campfire  ═══ Bridge
         = covered bridge  λ Hiker  i Ibex  2g7 Herd
      "
    `);
    expect(drawing.picked(sceneAt(match, { selected: GRASS_FIRE }))).toMatchInlineSnapshot(
      `"Choose a terrain for the campfire. 1/2 g10  2/2 g7"`,
    );
    expect(picture(match, HERD)).toMatchInlineSnapshot(`
      "
                           ◇ Summit
                        8  ·1   ·2
                      7  ·1   ·2   ·3
                   6  ·1   ·2   ·3   ·4
                 5  g9λ  ·2   ·3   ·4   ·5
              4  g6   (3i) ·3   ·4   ·5   ·6
            3  g8   (2i) r8   ·4   ·5   ·6   ·7
         2  r5   g7   r▲   g2i  s4   ·6   ·7   ·8
       1  s10  g10  r10  s12= r11  s11  ═══ 1g11  ·9
         ◇ 9-8-7  ◆ 10-11-12  ◇ 3-4-3
         g Grass  s Snow  r Rock  ▲ Campfire  ═══ Bridge
         = covered bridge  λ Hiker  i Ibex  2g7 Herd
      "
    `);
    expect(drawing.picked(sceneAt(match, { selected: HERD }))).toMatchInlineSnapshot(`"Choose a herd. 3/2 ×2  4/2 ×3"`);
  });
  test('below the hand stands the least cost of each card; a list and a line of keys say what can be done', () => {
    const match = busy('s7 r12 grass-fire bridge summit');
    const scene = sceneAt(match);
    expect(drawing.hand(scene)).toMatchInlineSnapshot(`
      [
        " hand    [s7]  [r12]  [grass fire]  [Bridge]  [Summit] ",
        " cost      1      1             !         !         –  ",
      ]
    `);
    expect(drawing.summary(scene)).toMatchInlineSnapshot(`
      [
        "Slots as row/place, in brackets the cards that it costs; (0) is free:",
        "  place s7:  1/9 (4)  3/4 (1)",
        "  place r12:  1/7 (1)  1/9 (1)",
        "  bridge:  2/6 (0)  3/4 (0)",
        "  campfire grass-fire:  1/2 g10  2/2 g7",
        "  herd:  3/2 ×2  4/2 ×3",
        "  discard:  Discard two cards",
      ]
    `);
    expect(drawing.keys(scene)).toMatchInlineSnapshot(
      `"grass-fire · bridge · herd · a card (g7): slots, costs · d: discard two"`,
    );
    expect(drawing.keys(sceneAt(match, { selected: BRIDGE }))).toMatch(/^row place: lay it there/);
    expect(drawing.keys(sceneAt(match, { selected: GRASS_FIRE }))).toMatch(/^row place: this one/);
    expect(picture(match, BRIDGE).match(/\d\(0\)/g)).toHaveLength(2);
    match.play(0, moveOf(match, 'herd 19'));
    match.play(0, moveOf(match, 'up 25'));
    expect(drawing.keys(sceneAt(match))).toMatch(/^stop · left, right: climb/);
  });
  test('the seats: hands, piles and discards, a bridge that was given, and how far the climb has come', () => {
    const match = newMatch({ game: 'ascent', seats: 3, features: everything }, '1');
    const given = (match.view('referee').seen as number[][]).findIndex((list) => list.includes(BRIDGE));
    const shown = (viewer: number): string => drawing.seats(sceneAt(match, { viewer })).join('\n');
    expect(shown((given + 1) % 3)).toContain('holds a bridge');
    expect(shown(given)).not.toContain('holds a bridge');
    expect(drawing.seats(sceneAt(busy('g7 s12'))).slice(3)).toMatchInlineSnapshot(`
      [
        "",
        "  Slots filled          18/44",
        "  Bridges to cover          1",
        "  Path of grass           5/8",
        "  Panoramas               1/3",
        "  Ibex in row 8           0/8",
      ]
    `);
    expect(drawing.seats(sceneAt(newMatch({ game: 'ascent', seats: 1 }, '1'))).at(-1)).toMatch(/Grapples +3/);
  });
  test('when it is over, the table says how far the climb came', () => {
    expect(drawing.result(sceneAt(busy('g7 s12')))).toEqual([]);
    const match = table({ mountain: FULL, hands: ['summit', 's1'] });
    expect(picture(match)).toContain('◇ Summit');
    match.play(0, match.legal(0)[0]!);
    expect(match.outcome).toMatchObject({ won: true });
    const scene = sceneAt(match, { viewer: 0 });
    expect(drawing.board(scene)[0]).toContain('◆ Summit');
    expect(drawing.result(scene).join('\n')).toMatch(/Slots filled +44\/44\n +Discards +0\n/);
  });
  test('ibex that climbed onto the summit still count', () => {
    const match = table({ mountain: FULL, hands: ['summit', 's2'], features: ['wildlife'], ibex: { 43: 9 } });
    const counted = /Ibex in row 8 +9\/8/;
    expect(drawing.seats(sceneAt(match)).join('\n')).toMatch(counted);
    match.play(0, match.legal(0)[0]!);
    expect(drawing.result(sceneAt(match)).join('\n')).toMatch(counted);
  });
  test('cards can be read on every ground (WCAG AA), and colours come only where the terminal has them', () => {
    for (const card of Object.keys(CARD_WORDS).map(Number)) {
      const back = backOf(card);
      expect(readableContrast(back, readable(back)), CARD_WORDS[card]).toBeGreaterThan(4.5);
    }
    const codes = (depth: number): string =>
      sittingAt(busy('g7 s12'), { depth, rows: 40 }).picture(0, true, '').board.join('');
    expect(codes(1)).not.toContain('\u001b');
    expect(codes(8)).toContain(';48;5;');
    expect(codes(24)).toContain(';48;2;');
  });
});
