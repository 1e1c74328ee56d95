import { describe, expect, it } from 'vitest';
import { settleSplit } from '../../rules/actions/start.ts';
import { FINISH } from '../../rules/index.ts';
import { attempt, ended, FULL, field, hands, play, table, why } from '../draw.ts';

const three = (more: Partial<Parameters<typeof table>[0]> = {}): ReturnType<typeof table> =>
  table({ hands: ['3 4 5 6 start', '20 21 22 23 24', '40 41 42 43 44'], ...more });

describe('T4.7 the Start comes first', () => {
  it('T4.7 allows the Start', () => expect(why(three(), 'start')).toBe('allowed'));
  it('T4.7 refuses any other action while it is in hand', () => {
    expect(why(three(), 'place 3 1')).toBe('T4.7 start-first');
    expect(why(three(), 'discard')).toBe('T4.7 start-first');
    expect(why(table({ hands: ['3 start', '5'] }), 'discard')).toBe('T4.1 too-few-to-discard');
    expect(why(table({ hands: ['3 start finish', '5'] }), 'finish')).toBe('T4.7 start-first');
  });
  it('T4.7 refuses a Start that is not held, or when one lies', () => {
    expect(why(table({ hands: ['3 4', '5'] }), 'start')).toBe('T4.7 no-start');
    expect(why(three({ more: ['started: 1'] }), 'start')).toBe('T4.7 start-lies');
  });
});

describe('T4.8 what the Start costs', () => {
  it('T4.8 holds: two players hold 6 + 7 = 13 cards before the eight go', () => {
    const match = play(table({ hands: ['3 4 5 6 start', '20 21 22 23 24'] }), 'start');
    expect(hands(match).map((hand) => hand.length)).toEqual([6, 7]);
    expect(match.mustAct).toBe(0b11);
  });
  it('T4.8 holds: three players draw nothing extra; afterwards all draw up to five', () => {
    const match = play(three(), 'start', '0: pledge 2', '1: pledge 3', '2: pledge 3');
    expect(hands(match).map((hand) => hand.length)).toEqual([4, 5, 5]);
    play(match, '2: drop 40', '2: drop 41', '2: drop 42', '0: drop 3', '0: drop 4', '1: drop 20', '1: drop 21');
    expect(match.mustAct).toBe(0b010);
    play(match, '1: drop 22');
    expect(hands(match).map((hand) => hand.length)).toEqual([5, 5, 5]);
    expect(field(match, 'turn')).toBe(1);
  });
});

describe('T4.9 the eight', () => {
  it('T4.9 allows a number up to what one may give', () => {
    const match = play(three(), 'start');
    expect(why(match, '1: pledge 5')).toBe('allowed');
    expect(match.ask(1)).toEqual({ id: 'pledge', facts: { round: 1, most: 5 } });
  });
  it('T4.9 refuses a higher number, a second one, and anything else', () => {
    const match = play(three(), 'start');
    expect(why(match, '1: pledge 6')).toBe('T4.9 pledge-too-high');
    expect(why(match, '1: place 20 1')).toBe('T4.9 say-first');
    play(match, '1: pledge 5');
    expect(why(match, '1: pledge 4')).toBe('T4.9 spoken');
  });
  it('T4.9 holds: another sum than eight opens a new round, and the numbers stay to be seen', () => {
    const match = play(three(), 'start', '0: pledge 4', '1: pledge 5', '2: pledge 5');
    expect(field(match, 'round')).toBe(2);
    expect(field(match, 'pledgedBefore')).toEqual([4, 5, 5]);
    expect(match.mustAct).toBe(0b111);
  });
  it('T4.9 refuses drops of a seat that owes nothing', () => {
    const match = play(three(), 'start', '0: pledge 0', '1: pledge 4', '2: pledge 4');
    expect(why(match, '0: drop 3')).toBe('T4.9 given-all');
    expect(match.mustAct).toBe(0b110);
  });
  it('T4.9 holds: after five rounds the table decides', () => {
    const match = play(three(), 'start');
    for (let round = 0; round < 5; round++) play(match, '0: pledge 1', '1: pledge 1', '2: pledge 1');
    // Five are missing: the active player gives as many of them as possible.
    expect(field(match, 'due')).toEqual([4, 3, 1]);
  });
  it.each([
    ['too few: the active player first', [1, 1, 1], 0, [8, 8, 8], [6, 1, 1]],
    ['too few, with little in hand', [0, 0, 0], 1, [5, 3, 2], [3, 3, 2]],
    ['too many: the last in turn order gives less', [4, 4, 4], 1, [5, 5, 5], [0, 4, 4]],
    ['as stated', [3, 3, 2], 2, [3, 3, 2], [3, 3, 2]],
  ])('T4.9 holds: %s', (_, stated, active, most, split) => {
    expect(settleSplit(stated, active, (seat, n) => n <= most[seat]!)).toEqual(split);
  });
});

describe('T4.10 the Start cannot be paid', () => {
  const poor = (cards: string): ReturnType<typeof table> =>
    table({ hands: ['3 4 start', cards, ''], piles: ['', '', ''] });
  it('T4.10 allows eight in all', () => {
    expect(play(poor('20 21 22 23 24 25'), 'start').outcome).toBeUndefined();
  });
  it('T4.10 refuses seven in all: the team loses', () => {
    const match = play(poor('20 21 22 23 24'), 'start');
    expect(match.outcome).toMatchObject({ kind: 'together', won: false });
    expect(match.rules.clauses[match.outcome!.why]).toMatchObject({ id: 'start-unpaid', rule: 'T4.10' });
  });
});

describe('T4.11 Starts are kept until one lies', () => {
  it('T4.11 refuses to drop a Start before', () => {
    const match = table({ hands: ['3 4 start', '20'], frames: 'next; draw 0 0; pay', more: ['due: 2 0'] });
    expect(why(match, 'drop start')).toBe('T4.11 start-kept');
  });
  it('T4.11 allows it afterwards', () => {
    const match = play(table({ hands: ['3 4 start', '20'], more: ['started: 1'] }), 'discard', 'drop 4');
    expect(why(match, 'drop start')).toBe('allowed');
  });
});

describe('T4.12 the Finish', () => {
  it('T4.12 allows it when the sea is full and a Start lies: all win', () => {
    const match = play(table({ sea: FULL, hands: ['40 finish', '50'], more: ['started: 0'] }), 'finish');
    expect(match.outcome).toMatchObject({ won: true, score: 38 });
    expect(match.rules.clauses[match.outcome!.why]!.id).toBe('won');
    expect(match.mustAct).toBe(0);
    expect(attempt(match, 'discard')).toMatchObject({ id: 'over', rule: 'table' });
  });
  it('T4.12 holds: the Finish that won lies, and is in no hand any more', () => {
    const match = play(table({ sea: FULL, hands: ['40 finish finish', '50'], more: ['started: 1'] }), 'finish');
    expect(hands(match)[0]).toEqual([40, FINISH]);
    for (const viewer of [1, 'audience'] as const) expect(match.view(viewer).finished).toBe(FINISH);
    expect(match.rules.audit(match.view('referee'))).toBeUndefined();
  });
  it('T4.12 refuses it with a cell empty, without a Start, or when it is not held', () => {
    expect(
      why(table({ sea: FULL.replace('36', '.'), hands: ['40 finish', '50'], more: ['started: 0'] }), 'finish'),
    ).toBe('T4.12 sea-not-full');
    expect(why(table({ sea: FULL, hands: ['40 finish', '50'] }), 'finish')).toBe('T4.12 no-start-lies');
    expect(why(table({ sea: FULL, hands: ['40 41', '50'], more: ['started: 0'] }), 'finish')).toBe('T4.12 no-finish');
  });
  it('T4.12 allows discarding the last Finish: that ends nothing', () => {
    const match = play(
      table({ hands: ['finish finish finish finish finish', '50 51'], piles: ['60 61', ''] }),
      'discard',
      'drop finish',
      'drop finish',
    );
    expect(match.outcome).toBeUndefined();
  });
});

describe('T5.1 the end', () => {
  it('T5.1 allows a single card that can be placed for nothing', () => {
    const match = play(table({ hands: ['3 4', '60'], piles: ['', ''] }), '0: place 3 1');
    expect(match.outcome).toBeUndefined();
    expect(match.mustAct).toBe(0b10);
  });
  it('T5.1 refuses a single card that cannot be placed: all lose', () => {
    const sea = `. . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n. 20 . . . .`;
    expect(ended(play(table({ sea, hands: ['50 51', '10'], piles: ['', ''] }), '0: place 50 36'))).toBe('stuck');
  });
  it('T5.1 refuses an empty hand', () => {
    expect(ended(play(table({ hands: ['3 4', ''], piles: ['', ''] }), '0: place 3 1'))).toBe('empty-hand');
  });
  it('T5.1 refuses any single card under the option strict', () => {
    expect(ended(play(table({ hands: ['3 4', '60'], piles: ['', ''], options: { strict: 1 } }), '0: place 3 1'))).toBe(
      'one-card',
    );
  });
  it('T5.1 holds: strict is judged at the start of a turn, not after a Wild ended a Storm in the middle of it', () => {
    const match = table({
      hands: ['30 wild', '60 61'],
      piles: ['', ''],
      features: ['storm-compass', 'wild'],
      more: ['started: 1', 'purples: 0 0 1 0 0 0'],
      options: { strict: 1 },
    });
    expect(ended(play(match, 'wild-compass purple-3'))).toBeUndefined();
    expect(field(play(match, 'place 30 1'), 'turn')).toBe(1);
  });
  it('T5.1 holds: strict judges no position in the middle of a turn, whatever is proposed there', () => {
    const match = table({
      hands: ['30', '60 61'],
      features: ['storm-compass'],
      more: ['started: 1', 'purples: 0 0 1 0 0 0', 'compasses: 1', 'supply: 5'],
      options: { strict: 1 },
    });
    expect(ended(play(match, '1: propose purple-3'))).toBeUndefined();
    expect(why(match, 'place 30 1')).toBe('allowed');
  });
});

describe('T5.2 alone', () => {
  it('T5.2 holds: the Start draws eight extra cards and takes eight', () => {
    const match = play(table({ hands: ['3 4 5 6 start'] }), 'start');
    expect(hands(match)[0]).toHaveLength(12);
    expect(match.ask(0)).toEqual({ id: 'share', facts: { left: 8 } });
  });
  it('T5.2 holds: with fewer than eight all go, and the team does not lose by T4.10', () => {
    const match = play(table({ hands: ['3 4 start'], piles: ['7'] }), 'start');
    expect(match.ask(0)).toEqual({ id: 'share', facts: { left: 3 } });
    play(match, 'drop 3', 'drop 4', 'drop 7');
    expect(match.rules.clauses[match.outcome!.why]!.id).toBe('empty-hand');
  });
});
