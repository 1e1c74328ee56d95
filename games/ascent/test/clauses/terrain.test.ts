import type { Match } from '@halcyon/kernel';
import { describe, expect, it } from 'vitest';
import { GRASS, GRASS_FIRE, SNOW } from '../../rules/index.ts';
import { attempt, cardAt, faces, field, hands, lists, play, table, told, why } from '../draw.ts';

const at = (mountain: string, hand = 'g3 s5 r7 g12 summit'): Match => table({ hands: [hand, 's12 s12 s11'], mountain });

describe('A4.4 where a terrain goes', () => {
  it('A4.4 allows the very first card at the bottom left only', () => {
    const match = at('');
    expect(why(match, 'place g3 1')).toBe('allowed');
    for (let cell = 2; cell <= 9; cell++) expect(why(match, `place g3 ${cell}`)).toBe('A4.4 not-next');
    for (let cell = 10; cell <= 44; cell++) expect(why(match, `place g3 ${cell}`)).not.toBe('allowed');
    expect(match.legal(0).map((move) => match.word({ seat: 0, move }, 0))).toEqual([
      'place g3 1',
      'place s5 1',
      'place r7 1',
      'place g12 1',
      'discard',
    ]);
  });
  it('A4.4 allows the slot right of a card, and the first of a row', () => {
    const match = at('r4 s4');
    expect(why(match, 'place g3 3')).toBe('allowed');
    expect(why(match, 'place g3 10')).toBe('allowed');
    play(match, 'place g3 10');
    expect(cardAt(match, 10)).toBe('g3');
    expect(told(match, 1)).toContain('placed 0 13 9');
  });
  it('A4.4 allows the last slot of a row, and that above it', () => {
    const row = 'r4 s4 g4 s5 g5 s6 g6 s3';
    expect(why(at(row), 'place g3 9')).toBe('allowed');
    expect(why(at(`r3 s7 r5 s8 r7 s8 r8\n${row} g3`, 'g9 r10'), 'place g9 17')).toBe('allowed');
  });
  it('A4.4 allows the top of a visible bridge', () => {
    const match = play(at('r4 bridge'), 'place s5 2', 'drop g3');
    expect(told(match, 1)).toContain('covered 0 27 1');
    expect(field(match, 'covered')).toEqual([1]);
    expect(cardAt(match, 2)).toBe('s5');
  });
  it('A4.4 refuses a gap, an occupied slot, a covered bridge and what is no terrain', () => {
    const match = at('r4 s4');
    expect(attempt(match, 'place g3 4')).toEqual({ rule: 'A4.4', id: 'not-next', facts: { cell: 3 } });
    expect(attempt(match, 'place g3 2')).toEqual({ rule: 'A4.4', id: 'occupied', facts: { cell: 1, there: 21 } });
    expect(attempt(match, 'place summit 3')).toEqual({ rule: 'A4.4', id: 'not-a-terrain', facts: { card: 77 } });
    expect(why(table({ hands: ['g3', 's5'], mountain: 'r4 s4', more: ['covered: 2'] }), 'place g3 2')).toBe(
      'A4.4 occupied',
    );
    expect(why(at('', 'grass-fire bridge'), 'place grass-fire 1')).toBe('A4.4 not-a-terrain');
    expect(why(at('r4', 'grass-fire bridge'), 'place bridge 2')).toBe('A4.4 not-a-terrain');
  });
});

describe('A4.5 neighbours', () => {
  it('A4.5 allows the same type above, below and further on', () => {
    expect(why(at('g4 s4'), 'place g3 10')).toBe('allowed');
    expect(why(at('g4 s4'), 'place g3 3')).toBe('allowed');
    // The last slot of a row and the first of the next are no neighbours.
    expect(why(at('r4 s4 g4 s5 g5 s6 g6 s3 g3'), 'place g12 10')).toBe('allowed');
  });
  it.each([
    ['terrain', 's4 g4', { type: GRASS, at: 1, there: 19 }],
    ['campfire', 's4 grass-fire', { type: GRASS, at: 1, there: GRASS_FIRE }],
  ])('A4.5 refuses the type of the %s on the left', (_, mountain, facts) => {
    expect(attempt(at(mountain), 'place g3 3')).toEqual({ rule: 'A4.5', id: 'same-type', facts });
  });
  it('A4.5 refuses on a bridge the type of either side', () => {
    expect(attempt(at('g4 bridge s4'), 'place s5 2')?.facts).toEqual({ type: SNOW, at: 2, there: 21 });
    expect(attempt(at('g4 bridge s4'), 'place g3 2')?.facts).toEqual({ type: GRASS, at: 0, there: 19 });
    expect(why(at('g4 bridge s4'), 'place r7 2')).toBe('allowed');
  });
});

describe('A4.6 support', () => {
  it('A4.5 refuses the type of the left neighbour before A4.6 is looked at', () => {
    expect(attempt(at('g4\ns4 r4'), 'place g3 11')).toMatchObject({ rule: 'A4.5', id: 'same-type', facts: { at: 9 } });
    expect(why(at('r4\ns4 r4'), 'place g3 11')).toBe('A4.6 unsupported');
  });
  it('A4.6 allows a row to begin before the row below is complete', () => {
    expect(why(at('s4 r4'), 'place g3 10')).toBe('allowed');
    expect(why(at('s4 r4\ng5 s6 r6'), 'place r7 18')).toBe('allowed');
  });
  it('A4.6 allows a bridge below', () => {
    expect(why(at('s4 bridge'), 'place g3 10')).toBe('allowed');
  });
  it.each([
    ['none', '', 10],
    ['one', 's4', 10],
    ['one', 'g5 s5 r5\ns4 r4 g4 s3', 13],
  ])('A4.6 refuses a slot over %s', (_, mountain, cell) => {
    expect(attempt(at(mountain), `place g3 ${cell}`)).toEqual({
      rule: 'A4.6',
      id: 'unsupported',
      facts: { cell: cell - 1 },
    });
  });
});

describe('A4.7 height', () => {
  const TWO_ROWS = 'r5 g5 r4\ns5 r6 g4 s4';
  it('A4.7 allows the number of the row', () => {
    expect(why(at(TWO_ROWS), 'place g3 18')).toBe('allowed');
  });
  it('A4.7 refuses less, also on a bridge', () => {
    const two = 'g2 s3 r7 g12';
    expect(attempt(at(TWO_ROWS, two), 'place g2 18')).toEqual({
      rule: 'A4.7',
      id: 'too-high',
      facts: { value: 2, row: 2 },
    });
    expect(why(at(`r3 bridge\n${TWO_ROWS}`, two), 'place g2 19')).toBe('A4.7 too-high');
    expect(why(at(`r3 bridge\n${TWO_ROWS}`, two), 'place s3 19')).toBe('allowed');
  });
});

describe('A4.8 the cost', () => {
  it.each([
    ['a 7 beside a 4 costs 3', 's4', 'place r7 2', 3],
    ['a 3 beside a 4 costs 1', 's4', 'place g3 2', 1],
    ['a bridge on the left costs nothing', 's4 bridge', 'place g12 3', 0],
    ['the first slot costs nothing', 's4 r4', 'place g12 10', 0],
    ['an equal value costs nothing', 'r3', 'place g3 2', 0],
    ['a campfire without value costs nothing', 'snow-fire', 'place g12 2', 0],
    ['values count in the row only', 's4 r9', 'place g3 10', 0],
  ])('A4.8 allows: %s', (_, mountain, move, cost) => {
    const match = play(at(mountain), move);
    expect(match.ask(0)).toEqual(cost === 0 ? undefined : { id: 'pay', facts: { left: cost } });
    expect(field(match, 'turn')).toBe(cost === 0 ? 1 : 0);
  });
  it('A4.8 allows any cards to pay: campfires, bridges, summits', () => {
    const match = play(at('s4', 'r7 grass-fire bridge summit'), 'place r7 2');
    play(match, 'drop grass-fire', 'drop bridge', 'drop summit');
    expect(faces(lists(match, 'discards')[0]!)).toBe('grass-fire bridge summit');
    expect(field(match, 'turn')).toBe(1);
  });
  it('A4.8 refuses what cannot be paid: the played card does not pay', () => {
    const match = at('s4', 'r8 g3 s5 r7');
    const before = match.digest;
    expect(attempt(match, 'place r8 2')).toEqual({
      rule: 'A4.8',
      id: 'cost',
      facts: { needed: 4, payable: 3, left: 4 },
    });
    expect(match.digest).toBe(before);
    expect(why(match, 'place r7 2')).toBe('allowed');
  });
  it('A4.8 refuses to pay from the pile; the draw comes after', () => {
    const match = play(table({ hands: ['r5 g3', 's12'], piles: ['g6 g4', ''], mountain: 's4' }), 'place r5 2');
    expect(why(match, 'drop g4')).toBe('A4.1 not-in-hand');
    play(match, 'drop g3');
    expect(faces(hands(match)[0]!)).toBe('g4 g6');
  });
});

describe('A4.9 rows', () => {
  it('A4.9 holds: the cards below have no say in the cost', () => {
    expect(play(at('g12 s11\nr2 g3 s3 r4', 'r11 g4 s5'), 'place r11 12').ask(0)).toBeUndefined();
    expect(play(at('s9 r8\nr2 g3 s3 r4', 's5 r10 g6'), 'place g6 12').ask(0)?.facts).toEqual({ left: 2 });
  });
});
