import { agree, chanceFrom, type Match, Match as Table } from '@halcyon/kernel';
import { describe, expect, it } from 'vitest';
import {
  CASTLES,
  COINS,
  castleAt,
  castleMerchants,
  DECK,
  FACES,
  HEX_WORDS,
  HEXES,
  hexAt,
  isPath,
  LANDSLIDE,
  MEADOW,
  NEIGHBOURS,
  PATHS,
  qOf,
  ROWS,
  rOf,
  TERRAINS,
  TILE_WORDS,
  WAREHOUSE,
  WARES,
} from '../../rules/index.ts';
import { face, field, hex, play, stateOf, table, told } from '../draw.ts';

/** Who begins, then the shuffle. */
const dealt = (seats: number, chance: number[] = []): Match =>
  new Table(castleMerchants, agree(castleMerchants, { seats }), chanceFrom('set-up', chance));
const count = (list: readonly number[], value: number): number => list.filter((other) => other === value).length;

describe('M1.1 what is in the box', () => {
  it('M1.1 holds: nine tiles of each of five terrains, all beside the map', () => {
    expect(TERRAINS).toEqual(['mountain', 'field', 'village', 'forest', 'castle-road']);
    const { reserve, tiles } = stateOf(dealt(2));
    expect(reserve).toEqual([0, 9, 9, 9, 9, 9]);
    expect(tiles).toEqual(Array(61).fill(0));
  });
  it('M1.1 holds: sixty cards, twelve of each terrain', () => {
    expect([1, 2, 3, 4, 5].map((card) => count(DECK, card))).toEqual([12, 12, 12, 12, 12]);
    expect(DECK).toHaveLength(60);
    const { hands, pile, discard } = stateOf(dealt(3));
    expect([...hands.flat(), ...pile, ...discard].sort()).toEqual([...DECK].sort());
  });
  it('M1.1 holds: the die shows five terrains and the landslide, from one to six', () => {
    expect(FACES.map((shown) => TILE_WORDS[shown])).toEqual([...TERRAINS, 'landslide']);
    expect(FACES).toEqual([1, 2, 3, 4, 5, LANDSLIDE]);
    const throwing = table({ hands: ['field', ''], frames: 'act; throw', chance: [face('forest')] });
    expect(told(throwing)).toEqual(['threw 0 4']);
  });
  it.each([2, 3, 4])('M1.1 holds: with %i players there are ten landslides and four wares of each kind', (seats) => {
    const { slides, common, cart, stock } = stateOf(dealt(seats));
    expect(slides.reduce((sum, n) => sum + n, common)).toBe(10);
    WARES.forEach((_, ware) => {
      expect(cart.reduce((sum, loaded) => sum + loaded[ware]!, stock[ware]!)).toBe(4);
    });
  });
  it('M1.1 holds: 29 coins worth 1 to 5', () => {
    const coins = COINS.flatMap((bySeats) => bySeats[4]!);
    expect(coins).toHaveLength(29);
    expect([...new Set(coins)].sort()).toEqual([1, 2, 3, 4, 5]);
  });
  it('M1.1 refuses one player and five', () => {
    for (const seats of [1, 5]) expect(() => agree(castleMerchants, { seats })).toThrow(`2-4 seats, not ${seats}`);
  });
  it.each([
    [{ reserve: [0, 9, 9, 9, 9, 8] }, 'castle-road tiles: there are 8, the game has 9'],
    [{ common: 3 }, 'landslides: there are 11, the game has 10'],
    [{ stock: [2, 2, 2, 1, 2] }, 'gems: there are 3, the game has 4'],
    [
      {
        coins: [
          [4, 3, 2],
          [2, 1],
          [2, 1],
          [5, 3, 2],
          [4, 3, 2],
        ],
      },
      'coins of 4: there are 2, the game has 3',
    ],
    [{ purses: [[5], []] }, 'coins of 5: there are 2, the game has 1'],
    [{ discard: [1, 1] }, 'card mountain lies in 14 places, the game has 12'],
    [{ merchants: [hex('e9'), hex('d4')] }, 'the merchant of seat 1 stands on d4, where no tile lies'],
    [
      { tiles: Array.from({ length: 61 }, (_, at) => Number(at === MEADOW)), reserve: [0, 8, 9, 9, 9, 9] },
      'something lies on e5, which is no path hex',
    ],
  ])('M1.1 holds: what is lost, made or misplaced is noticed: %j', (change, problem) => {
    const match = dealt(2);
    const s = match.view('referee');
    expect(match.rules.audit(s)).toBeUndefined();
    expect(match.rules.audit({ ...s, ...change })).toBe(problem);
  });
});

describe('M1.2 the map', () => {
  it('M1.2 holds: 61 hexes in nine rows, five along each side', () => {
    expect(HEXES).toBe(61);
    expect(ROWS).toEqual([5, 6, 7, 8, 9, 8, 7, 6, 5]);
    expect(Object.values(HEX_WORDS)).toHaveLength(61);
    expect(['a1', 'a5', 'b1', 'e1', 'e9', 'i1', 'i5'].map(hex)).toEqual([0, 4, 5, 26, 34, 56, 60]);
  });
  it('M1.2 holds: rows go down and hexes go right, as (q, r) around the centre', () => {
    expect(['a1', 'a5', 'd4', 'e5', 'f8', 'i1'].map((word) => [qOf(hex(word)), rOf(hex(word))])).toEqual([
      [0, -4],
      [4, -4],
      [0, -1],
      [0, 0],
      [3, 1],
      [-4, 4],
    ]);
    for (let at = 0; at < HEXES; at++) expect(hexAt(qOf(at), rOf(at))).toBe(at);
    expect([hexAt(5, 0), hexAt(4, 1), hexAt(-3, -2)]).toEqual([-1, -1, -1]);
  });
  it.each([
    ['e5', 'd4 d5 e4 e6 f4 f5'],
    ['c3', 'b2 b3 c2 c4 d3 d4'],
    ['g6', 'f6 f7 g5 g7 h5 h6'],
    ['a1', 'a2 b1 b2'],
    ['e9', 'd8 e8 f8'],
    ['f8', 'e8 e9 f7 g7'],
    ['i3', 'h3 h4 i2 i4'],
  ])('M1.2 holds: %s has the neighbours %s', (word, around) => {
    expect(NEIGHBOURS[hex(word)]!.map((at) => HEX_WORDS[at]).join(' ')).toBe(around);
  });
  it('M1.2 holds: neighbours are neighbours of each other', () => {
    NEIGHBOURS.forEach((around, at) => {
      for (const other of around) expect(NEIGHBOURS[other]).toContain(at);
    });
  });
  it('M1.2 holds: warehouse and castles in the corners, the meadow in the centre, 54 path hexes', () => {
    expect([WAREHOUSE, MEADOW]).toEqual([hexAt(4, 0), hexAt(0, 0)]);
    expect(WARES.map((ware, i) => `${ware} ${HEX_WORDS[CASTLES[i]!]}`)).toEqual([
      'wine a1',
      'cloth i5',
      'cheese a5',
      'gems e1',
      'weapons i1',
    ]);
    expect(CASTLES).toEqual([hexAt(0, -4), hexAt(0, 4), hexAt(4, -4), hexAt(-4, 0), hexAt(-4, 4)]);
    expect(CASTLES.map(castleAt)).toEqual([0, 1, 2, 3, 4]);
    expect([WAREHOUSE, MEADOW, hex('b3')].map(castleAt)).toEqual([-1, -1, -1]);
    expect(PATHS).toHaveLength(54);
    expect([WAREHOUSE, MEADOW, ...CASTLES].some(isPath)).toBe(false);
  });
});

describe('M1.3 coins', () => {
  it.each([
    [2, '4 3 2|2 1|2 1|5 4 3 2|4 3 2'],
    [3, '4 3 3 2|2 2 1|2 2 1|5 4 4 3 2|4 3 3 2'],
    [4, '4 4 3 3 2 2|2 2 2 1 1|2 2 2 1 1|5 5 4 4 3 3 2|4 4 3 3 2 2'],
  ])('M1.3 holds: with %i players the castles of wine, cloth, cheese, gems, weapons have %s', (seats, coins) => {
    expect(
      stateOf(dealt(seats))
        .coins.map((castle) => castle.join(' '))
        .join('|'),
    ).toBe(coins);
  });
  it('M1.3 holds: the highest is taken first, again and again', () => {
    const sell = (purses: string[]): Match =>
      play(table({ hands: ['', ''], merchants: 'e1 e9', purses, frames: 'next; sell', phase: 2 }), 'sell-for-gold');
    expect(stateOf(sell(['', ''])).purses[0]).toEqual([5]);
    expect(stateOf(sell(['gems', ''])).purses[0]).toEqual([5, 4]);
    expect(stateOf(sell(['', 'gems gems'])).purses[0]).toEqual([3]);
  });
});

describe('M1.4 landslides', () => {
  it.each([
    [2, [4, 4], 2],
    [3, [3, 3, 3], 1],
    [4, [2, 2, 2, 2], 2],
  ])('M1.4 holds: with %i players %j, and %i in common', (seats, slides, common) => {
    expect(stateOf(dealt(seats))).toMatchObject({ slides, common });
  });
});

describe('M2.1 the beginning', () => {
  it.each([2, 3, 4])('M2.1 holds: %i merchants in the warehouse, full carts, six cards each', (seats) => {
    const { merchants, cart, hands, pile, discard, purses } = stateOf(dealt(seats));
    expect(merchants).toEqual(Array(seats).fill(hex('e9')));
    expect(cart).toEqual(Array(seats).fill([1, 1, 1, 1, 1]));
    expect(hands.map((hand) => hand.length)).toEqual(Array(seats).fill(6));
    expect(pile).toHaveLength(60 - 6 * seats);
    expect([discard, purses.flat()]).toEqual([[], []]);
  });
  it.each([0, 1, 2])('M2.1 holds: seat %i may be drawn to begin', (seat) => {
    const match = dealt(3, [seat, 7]);
    expect(told(match)).toEqual(['dealt', `turn ${seat}`]);
    expect(match.ask(seat)).toEqual({ id: 'act', facts: { landslides: 3, spent: 0, cards: 6, drawn: 0, wares: 5 } });
    expect(stateOf(match)).toMatchObject({ turns: 1, began: hex('e9') });
  });
  it('M2.1 holds: the deal is chance', () => {
    expect(field(dealt(2, [0, 1]), 'hands')).toEqual(field(dealt(2, [0, 1]), 'hands'));
    expect(field(dealt(2, [0, 1]), 'hands')).not.toEqual(field(dealt(2, [0, 2]), 'hands'));
  });
});

describe('M5.2 what is secret', () => {
  it('M5.2 holds: others see how many cards a hand has, and nothing of the pile', () => {
    const match = table({ hands: ['field forest', 'village', ''], pile: 'field field' });
    const view = match.view(1);
    expect(view.hands).toEqual([[-1, -1], [3], []]);
    expect(view.pile).toEqual([-1, -1]);
    expect(match.view('audience').hands).toEqual([[-1, -1], [-1], []]);
  });
  it('M5.2 holds: discards, gold, wares and landslides are open', () => {
    const match = table({
      hands: ['field', 'village'],
      pile: 'field',
      purses: ['gems', 'cloth'],
      carts: ['wine', 'gems'],
      slides: [1, 2],
    });
    const { discard, purses, coins, cart, stock, slides, common } = stateOf(match);
    expect(match.view('audience')).toMatchObject({ discard, purses, coins, cart, stock, slides, common });
    expect([discard.length, purses, slides, common]).toEqual([57, [[5], [2]], [1, 2], 7]);
  });
  it('M5.2 holds: a card that is drawn is told to whoever drew it, a card that is played to all', () => {
    const match = play(table({ hands: ['field field', 'village'], pile: 'forest forest' }), 'place field c3', 'end');
    expect(told(match, 0)).toEqual(['played 0 2', 'laid 0 2 13', 'drew 0 4', 'turn 1']);
    expect(told(match, 1)).toEqual(['played 0 2', 'laid 0 2 13', 'drew 0 -1', 'turn 1']);
  });
});
