import { agree, chanceFrom, Match } from '@halcyon/kernel';
import { shuffled } from '@halcyon/testkit';
import { describe, expect, it } from 'vitest';
import {
  BOATS,
  BREEDING,
  BREEDING_WORDS,
  breedingOf,
  CARD_WORDS,
  CELL_WORDS,
  COLOURS,
  CORAL,
  cellAt,
  colourOf,
  columnOf,
  DECK,
  FACE_DOWN,
  fish,
  isFish,
  PEARL,
  priceOf,
  reef,
  rowOf,
  SHARK,
  sexOf,
  WATER,
} from '../../rules/index.ts';
import { breedingCards, coralsOf, field, row, stateOf, table, told, wormsAs } from '../draw.ts';

/** Who begins, the shuffle, then the dice. */
const dealt = (chance: number[] = []): Match =>
  new Match(reef, agree(reef, { seats: 2 }), chanceFrom('set-up', chance));
const count = (list: readonly number[], card: number): number => list.filter((other) => other === card).length;

describe('F1.1 what is in the box', () => {
  it('F1.1 holds: 60 sea cards, 21 breeding cards, 15 boats, 8 worms of each of 6 colours', () => {
    expect([DECK.length, BREEDING.length, BOATS]).toEqual([60, 21, 15]);
    const { supply, worms } = stateOf(dealt());
    expect(COLOURS.map((_, colour) => supply[colour]! + worms[0]![colour]! + worms[1]![colour]!)).toEqual(
      Array(6).fill(8),
    );
  });
  it.each([0, 1, 2, 3, 4, 5])('F1.1 holds: both dice have six colours: %i', (colour) => {
    expect(field(dealt([0, ...shuffled(1), colour, 5 - colour]), 'dice')).toEqual([colour, 5 - colour]);
  });
  it('F1.1 refuses any number of seats but two', () => {
    for (const seats of [1, 3]) expect(() => agree(reef, { seats })).toThrow(`2 seats, not ${seats}`);
  });
});

describe('F1.2 the sea cards', () => {
  it('F1.2 holds: two of each fish, 12 corals, 6 sharks, 6 pearls, 12 of water', () => {
    for (const colour of COLOURS.keys()) for (const sex of [0, 1]) expect(count(DECK, fish(colour, sex))).toBe(2);
    expect([CORAL, SHARK, PEARL, WATER].map((card) => count(DECK, card))).toEqual([12, 6, 6, 12]);
    expect(DECK.filter(isFish)).toHaveLength(24);
  });
  it('F1.2 holds: a fish has a colour and a sex, and each card its word', () => {
    const words = DECK.filter(isFish).map((card) => `${COLOURS[colourOf(card)]}-${['male', 'female'][sexOf(card)]}`);
    expect(DECK.filter(isFish).map((card) => CARD_WORDS[card])).toEqual(words);
    expect([CORAL, SHARK, PEARL, WATER].map((card) => CARD_WORDS[card])).toEqual(['coral', 'shark', 'pearl', 'water']);
  });
});

describe('F1.3 the breeding cards', () => {
  it('F1.3 holds: each pair of colours once, each colour with itself once', () => {
    const pairs = BREEDING.map(([one, two]) => `${Math.min(one, two)}${Math.max(one, two)}`);
    expect(new Set(pairs).size).toBe(21);
    expect(BREEDING.filter(([one, two]) => one === two).map(([one]) => one)).toEqual([0, 1, 2, 3, 4, 5]);
    expect([BREEDING_WORDS[0], BREEDING_WORDS[20]]).toEqual(['red+red', 'pink+pink']);
  });
  it('F1.3 holds: either sex may have either colour', () => {
    expect(breedingOf(3, 1)).toBe(breedingOf(1, 3));
    expect([breedingOf(3, 1)]).toEqual(breedingCards('yellow+blue'));
  });
});

describe('F1.4 the colours', () => {
  it('F1.4 holds: six, each with a name of its own', () => {
    expect(COLOURS.join(' ')).toBe('red yellow green blue purple pink');
  });
});

describe('F2.1 the sea', () => {
  it('F2.1 holds: four rows of eight, the middle ones face down, 28 cards in the pile', () => {
    const { sea, faces, pile, discard } = stateOf(dealt());
    expect(sea.map((card) => card === FACE_DOWN)).toEqual(sea.map((_, cell) => cell >= 8 && cell < 24));
    expect(faces.map((card) => card > 0)).toEqual(sea.map((card) => card === FACE_DOWN));
    expect(sea).toHaveLength(32);
    expect(sea).not.toContain(0);
    expect(pile).toHaveLength(28);
    expect(discard).toEqual([]);
    expect(told(dealt())).toContain('dealt');
  });
  it('F2.1 holds: the order of the cards is chance', () => {
    const rows = (shuffle: number): string => [0, 1, 2, 3].map((n) => row(dealt([0, shuffle]), n)).join('\n');
    expect(rows(1)).toBe(rows(1));
    expect(rows(1)).not.toBe(rows(2));
  });
  it('F2.1 holds: cells are counted from the shore, rows from seat 0', () => {
    expect([cellAt(0, 0), cellAt(1, 7), cellAt(3, 2)].map((cell) => CELL_WORDS[cell])).toEqual(['a1', 'b8', 'd3']);
    expect([rowOf(26), columnOf(26)]).toEqual([3, 2]);
  });
});

describe('F2.2 what everybody has', () => {
  it('F2.2 holds: a boat, a worm of each colour, and nothing else; four breeding cards lie open', () => {
    const match = dealt([0, 1]);
    const s = stateOf(match);
    expect(s.boats).toEqual([1, 1]);
    // The throw has been taken from the supply already.
    const thrown = told(match).filter((line) => line.startsWith('took 0'));
    expect(thrown.length).toBe(2);
    expect(wormsAs(s.worms[1]!)).toBe('red yellow green blue purple pink');
    expect(s.worms[0]!.reduce((sum, n) => sum + n)).toBe(8);
    expect([s.pearls, s.sharks]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect([coralsOf(match, 0), coralsOf(match, 1)]).toEqual(['', '']);
    expect([s.breeding.length, s.breedingPile.length]).toEqual([4, 17]);
    expect(new Set([...s.breeding, ...s.breedingPile]).size).toBe(21);
  });
  it('F2.2 holds: the boat is at the column next to the shore, for both', () => {
    const sea = 'coral coral\ndown\ndown\nshark shark';
    for (const seat of [0, 1]) {
      const match = table({ sea, turn: seat });
      const cells = match.legal(seat).map((move) => match.word({ seat, move }, seat));
      expect(cells.filter((move) => /^(buy|turn)/.test(move)).every((move) => move.endsWith('1'))).toBe(true);
      expect(cells).toContain(`buy ${'ad'[seat]}1`);
    }
  });
  it('F2.2 holds: which breeding cards lie open is chance', () => {
    expect(field(dealt([0, 1]), 'breeding')).not.toEqual(field(dealt([0, 2]), 'breeding'));
  });
});

describe('F2.3 who begins', () => {
  it.each([0, 1])('F2.3 holds: seat %i may be drawn', (seat) => {
    const match = dealt([seat, ...shuffled(1), 2, 4]);
    expect(told(match).slice(0, 3)).toEqual(['dealt', `turn ${seat}`, `threw ${seat} 2 4`]);
    expect(match.ask(1 - seat)).toEqual({ id: 'share', facts: { first: 2, second: 4, any: 0 } });
    expect(stateOf(match)).toMatchObject({ turn: seat, turns: 1 });
  });
});

describe('F3.3 prices', () => {
  it('F3.3 holds: by the distance of the row', () => {
    expect([0, 1, 2, 3].map((n) => priceOf(0, n))).toEqual([1, 2, 2, 3]);
    expect([0, 1, 2, 3].map((n) => priceOf(1, n))).toEqual([3, 2, 2, 1]);
  });
});
