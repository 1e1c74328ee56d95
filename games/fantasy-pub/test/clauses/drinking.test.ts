import type { Match } from '@halcyon/kernel';
import { describe, expect, it } from 'vitest';
import { othersAt } from '../../rules/index.ts';
import { at, attempt, characterOf, field, lists, named, play, stateOf, table, told, why } from '../draw.ts';

/** Five clans, so that anybody may meet; seat 0 moves from table 1 to table 3 with its 2. */
const pub = (guests: string, own = 'a-orc', rest = ''): Match =>
  table({ seats: 5, pub: `1 ${own}\n3 ${guests}\n${rest}`, dice: '2 5' });
const arrive = (guests: string, own = 'a-orc', rest = ''): Match =>
  play(pub(guests, own, rest), `move ${own.replace(/:.*/, '')} 2`);
const all = (match: Match, ...words: string[]): string[] => words.map((word) => at(match, word));

describe('P4.1 who may sit together', () => {
  it.each([
    ['nobody', 'a-orc', ''],
    ['its own race', 'a-orc', 'b-orc'],
    ['its own race and clan', 'a-orc', 'a-orc2'],
    ['two of its own race', 'a-orc', 'b-orc c-orc'],
    ['another race', 'a-orc', 'b-goblin'],
    ['another race of its own clan', 'a-orc', 'a-goblin'],
    ['two other races', 'a-orc', 'b-goblin c-troll'],
    ['three other races', 'a-orc', 'b-goblin c-troll d-dwarf'],
    ['three trolls', 'a-troll', 'b-troll c-troll d-troll'],
  ])('P4.1 allows %s', (_, own, guests) => {
    expect(why(pub(guests, own), `move ${own} 2`)).toBe('allowed');
  });
  it.each([
    ['two of another race', 'a-orc', 'b-goblin c-goblin'],
    ['three of another race', 'a-orc', 'b-troll c-troll d-troll'],
    ['its own race and another', 'a-orc', 'b-orc c-goblin'],
    ['all four races', 'a-orc', 'b-orc c-goblin d-dwarf e-troll'],
    ['its own clan, if it is one of two alike', 'a-orc', 'a-dwarf a-dwarf2'],
  ])('P4.1 refuses %s', (_, own, guests) => {
    expect(attempt(pub(guests, own), `move ${own} 2`)).toEqual({
      rule: 'P4.1',
      id: 'bad-company',
      facts: { table: 3 },
    });
  });
  it('P4.1 refuses it also counter-clockwise, naming that table', () => {
    const match = table({ seats: 3, pub: '1 a-dwarf\n6 b-orc c-orc', dice: '2 4' });
    expect(attempt(match, 'back a-dwarf 2')).toEqual({ rule: 'P4.1', id: 'bad-company', facts: { table: 6 } });
  });
  it('P4.1 holds: the character itself is no company after seven steps', () => {
    const match = table({ seats: 3, pub: '3 a-orc b-goblin', dice: '2 5' });
    expect(why(match, 'move a-orc 7')).toBe('allowed');
    expect(named(othersAt(stateOf(match), 3, characterOf('a-orc')))).toBe('b-goblin');
  });
});

describe('P4.2 the door', () => {
  const door = (guests: string, own = '5 a-orc'): Match =>
    table({ seats: 3, pub: `door ${guests}\n${own}`, dice: '2 5' });
  it('P4.2 allows anybody of other clans, of any race, and nobody drinks or pays', () => {
    for (const guests of ['', 'b-orc', 'b-goblin c-goblin', 'b-orc c-goblin', 'b-orc c-orc']) {
      const match = play(door(guests), 'move a-orc 2');
      expect(all(match, 'a-orc', ...guests.split(' ').filter(Boolean))).toEqual(
        Array(guests.split(' ').filter(Boolean).length + 1).fill('door: 4/0'),
      );
      expect(told(match).slice(1)).toEqual([]);
    }
  });
  it('P4.2 allows one that goes round to come back to the door', () => {
    expect(why(door('a-orc', ''), 'move a-orc 7')).toBe('allowed');
  });
  it('P4.2 refuses a second one of the clan', () => {
    expect(attempt(door('a-goblin'), 'move a-orc 2')).toEqual({ rule: 'P4.2', id: 'door-taken-by-clan', facts: {} });
    expect(why(door('a-goblin', '2 a-dwarf'), 'back a-dwarf 2')).toBe('P4.2 door-taken-by-clan');
  });
});

describe('P4.3 drinking and paying', () => {
  it.each([
    ['one', 'b-orc', ['3: 3/1', '3: 3/1']],
    ['two', 'b-orc:1/0 c-orc:2/2', ['3: 3/1', '3: 0/1', '3: 1/3']],
  ])('P4.3 holds: with %s of its own race everybody drinks one', (_, guests, expected) => {
    const match = arrive(guests);
    expect(all(match, 'a-orc', 'b-orc', 'c-orc').slice(0, expected.length)).toEqual(expected);
    expect(told(match).filter((line) => line.startsWith('drank'))).toHaveLength(expected.length);
    expect(told(match).filter((line) => line.startsWith('paid'))).toEqual([]);
  });
  it.each([
    ['a-orc', 'b-goblin', ['a-orc', '3: 4/1', 'b-goblin', '3: 3/0']],
    ['a-goblin', 'b-orc', ['a-goblin', '3: 3/0', 'b-orc', '3: 4/1']],
    ['a-troll', 'b-goblin', ['a-troll', '3: 3/1', 'b-goblin', '3: 3/0']],
    ['a-orc', 'b-goblin c-troll', ['b-goblin', '3: 3/0', 'a-orc', '3: 3/1', 'c-troll', '3: 4/1']],
    ['a-dwarf', 'b-goblin c-orc', ['b-goblin', '3: 3/0', 'a-dwarf', '3: 3/1', 'c-orc', '3: 4/1']],
    [
      'a-orc',
      'b-goblin c-troll d-dwarf',
      ['b-goblin', '3: 3/0', 'd-dwarf', '3: 3/1', 'a-orc', '3: 3/1', 'c-troll', '3: 4/1'],
    ],
  ])('P4.3 holds: %s comes to %s: each pays the next higher', (own, guests, expected) => {
    const match = arrive(guests, own);
    for (let i = 0; i < expected.length; i += 2) expect(at(match, expected[i]!), expected[i]).toBe(expected[i + 1]);
  });
  it('P4.3 holds: they pay from the lowest up', () => {
    const match = arrive('b-goblin c-troll d-dwarf');
    const paid = told(match).filter((line) => line.startsWith('paid'));
    const chain = ['b-goblin', 'd-dwarf', 'a-orc', 'c-troll'].map(characterOf);
    expect(paid).toEqual([0, 1, 2].map((i) => `paid ${chain[i]} ${chain[i + 1]}`));
  });
  it('P4.3 holds: the innkeeper’s guest drinks alone', () => {
    const match = table({ pub: '2 b-orc a-orc', dice: '2 5' });
    play(match, 'innkeeper 2', 'serve b-orc');
    expect(all(match, 'a-orc', 'b-orc')).toEqual(['2: 4/0', '2: 3/1']);
  });
  it('P4.3 holds: alone nothing happens, nor when somebody goes', () => {
    const match = table({ pub: '1 a-orc b-orc', dice: '2 5' });
    play(match, 'move a-orc 2');
    expect(all(match, 'a-orc', 'b-orc')).toEqual(['3: 4/0', '1: 4/0']);
    expect(told(match)).toEqual([`moved ${characterOf('a-orc')} 1 3`]);
  });
  it('P4.3 holds: whoever has a coin pays, even to one that is thrown out by that beer', () => {
    const match = arrive('b-goblin:1/0 c-troll:4/5', 'a-orc:2/0');
    expect(all(match, 'b-goblin', 'a-orc', 'c-troll')).toEqual(['3: 0/0', '3: 1/1', 'away']);
  });
  it('P4.3 holds: all pay at the same moment: a beer that comes is no coin to pay with, and who goes has paid', () => {
    // The dwarf's sixth beer comes with the goblin's coin; it has paid the orc all the same.
    const match = arrive('b-goblin:2/0 d-dwarf:3/5', 'a-orc:4/0');
    expect(all(match, 'b-goblin', 'd-dwarf', 'a-orc')).toEqual(['3: 1/0', 'away', '3: 4/1']);
    const broke = arrive('b-goblin:2/0 d-dwarf:0/1', 'a-orc:4/0');
    expect(all(broke, 'b-goblin', 'd-dwarf', 'a-orc')).toEqual(['3: 1/0', 'away', '3: 4/0']);
    expect(told(broke).slice(1)).toEqual([
      `paid ${characterOf('b-goblin')} ${characterOf('d-dwarf')}`,
      `thrown-out ${characterOf('d-dwarf')} 2`,
    ]);
  });
});

describe('P4.4 thrown out', () => {
  it.each([
    ['its sixth beer in a round', 'b-orc:1/5', 'a-orc:4/0', 'b-orc', 6],
    ['its sixth beer from another', 'b-troll:1/5', 'a-orc:4/0', 'b-troll', 6],
    ['no coin to drink', 'b-orc:0/2', 'a-orc:4/0', 'b-orc', 2],
    ['no coin to pay', 'b-goblin:0/2', 'a-orc:4/0', 'b-goblin', 2],
    ['no coin of the one who comes', 'b-troll', 'a-orc:0/0', 'a-orc', 0],
  ])('P4.4 holds: %s', (_, guests, own, out, beers) => {
    const match = arrive(guests, own);
    expect(told(match).filter((line) => line.startsWith('thrown-out'))).toEqual([
      `thrown-out ${characterOf(out)} ${beers}`,
    ]);
    expect(at(match, out)).toBe('away');
  });
  it('P4.4 holds: the sixth beer of the one who comes', () => {
    const match = play(pub('b-orc', 'a-orc:2/5'), 'move a-orc 7');
    expect(all(match, 'a-orc', 'b-orc')).toEqual(['away', '3: 3/1']);
  });
  it('P4.4 holds: five beers are none too many, and no coin is no harm where nothing is asked', () => {
    expect(at(arrive('b-orc:1/4'), 'b-orc')).toBe('3: 0/5');
    expect(at(arrive('b-troll:0/0', 'a-orc:4/0'), 'b-troll')).toBe('3: 0/1');
    expect(at(arrive('', 'a-orc:0/0'), 'a-orc')).toBe('3: 0/0');
  });
  it('P4.4 holds: the receiver gets nothing from one that cannot pay', () => {
    expect(at(arrive('b-goblin:0/2'), 'a-orc')).toBe('3: 4/0');
  });
  it('P4.4 holds: the innkeeper throws out too', () => {
    for (const [guest, events] of [
      ['b-orc:1/5', ['innkeeper 0 2', 'drank 11', 'thrown-out 11 6']],
      ['b-orc:0/3', ['innkeeper 0 2', 'thrown-out 11 3']],
    ] as const) {
      const match = play(table({ pub: `2 ${guest}`, dice: '2 5' }), 'innkeeper 2', 'serve b-orc');
      expect(told(match)).toEqual(events);
    }
  });
  it('P4.4 holds: beers and coins go to the supply, the card face up under the pile of its owner', () => {
    const match = arrive('b-orc:3/5 c-orc:0/0');
    expect(all(match, 'a-orc', 'b-orc', 'c-orc')).toEqual(['3: 3/1', 'away', 'away']);
    const { coins, beers, lying, stock } = stateOf(match);
    expect([coins, beers].map((list) => list[characterOf('b-orc')])).toEqual([0, 0]);
    expect([...lying, ...stock].every((n) => n === 0)).toBe(true);
    expect(lists(match, 'below').map(named)).toEqual(['', 'b-orc', 'c-orc', '', '']);
  });
  it('P4.4 holds: several go at the same moment', () => {
    const match = arrive('b-goblin:0/1 c-troll:2/5', 'a-orc:1/0');
    expect(all(match, 'a-orc', 'b-goblin', 'c-troll')).toEqual(['3: 0/0', 'away', 'away']);
  });
  it('P4.4 holds: who is thrown out in its own turn may not use the other die', () => {
    const match = arrive('b-troll', 'a-orc:0/0');
    expect(why(match, 'move a-orc 5')).toBe('P2.2 not-in-the-pub');
    expect(match.ask(0)?.facts).toEqual({ first: 0, second: 5 });
    expect(field(match, 'turn')).toBe(0);
  });
});

describe('P4.5 goblins', () => {
  it.each([
    ['a table', '1 a-goblin\n3 $$', 'move a-goblin 2', '3: 5/0'],
    ['the door', 'door $\n5 a-goblin', 'move a-goblin 2', 'door: 5/0'],
    ['a place without coins', '1 a-goblin', 'move a-goblin 2', '3: 4/0'],
    ['the door when it enters', 'door $$', 'enter 2', 'door: 3/0'],
  ])('P4.5 allows a goblin one coin that lies there: %s', (_, drawn, move, expected) => {
    const match = table({ pub: drawn, dice: '2 5' });
    const before = stateOf(match).lying.reduce((sum, n) => sum + n, 0);
    play(match, move);
    expect(at(match, 'a-goblin')).toBe(expected);
    const taken = told(match).filter((line) => line.startsWith('found-coin')).length;
    expect(stateOf(match).lying.reduce((sum, n) => sum + n, 0)).toBe(before - taken);
    expect(taken).toBe(before > 0 ? 1 : 0);
  });
  it('P4.5 allows it before the drinking: a goblin without coins can pay', () => {
    const match = table({ pub: '1 a-goblin:0/0\n3 $ b-orc', dice: '2 5' });
    play(match, 'move a-goblin 2');
    expect(all(match, 'a-goblin', 'b-orc')).toEqual(['3: 0/0', '3: 4/1']);
    expect(told(match).map((line) => line.split(' ')[0])).toEqual(['moved', 'found-coin', 'paid']);
  });
  it('P4.5 holds: the others leave it', () => {
    for (const own of ['a-dwarf', 'a-orc', 'a-troll']) {
      const match = play(table({ pub: `1 ${own}\n3 $`, dice: '2 5' }), `move ${own} 2`);
      expect(stateOf(match).lying[3], own).toBe(1);
    }
  });
});

describe('P4.5 the set-up', () => {
  it.each([
    [0, 'door: 5/0', 0],
    [1, 'door: 4/0', 1],
  ])('P4.5 holds: to enter is to arrive at the door, the set-up (%i) is not', (setUp, expected, left) => {
    const clan = 'b-goblin b-goblin2 b-dwarf b-dwarf2 b-orc b-orc2 b-troll';
    const match = table({
      pub: 'door $',
      piles: ['a-troll a-orc a-orc2 a-dwarf a-dwarf2 a-goblin2 a-goblin', ''],
      below: ['', clan],
      frames: `begin; enters 0 4 ${setUp}; shuffle-up 1`,
    });
    expect(at(match, 'a-goblin')).toBe(expected);
    expect(stateOf(match).lying[0]).toBe(left);
  });
});

describe('P4.5 dwarves', () => {
  it.each([
    ['1', 2, '6'],
    ['door', 2, '5'],
    ['2', 2, 'door'],
    ['1', 7, '1'],
    ['3', 5, '5'],
  ])('P4.5 allows a dwarf to go back: from %s by %i to %s', (from, steps, to) => {
    const match = play(table({ pub: `${from} a-dwarf`, dice: '2 5' }), `back a-dwarf ${steps}`);
    expect(at(match, 'a-dwarf')).toBe(`${to}: 4/0`);
  });
  it('P4.5 allows it clockwise too, and beers slow it down either way', () => {
    const match = (): Match => table({ pub: '3 a-dwarf:4/1', dice: '2 5' });
    expect(at(play(match(), 'move a-dwarf 5'), 'a-dwarf')).toBe('door: 4/1');
    expect(at(play(match(), 'back a-dwarf 5'), 'a-dwarf')).toBe('6: 4/1');
    expect(why(table({ pub: '3 a-dwarf:4/2', dice: '2 5' }), 'back a-dwarf 2')).toBe('P3.2 too-drunk');
  });
  it.each(['a-goblin', 'a-orc', 'a-troll'])('P4.5 refuses it to others: %s', (own) => {
    expect(attempt(table({ pub: `3 ${own}`, dice: '2 5' }), `back ${own} 2`)).toEqual({
      rule: 'P4.5',
      id: 'not-a-dwarf',
      facts: {},
    });
  });
});

describe('P4.5 orcs', () => {
  it('P4.5 allows an orc to leave from the table where the innkeeper is', () => {
    const match = play(table({ pub: '4 innkeeper a-orc:2/2', dice: '2 5' }), 'leave a-orc 5');
    expect(field(match, 'stock')).toEqual([2, 0]);
  });
  it('P4.5 allows it right after the beer that it needs', () => {
    const match = play(table({ pub: '2 a-orc:3/1', dice: '2 5' }), 'innkeeper 2', 'serve a-orc', 'leave a-orc 5');
    expect(field(match, 'stock')).toEqual([2, 0]);
  });
  it('P4.5 refuses it with too few beers, at another table, and to others', () => {
    const match = table({ pub: '4 innkeeper a-orc:3/2\n5 a-orc2:0/2\n6 a-dwarf:0/1', dice: '2 5' });
    expect(why(match, 'leave a-orc 2')).toBe('P3.4 too-few-beers');
    expect(why(match, 'leave a-orc2 2')).toBe('P3.4 not-at-the-door');
    expect(why(table({ pub: '4 innkeeper a-dwarf:0/1', dice: '2 5' }), 'leave a-dwarf 2')).toBe('P3.4 not-at-the-door');
  });
});

describe('P4.5 trolls', () => {
  it.each([
    ['a table', '1 a-troll', 1],
    ['the door', 'door a-troll', 0],
  ])('P4.5 holds: a troll leaves a coin at %s that it goes from', (_, drawn, place) => {
    const match = play(table({ pub: drawn, dice: '2 5' }), 'move a-troll 2');
    expect(at(match, 'a-troll')).toBe(`${place + 2}: 3/0`);
    expect(stateOf(match).lying[place]).toBe(1);
    expect(told(match)[0]).toBe(`left-coin ${characterOf('a-troll')} ${place}`);
  });
  it('P4.5 holds: before it arrives, so that the last coin is gone', () => {
    const match = play(table({ seats: 2, pub: '1 a-troll:1/0\n3 b-troll', dice: '2 5' }), 'move a-troll 2');
    expect(all(match, 'a-troll', 'b-troll')).toEqual(['away', '3: 3/1']);
  });
  it('P4.5 holds: with no coin it leaves none and is not thrown out', () => {
    const match = play(table({ pub: '1 a-troll:0/0', dice: '2 5' }), 'move a-troll 2');
    expect(at(match, 'a-troll')).toBe('3: 0/0');
    expect(field(match, 'lying')).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
  it('P4.5 holds: none when it leaves the pub or enters', () => {
    const match = play(table({ pub: 'door a-troll:1/2', dice: '2 5' }), 'leave a-troll 2');
    expect(field(match, 'lying')).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});
