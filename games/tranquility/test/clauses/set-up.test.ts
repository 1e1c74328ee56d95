import { agree, chanceFrom, Match, SHUFFLE_STEPS } from '@halcyon/kernel';
import { shuffled } from '@halcyon/testkit';
import { describe, expect, it } from 'vitest';
import { FINISH, START, tranquility } from '../../rules/index.ts';
import { field, lists } from '../draw.ts';

const dealt = (seats: number, options = {}, chance: number[] = [], features: string[] = []): Match =>
  new Match(tranquility, agree(tranquility, { seats, options, features }), chanceFrom('set-up', chance));
const all = (match: Match): number[] => [...lists(match, 'hands'), ...lists(match, 'piles')].flat();

describe('set-up', () => {
  it('T1.1 holds: 80 islands, five Finishes, one Start a player, storms with their feature', () => {
    const cards = all(dealt(4));
    expect(cards.filter((card) => card <= 80).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 80 }, (_, i) => i + 1),
    );
    expect(cards.filter((card) => card === FINISH)).toHaveLength(5);
    expect(cards.filter((card) => card === START)).toHaveLength(4);
    const stormy = dealt(2, {}, [], ['storm-compass']);
    expect(all(stormy).filter((card) => card > FINISH).length + stormy.steps.length).toBeGreaterThanOrEqual(6);
    expect(stormy.rules.audit(stormy.view('referee'))).toBeUndefined();
  });
  it.each([
    [1, [85]],
    [2, [43, 42]],
    [3, [29, 28, 28]],
    [4, [22, 21, 21, 21]],
    [5, [17, 17, 17, 17, 17]],
  ])('T3.2 holds: %i seats are dealt %j', (seats, shares) => {
    const match = dealt(seats);
    const held = lists(match, 'hands').map((hand, seat) => hand.length + lists(match, 'piles')[seat]!.length - 1);
    expect(held).toEqual(shares);
  });
  it('T3.3 holds: five cards each, no Start among them, one Start in each pile', () => {
    const match = dealt(5);
    for (const hand of lists(match, 'hands')) {
      expect(hand).toHaveLength(5);
      expect(hand).not.toContain(START);
    }
    for (const pile of lists(match, 'piles')) expect(pile.filter((card) => card === START)).toHaveLength(1);
  });
  it('T3.3 holds: the Start goes where chance says, top and bottom included', () => {
    expect(lists(dealt(1, {}, [...shuffled(7), 0]), 'piles')[0]![0]).toBe(START);
    expect(lists(dealt(1, {}, [...shuffled(7), 80]), 'piles')[0]!.at(-1)).toBe(START);
    expect(() => dealt(1, {}, [...shuffled(7), 81])).toThrow('takes 0-80');
  });
  it('T3.4 holds: the lot falls among the smallest piles only', () => {
    const first = new Set(
      Array.from({ length: 30 }, (_, i) => dealt(3, {}, [...shuffled(i), 0, 0, 0, i % 2]).view('audience').turn),
    );
    expect(first).toEqual(new Set([1, 2]));
    // With two seats one pile is the smaller, and no lot is drawn.
    const two = dealt(2, {}, [...shuffled(1), 0, 0]);
    expect(two.steps).toHaveLength(SHUFFLE_STEPS + 2);
    expect(field(two, 'turn')).toBe(1);
  });
  it.each([4, 6, 8, 10, 12])('T7.1 holds: %i islands are taken out, unseen', (islandsRemoved) => {
    const match = dealt(3, { islandsRemoved });
    expect(field(match, 'removed')).toHaveLength(islandsRemoved);
    expect(all(match)).toHaveLength(88 - islandsRemoved);
    expect(all(match).filter((card) => card === FINISH)).toHaveLength(5);
    expect(match.view(0).removed).toEqual(Array(islandsRemoved).fill(-1));
  });
  it('T7.1 refuses other numbers', () => {
    expect(() => dealt(3, { islandsRemoved: 5 })).toThrow("'islandsRemoved' is one of 0, 4, 6, 8, 10, 12, not 5");
  });
  it('T6.1 holds: the Rocks lie beside a row drawn by lot', () => {
    expect(
      new Set([0, 1, 2, 3, 4, 5].map((row) => field(dealt(2, {}, [...shuffled(9), row], ['jagged-rocks']), 'rocks'))),
    ).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });
});
