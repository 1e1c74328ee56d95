import { agree, chanceFrom, Match } from '@halcyon/kernel';
import { shuffled } from '@halcyon/testkit';
import { describe, expect, it } from 'vitest';
import {
  AWAY,
  CHARACTER_WORDS,
  clan,
  clanOf,
  DOOR,
  fantasyPub,
  GOALS,
  PLACES,
  RACES,
  raceOf,
  TABLES,
} from '../../rules/index.ts';
import { characterOf, ended, field, lists, named, play, stateOf, table, told } from '../draw.ts';

/** Who begins, the shuffle, then the dice. */
const dealt = (seats: number, chance: number[] = []): Match =>
  new Match(fantasyPub, agree(fantasyPub, { seats }), chanceFrom('set-up', chance));

describe('P1.1 clans', () => {
  it('P1.1 holds: each has two goblins, two dwarves, two orcs and a troll', () => {
    expect(clan(1).map((character) => RACES[raceOf(character)])).toEqual(
      'goblin goblin dwarf dwarf orc orc troll'.split(' '),
    );
    expect(named(clan(0))).toBe('a-goblin a-goblin2 a-dwarf a-dwarf2 a-orc a-orc2 a-troll');
    expect(new Set(Object.values(CHARACTER_WORDS)).size).toBe(35);
    expect(['a-orc2', 'e-troll'].map((word) => clanOf(characterOf(word)))).toEqual([0, 4]);
  });
  it.each([2, 3, 4, 5])('P1.1 holds: %i seats have as many clans', (seats) => {
    expect(field(dealt(seats), 'place')).toHaveLength(7 * seats);
  });
  it('P1.1 refuses one seat and six', () => {
    for (const seats of [1, 6]) expect(() => agree(fantasyPub, { seats })).toThrow(`2-5 seats, not ${seats}`);
  });
  it('P1.1 holds: coins and beers never run out', () => {
    const rich = '1 b-troll:6/4 b-orc:6/4 b-dwarf:6/4 b-goblin:6/4';
    expect(() => table({ pub: `2 $$$$$$$$$\n${rich}`, dice: '3 3' })).not.toThrow();
  });
});

describe('P1.2 the ring', () => {
  it('P1.2 holds: the door and six tables; a coin on each table, none at the door; the innkeeper beside the door', () => {
    expect([DOOR, TABLES, PLACES, AWAY]).toEqual([0, 6, 7, 7]);
    const match = dealt(3);
    expect(field(match, 'lying')).toEqual([0, 1, 1, 1, 1, 1, 1]);
    expect(field(match, 'innkeeper')).toBe(DOOR);
  });
});

describe('P1.3 the first guests', () => {
  it.each([2, 3, 4, 5])('P1.3 holds: with %i seats everybody has one at the door, with 4 coins', (seats) => {
    const match = dealt(seats);
    const { place, coins, beers, piles, below } = stateOf(match);
    const guests = [...place.keys()].filter((character) => place[character] === DOOR);
    expect(guests.map(clanOf)).toEqual(Array.from({ length: seats }, (_, seat) => seat));
    expect(guests.map((character) => coins[character])).toEqual(Array(seats).fill(4));
    expect(beers.every((n) => n === 0)).toBe(true);
    expect(piles.map((pile) => pile.length)).toEqual(Array(seats).fill(6));
    expect(below.flat()).toEqual([]);
    const entered = told(match).filter((line) => line.startsWith('entered'));
    expect(entered).toEqual(guests.map((character, seat) => `entered ${seat} ${character} 4`));
  });
  it('P1.3 holds: the order of the piles is chance', () => {
    const piles = (shuffle: number): string =>
      lists(dealt(2, [0, shuffle]), 'piles')
        .map(named)
        .join(' | ');
    expect(piles(1)).toBe(piles(1));
    expect(piles(1)).not.toBe(piles(2));
  });
});

describe('P1.4 goal and beginning', () => {
  const leaving = (seats: number, stock: number): Match =>
    play(
      table({ seats, pub: 'door a-orc:1/2', dice: '3 5', stock: [stock, ...Array<number>(seats - 1).fill(0)] }),
      'leave a-orc 3',
    );
  it.each([
    [2, 15],
    [3, 13],
    [4, 11],
    [5, 9],
  ])('P1.4 holds: with %i seats it is %i beers', (seats, goal) => {
    expect(GOALS[seats]).toBe(goal);
    expect(leaving(seats, goal - 3).outcome).toBeUndefined();
    expect(ended(leaving(seats, goal - 2))).toBe('goal-reached');
  });
  it.each([0, 1, 2])('P1.4 holds: seat %i may be drawn to begin', (seat) => {
    const match = dealt(3, [seat, ...shuffled(1), 2, 4]);
    expect(told(match).at(-1)).toBe(`threw ${seat} 3 5`);
    expect(match.ask(seat)).toEqual({ id: 'act', facts: { first: 3, second: 5 } });
  });
});
