import type { Match } from '@halcyon/kernel';
import { shuffled } from '@halcyon/testkit';
import { describe, expect, it } from 'vitest';
import { arrivalOf } from '../../rules/index.ts';
import {
  at,
  attempt,
  characterOf,
  type Drawn,
  ended,
  field,
  lists,
  named,
  play,
  stateOf,
  table,
  told,
  why,
} from '../draw.ts';

const pub = (drawn: string, dice = '2 5', more: Partial<Drawn> = {}): Match => table({ pub: drawn, dice, ...more });

describe('P3.1 to enter', () => {
  it.each([
    ['2 5', 2, 2],
    ['2 5', 5, 5],
    ['1 5', 6, 6],
    ['2 5', 7, 6],
    ['6 6', 12, 6],
  ])('P3.1 allows the top card to come with coins: dice %s, number %i, %i coins', (dice, used, coins) => {
    const match = play(
      pub('door b-orc', dice, {
        piles: [
          'a-goblin a-goblin2 a-dwarf a-orc a-orc2 a-troll a-dwarf2',
          'b-goblin b-goblin2 b-dwarf b-dwarf2 b-orc2 b-troll',
        ],
      }),
      `enter ${used}`,
    );
    expect(at(match, 'a-dwarf2')).toBe(`door: ${coins}/0`);
    expect(told(match)[0]).toBe(`entered 0 ${characterOf('a-dwarf2')} ${coins}`);
    expect(named(lists(match, 'piles')[0]!)).toBe('a-goblin a-goblin2 a-dwarf a-orc a-orc2 a-troll');
  });
  it('P3.1 allows it while others are at the door', () => {
    expect(why(pub('door b-orc'), 'enter 2')).toBe('allowed');
  });
  it('P3.1 refuses it while another of the clan is there', () => {
    expect(attempt(pub('door a-orc b-orc'), 'enter 2')).toEqual({ rule: 'P3.1', id: 'door-taken', facts: {} });
  });
});

describe('P3.2 to move', () => {
  it.each([
    ['door', '2 5', 2, '2'],
    ['door', '2 5', 7, 'door'],
    ['4', '2 5', 5, '2'],
    ['5', '2 5', 2, 'door'],
    ['3', '6 6', 12, '1'],
    ['3', '6 6', 6, '2'],
  ])('P3.2 allows clockwise: from %s with %s by %i to %s', (from, dice, used, to) => {
    expect(at(play(pub(`${from} a-orc`, dice), `move a-orc ${used}`), 'a-orc')).toBe(`${to}: 4/0`);
  });
  it.each([
    [1, '3'],
    [3, '1'],
    [4, 'door'],
  ])('P3.2 allows fewer steps with %i beers: a 5 from table 6 leads to %s', (beers, to) => {
    const match = pub(`6 a-orc:4/${beers}`);
    expect(at(play(match, 'move a-orc 5'), 'a-orc')).toBe(`${to}: 4/${beers}`);
  });
  it('P3.2 allows to pass anybody: only the place of arrival matters', () => {
    const match = pub('door a-goblin\n1 b-orc b-dwarf\n2 $ b-goblin', '1 2');
    expect(at(play(match, 'move a-goblin 3'), 'a-goblin')).toBe('3: 4/0');
    expect(field(match, 'lying')).toEqual([0, 0, 1, 0, 0, 0, 0]);
    expect(told(match)[0]).toBe('moved 0 0 3');
  });
  it('P3.2 allows seven steps, which count as leaving and arriving', () => {
    const orcs = pub('3 a-orc b-orc');
    play(orcs, 'move a-orc 7');
    expect([at(orcs, 'a-orc'), at(orcs, 'b-orc')]).toEqual(['3: 3/1', '3: 3/1']);
    const goblin = play(pub('3 $$ a-goblin b-orc'), 'move a-goblin 7');
    expect([at(goblin, 'a-goblin'), at(goblin, 'b-orc')]).toEqual(['3: 4/0', '3: 4/1']);
    const troll = play(pub('3 a-troll b-orc'), 'move a-troll 7');
    expect([at(troll, 'a-troll'), at(troll, 'b-orc')]).toEqual(['3: 3/1', '3: 3/0']);
    expect(field(troll, 'lying')).toEqual([0, 0, 0, 1, 0, 0, 0]);
    expect(why(pub('door a-orc'), 'move a-orc 7')).toBe('allowed');
  });
  it.each([
    [2, 2],
    [2, 5],
  ])('P3.2 refuses less than one step: a %i with %i beers', (number, beers) => {
    expect(attempt(pub(`3 a-orc:2/${beers}`), `move a-orc ${number}`)).toEqual({
      rule: 'P3.2',
      id: 'too-drunk',
      facts: { pips: number, beers },
    });
  });
  it('P3.2 holds: arrivalOf says where', () => {
    const s = stateOf(pub('6 a-dwarf:4/2'));
    expect([3, 5, 12].map((n) => arrivalOf(s, characterOf('a-dwarf'), n, 1))).toEqual([0, 2, 2]);
    expect([3, 5, 12].map((n) => arrivalOf(s, characterOf('a-dwarf'), n, -1))).toEqual([5, 3, 3]);
  });
});

describe('P3.3 the innkeeper', () => {
  it.each([1, 2, 3, 4, 5, 6])('P3.3 allows every table at the beginning: %i', (number) => {
    const match = play(pub('door a-orc', `${number} ${number}`), `innkeeper ${number}`);
    expect(field(match, 'innkeeper')).toBe(number);
    expect(told(match)).toEqual([`innkeeper 0 ${number}`]);
    expect(match.ask(0)?.id).toBe('act');
  });
  it.each(['a-orc', 'b-goblin', 'b-dwarf'])('P3.3 allows anybody there to be served, of any clan: %s', (guest) => {
    const match = play(pub('1 innkeeper\n2 $ a-orc b-goblin b-dwarf'), 'innkeeper 2');
    expect(match.ask(0)).toEqual({ id: 'serve', facts: { table: 2 } });
    play(match, `serve ${guest}`);
    expect(at(match, guest)).toBe('2: 3/1');
    for (const other of ['a-orc', 'b-goblin', 'b-dwarf']) if (other !== guest) expect(at(match, other)).toBe('2: 4/0');
    expect(told(match)).toEqual(['innkeeper 0 2', `drank ${characterOf(guest)}`]);
    expect(match.ask(0)).toEqual({ id: 'act', facts: { first: 0, second: 5 } });
  });
  it('P3.3 allows that as the second action too; the turn is over after the beer', () => {
    const match = play(pub('2 b-orc'), 'enter 5', 'innkeeper 2');
    expect(field(match, 'turn')).toBe(0);
    expect(field(play(match, 'serve b-orc'), 'turn')).toBe(1);
  });
  it('P3.3 refuses the table where he is', () => {
    expect(attempt(pub('2 innkeeper b-orc'), 'innkeeper 2')).toEqual({
      rule: 'P3.3',
      id: 'innkeeper-there',
      facts: { table: 2 },
    });
  });
  it('P3.3 refuses the sum', () => {
    expect(attempt(pub('door a-orc', '2 3'), 'innkeeper 5')).toEqual({ rule: 'P3.3', id: 'not-the-sum', facts: {} });
  });
  it('P3.3 refuses to serve somebody who sits elsewhere or nowhere', () => {
    const match = play(pub('2 b-orc\n3 a-orc'), 'innkeeper 2');
    for (const guest of ['a-orc', 'a-troll']) {
      expect(attempt(match, `serve ${guest}`)).toEqual({ rule: 'P3.3', id: 'not-at-his-table', facts: { table: 2 } });
    }
  });
  it('P3.3 refuses anything else while a beer is waiting', () => {
    const match = play(pub('2 b-orc\n3 a-orc'), 'innkeeper 2');
    expect(attempt(match, 'enter 5')).toEqual({ rule: 'P3.3', id: 'serve-first', facts: {} });
    for (const move of ['end', 'move a-orc 5', 'innkeeper 5']) expect(why(match, move)).toBe('P3.3 serve-first');
  });
});

describe('P3.4 to leave', () => {
  it.each([2, 5])('P3.4 allows it from the door with either die: %i', (die) => {
    const match = play(pub('door a-dwarf:2/3 b-orc', '2 5', { stock: [4, 1] }), `leave a-dwarf ${die}`);
    expect(field(match, 'stock')).toEqual([7, 1]);
    expect(at(match, 'a-dwarf')).toBe('away');
    expect(named(lists(match, 'below')[0]!)).toBe('a-dwarf');
    expect(told(match)).toEqual([`left-the-pub 0 ${characterOf('a-dwarf')} 3`]);
    expect(match.ask(0)?.facts).toEqual(die === 2 ? { first: 0, second: 5 } : { first: 2, second: 0 });
  });
  it.each([
    [2, 2],
    [0, 0],
    [0, 5],
  ])('P3.4 allows it with %i coins and %i beers', (coins, beers) => {
    expect(why(pub(`door a-dwarf:${coins}/${beers}`), 'leave a-dwarf 2')).toBe('allowed');
  });
  it('P3.4 allows the card to come back: a pile whose top is face up is shuffled first', () => {
    const below = ['a-troll a-orc a-dwarf a-goblin a-goblin2 a-orc2 a-dwarf2', ''];
    const match = (shuffle: number): Match =>
      play(
        pub('', '2 5', {
          piles: ['', 'b-goblin b-goblin2 b-dwarf b-dwarf2 b-orc b-orc2 b-troll'],
          below,
          chance: shuffled(shuffle),
        }),
        'enter 2',
      );
    const { piles, below: left } = stateOf(match(1));
    expect(piles[0]).toHaveLength(6);
    expect(left[0]).toEqual([]);
    expect(told(match(1)).slice(0, 2)).toEqual(['pile-shuffled 0', told(match(1))[1]]);
    const first = [1, 2, 3, 4, 5, 6].map((shuffle) => told(match(shuffle))[1]);
    expect(first[0]).toBe(told(match(1))[1]);
    expect(new Set(first).size).toBeGreaterThan(2);
  });
  it('P3.4 holds: no shuffle while a card lies face down', () => {
    const rest = 'b-goblin b-goblin2 b-dwarf b-dwarf2 b-orc b-orc2 b-troll';
    const below = ['a-troll a-orc a-dwarf a-goblin a-goblin2 a-orc2', ''];
    const match = play(pub('', '2 5', { piles: ['a-dwarf2', rest], below }), 'enter 2');
    expect(at(match, 'a-dwarf2')).toBe('door: 2/0');
    expect(named(lists(match, 'below')[0]!)).toBe(below[0]);
  });
  it('P3.4 holds: the next that goes away lies under those that did before', () => {
    const match = play(pub('door a-dwarf:0/3', '2 5', { below: ['a-troll', ''] }), 'leave a-dwarf 2');
    expect(named(lists(match, 'below')[0]!)).toBe('a-dwarf a-troll');
  });
  it('P3.4 refuses it elsewhere', () => {
    const match = pub('1 innkeeper a-dwarf:0/2\n2 a-orc:0/2');
    for (const guest of ['a-dwarf', 'a-orc'])
      expect(attempt(match, `leave ${guest} 2`)).toEqual({ rule: 'P3.4', id: 'not-at-the-door', facts: {} });
  });
  it('P3.4 refuses it with more coins than beers', () => {
    expect(attempt(pub('door a-dwarf:3/2'), 'leave a-dwarf 2')).toEqual({
      rule: 'P3.4',
      id: 'too-few-beers',
      facts: { beers: 2, coins: 3 },
    });
  });
  it('P3.4 refuses the sum', () => {
    expect(why(pub('door a-dwarf:0/2'), 'leave a-dwarf 7')).toBe('P3.4 leave-not-the-sum');
  });
});

describe('P5.1 the goal', () => {
  it('P5.1 holds: whoever reaches it wins at once, in the middle of a turn', () => {
    const match = play(pub('door a-dwarf:0/3', '2 5', { stock: [12, 14] }), 'leave a-dwarf 2');
    expect(ended(match)).toBe('goal-reached');
    expect(match.rules.clauses[match.outcome!.why]!.rule).toBe('P5.1');
    expect(match.outcome).toMatchObject({ kind: 'ranked', scores: [15, 14], winners: 0b01 });
    expect(attempt(match, 'end')).toMatchObject({ rule: 'table', id: 'over' });
  });
  it('P5.1 holds: more than the goal is as good', () => {
    expect(ended(play(pub('door a-dwarf:0/5', '2 5', { stock: [14, 0] }), 'leave a-dwarf 2'))).toBe('goal-reached');
  });
  it('P5.1 allows to enter while a card lies in the pile, face up or down', () => {
    const all = '1 a-goblin\n2 a-goblin2\n3 a-dwarf\n4 a-dwarf2\n5 a-orc\n6 a-orc2';
    expect(why(pub(all), 'enter 2')).toBe('allowed');
    expect(why(pub(all, '2 5', { below: ['a-troll', ''] }), 'enter 2')).toBe('allowed');
  });
  it('P5.1 refuses it with an empty pile', () => {
    const all = '1 a-goblin\n2 a-goblin2\n3 a-dwarf\n4 a-dwarf2\n5 a-orc\n6 a-orc2 a-troll';
    expect(attempt(pub(all), 'enter 2')).toEqual({ rule: 'P5.1', id: 'pile-empty', facts: {} });
    // Who stands at the door is asked before (P3.1).
    expect(why(pub(all.replace('1 a-goblin', 'door a-goblin')), 'enter 2')).toBe('P3.1 door-taken');
  });
});

describe('P5.2 what is secret', () => {
  it('P5.2 holds: the order of the pile, from its owner too; all else is public', () => {
    const match = pub('door a-orc b-orc', '2 5', { below: ['a-troll', ''] });
    for (const viewer of [0, 1, 'audience'] as const) {
      const view = match.view(viewer);
      expect(view.piles).toEqual([Array(5).fill(-1), Array(6).fill(-1)]);
      const { piles: _, ...shown } = view;
      const { piles: __, ...all } = match.view('referee');
      expect(shown).toEqual(all);
    }
  });
});
