import type { Match } from '@halcyon/kernel';
import { describe, expect, it } from 'vitest';
import { cellAt, SEA_WORDS } from '../../rules/index.ts';
import {
  attempt,
  cardsOf,
  coralsOf,
  type Drawn,
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
  red-male  shark coral  water pearl
 ?blue-male coral .
  pink-male coral ?pearl
  coral     shark blue-male`;
const begun = (drawn: Partial<Drawn> = {}): Match => table({ sea: SEA, sharks: [2, 0], ...drawn });

describe('F3.7 a shark in the sea', () => {
  it.each([
    ['a1', 'coral'],
    ['a3', 'blue-male'],
    ['b2', 'coral'],
    ['c2', 'coral'],
    ['d1', 'red-male'],
    ['d2', 'shark'],
    ['d4', 'water'],
    ['d5', 'pearl'],
  ])('F3.7 allows any face-up card, with or without a boat: %s, free', (cell, card) => {
    const match = play(begun(), `shark ${cell}`);
    const at = cellAt('abcd'.indexOf(cell[0]!), Number(cell[1]) - 1);
    expect(stateOf(match).sea[at]).toBe(0);
    expect(named(stateOf(match).discard)).toBe(`shark ${card}`);
    expect(stateOf(match).sharks).toEqual([1, 0]);
    expect(wormsAs(stateOf(match).worms[0]!)).toBe('red yellow green blue purple pink');
    expect(told(match)).toEqual([`shark-took 0 ${at} ${cardsOf(card)}`]);
    expect(match.ask(0)?.id).toBe('act');
  });
  it('F3.7 allows a card that was turned up and left', () => {
    const match = play(begun({ boats: [3, 1], worms: ['red:2', ''] }), 'turn b3', 'leave', 'shark b3');
    expect(named(stateOf(match).discard)).toBe('shark pearl');
  });
  it('F3.7 holds: the gap stays until the end of the turn, then it is closed', () => {
    const match = play(begun(), 'shark a1', 'shark a3');
    expect(row(match, 0)).toMatch(/^\. shark \. /);
    expect(row(match, 0).split(' ')).toHaveLength(8);
    const next = row(match, 0).split(' ')[3];
    expect(row(play(match, 'end'), 0)).toMatch(new RegExp(`^shark ${next} `));
    expect(row(match, 0)).not.toContain('.');
  });
  it('F3.7 refuses it without a shark', () => {
    const match = begun({ sharks: [0, 2], corals: ['red-male', ''] });
    for (const move of ['shark a1', 'shark-fish 1 male'])
      expect(attempt(match, move)).toEqual({ rule: 'F3.7', id: 'no-shark', facts: {} });
    expect(why(play(begun({ sharks: [1, 0] }), 'shark a1'), 'shark a2')).toBe('F3.7 no-shark');
  });
  it('F3.7 refuses a gap', () => {
    expect(attempt(begun(), 'shark c3')).toEqual({ rule: 'F3.7', id: 'nothing-to-take', facts: { cell: 18 } });
    expect(why(play(begun(), 'shark a1'), 'shark a1')).toBe('F3.7 nothing-to-take');
  });
  it('F3.7 refuses a card that lies face down', () => {
    expect(attempt(begun(), 'shark c1')).toEqual({ rule: 'F3.7', id: 'face-down-safe', facts: { cell: 16 } });
    expect(why(begun(), 'shark b3')).toBe('F3.7 face-down-safe');
  });
});

describe('F3.7 a shark on a coral', () => {
  const corals = ['- red-male green+pink blue-female', 'pink-male'];
  it.each([
    ['shark-fish 2 male', '- - green+pink blue-female', 'red-male'],
    ['shark-fish 4 female', '- red-male green+pink -', 'blue-female'],
  ])('F3.7 allows a fish of one’s own: %s', (move, after, prey) => {
    const match = play(begun({ corals }), move);
    expect(coralsOf(match, 0)).toBe(after);
    expect(named(stateOf(match).discard)).toBe(`shark ${prey}`);
    expect(stateOf(match).sharks).toEqual([1, 0]);
    expect(told(match)).toEqual([`shark-ate 0 ${Number(move.split(' ')[1]) - 1} ${cardsOf(prey)}`]);
  });
  it('F3.7 allows room for another fish that way', () => {
    const match = begun({ corals: ['green-male', ''], worms: ['pink:2', ''], breeding: 'red+red blue+blue' });
    expect(why(match, 'catch b1 1')).toBe('F3.5 sex-there');
    play(match, 'shark-fish 1 male', 'catch b1 1');
    expect(coralsOf(match, 0)).toBe('pink-male');
  });
  it.each([
    ['a bare coral', 'shark-fish 1 male', 0],
    ['the other sex', 'shark-fish 2 female', 1],
    ['a brood', 'shark-fish 3 male', 2],
    ['a coral that one does not have', 'shark-fish 5 male', 4],
  ])('F3.7 refuses %s', (_, move, coral) => {
    expect(attempt(begun({ corals }), move)).toEqual({ rule: 'F3.7', id: 'no-fish-there', facts: { coral } });
  });
  it('F3.7 refuses the fish of the other: there is no such move', () => {
    const match = begun({ corals: ['', 'pink-male'] });
    expect(why(match, 'shark-fish 1 male')).toBe('F3.7 no-fish-there');
    expect(coralsOf(match, 1)).toBe('pink-male');
  });
});

describe('F3.8 pearls', () => {
  it('F3.8 holds: one pays for a worm of any colour and is discarded', () => {
    const match = play(begun({ pearls: [1, 1], worms: ['red:3 blue', ''] }), 'buy a1');
    expect(match.ask(0)).toEqual({ id: 'pay', facts: { left: 1, colour: 6, price: 1 } });
    play(match, 'pay pearl');
    expect(stateOf(match)).toMatchObject({
      pearls: [0, 1],
      worms: [
        [3, 0, 0, 1, 0, 0],
        [0, 0, 0, 0, 0, 0],
      ],
    });
    expect(named(stateOf(match).discard)).toBe('pearl');
    expect(told(match)).toEqual(['paid 0 6', 'bought 0 0 13']);
  });
  it('F3.8 holds: it turns a card up, too', () => {
    const match = play(begun({ pearls: [1, 0], worms: ['', ''], boats: [3, 1], sharks: [0, 0] }), 'turn b3');
    expect(told(match).slice(0, 2)).toEqual(['paid 0 6', 'turned 0 10 15']);
  });
  it('F3.8 holds: one that was just bought pays for the next', () => {
    const match = play(
      table({ sea: 'pearl coral\ndown\ndown\npearl coral', boats: [2, 1], worms: ['red', ''] }),
      'buy a1',
    );
    expect(coralsOf(play(match, 'buy a2'), 0)).toBe('-');
    expect(named(stateOf(match).discard)).toContain('pearl');
  });
});

describe('F3.9 boats', () => {
  it('F3.9 allows one for three worms or pearls, at the next column toward the reef', () => {
    const match = play(begun({ worms: ['red:2 blue', 'red'], pearls: [0, 2] }), 'boat');
    expect(stateOf(match)).toMatchObject({
      boats: [2, 1],
      worms: [
        [0, 0, 0, 0, 0, 0],
        [1, 0, 0, 0, 0, 0],
      ],
    });
    expect(told(match).at(-1)).toBe('boat-bought 0 1');
    expect(why(match, 'buy a2')).toBe('F3.3 too-few-worms');
    const pearls = play(begun({ worms: ['', ''], pearls: [3, 0] }), 'boat');
    expect(stateOf(pearls)).toMatchObject({ boats: [2, 1], pearls: [0, 0] });
  });
  it('F3.9 allows several in a turn', () => {
    const match = play(begun({ worms: ['red:7', ''] }), 'boat', 'boat');
    expect(told(match).filter((line) => line.startsWith('boat'))).toEqual(['boat-bought 0 1', 'boat-bought 0 2']);
    expect(why(match, 'buy a3')).toBe(`F3.5 onto-a-coral`);
    expect(SEA_WORDS[stateOf(match).sea[2]!]).toBe('blue-male');
  });
  it.each([
    [[7, 7], 'allowed'],
    [[7, 8], 'F3.9 no-boat-left'],
    [[8, 7], 'F3.9 no-boat-left'],
    [[8, 6], 'F3.9 no-boat-left'],
    [[6, 8], 'allowed'],
  ])('F3.9 allows or refuses the next one: %j %s', (boats, answer) => {
    expect(why(begun({ boats }), 'boat')).toBe(answer);
  });
  it('F3.3 refuses one that cannot be paid, before F3.9 is looked at', () => {
    expect(why(begun({ boats: [7, 8], worms: ['red:2', ''] }), 'boat')).toBe('F3.3 too-few-worms');
  });
  it('F3.9 refuses more than fifteen in all, and more than the columns', () => {
    expect(attempt(begun({ boats: [7, 8] }), 'boat')).toEqual({
      rule: 'F3.9',
      id: 'no-boat-left',
      facts: { boats: 7 },
    });
    expect(attempt(begun({ boats: [8, 3] }), 'boat')).toEqual({
      rule: 'F3.9',
      id: 'no-boat-left',
      facts: { boats: 8 },
    });
  });
});
