import { agree, chanceFrom, Match } from '@halcyon/kernel';
import { describe, expect, it } from 'vitest';
import {
  above,
  ascent,
  BRIDGE,
  below,
  cardValue,
  cellAt,
  columnOf,
  FROM,
  GRASS,
  handLimit,
  isCampfire,
  isIbex,
  isTerrain,
  PANORAMAS,
  ROWS,
  rowOf,
  SLOTS,
  SUMMIT,
  typeOf,
} from '../../rules/index.ts';
import { cells, faces, field, hands, lists, table, told } from '../draw.ts';

const dealt = (seats: number, chance: number[] = [], features: string[] = [], options = {}): Match =>
  new Match(ascent, agree(ascent, { seats, features, options }), chanceFrom('set-up', chance));
const all = (match: Match): number[] => [...hands(match), ...lists(match, 'piles')].flat();
const lengths = (listed: number[][]): number[] => listed.map((list) => list.length);
/** What each seat was dealt, without the bridge it was given. */
const shares = (match: Match): number[] =>
  hands(match).map(
    (hand, seat) => hand.length + lists(match, 'piles')[seat]!.length - lists(match, 'seen')[seat]!.length,
  );
const counted = (cards: number[], by: (card: number) => number | string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const card of cards) counts[by(card)] = (counts[by(card)] ?? 0) + 1;
  return counts;
};

describe('A1 the cards', () => {
  it('A1.1 holds: 85 cards, 72 of them terrains, twice each value in each type', () => {
    const cards = all(dealt(4));
    expect(cards).toHaveLength(85);
    const terrains = cards.filter(isTerrain);
    const pairs = counted(terrains, (card) => `${typeOf(card)} ${cardValue(card)}`);
    expect(Object.keys(pairs)).toHaveLength(36);
    expect(new Set(Object.values(pairs))).toEqual(new Set([2]));
    expect(Object.keys(counted(terrains, cardValue)).map(Number)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
  });
  it('A1.1 holds: a campfire of each type, five bridges, five summits', () => {
    const cards = all(dealt(4)).sort((a, b) => a - b);
    expect(faces(cards.filter(isCampfire))).toBe('grass-fire snow-fire rock-fire');
    expect(cards.filter(isCampfire).map(typeOf)).toEqual([0, 1, 2]);
    expect(cards.filter((card) => card === BRIDGE)).toHaveLength(5);
    expect(cards.filter((card) => card === SUMMIT)).toHaveLength(5);
    expect([BRIDGE, SUMMIT].map((card) => [cardValue(card), typeOf(card)])).toEqual([
      [0, -1],
      [0, -1],
    ]);
  });
  it('A1.1 holds: a card in two places is found', () => {
    expect(() => table({ hands: ['g5 g5', 's3'] })).toThrow('card g5 lies in 2 places, the game has 1');
    // A covered bridge lies under its card.
    const drawn = { hands: ['g5 bridge bridge bridge bridge', 's3'], mountain: 's4 r4' };
    expect(() => table({ ...drawn, more: ['covered: 2'], piles: ['', ''] })).not.toThrow();
    expect(() => table({ ...drawn, mountain: 's4 r4 bridge', more: ['covered: 2'] })).toThrow('card bridge lies in 6');
  });
  it('A1.2 holds: ten panoramas, twelve ibex, three grapples', () => {
    expect(PANORAMAS).toHaveLength(10);
    expect(all(dealt(3)).filter(isIbex)).toHaveLength(12);
    expect(field(dealt(1), 'grapples')).toBe(3);
    expect(field(dealt(2), 'grapples')).toBe(0);
  });
  it('A1.3 holds: one copy each of twelve terrains shows an ibex, in every game', () => {
    for (const match of [dealt(2), dealt(2, [], ['wildlife'])]) {
      const ibex = all(match).filter(isIbex);
      ibex.sort((a, b) => typeOf(a) - typeOf(b) || a - b);
      expect(faces(ibex)).toBe('g2i g5i g8i g11i s2i s4i s7i s10i r3i r6i r9i r12i');
      // Its twin is plain.
      expect(
        faces(all(match).filter((card) => cardValue(card) === 5 && typeOf(card) === GRASS))
          .split(' ')
          .sort(),
      ).toEqual(['g5', 'g5i']);
    }
  });
  it('A1.4 holds: what the panoramas show', () => {
    expect(PANORAMAS.map((values) => values.join('-'))).toEqual(
      '3-4-3 9-8-7 2-3-4 5-4-5 4-5-6 6-7-6 8-7-6 7-8-9 10-9-10 10-11-12'.split(' '),
    );
  });
});

describe('A3.1 the mountain', () => {
  it('A3.1 holds: eight rows of 9, 8, 7, 6, 5, 4, 3, 2 slots', () => {
    expect(ROWS).toEqual([9, 8, 7, 6, 5, 4, 3, 2]);
    expect(SLOTS).toBe(44);
    expect(FROM).toEqual([0, 9, 17, 24, 30, 35, 39, 42]);
    expect([0, 8, 9, 43].map((cell) => [rowOf(cell), columnOf(cell)])).toEqual([
      [0, 0],
      [0, 8],
      [1, 0],
      [7, 1],
    ]);
    expect(cells(dealt(2))).toEqual(Array(44).fill(0));
  });
  it('A3.1 holds: a slot rests on that of its number below and the next; nothing overhangs', () => {
    expect(below(cellAt(3, 2))).toEqual([cellAt(2, 2), cellAt(2, 3)]);
    expect(below(cellAt(0, 4))).toEqual([]);
    expect(above(cellAt(2, 3))).toEqual([cellAt(3, 2), cellAt(3, 3)]);
    expect(above(cellAt(2, 0))).toEqual([cellAt(3, 0)]);
    expect(above(cellAt(2, 6))).toEqual([cellAt(3, 5)]);
    expect(above(cellAt(7, 0))).toEqual([]);
    for (let cell = 0; cell < SLOTS; cell++)
      for (const under of below(cell)) expect(above(under), `${under} under ${cell}`).toContain(cell);
  });
});

describe('A3.2 who begins, and bridges', () => {
  it.each([2, 3, 4, 5])('A3.2 holds: of %i seats any may begin', (seats) => {
    const first = Array.from({ length: seats }, (_, seat) => field(dealt(seats, [seat]), 'turn'));
    expect(first).toEqual(Array.from({ length: seats }, (_, seat) => seat));
    expect(() => dealt(seats, [seats])).toThrow(`takes 0-${seats - 1}`);
  });
  it.each([
    [2, 0, [1]],
    [2, 1, [0]],
    [3, 1, [2]],
    [3, 2, [0]],
    [4, 0, [1, 3]],
    [4, 3, [0, 2]],
    [5, 0, [1, 3]],
    [5, 4, [0, 2]],
  ])('A3.2 holds: of %i seats, seat %i first, %j get a bridge', (seats, first, bridged) => {
    const match = dealt(seats, [first]);
    expect(lists(match, 'seen').flatMap((seen, seat) => (seen.length > 0 ? [seat] : []))).toEqual(bridged);
    for (const seat of bridged) {
      expect(hands(match)[seat]).toContain(BRIDGE);
      expect(told(match, first)).toContain(`bridge-given ${seat}`);
    }
    expect(told(match).filter((line) => line.startsWith('bridge-given'))).toHaveLength(bridged.length);
  });
  it('A3.2 holds: everybody sees who was given one and how many cards there are, and no more', () => {
    const view = dealt(4, [0]).view('audience');
    expect(view.seen).toEqual([[], [BRIDGE], [], [BRIDGE]]);
    expect(lengths(view.hands as number[][])).toEqual([5, 5, 5, 5]);
    expect(lengths(view.piles as number[][]).reduce((sum, n) => sum + n)).toBe(65);
    expect([...(view.hands as number[][]), ...(view.piles as number[][])].flat().every((card) => card === -1)).toBe(
      true,
    );
  });
});

describe('A3.3 the piles', () => {
  it.each([
    [2, [42, 42]],
    [3, [28, 28, 28]],
    [4, [21, 21, 21, 20]],
    [5, [17, 17, 17, 16, 16]],
  ])('A3.3 holds: %i seats are dealt %j', (seats, expected) => {
    const match = dealt(seats);
    expect(shares(match).sort((a, b) => b - a)).toEqual(expected);
    expect(all(match)).toHaveLength(85);
  });
  it.each([4, 5])('A3.3 holds: of %i the first has one of the larger piles, the others by lot', (seats) => {
    const small = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const first = seed % seats;
      const held = shares(dealt(seats, [first, seed]));
      expect(held[first]).toBe(Math.max(...held));
      for (const [seat, n] of held.entries()) if (n < held[first]!) small.add((seat - first + seats) % seats);
    }
    expect([...small].sort()).toEqual(Array.from({ length: seats - 1 }, (_, i) => i + 1));
  });
  it('A3.3 holds: another shuffle deals other cards', () => {
    expect(hands(dealt(2, [0, 1]))).not.toEqual(hands(dealt(2, [0, 2])));
    expect(hands(dealt(2, [0, 1]))).toEqual(hands(dealt(2, [0, 1])));
  });
});

describe('A3.4 opening hands', () => {
  it.each([2, 3, 4, 5])('A3.4 holds: %i seats hold five each, a given bridge among them', (seats) => {
    const match = dealt(seats, [1]);
    expect(lengths(hands(match))).toEqual(Array(seats).fill(5));
    expect(handLimit({ seats })).toBe(5);
    const drawn = told(match, 2 % seats).filter((line) => line.startsWith(`drew ${2 % seats} `));
    expect(drawn).toHaveLength(4);
  });
});

describe('A7.1 alone', () => {
  it('A7.1 holds: 79 cards without the 1s, six in hand, no bridge given, three grapples', () => {
    const match = dealt(1);
    expect(all(match)).toHaveLength(79);
    expect(all(match).filter((card) => cardValue(card) === 1)).toEqual([]);
    expect(lengths(hands(match))).toEqual([6]);
    expect(handLimit({ seats: 1 })).toBe(6);
    expect(told(match).join()).not.toContain('bridge-given');
    expect(match.rules.infos.map(({ name }) => name)).not.toContain('seen');
  });
  it.each([0, 1, 2, 3])('A7.1 holds: %i grapples', (grapples) => {
    expect(field(dealt(1, [], [], { grapples }), 'grapples')).toBe(grapples);
  });
  it('A7.1 refuses four, and grapples for two', () => {
    expect(() => dealt(1, [], [], { grapples: 4 })).toThrow("option 'grapples' is one of 0, 1, 2, 3, not 4");
    expect(() => dealt(2, [], [], { grapples: 3 })).toThrow("option 'grapples' is for 1 seats, not 2");
  });
});
