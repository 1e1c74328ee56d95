import type { Match } from '@halcyon/kernel';
import { describe, expect, it } from 'vitest';
import { canMeet, missing, needed } from '../../rules/index.ts';
import { attempt, type Drawn, dice, faces, field, hands, play, stateOf, table, told, why } from '../draw.ts';

/** Seat 0 is the pilot of three, and everybody has decided. */
const raising = (hand: string, thrown: string, drawn: Partial<Drawn> = {}): Match =>
  table({ hands: [hand, 'red', 'red'], thrown, frames: 'raise 0', ...drawn });
const open = (match: Match, ...moves: string[]): string[] => moves.filter((move) => why(match, move) === 'allowed');

describe('C3.1 what a throw asks for', () => {
  it.each([
    ['red green', [1, 2]],
    ['red red', [1, 1]],
    ['red blank', [1]],
    ['blank blank', []],
    ['purple blank yellow purple', [4, 3, 4]],
  ])('C3.1 holds: %s', (shown, cards) => {
    const match = table({ hands: ['', ''], cloud: shown.split(' ').length === 4 ? 7 : 1, chance: dice(shown) });
    expect(needed(stateOf(match).dice)).toEqual(cards);
    expect(match.ask(1)?.facts.needed).toBe(cards.length);
  });
  it('C3.1 holds: a colour shown twice takes two cards of it', () => {
    expect(missing([1, 2], [1, 1])).toBe(1);
    expect(missing([], [1, 1, 0, 2])).toBe(3);
    expect(canMeet([1, 1], [1, 1])).toBe(true);
    expect(canMeet([], [0, 0])).toBe(true);
    const match = play(raising('red red red', 'red red'), 'raise');
    expect(faces(hands(match)[0]!)).toBe('red');
  });
});

describe('C3.2 stay or jump', () => {
  const four = (): Match =>
    table({ hands: ['red', 'red red', '', 'wild'], pilot: 2, cloud: 5, thrown: 'red green red' });
  it('C3.2 allows each in turn to jump or to stay, beginning on the left of the pilot', () => {
    const match = four();
    expect(match.ask(3)).toEqual({ id: 'decide', facts: { cloud: 4, points: 9, pilot: 2, needed: 3, cards: 0 } });
    expect(open(match, '3: jump', '3: stay')).toEqual(['3: jump', '3: stay']);
    play(match, '3: jump');
    expect(told(match)).toEqual(['jumped 3 4 9']);
    play(match, '0: stay', '1: jump');
    expect(told(match)).toEqual(['jumped 3 4 9', 'stayed 0', 'jumped 1 4 9']);
    expect(field(match, 'aboard')).toEqual([1, 0, 1, 0]);
    expect(field(match, 'scores')).toEqual([0, 9, 0, 9]);
    expect(match.ask(2)?.id).toBe('raise');
  });
  it('C3.2 allows only those aboard to decide', () => {
    const match = table({ hands: ['red', '', ''], aboard: [0, 2], thrown: 'red' });
    expect(match.ask(1)).toBeUndefined();
    expect(match.ask(2)?.id).toBe('decide');
  });
  it('C3.2 allows the pilot to go on with this throw when all have jumped', () => {
    const match = play(table({ hands: ['red', ''], thrown: 'red blank' }), '1: jump');
    expect(match.ask(0)).toEqual({ id: 'raise', facts: { cloud: 0, points: 1, needed: 1 } });
    play(match, 'raise');
    expect(match.ask(0)?.id).toBe('alone');
  });
  it('C3.2 refuses a decision out of turn, naming who is asked, and the pilot', () => {
    const match = four();
    expect(attempt(match, '1: stay')).toEqual({ rule: 'C3.2', id: 'not-your-turn', facts: { seat: 3 } });
    expect(attempt(match, '2: jump')).toEqual({ rule: 'C3.2', id: 'not-your-turn', facts: { seat: 3 } });
    expect(why(table({ hands: ['', '', ''], aboard: [0, 2], thrown: 'red' }), '1: jump')).toBe('C3.2 not-your-turn');
  });
  it('C3.2 refuses anything but these two', () => {
    const match = four();
    expect(attempt(match, '3: wild')).toEqual({ rule: 'C3.2', id: 'jump-or-stay', facts: {} });
    for (const move of ['raise', 'fall', 'throw']) expect(why(match, `3: ${move}`)).toBe('C3.2 jump-or-stay');
  });
});

describe('C3.3 the pilot answers', () => {
  it('C3.3 allows exactly the cards that are asked for, shown to all', () => {
    const match = play(raising('red red green wild', 'green blank red', { cloud: 4 }), 'raise');
    expect(faces(hands(match)[0]!)).toBe('red wild');
    expect(faces(stateOf(match).played)).toBe('green red');
    expect(told(match, 2).slice(0, 3)).toEqual(['played 0 2', 'played 0 1', 'rose 0 4']);
  });
  it('C3.3 allows a single Wild for all of it, though the cards are in hand', () => {
    const match = raising('red green wild', 'red green');
    expect(open(match, 'raise', 'wild', 'fall')).toEqual(['raise', 'wild']);
    play(match, 'wild');
    expect(faces(hands(match)[0]!)).toBe('red green');
    expect(faces(stateOf(match).played)).toBe('wild');
    expect(told(match, 1)).toContain('played 0 5');
    expect(field(match, 'cloud')).toBe(1);
  });
  it('C3.3 allows a pilot who only has a Wild to play nothing', () => {
    expect(open(raising('red wild', 'red green'), 'raise', 'wild', 'fall')).toEqual(['wild', 'fall']);
  });
  it('C3.3 allows a rise for nothing when all dice are blank', () => {
    const match = raising('red wild', 'blank blank');
    expect(open(match, 'raise', 'wild', 'fall')).toEqual(['raise']);
    play(match, 'raise');
    expect(faces(hands(match)[0]!)).toBe('red wild');
    expect(stateOf(match).played).toEqual([]);
    expect(field(match, 'cloud')).toBe(1);
    expect(open(raising('', 'blank blank'), 'raise', 'fall')).toEqual(['raise']);
  });
  it('C3.3 holds: with blanks the others decide first', () => {
    const match = table({ hands: ['', '', ''], chance: dice('blank blank') });
    expect([1, 2, 0].map((seat) => match.ask(seat)?.id)).toEqual(['decide', undefined, undefined]);
    expect(why(match, 'raise')).toBe('C3.2 not-your-turn');
  });
  it('C3.3 refuses a raise when cards are lacking: a Wild is no card among others', () => {
    const match = raising('red green wild wild', 'red red yellow', { cloud: 4 });
    expect(attempt(match, 'raise')).toEqual({ rule: 'C3.3', id: 'lacking', facts: { needed: 3, missing: 2 } });
  });
  it('C3.3 refuses a Wild that is not there, and one for blanks', () => {
    expect(attempt(raising('red', 'red green'), 'wild')).toEqual({ rule: 'C3.3', id: 'no-wild', facts: {} });
    expect(attempt(raising('wild', 'blank blank'), 'wild')).toEqual({ rule: 'C3.3', id: 'all-blank', facts: {} });
  });
  it('C3.3 refuses to fall with the cards in hand', () => {
    expect(attempt(raising('red green', 'red green'), 'fall')).toEqual({ rule: 'C3.3', id: 'must-raise', facts: {} });
    expect(why(raising('', 'blank blank'), 'fall')).toBe('C3.3 must-raise');
  });
  it('C3.3 refuses a jump and another throw now', () => {
    const match = raising('red', 'red green');
    expect(attempt(match, 'jump')).toEqual({ rule: 'C3.3', id: 'raise-or-fall', facts: {} });
    for (const move of ['stay', 'throw']) expect(why(match, move)).toBe('C3.3 raise-or-fall');
    expect(attempt(match, '1: jump')).toEqual({ rule: 'C3.2', id: 'not-your-turn', facts: { seat: 0 } });
  });
});

describe('C3.4 the balloon rises', () => {
  it.each([
    [0, [0, 1, 2, 3], 1],
    [0, [0, 2, 3], 2],
    [3, [1, 3], 1],
    [2, [2], 2],
  ])('C3.4 holds: after seat %i with %j aboard the next pilot is %i', (pilot, aboard, next) => {
    const match = table({
      hands: ['red', 'red', 'red', 'red'],
      pilot,
      aboard,
      thrown: 'red',
      cloud: 2,
      frames: `raise ${pilot}`,
    });
    play(match, `${pilot}: raise`);
    expect(field(match, 'pilot')).toBe(next);
    expect(field(match, 'cloud')).toBe(2);
    expect(told(match).slice(0, 3)).toEqual([`played ${pilot} 1`, `rose ${pilot} 2`, `pilot ${next} 2`]);
  });
});

describe('C3.5 alone', () => {
  const alone = (hand = 'red', drawn: Partial<Drawn> = {}): Match =>
    table({ hands: [hand, '', ''], aboard: [0], cloud: 3, ...drawn });
  it('C3.5 allows a lone pilot to jump before a throw, which scores the cloud', () => {
    const match = play(alone(), 'jump');
    expect(field(match, 'scores')).toEqual([4, 0, 0]);
    expect(told(match).slice(0, 2)).toEqual(['jumped 0 2 4', 'trip-over 1']);
  });
  it('C3.5 allows to throw, and asks again before the next throw', () => {
    const match = play(alone('red', { chance: dice('red blank') }), 'throw');
    expect(match.ask(0)?.id).toBe('raise');
    play(match, 'raise');
    expect(match.ask(0)).toEqual({ id: 'alone', facts: { cloud: 3, points: 6, dice: 3 } });
    expect(told(match)).toEqual(['threw 0 2', 'die 1', 'die 0', 'played 0 1', 'rose 0 3', 'pilot 0 3']);
  });
  it('C3.5 refuses anything else, and a jump after the throw', () => {
    expect(attempt(alone(), 'stay')).toEqual({ rule: 'C3.5', id: 'jump-or-throw', facts: {} });
    for (const move of ['raise', 'wild', 'fall']) expect(why(alone(), move)).toBe('C3.5 jump-or-throw');
    expect(why(play(alone('', { chance: dice('red blank') }), 'throw'), 'jump')).toBe('C3.3 raise-or-fall');
    expect(attempt(alone(), '1: jump')).toEqual({ rule: 'C3.2', id: 'not-your-turn', facts: { seat: 0 } });
  });
});
