import type { Match } from '@halcyon/kernel';
import { describe, expect, it } from 'vitest';
import { hikerCell } from '../../rules/index.ts';
import { attempt, FULL, stateOf, table, why } from '../draw.ts';

const at = (mountain: string, hand = 's2 r4 summit'): Match =>
  table({ features: ['green-path'], hands: [hand, 'r10 r12i'], mountain });
/** Where the hiker stands, counted from 1; 0 = nowhere. */
const hiker = (mountain: string): number => hikerCell(stateOf(at(mountain))) + 1;

describe('A6.1 the green path', () => {
  it('A6.1 allows the summit with grass from row 1 to row 8, each resting on the one before', () => {
    expect(why(at(FULL), 'summit')).toBe('allowed');
  });
  it('A6.1 allows a grass campfire as part of it', () => {
    const fire = FULL.replace('g9  s9', 'grass-fire s9');
    expect(why(at(fire), 'summit')).toBe('allowed');
    expect(why(at(FULL.replace('g9  s9', 'rock-fire s9')), 'summit')).toBe('A6.1 summit.no-path');
  });
  it('A6.1 refuses the summit without it, saying how far the hiker came', () => {
    expect(attempt(at(FULL.replace('g12 s12 r11', 'r12 s12 r11')), 'summit')).toEqual({
      rule: 'A6.1',
      id: 'summit.no-path',
      facts: { row: 6 },
    });
    const bare = FULL.replace(/g3 .*$/, 'r4 s3 r3 s2 r6i s3 r2 s4 r2');
    expect(attempt(at(bare, 'summit'), 'summit')?.facts).toEqual({ row: 0 });
  });
  it('A6.1 refuses a path that leads sideways', () => {
    const right = FULL.replace('g12 s12\n', 's12 g12\n').replace('g12 s12 r11', 'r11 s12 g12');
    expect(why(at(right), 'summit')).toBe('allowed');
    // The right end of row 6 carries no grass now; its left end does.
    expect(attempt(at(right.replace('r11 g10', 'r11 s11')), 'summit')?.facts).toEqual({ row: 6 });
  });
  it('A6.1 refuses a path that leaves a row out', () => {
    const broken = FULL.replace('g9  s9 r10  g9  s9', 'r9 s9 r10 s10 r9i');
    expect(attempt(at(broken), 'summit')?.facts).toEqual({ row: 4 });
  });
  it('A6.1 holds: the hiker stands on the highest card of a path, the leftmost of several', () => {
    expect(hiker('')).toBe(0);
    expect(hiker('s5 g5')).toBe(2);
    expect(hiker('g5 s5 g6')).toBe(1);
    expect(hiker('s7 g7\ng5 s5 g6')).toBe(11);
    expect(hiker('g7 s7\ns5 r5 g6')).toBe(3);
    expect(hiker('g8\ng7 s7\ns5 g5 r5')).toBe(18);
    expect(hiker(FULL)).toBe(43);
  });
  it('A6.1 holds: without the module no path is needed', () => {
    const match = table({ hands: ['s2 summit', 'r10'], mountain: FULL.replace('g12 s12 r11', 'r12 s12 r11') });
    expect(why(match, 'summit')).toBe('allowed');
  });
});
