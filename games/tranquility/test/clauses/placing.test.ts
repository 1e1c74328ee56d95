import { describe, expect, it } from 'vitest';
import { attempt, field, lists, play, table, why } from '../draw.ts';

const lone = (hand: string, sea = ''): ReturnType<typeof table> => table({ hands: [hand, '70 71 72 73 74'], sea });

describe('T3.1 the chain', () => {
  it('T3.1 holds: the last cell of a row and the first of the next are neighbours', () => {
    expect(why(lone('8 20 30 40 50', '. . . . . 3'), 'place 8 7')).toBe('T4.4 cost');
    const match = play(lone('5 20 30 40 50', '. . . . . 3'), 'place 5 7');
    expect(match.ask(0)).toEqual({ id: 'pay', facts: { left: 2 } });
  });
  it('T3.1 holds: cells above each other are no neighbours', () => {
    const match = play(lone('60 20 30 40 50', '3 . . . . .'), 'place 60 7');
    expect(match.ask(0)).toBeUndefined();
  });
});

describe('T4.1 a turn', () => {
  it('T4.1 allows a card or two discards', () => {
    const match = lone('8 20 30 40 50');
    expect(why(match, 'place 8 7')).toBe('allowed');
    expect(why(match, 'discard')).toBe('allowed');
  });
  it('T4.1 refuses a card that is not in hand, and the turn of another', () => {
    const match = lone('8 20 30 40 50');
    expect(why(match, 'place 9 7')).toBe('T4.1 not-in-hand');
    expect(why(match, '1: place 70 7')).toBe('T4.1 not-your-turn');
    expect(match.check(1, match.legal(0)[0]!)?.facts).toEqual({ seat: 0 });
  });
  it('T4.1 refuses two discards with one card to discard, and drops before an action', () => {
    expect(why(table({ hands: ['8', '70 71'] }), 'discard')).toBe('T4.1 too-few-to-discard');
    expect(why(lone('8 20 30 40 50'), 'drop 8')).toBe('T4.1 act-first');
  });
  it('T4.1 allows drawing up to five while the pile lasts', () => {
    const match = play(table({ hands: ['8 20 30', '70 71'], piles: ['1 2 3 4', ''] }), '0: place 8 7');
    expect(field(match, 'hands')).toEqual([
      [2, 3, 4, 20, 30],
      [70, 71],
    ]);
    const short = play(table({ hands: ['8 20 30', '70 71'], piles: ['1', ''] }), '0: place 8 7');
    expect(field(short, 'hands')).toEqual([
      [1, 20, 30],
      [70, 71],
    ]);
    expect(field(short, 'turn')).toBe(1);
  });
});

describe('T4.2 ascending', () => {
  const sea = '10 . . . 40 .';
  it('T4.2 allows any empty cell between lower and higher islands', () => {
    for (const move of ['place 20 3', 'place 60 8', 'place 60 36'])
      expect(why(lone('5 20 30 45 60', sea), move)).toBe('allowed');
  });
  it('T4.2 refuses a cell out of order, naming the island in the way', () => {
    const match = lone('5 20 30 45 60', sea);
    expect(why(match, 'place 20 6')).toBe('T4.2 order');
    expect(why(match, 'place 5 2')).toBe('T4.2 order');
    expect(attempt(match, 'place 5 36')?.facts).toEqual({ card: 5, cell: 35, there: 10, at: 0 });
  });
  it('T4.2 refuses an occupied cell and what is no island', () => {
    const match = lone('5 20 30 45 finish', sea);
    expect(why(match, 'place 20 1')).toBe('T4.2 occupied');
    expect(why(match, 'place finish 3')).toBe('T4.2 not-an-island');
  });
  it('T4.2 allows a placement that can never be completed', () => {
    expect(why(lone('79 20 30 45 60', sea), 'place 79 10')).toBe('allowed');
  });
});

describe('T4.3 the cost', () => {
  it.each([
    ['a 5 beside a 3 costs 2', '3 . . . . .', '5 20 30 40 50', 'place 5 2', 2],
    ['a 5 beside a 3 costs 2, also over a row end', '. . . . . 3', '5 20 30 40 50', 'place 5 7', 2],
    ['6 between 3 and 7 costs 1', '3 . 7 . . .', '6 20 30 40 50', 'place 6 2', 1],
    ['5 between 1 and 6 costs 1', '1 . 6 . . .', '5 20 30 40 50', 'place 5 2', 1],
    ['a neighbour on the right counts alone', '. . 7 . . .', '4 20 30 40 50', 'place 4 2', 3],
  ])('T4.3 allows: %s', (_, sea, hand, move, cost) => {
    const match = play(lone(hand, sea), move);
    expect(match.ask(0)).toEqual({ id: 'pay', facts: { left: cost } });
  });
  it('T4.3 allows for nothing without neighbours; the Start costs nothing to the first cell', () => {
    const match = play(table({ hands: ['2 20 30 40 50', '70 71'], more: ['started: 0'] }), 'place 2 1');
    expect(field(match, 'turn')).toBe(1);
  });
});

describe('T4.4 paying', () => {
  it('T4.4 allows a cost of four with five cards in hand', () => {
    expect(why(lone('7 20 30 40 50', '3 . . . . .'), 'place 7 2')).toBe('allowed');
  });
  it('T4.4 refuses a cost of five with five cards in hand: the played card does not pay', () => {
    const match = lone('8 20 30 40 50', '3 . . . . .');
    expect(why(match, 'place 8 2')).toBe('T4.4 cost');
    expect(attempt(match, 'place 8 2')?.facts).toMatchObject({ needed: 5, payable: 4 });
    expect(field(match, 'hands')).toEqual([
      [8, 20, 30, 40, 50],
      [70, 71, 72, 73, 74],
    ]);
  });
  it('T4.4 refuses to pay from the pile: what is paid leaves the hand, and the draw comes after', () => {
    const match = play(table({ hands: ['5 20 30', '70 71'], piles: ['1 2', ''], sea: '3 . . . . .' }), 'place 5 2');
    expect(why(match, 'drop 2')).toBe('T4.1 not-in-hand');
    play(match, 'drop 20', 'drop 30');
    expect(field(match, 'hands')).toEqual([
      [1, 2],
      [70, 71],
    ]);
  });
});

describe('T4.13 order of things', () => {
  it('T4.13 refuses drops out of ascending order, and anything else while cards are due', () => {
    const match = play(lone('5 20 30 40 50', '3 . . . . .'), 'place 5 2');
    expect(why(match, 'drop 50')).toBe('T4.13 too-few-left');
    expect(why(match, 'discard')).toBe('T4.13 drop-first');
    play(match, 'drop 30');
    expect(why(match, 'drop 20')).toBe('T4.13 ascending');
    expect(why(match, 'drop 40')).toBe('allowed');
  });
  it('T4.13 allows discard two as an announcement and two drops', () => {
    const match = play(lone('5 20 30 40 50'), 'discard', 'drop 5', 'drop 20');
    expect(field(match, 'turn')).toBe(1);
    expect(lists(match, 'discards')[0]).toEqual([5, 20]);
  });
});

describe('T4.5 and T3.5 secrets', () => {
  it('T4.5 holds: the owner remembers a discard, others see only that there is one', () => {
    const match = play(lone('5 20 30 40 50'), 'discard', 'drop 5', 'drop 20');
    expect((match.view(0).discards as number[][])[0]).toEqual([5, 20]);
    expect((match.view(1).discards as number[][])[0]).toEqual([-1, -1]);
    const dropped = match.rules.events.findIndex(({ name }) => name === 'dropped');
    expect(match.events(1).filter(({ event }) => event === dropped)).toEqual([
      { event: dropped, args: [0, -1] },
      { event: dropped, args: [0, -1] },
    ]);
    expect(match.word({ seat: 0, move: match.steps[1]!.move }, 1)).toBe('drop ?');
  });
  it('T3.5 holds: hands and piles of others are hidden, their sizes are not', () => {
    const view = lone('5 20 30 40 50').view(1);
    expect((view.hands as number[][])[0]).toEqual([-1, -1, -1, -1, -1]);
    expect((view.piles as number[][])[1]!.every((card) => card === -1)).toBe(true);
  });
  it('T4.6 holds: the table has moves, and none of them carries words', () => {
    const { moves } = lone('5').rules;
    expect(moves.map(({ name }) => name).sort()).toEqual(['discard', 'drop', 'finish', 'place', 'pledge', 'start']);
  });
});
