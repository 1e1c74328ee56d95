import { describe, expect, it } from 'vitest';
import { attempt, type Drawn, FULL, field, hands, play, table, why } from '../draw.ts';

const rocks = (drawn: Partial<Drawn> = {}): ReturnType<typeof table> =>
  table({ features: ['jagged-rocks'], hands: ['3 20 30 40 50', '60 61 62'], more: ['rocks: 2'], ...drawn });
const storm = (drawn: Partial<Drawn> = {}): ReturnType<typeof table> =>
  table({ features: ['storm-compass'], hands: ['3 20 30 40 50', '60 61 62'], ...drawn });
const events = (match: ReturnType<typeof table>, since = 0): string[] =>
  match.events(0, since).map(({ event }) => match.rules.events[event]!.name);

const FOUR_ROWS = `. . . . . .
. . . . . .
51 52 53 54 55 .
41 42 43 44 45 46
31 32 33 34 35 36
 4  5  6  7  8  9`;

describe('T6.1 Jagged Rocks', () => {
  it('T6.1 refuses a card into their row and allows other rows', () => {
    expect(why(rocks(), 'place 3 7')).toBe('T6.1 rocks.closed');
    expect(why(rocks(), 'place 3 6')).toBe('allowed');
  });
  it('T4.4 refuses what cannot be paid before T6.1 or T6.7 is looked at', () => {
    const dear = { sea: '. . . . . .\n. 30 . . . .\n. . . . . .', hands: ['3 40', '60'] };
    expect(why(rocks(dear), 'place 3 7')).toBe('T4.4 cost');
    expect(why(storm({ ...dear, more: ['purples: 0 1 0 0 0 0'] }), 'place 3 7')).toBe('T4.4 cost');
  });
  it('T6.1 allows moving to a row with space, after the action and before the draw', () => {
    const match = play(rocks(), 'place 3 1');
    expect(match.ask(0)).toEqual({ id: 'rocks', facts: { row: 1 } });
    expect(hands(match)[0]).toHaveLength(4);
    play(match, 'rocks 6');
    expect(field(match, 'rocks')).toBe(5);
    expect(hands(match)[0]).toHaveLength(5);
    expect(field(match, 'turn')).toBe(1);
  });
  it('T6.1 refuses their own row, a full row, and another move first', () => {
    const match = play(rocks({ sea: '10 11 12 13 14 15\n. . . . . .' }), 'place 3 1');
    expect(why(match, 'rocks 2')).toBe('T6.1 rocks.another-row');
    expect(why(match, 'discard')).toBe('T6.1 rocks.move-first');
    const full = play(
      rocks({ sea: '. . . . . .\n4 5 6 7 8 9', hands: ['20 30 40 50', '60 61'], more: ['rocks: 3'] }),
      'place 20 36',
    );
    expect(why(full, 'rocks 1')).toBe('T6.1 rocks.row-full');
  });
  it('T6.1 allows keeping them for two cards and refuses it with fewer', () => {
    const match = play(rocks(), 'place 3 1', 'stay');
    expect(match.ask(0)).toEqual({ id: 'pay', facts: { left: 2 } });
    play(match, 'drop 20', 'drop 30');
    expect(field(match, 'rocks')).toBe(1);
    const poor = play(rocks({ hands: ['3 20', '60 61'] }), 'place 3 1');
    expect(attempt(poor, 'stay')).toMatchObject({
      rule: 'T6.1',
      id: 'rocks.stay-costs-two',
      facts: { needed: 2, payable: 1 },
    });
  });
  it('T6.1 holds: with the fourth full row they go at once and for good', () => {
    const match = play(
      rocks({ sea: FOUR_ROWS, hands: ['56 60 61 62 63', '70 71'], more: ['rocks: 6'] }),
      'place 56 24',
    );
    expect(field(match, 'rocks')).toBe(6);
    expect(match.ask(0)).toEqual({ id: 'pay', facts: { left: 1 } });
    play(match, 'drop 60');
    expect(field(match, 'turn')).toBe(1);
    expect(events(match)).toContain('rocks-gone');
    // They leave only once.
    const since = match.steps.length;
    play(match, '1: place 70 36');
    expect(events(match, since)).not.toContain('rocks-gone');
  });
  it('T4.8 holds: after the Start the Rocks move when the eight are paid', () => {
    const match = play(rocks({ hands: ['3 20 30 40 start', '60 61 62 63 64'] }), 'start', '0: pledge 4', '1: pledge 4');
    for (const seat of [0, 1]) {
      for (const card of hands(match)[seat]!.slice(0, 4)) play(match, `${seat}: drop ${card}`);
    }
    expect(match.ask(0)).toMatchObject({ id: 'rocks' });
  });
});

describe('T6.4 Storms are met when drawn', () => {
  const drawing = (card: string): ReturnType<typeof table> =>
    play(storm({ hands: ['3 20 30 40 50', '60 61 62'], piles: [`1 2 ${card}`, ''] }), 'place 3 1');
  it('T6.4 allows its drawer to accept it', () => {
    expect(why(drawing('orange'), '0: accept')).toBe('allowed');
  });
  it('T6.4 refuses other seats and other moves', () => {
    const match = drawing('orange');
    expect(match.ask(0)).toEqual({ id: 'storm', facts: { storm: 89, rows: 1 } });
    expect(why(match, '1: accept')).toBe('T6.4 storm.another-drew-it');
    expect(why(match, '0: discard')).toBe('T6.4 storm.accept-first');
  });
  it('T6.4 holds: it is replaced by another card', () => {
    const match = play(drawing('orange'), '0: accept');
    expect(hands(match)[0]).toEqual([2, 20, 30, 40, 50]);
  });
  it('T6.5 holds: Yellow takes the hand down to three, which is the limit then', () => {
    const match = play(drawing('yellow'), '0: accept');
    expect(match.ask(0)).toEqual({ id: 'reduce', facts: { left: 1 } });
    play(match, '0: drop 20');
    expect(hands(match)[0]).toEqual([30, 40, 50]);
    expect(field(match, 'turn')).toBe(1);
  });
  it('T6.6 allows a row with space for Purple, refuses a full one, accepting it, and a row for other colours', () => {
    const sea = '. . . . . .\n4 5 6 7 8 9';
    const match = play(storm({ sea, hands: ['1 20 30 40 50', '60 61 62'], piles: ['2 purple', ''] }), 'place 50 30');
    expect(why(match, '0: accept')).toBe('T6.6 storm.choose-row');
    expect(why(match, '0: purple 1')).toBe('T6.6 storm.row-full');
    expect(why(match, '0: purple 2')).toBe('allowed');
    expect(why(drawing('orange'), '0: purple 2')).toBe('T6.6 storm.no-row');
  });
  it('T6.6 refuses a card into the row until it is ended', () => {
    const match = storm({ more: ['purples: 0 1 0 0 0 0', 'compasses: 1', 'supply: 5'] });
    expect(why(match, 'place 3 7')).toBe('T6.6 storm.purple');
    expect(why(play(match, '1: compass purple-2'), 'place 3 7')).toBe('allowed');
  });
  it('T6.6 allows a Purple without a row to pass', () => {
    const match = storm({ sea: FULL, hands: ['40 41', '60 61'], frames: 'next; draw 0 0; storm 0 purple' });
    play(match, '0: accept');
    expect(events(match)).toContain('storm-faded');
    expect(field(match, 'calmed')).toEqual([0, 1, 0]);
  });
  it('T6.7 allows an island beside a card, or two discards, under Orange', () => {
    const match = storm({ sea: '. . 30 . . .', hands: ['3 20 31 40 50', '60 61'], more: ['oranges: 1 0'] });
    expect(why(match, 'place 31 4')).toBe('allowed');
    expect(why(match, 'discard')).toBe('allowed');
  });
  it('T6.7 refuses an island without a neighbour, on an empty sea any', () => {
    const match = storm({ sea: '. . 30 . . .', hands: ['3 20 31 40 50', '60 61'], more: ['oranges: 1 0'] });
    expect(why(match, 'place 3 1')).toBe('T6.7 storm.orange');
    expect(why(storm({ more: ['oranges: 1 0'] }), 'place 3 1')).toBe('T6.7 storm.orange');
    expect(why(storm({ more: ['oranges: 0 1'] }), 'place 3 1')).toBe('allowed');
  });
});

describe('T6.5 a Yellow gives unseen cards toward the eight', () => {
  const paying = (drawn: Partial<Drawn> = {}): ReturnType<typeof table> =>
    storm({ hands: ['3 20 30 start', '60 61 62', '70 71 72'], more: ['yellows: 0 1 0'], ...drawn });
  it('T6.5 allows two from the pile as part of the number, before the own drops', () => {
    const match = play(paying(), 'start');
    expect(match.ask(1)).toEqual({ id: 'pledge', facts: { round: 1, most: 5 } });
    play(match, '0: pledge 2', '1: pledge 4', '2: pledge 2', '1: give');
    expect(field(match, 'due')).toEqual([2, 2, 2]);
    expect(match.view(1).given).toEqual([[], [-1, -1], []]);
    expect(why(match, '1: give')).toBe('T6.5 give.once');
  });
  it('T6.5 refuses it without a Yellow, after a drop, for less than two, or with a short pile', () => {
    const match = play(paying(), 'start', '0: pledge 3', '1: pledge 3', '2: pledge 2');
    expect(why(match, '0: give')).toBe('T6.5 give.no-yellow');
    play(match, '1: drop 60');
    expect(why(match, '1: give')).toBe('T6.5 give.before-drops');
    const few = play(paying(), 'start', '0: pledge 3', '1: pledge 2', '2: pledge 3', '1: give');
    expect(few.mustAct).toBe(0b101);
    const one = play(paying(), 'start', '0: pledge 3', '1: pledge 1', '2: pledge 3');
    expect(field(one, 'round')).toBe(2);
    const single = play(
      paying({ hands: ['3 20 30 40 start', '60 61 62', '70 71 72'] }),
      'start',
      '0: pledge 4',
      '1: pledge 1',
      '2: pledge 3',
    );
    expect(why(single, '1: give')).toBe('T6.5 give.too-many');
    const short = play(paying({ piles: ['1', '2', '4'] }), 'start', '0: pledge 3', '1: pledge 3', '2: pledge 2');
    expect(why(short, '1: give')).toBe('T6.5 give.short-pile');
  });
  it('T6.5 refuses a number that would need one of the two', () => {
    const match = play(paying({ hands: ['3 20 30 40 start', '', '70 71 72 73'] }), 'start');
    expect(why(match, '1: pledge 1')).toBe('T6.5 give.both-or-none');
    expect(why(match, '1: pledge 2')).toBe('allowed');
  });
});
