/** The Reef in the terminal: as it is drawn, and to its end. */
import { argOf, type Match, type Move, printMove } from '@halcyon/kernel';
import { LANGUAGES } from '@halcyon/speech';
import { nameOf } from '@halcyon/terminal-kit/offers';
import { layOut } from '@halcyon/terminal-kit/picture';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { asked, describeTerminal } from '@halcyon/terminal-kit/test-kit';
import { describe, expect, test } from 'vitest';
import { CARD_SIZE, CELL_WORDS, COIN_WORDS, COLOURS, FACE_DOWN } from '../rules/index.ts';
import { backOf } from '../terminal/colours.ts';
import { play, table } from './draw.ts';
import { busy, terminal } from './terminal-table.ts';

const { drawing, matchWhere, sceneAt, pictureAt } = terminal;

/** As a person types it. */
const shortly = (scene: Scene, move: Move): string => {
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
      return printMove(scene.rules.moves, move);
  }
};

/** More than anybody ever has. */
const rich = (): Match =>
  table({
    sea: 'purple-male yellow-female\nyellow-male\npurple-female\nwater',
    corals: ['purple+purple purple+pink yellow+purple pink+pink -', 'red-male red+red red+blue green+green blue+blue'],
    worms: ['red:4 yellow:4 green:4 blue:4 purple:4 pink:4', 'red:4 yellow:4 green:4 blue:4 purple:4 pink:4'],
    pearls: [3, 3],
    sharks: [3, 3],
    boats: [8, 7],
    breeding: 'yellow+yellow yellow+pink green+purple',
  });

describeTerminal(terminal, {
  setups: [['two seats', { seats: 2 }]],
  shortly,
  moments: () => [
    ['act', 0],
    ['share', 0],
    ['pay', 0],
    ['keep', 0],
    ['act', 200],
    ['pay', 200],
  ],
  crowded: () => [rich(), play(rich(), 'buy a1')],
  picks: () => [],
  busy,
  *backs() {
    for (let card = 1; card <= FACE_DOWN; card++) yield [`card ${card}`, backOf(card)];
  },
});

describe('the sea', () => {
  test('a narrow window shows sea and seats one below the other, and nothing runs over', () => {
    const lines = layOut(pictureAt(busy(), { columns: 60, rows: 40 }), { columns: 60, rows: 40 });
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(60);
    const shore = lines.findIndex((line) => line.includes('Shore'));
    expect(lines.findIndex((line) => line.includes('Supply'))).toBeGreaterThan(shore + 13);
  });
  test('the seats are never cut, however much they have', () => {
    for (const language of LANGUAGES)
      expect(drawing.seats(sceneAt(rich(), { language })).join('\n')).not.toContain('…');
  });
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
    expect(drawing.keys(sceneAt(matchWhere({ seats: 2 }, '3', asked('share'))))).toMatch(/^red: take this worm/);
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
  test('every colour and every other kind of card has a colour of its own', () => {
    expect(new Set(Array.from({ length: CARD_SIZE }, (_, card) => backOf(card).join())).size).toBe(COLOURS.length + 5);
  });
});
