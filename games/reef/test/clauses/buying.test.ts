import type { Match } from '@halcyon/kernel';
import { describe, expect, it } from 'vitest';
import { cellAt } from '../../rules/index.ts';
import { attempt, coralsOf, type Drawn, field, named, play, row, stateOf, table, told, why, wormsAs } from '../draw.ts';

const SEA = `
  pearl  water  shark  coral
  pearl ?pearl  shark ?coral
 ?shark  water ?water  red-male
  coral  shark  water  pearl`;
const begun = (drawn: Partial<Drawn> = {}): Match => table({ sea: SEA, worms: ['red:6', 'red:1'], ...drawn });
const worms = (match: Match, seat = 0): string => wormsAs(stateOf(match).worms[seat]!);

describe('F3.2 the turn', () => {
  it('F3.2 allows purchases, boats and sharks in any order, as often as one can pay', () => {
    const match = play(begun({ sharks: [1, 0] }), 'boat', 'shark d1', 'buy a2', 'shark b2', 'buy a1');
    expect(told(match).filter((line) => !line.startsWith('paid'))).toEqual([
      'boat-bought 0 1',
      'shark-took 0 24 15',
      'bought 0 1 14',
      'shark-took 0 9 16',
      'bought 0 0 13',
    ]);
    expect(match.ask(0)).toEqual({ id: 'act', facts: { worms: 1, pearls: 0 } });
    const other = play(begun({ sharks: [1, 0] }), 'buy a1', 'shark a2', 'boat', 'turn b1', 'buy b1');
    expect(stateOf(other)).toMatchObject({ boats: [2, 1], sharks: [1, 0], turn: 0 });
  });
  it('F3.2 allows to end at once, with everything left to do', () => {
    const match = play(begun(), 'end');
    expect(stateOf(match)).toMatchObject({ turn: 1, turns: 2 });
    expect(told(match).filter((line) => line.startsWith('turn'))).toEqual(['turn 1']);
  });
  it('F3.2 allows worms that are paid to be paid as one likes; they go back to the supply', () => {
    const match = play(begun({ worms: ['red:2 blue:2 pink', ''] }), 'boat');
    expect(match.ask(0)).toEqual({ id: 'pay', facts: { left: 3, colour: 6, price: 3 } });
    play(match, 'pay blue');
    expect(match.ask(0)).toEqual({ id: 'pay', facts: { left: 2, colour: 6, price: 3 } });
    play(match, 'pay pink', 'pay blue');
    expect(worms(match)).toBe('red:2');
    expect(stateOf(match).supply).toEqual([6, 8, 8, 8, 8, 8]);
    expect(told(match)).toEqual(['paid 0 3', 'paid 0 5', 'paid 0 3', 'boat-bought 0 1']);
  });
  it.each([
    ['one kind is there', 'red:5', 'red:2'],
    ['all of it is due', 'red:2 blue', ''],
    ['one kind is left', 'red:2 blue:3', 'blue:2', 'pay red', 'pay red'],
  ])('F3.2 holds: nobody is asked what to pay with where %s', (_, before, after, ...moves) => {
    const match = play(begun({ worms: [before, 'blue'] }), 'boat', ...moves);
    expect(field(match, 'boats')).toEqual([2, 1]);
    expect(worms(match)).toBe(after);
  });
  it('F3.2 holds: a turn in which nothing can be done is over by itself', () => {
    const match = play(begun({ worms: ['red', ''] }), 'buy a1');
    expect(stateOf(match)).toMatchObject({ turn: 1, turns: 2 });
    // With a shark it is not.
    expect(field(play(begun({ worms: ['red', ''], sharks: [1, 0] }), 'buy a1'), 'turn')).toBe(0);
    // Nor with a worm.
    expect(field(play(begun({ worms: ['red:2', ''] }), 'buy a1'), 'turn')).toBe(0);
  });
  it('F3.2 refuses the turn of another, naming whose it is', () => {
    for (const move of ['end', 'buy d1', 'boat', 'take red', 'leave'])
      expect(attempt(begun(), `1: ${move}`)).toEqual({ rule: 'F3.2', id: 'not-your-turn', facts: { seat: 0 } });
    const paying = play(begun({ worms: ['red blue:3', 'red'] }), 'boat');
    expect(attempt(paying, '1: pay red')).toEqual({ rule: 'F3.2', id: 'not-your-turn', facts: { seat: 0 } });
    expect(why(play(begun(), 'turn b1'), '1: leave')).toBe('F3.2 not-your-turn');
    expect(attempt(begun({ turn: 1 }), 'end')).toMatchObject({ facts: { seat: 1 } });
  });
  it('F3.2 refuses what is not due', () => {
    expect(attempt(begun(), 'take red')).toEqual({ rule: 'F3.2', id: 'act-first', facts: {} });
    for (const move of ['leave', 'pay red']) expect(why(begun(), move)).toBe('F3.2 act-first');
  });
  it('F3.2 refuses anything else while a price is being paid', () => {
    const match = play(begun({ worms: ['red:4 blue:2', ''], sharks: [1, 0] }), 'boat', 'pay red');
    expect(attempt(match, 'end')).toEqual({ rule: 'F3.2', id: 'pay-first', facts: { left: 2 } });
    for (const move of ['buy a1', 'turn b1', 'shark d1', 'boat', 'leave', 'take red'])
      expect(why(match, move)).toBe('F3.2 pay-first');
  });
  it('F3.2 refuses a coin that one does not have', () => {
    const match = play(begun({ worms: ['red:4 blue green', 'pink'] }), 'boat');
    expect(attempt(match, 'pay pink')).toEqual({ rule: 'F3.2', id: 'no-such-coin', facts: { coin: 5 } });
    expect(attempt(match, 'pay pearl')).toEqual({ rule: 'F3.2', id: 'no-such-coin', facts: { coin: 6 } });
    expect(why(play(match, 'pay blue'), 'pay blue')).toBe('F3.2 no-such-coin');
  });
});

describe('F3.3 where and for how much', () => {
  it.each([
    ['their own row', 0, 'a1', 1],
    ['the near middle row', 0, 'b2', 2],
    ['the far middle row', 0, 'c1', 2],
    ['the row of the other', 0, 'd1', 3],
    ['their own row', 1, 'd1', 1],
    ['the near middle row', 1, 'c1', 2],
    ['the far middle row', 1, 'b2', 2],
    ['the row of the other', 1, 'a1', 3],
  ])('F3.3 allows %s: seat %i buys %s for %i', (_, seat, cell, price) => {
    const match = begun({ turn: seat, worms: ['red:4', 'red:4'], boats: [2, 2] });
    play(match, `${seat}: buy ${cell}`);
    expect(stateOf(match).worms[seat]![0]).toBe(4 - price);
    expect(field(match, 'sea')).toHaveProperty(String(cellAt('abcd'.indexOf(cell[0]!), Number(cell[1]) - 1)), 0);
  });
  it('F3.3 allows every column that has a boat', () => {
    const match = begun({ boats: [3, 1] });
    for (const cell of ['a1', 'a2', 'a3', 'd3', 'c3']) expect(why(match, `buy ${cell}`)).toBe('allowed');
  });
  it('F3.3 allows to turn a face-down card up for a worm, and then to take it for one more', () => {
    const match = play(begun(), 'turn b1');
    expect(worms(match)).toBe('red:5');
    expect(match.ask(0)).toEqual({ id: 'keep', facts: { cell: 8, card: 14 } });
    expect(told(match)).toEqual(['paid 0 0', 'turned 0 8 14']);
    play(match, 'buy b1');
    expect(worms(match)).toBe('red:4');
    expect(stateOf(match).sharks).toEqual([1, 0]);
    expect(row(match, 1)).toMatch(/^\. water \?water red-male/);
  });
  it('F3.3 allows to leave it; it costs two from then on, in the same turn too', () => {
    const match = play(begun(), 'turn b1', 'leave');
    expect(told(match).at(-1)).toBe('left 0 8');
    expect(row(match, 1)).toMatch(/^shark water \?water red-male/);
    expect(worms(play(match, 'buy b1'))).toBe('red:3');
  });
  it('F3.3 allows the other to buy it too, for two', () => {
    const match = play(begun({ worms: ['red:2', 'red:2'], chance: [1, 1] }), 'turn b1', 'leave', 'end');
    expect(worms(match, 1)).toBe('red:2 yellow:2');
    play(match, '1: buy b1', '1: pay red', '1: pay red');
    expect(stateOf(match).sharks).toEqual([0, 1]);
  });
  it('F3.3 holds: it stays face up wherever it slides', () => {
    const match = play(begun({ boats: [3, 1], sharks: [1, 0] }), 'turn b3', 'leave', 'shark b2', 'end');
    expect(row(match, 1)).toMatch(/^\?shark water red-male/);
    const open = play(begun({ boats: [4, 1], sharks: [1, 0] }), 'turn c4', 'leave', 'shark c1', 'end');
    expect(row(open, 2)).toMatch(/^\?pearl shark coral \?/);
  });
  it.each([
    ['a fish that no coral takes', '?red-male', 'red:4'],
    ['a card for which no worm is left', '?coral', 'red'],
    ['a fish of a colour that one cannot pay', '?blue-male', 'red:4'],
  ])('F3.3 holds: it is left by itself where it cannot be taken: %s', (_, card, have) => {
    const sea = `coral\ncoral\n${card}\ncoral`;
    const match = play(table({ sea, worms: [have, ''], corals: card === '?blue-male' ? ['-', ''] : [] }), 'turn b1');
    expect(told(match)).toContain('left 0 8');
    expect(row(match, 1).split(' ')[0]).toBe(card.slice(1));
  });
  it('F3.3 refuses a column without a boat', () => {
    for (const move of ['buy a2', 'buy d2', 'turn c2', 'catch b4 1']) {
      expect(attempt(begun({ corals: ['-', ''] }), move)).toEqual({
        rule: 'F3.3',
        id: 'no-boat-there',
        facts: { column: Number(/\d/.exec(move)![0]) - 1, boats: 1 },
      });
    }
    // The boats of the other do not help.
    expect(why(begun({ boats: [1, 8] }), 'buy a2')).toBe('F3.3 no-boat-there');
  });
  it('F3.3 refuses a gap', () => {
    const gap = begun({ sea: 'coral\n.\n.\n.' });
    for (const [move, cell] of [
      ['buy a1', 0],
      ['turn b1', 8],
      ['catch c1 1', 16],
    ])
      expect(attempt(gap, String(move))).toEqual({ rule: 'F3.3', id: 'no-card', facts: { cell } });
  });
  it('F3.3 refuses to take a card that lies face down', () => {
    for (const move of ['buy b1', 'catch b1 1'])
      expect(attempt(begun(), move)).toEqual({ rule: 'F3.3', id: 'turn-first', facts: { cell: 8 } });
  });
  it('F3.3 refuses to turn a card that lies face up', () => {
    expect(attempt(begun(), 'turn a1')).toEqual({ rule: 'F3.3', id: 'already-open', facts: { cell: 0 } });
    expect(attempt(begun(), 'turn c1')).toEqual({ rule: 'F3.3', id: 'already-open', facts: { cell: 16 } });
  });
  it.each([
    ['buy d1', 'red blue', 3, 2],
    ['buy c1', 'blue', 2, 1],
    ['buy a1', '', 1, 0],
    ['turn b1', '', 1, 0],
    ['boat', 'red blue', 3, 2],
  ])('F3.3 refuses what one cannot pay: %s', (move, have, price, payable) => {
    expect(attempt(begun({ worms: [have, 'red:3'] }), move)).toEqual({
      rule: 'F3.3',
      id: 'too-few-worms',
      facts: { price, payable },
    });
  });
  it('F3.3 refuses that anything comes between turning and taking', () => {
    const match = play(begun({ sharks: [1, 0], corals: ['-', ''], boats: [4, 1] }), 'turn b1');
    expect(attempt(match, 'end')).toEqual({ rule: 'F3.3', id: 'keep-or-leave', facts: { cell: 8 } });
    for (const move of ['boat', 'turn b3', 'shark d1', 'pay red', 'take red', 'shark-fish 1 male'])
      expect(why(match, move)).toBe('F3.3 keep-or-leave');
    for (const move of ['buy a1', 'buy c1', 'catch b4 1'])
      expect(attempt(match, move)).toEqual({ rule: 'F3.3', id: 'only-that-card', facts: { cell: 8 } });
  });
});

describe('F3.4 what cards are for', () => {
  it('F3.4 allows corals up to five; they are bare', () => {
    const match = play(begun({ corals: ['- red-male', ''], worms: ['blue:2', ''] }), 'buy a1');
    expect(coralsOf(match, 0)).toBe('- red-male -');
    expect(stateOf(match)).toMatchObject({ males: [[0, 1, 0], []], females: [[0, 0, 0], []], broods: [[0, 0, 0], []] });
    expect(why(begun({ corals: ['- - red+red -', ''] }), 'buy a1')).toBe('allowed');
  });
  it('F3.4 allows pearls and sharks to be kept', () => {
    const match = play(
      begun({ worms: ['blue:6', ''], boats: [4, 1] }),
      'buy a2',
      'turn c2',
      'buy c2',
      'buy a4',
      'pay blue',
    );
    expect(stateOf(match)).toMatchObject({ pearls: [2, 0], sharks: [1, 0], discard: [] });
    expect(told(match).filter((line) => line.startsWith('bought'))).toEqual([
      'bought 0 1 14',
      'bought 0 17 15',
      'bought 0 3 15',
    ]);
  });
  it('F3.4 allows water, which is discarded at once', () => {
    const match = play(begun({ boats: [2, 1] }), 'buy b2');
    expect(named(stateOf(match).discard)).toBe('water');
    expect(worms(match)).toBe('red:4');
    expect(row(match, 1)).toMatch(/^\?shark \. \?water/);
    // Turned up, it is no gift either.
    expect(named(stateOf(play(begun({ boats: [3, 1] }), 'turn b3', 'buy b3')).discard)).toBe('water');
  });
  it('F3.3 refuses what one cannot pay before F3.4 or F3.5 is looked at', () => {
    const poor = { worms: ['', ''], corals: ['- - - - -', ''] };
    expect(why(begun(poor), 'buy a1')).toBe('F3.3 too-few-worms');
    expect(why(begun({ ...poor, boats: [3, 1] }), 'buy a3')).toBe('F3.3 too-few-worms');
  });
  it.each(['- - - - -', 'red+red red+blue red+pink blue+blue -', 'red-male - - blue+pink -'])(
    'F3.4 refuses a sixth coral: %s',
    (corals) => {
      const match = begun({ corals: [corals, ''] });
      expect(attempt(match, 'buy a1')).toEqual({ rule: 'F3.4', id: 'five-corals', facts: {} });
      // The other one may.
      expect(why(begun({ corals: [corals, ''], turn: 1, boats: [1, 4], worms: ['', 'red:3'] }), '1: buy a1')).toBe(
        'allowed',
      );
    },
  );
});
