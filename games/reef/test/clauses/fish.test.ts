import type { Match } from '@halcyon/kernel';
import { describe, expect, it } from 'vitest';
import { completes, payable, takes } from '../../rules/index.ts';
import {
  attempt,
  breedingCards,
  cardsOf,
  coralsOf,
  type Drawn,
  ended,
  field,
  named,
  play,
  row,
  stateOf,
  table,
  told,
  why,
  wormsAs,
} from '../draw.ts';

const SEA = `
  red-male    shark
 ?blue-female coral
  pink-male   coral
  red-female  coral blue-male`;
const begun = (corals: string, drawn: Partial<Drawn> = {}): Match =>
  table({
    sea: SEA,
    corals: [corals, ''],
    worms: ['red:5 blue:2 pink:2 green', ''],
    breeding: 'red+red red+blue green+pink yellow+yellow',
    breedingPile: 'blue+pink',
    ...drawn,
  });
const worms = (match: Match): string => wormsAs(stateOf(match).worms[0]!);

describe('F3.5 paying for a fish', () => {
  it.each([
    ['a1', 'red:4 green blue:2 pink:2'],
    ['b1', 'red:5 green blue:2'],
    ['d1', 'red:2 green blue:2 pink:2'],
  ])('F3.5 allows worms of its colour only, without asking: %s', (cell, left) => {
    expect(worms(play(begun('-'), `catch ${cell} 1`))).toBe(left);
  });
  it('F3.5 allows pearls among them, as one likes', () => {
    const match = play(begun('-', { pearls: [2, 0] }), 'catch b1 1');
    expect(match.ask(0)).toEqual({ id: 'pay', facts: { left: 2, colour: 5, price: 2 } });
    play(match, 'pay pearl', 'pay pink');
    expect(worms(match)).toBe('red:5 green blue:2 pink');
    expect(stateOf(match).pearls).toEqual([1, 0]);
    expect(coralsOf(match, 0)).toBe('pink-male');
  });
  it('F3.5 allows pearls alone', () => {
    const match = play(begun('-', { pearls: [3, 0], worms: ['blue', ''] }), 'catch d1 1');
    expect([worms(match), stateOf(match).pearls, coralsOf(match, 0)]).toEqual(['blue', [0, 0], 'red-male']);
  });
  it('F3.5 allows any worm to turn it up, and its colour to take it then', () => {
    const match = play(begun('-'), 'turn c1', 'pay green');
    expect(match.ask(0)).toEqual({ id: 'keep', facts: { cell: 16, card: cardsOf('blue-female')[0] } });
    play(match, 'catch c1 1');
    expect(worms(match)).toBe('red:5 blue pink:2');
    expect(coralsOf(match, 0)).toBe('blue-female');
    expect(row(match, 2)).toMatch(/^\. coral/);
  });
  it('F3.5 refuses too few of its colour, whatever else one has', () => {
    expect(attempt(begun('-', { worms: ['red:2 blue:6', ''] }), 'catch d1 1')).toEqual({
      rule: 'F3.5',
      id: 'too-few-of-colour',
      facts: { price: 3, payable: 2, colour: 0 },
    });
    expect(attempt(begun('-', { worms: ['blue:6', ''], pearls: [1, 0] }), 'catch b1 1')).toEqual({
      rule: 'F3.5',
      id: 'too-few-of-colour',
      facts: { price: 2, payable: 1, colour: 5 },
    });
    expect(why(begun('-', { worms: ['blue:6', ''] }), 'catch a1 1')).toBe('F3.5 too-few-of-colour');
  });
  it('F3.5 refuses a worm of another colour', () => {
    const match = play(begun('-', { pearls: [1, 0] }), 'catch a1 1');
    expect(attempt(match, 'pay blue')).toEqual({ rule: 'F3.5', id: 'other-colour', facts: { colour: 0 } });
    // One that is not there at all breaks F3.2 before.
    expect(why(match, 'pay yellow')).toBe('F3.2 no-such-coin');
    expect(why(match, 'pay red')).toBe('allowed');
  });
  it('F3.5 holds: payable says how much, pearls included', () => {
    const s = stateOf(begun('-', { pearls: [2, 1] }));
    expect([0, 1, 3, 6].map((colour) => payable(s, 0, colour))).toEqual([7, 2, 4, 12]);
    expect(payable(s, 1, 0)).toBe(1);
  });
});

describe('F3.5 where a fish goes', () => {
  it.each(['red-female', 'pink-male'])('F3.5 allows any fish as the first on a coral: %s', (fish) => {
    const match = play(begun('green-male - -'), `catch ${fish === 'red-female' ? 'a1' : 'b1'} 3`);
    expect(coralsOf(match, 0)).toBe(`green-male - ${fish}`);
    expect(told(match).at(-1)).toBe(`caught 0 ${cardsOf(fish)} 2`);
    expect(named(stateOf(match).discard)).toBe('');
  });
  it('F3.5 allows a coral that was bought in this very turn', () => {
    const match = play(begun('', { boats: [2, 1], worms: ['red:3', ''] }), 'buy a2', 'catch a1 1');
    expect(coralsOf(match, 0)).toBe('red-female');
  });
  it('F3.5 allows the second if a visible breeding card shows the pair', () => {
    expect(why(begun('red-male'), 'catch a1 1')).toBe('allowed');
    expect(why(begun('blue-male'), 'catch a1 1')).toBe('allowed');
    expect(why(begun('green-female'), 'catch b1 1')).toBe('allowed');
  });
  it.each([
    ['pink-male', 'catch a1 1', 5, 0],
    ['yellow-male', 'catch a1 1', 1, 0],
    ['pink-female', 'catch b1 1', 5, 5],
  ])('F3.5 refuses a pair that none shows: %s', (coral, move, one, two) => {
    expect(attempt(begun(coral), move)).toEqual({ rule: 'F3.5', id: 'no-pair', facts: { one, two } });
  });
  it('F3.5 refuses a pair whose breeding card lies on a coral already, or is still to come', () => {
    const breeding = 'red+blue green+pink yellow+yellow blue+blue';
    expect(why(begun('red-male red+red', { breeding, breedingPile: '' }), 'catch a1 1')).toBe('F3.5 no-pair');
    expect(why(begun('blue-female'), 'catch b1 1')).toBe('F3.5 no-pair');
  });
  it.each([
    ['red-female', 'catch a1 1'],
    ['blue-female', 'catch a1 1'],
    ['green-male', 'catch b1 1'],
  ])('F3.5 refuses a second one of its sex: %s', (coral, move) => {
    const card = cardsOf(move.includes('a1') ? 'red-female' : 'pink-male')[0];
    expect(attempt(begun(coral), move)).toEqual({ rule: 'F3.5', id: 'sex-there', facts: { coral: 0, card } });
  });
  it('F3.5 refuses a coral that one does not have', () => {
    expect(attempt(begun('-'), 'catch a1 2')).toEqual({
      rule: 'F3.5',
      id: 'no-such-coral',
      facts: { coral: 1, corals: 1 },
    });
    expect(attempt(begun('', { corals: ['', '- -'] }), 'catch a1 1')).toEqual({
      rule: 'F3.5',
      id: 'no-such-coral',
      facts: { coral: 0, corals: 0 },
    });
  });
  it('F3.5 refuses a fish without a coral, and a coral for what is no fish', () => {
    expect(attempt(begun('-'), 'buy a1')).toEqual({
      rule: 'F3.5',
      id: 'onto-a-coral',
      facts: { card: cardsOf('red-female')[0] },
    });
    expect(attempt(begun('-', { boats: [2, 1] }), 'catch a2 1')).toEqual({
      rule: 'F3.5',
      id: 'not-a-fish',
      facts: { card: cardsOf('coral')[0] },
    });
  });
  it('F3.5 holds: takes and completes say so beforehand', () => {
    const s = stateOf(begun('red-male - pink-male red+pink red-female'));
    const [redFemale] = cardsOf('red-female');
    expect([0, 1, 2, 3, 4].map((coral) => takes(s, 0, coral, redFemale!))).toEqual([true, true, false, false, false]);
    expect([0, 1].map((coral) => completes(s, 0, coral, redFemale!))).toEqual([breedingCards('red+red')[0], -1]);
  });
});

describe('F3.6 a brood', () => {
  it('F3.6 allows a pair to breed: fish away, breeding card onto the coral, the next one is turned up', () => {
    const match = play(begun('- red-male'), 'catch a1 2');
    expect(coralsOf(match, 0)).toBe('- red+red');
    expect(named(stateOf(match).discard)).toBe('red-male red-female');
    expect(stateOf(match).breeding).toEqual(breedingCards('red+blue green+pink yellow+yellow blue+pink'));
    expect(stateOf(match).breedingPile).toHaveLength(16);
    expect(told(match).slice(-3)).toEqual([
      `caught 0 ${cardsOf('red-female')} 1`,
      `bred 0 1 ${breedingCards('red+red')}`,
      `breeding-open ${breedingCards('blue+pink')}`,
    ]);
    expect(match.ask(0)?.id).toBe('act');
  });
  it('F3.6 allows either sex to have either colour', () => {
    const one = play(begun('blue-male'), 'catch a1 1');
    const other = play(begun('red-female', { boats: [3, 1] }), 'catch a3 1');
    expect([coralsOf(one, 0), coralsOf(other, 0)]).toEqual(['red+blue', 'red+blue']);
    expect(named(stateOf(other).discard)).toBe('blue-male red-female');
  });
  it('F3.6 allows the breeding card that was just turned up to be used in the same turn', () => {
    const match = play(begun('red-male blue-female', { worms: ['red:5 pink:2', ''] }), 'catch a1 1', 'catch b1 2');
    expect(coralsOf(match, 0)).toBe('red+red blue+pink');
  });
  it('F3.6 refuses more fish on a coral with a brood', () => {
    const match = begun('red+pink');
    expect(attempt(match, 'catch a1 1')).toEqual({ rule: 'F3.6', id: 'brood-there', facts: { coral: 0 } });
    expect(why(play(begun('red-male'), 'catch a1 1'), 'catch b1 1')).toBe('F3.6 brood-there');
  });
});

describe('F5.1 the fifth brood', () => {
  const four = 'red+pink red+green blue+blue pink+pink';
  it('F5.1 holds: whoever lays it wins at once, in the middle of a turn', () => {
    const match = play(begun('', { corals: [`${four} red-male`, 'green+blue'] }), 'catch a1 5');
    expect(ended(match)).toBe('five-broods');
    expect(match.rules.clauses[match.outcome!.why]!.rule).toBe('F5.1');
    expect(match.outcome).toMatchObject({ kind: 'ranked', scores: [5, 1], winners: 0b01 });
    expect(told(match).at(-1)).toBe(`bred 0 4 ${breedingCards('red+red')}`);
    expect(attempt(match, 'end')).toMatchObject({ rule: 'table', id: 'over' });
  });
  it('F5.1 holds: seat 1 as well; whatever the other has', () => {
    const corals = [four, 'red+yellow yellow+green yellow+blue yellow+purple red-female'];
    const match = begun('', { corals, turn: 1, worms: ['', 'red'] });
    play(match, '1: catch d1 5');
    expect(match.outcome).toMatchObject({ scores: [4, 5], winners: 0b10 });
  });
  it('F5.1 holds: four are not enough', () => {
    const match = play(begun('red+pink red+green blue+blue red-male'), 'catch a1 4');
    expect(match.outcome).toBeUndefined();
    expect(field(match, 'ended')).toBe(0);
  });
});
