import { type AnyState, framesOf, type Game, type Match, type Stacked } from '@halcyon/kernel';
import { auditor } from '@halcyon/parts';
import { describe, expect, it } from 'vitest';
import {
  attempt,
  type Drawing,
  drawTable,
  ended,
  field,
  gridLines,
  hands,
  lists,
  play,
  shuffled,
  told,
  why,
} from '../src/index.ts';
import { pebbles } from './toy.ts';

type Shore = AnyState & Stacked & { hands: number[][]; rest: number[]; played: number[][]; sunken: number[][] };
const CARDS = Array.from({ length: 12 }, (_, i) => i + 1);
const audited: Game = {
  ...pebbles,
  compose: (setup) => {
    const rules = pebbles.compose(setup);
    const audit = auditor<Shore>(
      {
        cards: CARDS,
        size: CARDS.length + 1,
        words: { 12: 'dozen' },
        lying: ({ hands: held, played, sunken, rest }, found) => {
          for (const card of [...held, ...played, ...sunken, rest].flat()) found(card);
        },
      },
      framesOf(rules),
    );
    return { ...rules, audit: (s) => audit(s as Shore) };
  },
};
const table = (drawing: Drawing, place = (s: Shore, cards: readonly number[]) => void s.rest.push(...cards)): Match =>
  drawTable<Shore>(audited, drawing, {
    words: { 12: 'dozen' },
    lines: () => ['shore: 4'],
    borrow: (s) => s.rest,
    place,
  });

describe('a drawn table', () => {
  it('has the cards where they were drawn, hands in order, and the others where the game puts them', () => {
    const match = table({ hands: ['7 5', '8'], more: ['rest: 1'] });
    expect(hands(match)).toEqual([[5, 7], [8]]);
    expect(field(match, 'rest')).toEqual([1, 2, 3, 4, 6, 9, 10, 11, 12]);
    expect(match.ask(0)?.id).toBe('turn');
  });
  it('may say what chance does, and its seats instead of hands', () => {
    const dealt = (chance: number): number[][] => hands(table({ seats: 3, frames: 'deal', chance: shuffled(chance) }));
    expect(dealt(5)).toHaveLength(3);
    expect(dealt(5)).toEqual(dealt(5));
    expect(dealt(5)).not.toEqual(dealt(6));
  });
  it('is refused with a card twice, or where a card is left over', () => {
    expect(() => table({ hands: ['7', '7'] })).toThrow('card 7 lies in 2 places, the game has 1');
    expect(() => table({ hands: ['7', '8'] }, () => undefined)).toThrow('card 1 lies in 0 places, the game has 1');
  });
});

describe('a grid', () => {
  it('is drawn from the top; upper rows and ends of rows may be left out', () => {
    expect(gridLines('cells', '\n  5 .\n 1 2 3 4', [4, 3, 2])).toEqual(['cells:', ' . .', ' 5 . .', ' 1 2 3 4']);
    expect(gridLines('cells', '', [2])).toEqual(['cells:', ' . .']);
  });
  it('is refused when a row is too long or there are too many', () => {
    expect(() => gridLines('cells', '1 2 3', [2])).toThrow("'1 2 3' is longer than 2");
    expect(() => gridLines('cells', '1\n2', [2])).toThrow("'cells' has 1 rows, not 2");
  });
});

describe('talk', () => {
  const begun = (): Match => table({ hands: ['3 5', '8', '9'] });
  it('plays moves, with their seat', () => {
    const match = play(begun(), 'play 5', '1: play 8');
    expect(lists(match, 'played')).toEqual([[5], [8], []]);
    expect(told(match)).toEqual(['played 0 5', 'played 1 8']);
    expect(told(play(begun(), 'sink 5'), 1)).toEqual(['sank 0 -1']);
  });
  it('says why not', () => {
    expect(why(begun(), 'play 3')).toBe('B3 too-low');
    expect(why(begun(), 'play 5')).toBe('allowed');
    expect(attempt(begun(), 'play 3')).toEqual({ rule: 'B3', id: 'too-low', facts: { shore: 4 } });
    expect(() => play(begun(), '1: play 8')).toThrow("'1: play 8' is refused: B2 not-your-turn");
    expect(() => why(begun(), 'paly 5')).toThrow('paly');
  });
  it('names the ending', () => {
    const match = begun();
    expect(ended(match)).toBeUndefined();
    play(match, 'play 5', '1: play 8', '2: play 9', 'sink 3');
    expect(ended(match)).toBe('all-played');
  });
});
