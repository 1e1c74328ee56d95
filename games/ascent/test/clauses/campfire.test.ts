import type { Match } from '@halcyon/kernel';
import { describe, expect, it } from 'vitest';
import { GRASS, neighbourValues, valueAt } from '../../rules/index.ts';
import { attempt, cardAt, type Drawn, FULL, field, play, stateOf, table, told, why } from '../draw.ts';

const HAND = 'g12 r8 grass-fire snow-fire rock-fire';
const at = (mountain: string, hand = HAND, drawn: Partial<Drawn> = {}): Match =>
  table({ hands: [hand, 's12 s12 s11'], mountain, ...drawn });
/** The values of the first slots of row 1. */
const values = (match: Match, n: number): number[] =>
  Array.from({ length: n }, (_, cell) => valueAt(stateOf(match), cell));
const left = (match: Match): number | undefined => match.ask(0)?.facts.left;

describe('A4.10 a campfire takes the place of a terrain', () => {
  it('A4.10 allows a terrain of its type, which then goes directly above the fire', () => {
    const match = play(at('g5 s4'), 'campfire grass-fire 1');
    expect(match.ask(0)).toEqual({ id: 'lift', facts: { card: 25, cell: 0 } });
    expect(field(match, 'lifted')).toBe(25);
    expect(cardAt(match, 1)).toBe('grass-fire');
    expect(match.legal(0)).toHaveLength(1);
    play(match, 'lift 10');
    expect(cardAt(match, 10)).toBe('g5');
    expect(field(match, 'lifted')).toBe(0);
    expect(told(match, 1).slice(0, 2)).toEqual(['camped 0 73 0', 'lifted 0 25 9']);
    expect(field(match, 'turn')).toBe(1);
  });
  it('A4.10 allows it under cards that rest on the terrain', () => {
    const match = play(at('r6 s7\ns4 g5 r9'), 'campfire grass-fire 2', 'lift 18');
    expect(cardAt(match, 18)).toBe('g5');
    expect(cardAt(match, 10)).toBe('r6');
  });
  it('A4.10 allows every legal place above, and only those', () => {
    const match = play(at('r6 s7\nr9 s4 g5 r8 g6'), 'campfire grass-fire 3');
    const places = match.legal(0).map((move) => match.word({ seat: 0, move }, 0));
    expect(places).toEqual(['lift 12', 'lift 18']);
    expect(left(play(match, 'lift 12'))).toBe(2);
  });
  it('A4.10 allows the terrain to cover a bridge, at the price of that', () => {
    const match = play(at('s7 bridge r6\ng5 s4 r4 g4'), 'campfire grass-fire 1', 'lift 11');
    expect(left(match)).toBe(2);
    expect(field(match, 'covered')).toEqual([10]);
    expect(told(match, 1)).toContain('lifted 0 25 10');
    expect(told(match, 1).join()).not.toContain('covered');
    play(match, 'drop g12', 'drop rock-fire');
    expect(field(match, 'turn')).toBe(1);
  });
  it('A4.10 allows a terrain that lies on a bridge; the bridge stays covered', () => {
    const match = play(at('s4 g5 r4', HAND, { more: ['covered: 2'] }), 'campfire grass-fire 2', 'lift 10');
    expect(field(match, 'covered')).toEqual([1]);
    expect(cardAt(match, 2)).toBe('grass-fire');
  });
  it('A4.10 refuses what is no campfire, another type, a bridge and an empty slot', () => {
    const match = at('g5 bridge s4');
    expect(attempt(match, 'campfire g12 1')).toEqual({ rule: 'A4.10', id: 'not-a-campfire', facts: { card: 67 } });
    expect(attempt(match, 'campfire snow-fire 1')).toEqual({
      rule: 'A4.10',
      id: 'other-type',
      facts: { type: 1, there: 25 },
    });
    for (const cell of [2, 4]) {
      const refusal = attempt(match, `campfire grass-fire ${cell}`);
      expect(refusal).toEqual({ rule: 'A4.10', id: 'no-terrain', facts: { cell: cell - 1 } });
    }
  });
  it('A4.10 refuses a terrain that has nowhere to go', () => {
    // Nothing above stands on two cards.
    expect(attempt(at('g5'), 'campfire grass-fire 1')).toEqual({ rule: 'A4.10', id: 'no-target', facts: { card: 25 } });
    // A 1 is too low for row 2.
    expect(why(at('g1 s4'), 'campfire grass-fire 1')).toBe('A4.10 no-target');
    // Only beside grass.
    expect(why(at('g6\ns4 g5 r4'), 'campfire grass-fire 2')).toBe('A4.10 no-target');
  });
  it('A4.10 refuses a place that the hand without the campfire cannot pay', () => {
    const mountain = 's8\ns4 g5 r4';
    expect(why(at(mountain, 'g12 r8 grass-fire'), 'campfire grass-fire 2')).toBe('A4.10 no-target');
    expect(why(at(mountain, 'g12 r8 r10 grass-fire'), 'campfire grass-fire 2')).toBe('allowed');
  });
  it.each([
    ['grass-fire', 43],
    ['snow-fire', 44],
  ])('A4.10 refuses every terrain of row 8: %s', (fire, cell) => {
    const match = table({ hands: ['grass-fire snow-fire r12', 'g8i'], mountain: FULL });
    expect(why(match, `campfire ${fire} ${cell}`)).toBe('A4.10 no-target');
  });
  it('A4.10 refuses the same row and lower ones, other moves and other seats while a terrain is in the air', () => {
    const match = play(at('r6 s7\ns4 g5 r9 s6'), 'campfire grass-fire 2');
    for (const cell of [2, 5]) {
      const refusal = attempt(match, `lift ${cell}`);
      expect(refusal).toEqual({ rule: 'A4.10', id: 'not-higher', facts: { row: 0 } });
    }
    expect(attempt(match, 'discard')).toEqual({ rule: 'A4.10', id: 'lift-first', facts: { card: 25 } });
    expect(why(match, '1: lift 18')).toBe('A4.1 not-your-turn');
  });
  it.each([
    ['too dear', 'lift 13', 'A4.8 cost'],
    ['too high', 'lift 25', 'A4.7 too-high'],
    ['unsupported', 'lift 20', 'A4.6 unsupported'],
    ['occupied', 'lift 10', 'A4.4 occupied'],
    ['not next to a card', 'lift 15', 'A4.4 not-next'],
  ])('A4.10 refuses a place that is %s', (_, move, refusal) => {
    const mountain = 's3 bridge\nr6 s9 r7\ns4 g3 r9 s6 r4 s7 r5';
    const match = play(at(mountain, 'g12 r8 grass-fire'), 'campfire grass-fire 2');
    expect(why(match, move)).toBe(refusal);
  });
  it('A4.10 refuses with what is left in hand to pay', () => {
    const match = play(at('s9 bridge r9\ns4 g4 r7 s7 r5', 'g12 r8 grass-fire'), 'campfire grass-fire 2');
    expect(attempt(match, 'lift 13')).toEqual({ rule: 'A4.8', id: 'cost', facts: { needed: 5, payable: 2, left: 9 } });
  });
  it('A4.10 refuses to lift without a campfire', () => {
    expect(why(at('g5 s4'), 'lift 10')).toBe('A4.1 act-first');
  });
});

describe('A4.11 its value', () => {
  it('A4.11 holds: that of the nearest terrain on its left, past campfires and bridges', () => {
    expect(values(at('s9 grass-fire', 'g12 r8'), 2)).toEqual([9, 9]);
    expect(values(at('s9 grass-fire rock-fire', 'g12 r8'), 3)).toEqual([9, 9, 9]);
    expect(values(at('s9 bridge grass-fire', 'g12 r8'), 3)).toEqual([9, 0, 9]);
    expect(values(at('s9 rock-fire bridge grass-fire', 'g12 r8'), 4)).toEqual([9, 9, 0, 9]);
  });
  it('A4.11 holds: none in the first slot or after a bridge without a terrain; its type still counts', () => {
    expect(values(at('grass-fire snow-fire', 'g12 r8'), 2)).toEqual([0, 0]);
    const match = at('grass-fire', 'g12 r8');
    expect(why(match, 'place g12 2')).toBe('A4.5 same-type');
    expect(play(match, 'place r8 2').ask(0)).toBeUndefined();
  });
  it('A4.11 holds: it is read as the mountain stands: 9, bridge, campfire is worth 9, and 7 when a 7 covers the bridge', () => {
    const match = table({ hands: ['r7 g4 g6 g9', 's5 s12 s11'], mountain: 's9 bridge grass-fire' });
    expect(values(match, 3)).toEqual([9, 0, 9]);
    play(match, 'place r7 2', 'drop g4', 'drop g6');
    expect(values(match, 3)).toEqual([9, 7, 7]);
    play(match, '1: place s5 4');
    expect(match.ask(1)).toEqual({ id: 'pay', facts: { left: 2 } });
  });
  it('A4.11 holds: a campfire changes the value of those to its right', () => {
    const match = at('r9 g5 snow-fire', 'g12 r8 grass-fire');
    expect(values(match, 3)).toEqual([9, 5, 5]);
    play(match, 'campfire grass-fire 2', 'lift 10');
    expect(values(match, 3)).toEqual([9, 9, 9]);
  });
  it('A4.11 holds: to lay it costs nothing, the terrain pays for itself', () => {
    const match = play(at('r6\ns4 g9 r9', 'g12 r8 s3 grass-fire'), 'campfire grass-fire 2');
    expect(match.ask(0)?.id).toBe('lift');
    expect(left(play(match, 'lift 11'))).toBe(3);
  });
});

describe('A4.12 beside a campfire', () => {
  it('A4.12 holds: a terrain pays the difference to its value and has another type', () => {
    const match = at('s9 grass-fire', 'r7 g9 s5 s6');
    expect(why(match, 'place g9 3')).toBe('A4.5 same-type');
    expect(left(play(match, 'place r7 3'))).toBe(2);
  });
  it('A4.12 holds: covering a bridge, a campfire on the right looks left past the bridge', () => {
    const match = at('s9 bridge grass-fire', 'r6 g4 g6 s5');
    expect(neighbourValues(stateOf(match), 1)).toEqual([9, 9]);
    expect(left(play(match, 'place r6 2'))).toBe(3);
    // Beyond a campfire without value nothing counts.
    expect(play(at('grass-fire bridge snow-fire', 'r12 g4'), 'place r12 2').ask(0)).toBeUndefined();
  });
});

describe('A4.13 a campfire stays', () => {
  it('A4.13 allows a card beside it and above it', () => {
    expect(why(at('grass-fire s4', 'g12 r8'), 'place g12 10')).toBe('allowed');
    expect(why(at('grass-fire s4', 'g12 r8 r4'), 'place r4 3')).toBe('allowed');
  });
  it('A4.13 refuses a terrain on it, another campfire in its place, and a lifted terrain', () => {
    const match = at('s9 grass-fire r4', 'g9 r8 snow-fire rock-fire');
    const refusal = { rule: 'A4.13', id: 'campfire-stays', facts: { cell: 1 } };
    expect(attempt(match, 'place g9 2')).toEqual(refusal);
    expect(attempt(match, 'campfire rock-fire 2')).toEqual(refusal);
    const lifting = play(at('rock-fire g9\ns5 g5 r4', 'g12 r8 snow-fire'), 'campfire snow-fire 1');
    expect(why(lifting, 'lift 10')).toBe('A4.13 campfire-stays');
    expect(why(lifting, 'lift 18')).toBe('allowed');
  });
  it('A4.13 holds: it keeps its type', () => {
    expect(attempt(at('s9 grass-fire', 'g9 r8'), 'place g9 3')?.facts).toMatchObject({ type: GRASS });
  });
});
