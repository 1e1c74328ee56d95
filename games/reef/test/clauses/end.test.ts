import type { Match } from '@halcyon/kernel';
import { describe, expect, it } from 'vitest';
import { broodsOf, wormsOf } from '../../rules/index.ts';
import { type Drawn, ended, play, stateOf, table, told } from '../draw.ts';

describe('F5.2 what is secret', () => {
  it('F5.2 holds: faces and piles, from everybody; all else is public', () => {
    const match = table({
      corals: ['red-male', '-'],
      pearls: [1, 0],
      discard: 'coral',
      sea: 'coral\ndown ?shark\ncoral',
    });
    for (const viewer of [0, 1, 'audience'] as const) {
      const { faces, pile, breedingPile, ...shown } = match.view(viewer);
      const { faces: _, pile: __, breedingPile: ___, ...all } = match.view('referee');
      expect(shown).toEqual(all);
      for (const hidden of [faces, pile, breedingPile] as number[][]) {
        expect(hidden.length).toBeGreaterThan(0);
        expect(new Set(hidden)).toEqual(new Set([-1]));
      }
    }
  });
  it('F5.2 holds: what flows in face down is not told', () => {
    const match = play(table({ sea: 'coral\ncoral .\npearl .\nshark', pile: 'shark coral' }), 'end');
    const lines = [0, 1].map((seat) => told(match, seat).filter((line) => line.startsWith('flowed-in')));
    expect(lines[0]).toEqual(['flowed-in 15 17', 'flowed-in 23 17']);
    expect(lines[1]).toEqual(lines[0]);
  });
});

describe('F5.3 the three-hundredth turn', () => {
  const last = (turns: number, drawn: Partial<Drawn> = {}): Match =>
    play(table({ turns, sea: 'coral\ncoral .\npearl\nshark', ...drawn }), `${drawn.turn ?? 0}: end`);
  it('F5.3 holds: after it the game is over', () => {
    expect(last(299).outcome).toBeUndefined();
    const match = last(300);
    expect(ended(match)).toBe('too-many-turns');
    expect(match.rules.clauses[match.outcome!.why]!.rule).toBe('F5.3');
    // The current has run before.
    expect(told(match)).toContain('drifted');
  });
  it.each([
    ['most broods', { corals: ['red+red red+blue', 'red+pink'], worms: ['', 'red:8 blue:8'] }, 0b01, [2, 1]],
    ['most broods', { corals: ['red-male red+blue', 'red+pink green+green'], worms: ['red:8', ''] }, 0b10, [1, 2]],
    ['most worms then', { corals: ['red+red', 'red+pink'], worms: ['red:3', 'blue:2 pink:2'] }, 0b10, [1, 1]],
    ['most worms then', { corals: ['', ''], worms: ['red:5', 'blue:2 pink:2'] }, 0b01, [0, 0]],
    [
      'nobody alone, if those are equal too',
      { corals: ['red+red', 'red+pink'], worms: ['red:3', 'blue pink:2'] },
      0b11,
      [1, 1],
    ],
  ])('F5.3 holds: it is won by %s', (_, drawn, winners, scores) => {
    expect(last(300, drawn).outcome).toMatchObject({ kind: 'ranked', winners, scores });
  });
  it('F5.3 holds: pearls are no worms', () => {
    expect(last(300, { pearls: [4, 0], worms: ['red', 'red:2'] }).outcome).toMatchObject({ winners: 0b10 });
  });
  it('F5.3 holds: broodsOf and wormsOf count', () => {
    const s = stateOf(table({ corals: ['red+red - red+blue', 'pink-male'], worms: ['red:3 blue', ''] }));
    expect([broodsOf(s, 0), broodsOf(s, 1), wormsOf(s, 0), wormsOf(s, 1)]).toEqual([2, 0, 4, 0]);
  });
});
