import type { Match } from '@halcyon/kernel';
import { describe, expect, it } from 'vitest';
import { attempt, type Drawn, faces, field, hands, lists, play, table, told, why } from '../draw.ts';

const alone = (drawn: Partial<Drawn> = {}): Match => table({ hands: ['g3 s5 r7 summit'], mountain: 'r4', ...drawn });
const pile = (match: Match): number[] => lists(match, 'piles')[0]!;
const held = (match: Match): number[] => hands(match)[0]!;

describe('A7.2 grapples', () => {
  it('A7.2 allows to shuffle the hand into the pile and to draw six', () => {
    const match = alone({ piles: ['g4 g6 g7 g9 g10 g12 r8 r10'] });
    const before = [...held(match), ...pile(match)].sort((a, b) => a - b);
    play(match, 'grapple');
    expect(held(match)).toHaveLength(6);
    expect(pile(match)).toHaveLength(6);
    expect([...held(match), ...pile(match)].sort((a, b) => a - b)).toEqual(before);
    expect(field(match, 'grapples')).toBe(2);
    expect(told(match)[0]).toBe('grappled 0 2');
  });
  it('A7.2 allows to draw all when there are fewer', () => {
    const match = play(alone({ piles: ['g4'] }), 'grapple');
    expect(faces(held(match))).toBe('g3 g4 s5 r7 summit');
    expect(pile(match)).toEqual([]);
  });
  it('A7.2 holds: that is the whole turn; nothing is paid', () => {
    const match = play(alone(), 'grapple');
    expect(match.ask(0)).toEqual({ id: 'turn', facts: {} });
    expect(told(match).filter((line) => line.startsWith('turn'))).toEqual(['turn 0']);
    expect(lists(match, 'discards')).toEqual([[]]);
  });
  it('A7.2 holds: what comes is chance', () => {
    const drawn = (seed: number): string => {
      const match = alone({ piles: ['g4 g6 g7 g9 g10 g12 r8 r10'] });
      for (let i = 0; i < seed; i++) play(match, 'grapple');
      return faces(held(match));
    };
    expect(new Set([1, 2, 3].map(drawn)).size).toBe(3);
  });
  it('A7.2 refuses it when none is left, or the pile is empty', () => {
    const none = alone({ more: ['grapples: 0'] });
    expect(attempt(none, 'grapple')).toEqual({ rule: 'A7.2', id: 'grapple.none', facts: {} });
    expect(attempt(alone({ piles: [''] }), 'grapple')).toEqual({ rule: 'A7.2', id: 'grapple.no-deck', facts: {} });
    expect(why(play(alone(), 'grapple', 'grapple', 'grapple'), 'grapple')).toBe('A7.2 grapple.none');
    expect(why(alone({ options: { grapples: 0 } }), 'grapple')).toBe('A7.2 grapple.none');
  });
  it('A7.2 refuses it in the middle of a turn, and there are none for two', () => {
    expect(why(play(alone(), 'discard'), 'grapple')).toBe('A4.19 drop-first');
    expect(table({ hands: ['g3', 's3'] }).rules.moves.map(({ name }) => name)).not.toContain('grapple');
  });
  it('A7.1 holds: the hand is filled up to six', () => {
    const match = play(alone(), 'discard', 'drop g3', 'drop s5');
    expect(held(match)).toHaveLength(6);
  });
});
