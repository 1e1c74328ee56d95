import type { Match } from '@halcyon/kernel';
import { describe, expect, it } from 'vitest';
import { at, attempt, type Drawn, ended, field, pips, play, stateOf, table, told, why } from '../draw.ts';

const begun = (drawn: Partial<Drawn> = {}): Match =>
  table({ pub: 'door b-orc\n1 a-orc a-troll', dice: '2 5', ...drawn });

describe('P2.1 a turn', () => {
  it('P2.1 allows one die and then the other, in either order', () => {
    const match = play(begun(), 'enter 5');
    expect(match.ask(0)).toEqual({ id: 'act', facts: { first: 2, second: 0 } });
    play(match, 'move a-orc 2');
    expect(field(match, 'turn')).toBe(1);
    expect(told(match).at(-2)).toBe('turn 1');
    expect(play(begun(), 'move a-orc 2').ask(0)?.facts).toEqual({ first: 0, second: 5 });
  });
  it('P2.1 allows the sum, which uses both', () => {
    const match = play(begun(), 'enter 7');
    expect(field(match, 'turn')).toBe(1);
    expect(told(match).slice(0, 2)).toEqual(['entered 0 0 6', 'turn 1']);
  });
  it('P2.1 allows a double once for each die, and its sum', () => {
    const match = begun({ dice: '3 3' });
    for (const n of [3, 6]) expect(why(match, `enter ${n}`)).toBe('allowed');
    play(match, 'enter 3');
    expect(match.ask(0)?.facts).toEqual({ first: 0, second: 3 });
    expect(field(play(match, 'move a-goblin 3'), 'turn')).toBe(1);
  });
  it('P2.1 allows to end the turn after the first action', () => {
    const match = play(begun(), 'enter 5', 'end');
    expect(field(match, 'turn')).toBe(1);
    expect(stateOf(match)).toMatchObject({ turns: 1, throws: 1 });
  });
  it('P2.1 allows to end when the second die can do nothing: nobody throws again then', () => {
    const match = play(begun({ pub: 'door a-orc:1/2\n1 innkeeper', dice: '1 2' }), 'leave a-orc 2');
    expect(match.ask(0)?.facts).toEqual({ first: 1, second: 0 });
  });
  it('P2.1 holds: turns go round', () => {
    const three = table({ seats: 3, turn: 2, pub: 'door a-orc', dice: '2 5' });
    expect(field(play(three, '2: enter 7'), 'turn')).toBe(0);
  });
  it('P2.1 refuses the turn of another, naming whose it is', () => {
    expect(attempt(begun(), '1: enter 2')).toEqual({ rule: 'P2.1', id: 'not-your-turn', facts: { seat: 0 } });
    const serving = play(begun({ dice: '1 5' }), 'innkeeper 1');
    expect(attempt(serving, '1: serve a-orc')).toEqual({ rule: 'P2.1', id: 'not-your-turn', facts: { seat: 0 } });
  });
  it('P2.1 refuses to end before the first action', () => {
    expect(attempt(begun(), 'end')).toEqual({ rule: 'P2.1', id: 'must-act', facts: {} });
  });
  it('P2.1 refuses to serve before anybody was sent', () => {
    expect(attempt(begun(), 'serve a-orc')).toEqual({ rule: 'P2.1', id: 'act-first', facts: {} });
  });
  it.each(['enter 3', 'move a-orc 4', 'innkeeper 6', 'enter 0'])(
    'P2.1 refuses dice that do not lie there: %s',
    (move) => {
      expect(attempt(begun(), move)).toEqual({ rule: 'P2.1', id: 'no-such-die', facts: { first: 2, second: 5 } });
    },
  );
  it('P2.1 refuses a used die, and the sum with it', () => {
    const match = play(begun(), 'move a-orc 2');
    for (const move of ['enter 2', 'enter 7', 'move a-troll 7', 'innkeeper 2'])
      expect(why(match, move)).toBe('P2.1 no-such-die');
  });
});

describe('P2.1 nothing can be done', () => {
  /** Ones are too few steps for five beers, and lead nobody to the table where the innkeeper is. */
  const throwing = (chance: number[], drawn: Partial<Drawn> = {}): Match =>
    table({ pub: 'door a-troll:6/5\n1 innkeeper', chance, ...drawn });
  const ones = (times: number): number[] => Array<number>(2 * times).fill(0);
  it('P2.1 holds: both dice are thrown again, as long as nothing can be done', () => {
    const match = throwing([...ones(2), ...pips('1 2')]);
    expect(told(match)).toEqual(['threw 0 1 1', 'throws-again 0', 'threw 0 1 1', 'throws-again 0', 'threw 0 1 2']);
    expect(match.ask(0)?.facts).toEqual({ first: 1, second: 2 });
    expect(field(match, 'throws')).toBe(2);
    expect(match.legal(0)).toHaveLength(1);
  });
  it('P2.1 holds: not when the sum can do something', () => {
    const match = throwing(pips('3 3'), { pub: 'door a-troll:6/4\n3 innkeeper' });
    expect(match.legal(0).map((move) => match.word({ seat: 0, move }, 0))).toEqual(['move a-troll 6']);
  });
  it('P2.1 holds: after twenty throws the turn passes', () => {
    const match = throwing([...ones(20), ...pips('4 5')], { more: ['throws: 1'] });
    expect(told(match).filter((line) => line === 'threw 0 1 1')).toHaveLength(20);
    expect(told(match).slice(-3)).toEqual(['passed 0', 'turn 1', 'threw 1 4 5']);
    expect(stateOf(match)).toMatchObject({ turn: 1, throws: 1, turns: 1 });
  });
  it('P2.1 holds: the twentieth throw still counts', () => {
    const match = throwing([...ones(19), ...pips('1 2')], { more: ['throws: 1'] });
    expect(match.ask(0)?.facts).toEqual({ first: 1, second: 2 });
    expect(field(match, 'throws')).toBe(20);
  });
});

describe('P2.2 whose characters', () => {
  it('P2.2 allows one character to use both dice', () => {
    const match = play(begun(), 'move a-orc 2', 'move a-orc 5');
    expect(at(match, 'a-orc')).toBe('1: 3/0');
  });
  it('P2.2 allows the same action twice', () => {
    const innkeeper = play(begun({ pub: '', dice: '2 5' }), 'innkeeper 2', 'innkeeper 5');
    expect(field(innkeeper, 'innkeeper')).toBe(5);
    const leave = play(begun({ pub: 'door a-orc:0/1\n3 innkeeper a-orc2:1/1', dice: '2 5' }), 'leave a-orc 2');
    expect(field(play(leave, 'leave a-orc2 5'), 'stock')).toEqual([2, 0]);
  });
  it.each(['move b-orc 2', 'leave b-orc 2', 'back b-dwarf 2'])(
    'P2.2 refuses a character of another clan: %s',
    (move) => {
      expect(attempt(begun({ pub: 'door b-orc:0/1\n2 b-dwarf' }), move)).toEqual({
        rule: 'P2.2',
        id: 'not-your-clan',
        facts: {},
      });
    },
  );
  it.each(['move a-goblin 2', 'leave a-goblin 2', 'back a-dwarf 2'])(
    'P2.2 refuses one that is not there: %s',
    (move) => {
      expect(attempt(begun(), move)).toEqual({ rule: 'P2.2', id: 'not-in-the-pub', facts: {} });
    },
  );
  it('P2.2 refuses a clan that is not at this table', () => {
    expect(why(begun(), 'move e-troll 2')).toBe('P2.2 not-your-clan');
  });
});

describe('P5.3 the thousandth turn', () => {
  const last = (turns: number, stock: number[]): Match => begun({ stock, more: [`turns: ${turns}`] });
  it('P5.3 holds: after it the game is over, and most beers win', () => {
    expect(play(last(999, [3, 2]), 'enter 7').outcome).toBeUndefined();
    const match = play(last(1000, [3, 2]), 'enter 7');
    expect(ended(match)).toBe('too-many-turns');
    expect(match.rules.clauses[match.outcome!.why]!.rule).toBe('P5.3');
    expect(match.outcome).toMatchObject({ kind: 'ranked', scores: [3, 2], winners: 0b01 });
  });
  it('P5.3 holds: it is not over before the second action', () => {
    const match = play(last(1000, [3, 2]), 'enter 5');
    expect(match.outcome).toBeUndefined();
    expect(ended(play(match, 'end'))).toBe('too-many-turns');
  });
  it('P5.3 holds: equals share, and a turn that passes is a turn', () => {
    expect(play(last(1000, [4, 4]), 'enter 7').outcome).toMatchObject({ winners: 0b11 });
    const passed = table({
      pub: 'door a-troll:6/5\n1 innkeeper',
      chance: Array(2).fill(0),
      more: ['turns: 1000', 'throws: 20'],
    });
    expect(passed.outcome).toMatchObject({ scores: [0, 0], winners: 0b11 });
  });
});
