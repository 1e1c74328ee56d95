/** Cloud 9 in the terminal: as it is drawn, as it is typed, and to its end. */
import { type Match, type Move, printMove } from '@halcyon/kernel';
import { LANGUAGES } from '@halcyon/speech';
import { nameOf } from '@halcyon/terminal-kit/offers';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { describeTerminal, openTerminal } from '@halcyon/terminal-kit/test-kit';
import { describe, expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { FACE_WORDS } from '../rules/index.ts';
import { backOf } from '../terminal/colours.ts';
import { typedName } from '../terminal/input.ts';
import { table } from './draw.ts';

const terminal = await openTerminal(manifest);
const { drawing, sceneAt, readAt, read, clause } = terminal;

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

/** All others have jumped. */
const alone = (seats: number): Match =>
  table({ hands: Array.from({ length: seats }, () => 'red green'), cloud: 7, aboard: [0] });

/** As the log writes it, by its name, by the beginning of that; in English the first letter is enough. */
const shortly = (scene: Scene, move: Move): string[] => {
  const written = printMove(scene.rules.moves, move);
  const word = typedName(scene, nameOf(scene, move));
  return [written, word, word.slice(0, 3), ...(scene.speaker.language === 'en' ? [written.charAt(0)] : [])];
};

describeTerminal(terminal, {
  setups: [
    ['two seats', { seats: 2 }],
    ['six seats', { seats: 6 }],
  ],
  shortly,
  typedIn: LANGUAGES,
  moments: () => [
    ['decide', 0],
    ['decide', 40],
    ['raise', 0],
    ['raise', 60],
  ],
  crowded: ({ seats = 2 }) => [alone(seats)],
  busy: six,
  *backs() {
    for (const [face, name] of Object.entries(FACE_WORDS)) yield [name, backOf(Number(face))];
  },
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
        "  fall:  Ne rien jouer et laisser redescendre le ballon",
      ]
    `);
    expect(drawing.keys(sceneAt(six()))).toMatch(/^jump · stay · \? your moves/);
    const typed = drawing.help(scene).map(([word]) => word);
    expect(typed).toEqual(['sauter', 'rester', 'lancer', 'monter', 'joker', 'laisser']);
    for (const word of typed) expect(readAt(word, scene).kind, word).toBe('moves');
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
    const said = (text: string, language: 'fr' | 'de'): unknown => read(text, six(), { language });
    expect(said('s', 'fr')).toEqual(['jump']);
    expect(said('r', 'fr')).toEqual(['stay']);
    expect(said('jump', 'fr')).toEqual(['jump']);
    expect(said('s', 'de')).toEqual(['jump']);
    expect(said('bleiben', 'de')).toEqual(['stay']);
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
