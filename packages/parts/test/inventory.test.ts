import { framesOf, HIDDEN, type Stacked } from '@halcyon/kernel';
import { describe, expect, it } from 'vitest';
import {
  addToHand,
  auditor,
  dealOut,
  differentCards,
  type Inventory,
  takeFromHand,
  unseenCards,
} from '../src/index.ts';

/** 1, 2, 2 and 4; there is no 3. The shelf holds several 2s at once. */
const inventory: Inventory<Stacked & { lying: number[]; shelf: number }> = {
  cards: [1, 2, 2, 4],
  size: 5,
  words: { 4: 'four' },
  lying({ lying, shelf }, found) {
    for (const card of lying) found(card);
    found(2, shelf);
  },
};
const audit = (lying: number[], shelf = 0, dealt = true): string | undefined =>
  auditor(
    inventory,
    framesOf({ frames: [{ name: 'deal', args: [], on: [] }] }),
  )({
    lying,
    shelf,
    frames: dealt ? [] : [0, 0, 0, 0],
    shuffling: [],
  });

describe('an audit', () => {
  it.each<[string, number[], number, string | undefined]>([
    ['all cards', [4, 2, 1, 2], 0, undefined],
    ['all cards, two of them on the shelf', [4, 1], 2, undefined],
    ['a card too few', [2, 1, 2], 0, 'card four lies in 0 places, the game has 1'],
    ['a card too many', [4, 2, 1, 2], 1, 'card 2 lies in 3 places, the game has 2'],
    ['a card that the game has not', [4, 3, 2, 1, 2], 0, 'card 3 lies in 1 places, the game has 0'],
    ['a number that is no card', [4, 17, 2, 1, 2], 0, 'card 0 lies in 1 places, the game has 0'],
  ])('of %s', (_, lying, shelf, answer) => expect(audit(lying, shelf)).toBe(answer));
  it('before the deal wants all of a card or none', () => {
    expect(audit([], 0, false)).toBeUndefined();
    expect(audit([], 2, false)).toBeUndefined();
    expect(audit([2], 0, false)).toBe('card 2 lies in 1 places, the game has 2');
  });
});

it('what a view hides is unseen', () => {
  const view = { lying: [HIDDEN, 2, HIDDEN, 4], shelf: 0, frames: [], shuffling: [] };
  expect(unseenCards(inventory, view)).toEqual([1, 2]);
  expect(unseenCards(inventory, { ...view, lying: [HIDDEN, HIDDEN], shelf: 2 })).toEqual([1, 4]);
});

describe('a hand', () => {
  it('stays in order, and gives one of equals', () => {
    const hand: number[] = [];
    for (const card of [5, 1, 9, 5, 3]) addToHand(hand, card);
    expect(hand).toEqual([1, 3, 5, 5, 9]);
    takeFromHand(hand, 5);
    expect(hand).toEqual([1, 3, 5, 9]);
    takeFromHand(hand, 9);
    takeFromHand(hand, 1);
    expect(hand).toEqual([3, 5]);
  });
  it('has every different card once', () => {
    const out = new Int32Array(5);
    expect(differentCards([1, 1, 3, 5, 5], out)).toBe(3);
    expect([...out.subarray(0, 3)]).toEqual([1, 3, 5]);
    expect(differentCards([], out)).toBe(0);
  });
});

it('cards are dealt one by one from the first pile on', () => {
  const piles: number[][] = [[], [], []];
  dealOut([1, 2, 3, 4, 5], piles);
  expect(piles).toEqual([[1, 4], [2, 5], [3]]);
});
