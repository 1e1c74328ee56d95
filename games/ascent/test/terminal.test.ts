/** The Ascent in the terminal: as it is drawn, and to its end. */
import { argOf, type Move, printMove } from '@halcyon/kernel';
import { nameOf } from '@halcyon/terminal-kit/offers';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { describeTerminal, moveOf } from '@halcyon/terminal-kit/test-kit';
import { describe, expect, test } from 'vitest';
import { BRIDGE, CARD_WORDS, GRASS_FIRE } from '../rules/index.ts';
import { HERD, spotsAt } from '../terminal/choices.ts';
import { backOf } from '../terminal/colours.ts';
import { FULL, table } from './draw.ts';
import { busy, cardOf, everything, picture, terminal } from './terminal-table.ts';

const { drawing, newMatch, sceneAt } = terminal;

/** As a person types it: row and place instead of the number of the slot, a side instead of the next one. */
const shortly = (scene: Scene, move: Move): string => {
  const name = nameOf(scene, move);
  const spot = (i: number): string => spotsAt(scene).words(argOf(move, i));
  const card = CARD_WORDS[argOf(move, 0)];
  if (name === 'place' || name === 'campfire') return `${card} ${spot(1)}`;
  if (name === 'bridge' || name === 'herd') return `${name} ${spot(0)}`;
  if (name === 'lift') return spot(0);
  if (name === 'drop') return card!;
  if (name !== 'up') return printMove(scene.rules.moves, move);
  const [from, to] = [scene.ask!.facts.cell!, argOf(move, 0)].map((cell) => spotsAt(scene).text(cell).split('/')[1]);
  return from === to ? 'right' : 'left';
};

describeTerminal(terminal, {
  setups: [
    ['the plain game', { seats: 3 }],
    ['solo with all modules', { seats: 1, features: everything, options: { panoramas: 5 } }],
    ['five seats with all modules', { seats: 5, features: everything, options: { panoramas: 5 } }],
  ],
  shortly,
  moments: ({ features = [] }) => [
    ['turn', 0],
    ['turn', 30],
    ['turn', 60],
    ['pay', 0],
    ['lift', 0],
    ...(features.includes('wildlife') ? [['climb', 20] as const] : []),
  ],
  busy: () => busy('g7 r12 grass-fire bridge summit'),
  *backs() {
    for (const [card, name] of Object.entries(CARD_WORDS)) yield [name, backOf(Number(card))];
  },
  // The way of a herd that is being led.
  laterTyped: /^left/,
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
    const match = newMatch({ seats: 3, features: everything }, '1');
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
    expect(drawing.seats(sceneAt(newMatch({ seats: 1 }, '1'))).at(-1)).toMatch(/Grapples +3/);
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
});
