/** Fantasy Pub in the terminal: as it is drawn, and to its end. */
import { argOf, type Match, type Move, printMove } from '@halcyon/kernel';
import { nameOf } from '@halcyon/terminal-kit/offers';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { asked, describeTerminal, moveOf } from '@halcyon/terminal-kit/test-kit';
import { describe, expect, test } from 'vitest';
import { clan, MOST_CLANS } from '../rules/index.ts';
import { backOf } from '../terminal/colours.ts';
import { characterOf, table } from './draw.ts';
import { busy, terminal } from './terminal-table.ts';

const { drawing, matchWhere, sceneAt } = terminal;

/** As a person types it. */
const shortly = (scene: Scene, move: Move): string => {
  const words = printMove(scene.rules.moves, move).split(' ');
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

/** Whole clans at three tables, and one of each at the door. */
const crowd = (seats: number): Match =>
  table({
    seats,
    pub: `door ${[...'abcde'.slice(0, seats)].map((letter) => `${letter}-troll`).join(' ')}
      1 ${[...'abcde'.slice(0, seats)].map((letter) => `${letter}-goblin ${letter}-goblin2`).join(' ')}
      3 $$$$$$$ ${[...'abcde'.slice(0, seats)].map((letter) => `${letter}-orc ${letter}-orc2`).join(' ')}
      5 ${[...'abcde'.slice(0, seats)].map((letter) => `${letter}-dwarf ${letter}-dwarf2`).join(' ')}`,
    dice: '3 4',
  });

describeTerminal(terminal, {
  setups: [
    ['two seats', { seats: 2 }],
    ['five seats', { seats: 5 }],
  ],
  shortly,
  moments: () => [
    ['act', 0],
    ['act', 150],
    ['serve', 0],
    ['serve', 150],
  ],
  crowded: ({ seats = 2 }) => [crowd(seats)],
  picks: () => clan(0),
  busy,
  *backs() {
    for (let seat = 0; seat < MOST_CLANS; seat++) yield [`clan ${seat}`, backOf(seat)];
  },
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
    match.play(0, moveOf(match, 'innkeeper 2'));
    expect(drawing.keys(sceneAt(match))).toMatch(/^a character/);
    expect(drawing.hand(sceneAt(match))).toEqual([' Dice  [·] [5]']);
    match.play(0, moveOf(match, 'serve b-troll'));
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
  test('the list of moves names the pips', () => {
    const match = matchWhere({ seats: 5 }, '3', asked('act', 60));
    const scene = sceneAt(match);
    const lines = drawing.summary(scene).join('\n');
    expect(scene.legal.some((move) => argOf(move, 1) > 0)).toBe(true);
    for (const move of scene.legal) expect(lines).toContain(String(argOf(move, 1) || ''));
  });
});
