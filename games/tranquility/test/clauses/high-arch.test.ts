import { agree, chanceFrom, Match } from '@halcyon/kernel';
import { describe, expect, it } from 'vitest';
import { boardOf, START, tranquility } from '../../rules/index.ts';
import { attempt, type Drawn, ended, field, hands, lists, play, table, told, why } from '../draw.ts';

const PILLARS = `
  65 66
  63 64
  61 62
  5 6
  3 4
  1 2`;
const arch = (drawn: Partial<Drawn> = {}): ReturnType<typeof table> =>
  table({ layout: 'high-arch', hands: ['10 20 30 40 50', '55 56 57'], ...drawn });
const roof = (row: string, drawn: Partial<Drawn> = {}): ReturnType<typeof table> =>
  arch({ sea: row + PILLARS, ...drawn });

describe('T7.2 High Arch', () => {
  it('T7.2 holds: 2 x 6 cells under 28, and no Starts', () => {
    const { cells, chains, columns, lines } = boardOf('high-arch');
    expect({ cells, columns, lines }).toEqual({ cells: 40, columns: 7, lines: 7 });
    expect(chains.map((chain) => chain.cells)).toEqual([6, 6, 28]);
    const match = new Match(tranquility, agree(tranquility, { seats: 3, layout: 'high-arch' }), chanceFrom('arch'));
    const all = [...hands(match), ...lists(match, 'piles')].flat();
    expect(all).toHaveLength(85);
    expect(all).not.toContain(START);
    expect(match.rules.moves.map(({ name }) => name).sort()).toEqual(['discard', 'drop', 'finish', 'place']);
  });
  it('T7.2 allows any cell of the pillars for nothing, or two discards', () => {
    const match = arch({ sea: '. .\n. .\n10 .', hands: ['20 30 40 50 60', '55'] });
    for (const cell of [2, 6, 7, 12]) expect(why(match, `place 60 ${cell}`)).toBe('allowed');
    expect(why(match, 'discard')).toBe('allowed');
    play(match, 'place 60 2');
    expect(field(match, 'turn')).toBe(1);
    expect(field(match, 'discards')).toEqual([[], []]);
  });
  it('T7.2 holds: each pillar ascends by itself', () => {
    const match = arch({ sea: '. .\n. 30\n. .\n. .\n. .\n20 .', hands: ['10 25 40', '55'] });
    // Lower than all of the left pillar, and yet it may begin the right one.
    expect(why(match, 'place 10 7')).toBe('allowed');
    expect(why(match, 'place 25 6')).toBe('allowed');
    expect(why(match, 'place 10 2')).toBe('T4.2 order');
    expect(attempt(match, 'place 10 2')?.facts).toEqual({ card: 10, cell: 1, there: 20, at: 0 });
    expect(attempt(match, 'place 40 8')?.facts).toEqual({ card: 40, cell: 7, there: 30, at: 9 });
    expect(why(match, 'place 10 1')).toBe('T4.2 occupied');
  });
  it('T7.2 refuses the roof before both pillars stand', () => {
    const almost = arch({ sea: PILLARS.replace('66', '.') });
    expect(attempt(almost, 'place 10 13')).toEqual({ rule: 'T7.2', id: 'arch.pillars-first', facts: { empty: 1 } });
    expect(attempt(arch(), 'place 10 40')?.facts).toEqual({ empty: 12 });
    expect(why(almost, 'finish')).toBe('T4.12 no-finish');
  });
  it('T7.2 allows the roof with the last cell of the pillars, which is told', () => {
    const match = arch({ sea: PILLARS.replace('66', '.'), hands: ['10 70', '7 55 56'] });
    play(match, 'place 70 12');
    expect(told(match, 1)).toContain('pillars-full');
    // Lower than what lies in the pillars: the roof is a chain of its own, and cell 12 is no neighbour.
    play(match, '1: place 7 13');
    expect(field(match, 'turn')).toBe(0);
    expect(field(match, 'discards')).toEqual([[], []]);
  });
  it('T7.2 holds: the roof goes by the standard rules, over row ends too', () => {
    const match = roof('. . . . . . .\n. . . . . . 10', { hands: ['7 12 16 40 50', '55'] });
    expect(why(match, 'place 7 20')).toBe('T4.2 order');
    expect(why(match, 'place 16 20')).toBe('T4.4 cost');
    expect(play(match, 'place 12 20').ask(0)).toEqual({ id: 'pay', facts: { left: 2 } });
  });
  it('T7.2 allows the Finish when all is full, without a Start', () => {
    const rows = [28, 21, 14, 7].map((top) => Array.from({ length: 7 }, (_, i) => top + i).join(' '));
    const match = roof(rows.join('\n'), { hands: ['50 finish', '55'] });
    expect(ended(play(match, 'finish'))).toBe('won');
    expect(match.outcome).toMatchObject({ won: true, score: 41 });
    expect(why(roof(rows.join('\n').replace('34', '.'), { hands: ['50 finish', '55'] }), 'finish')).toBe(
      'T4.12 sea-not-full',
    );
  });
  it('T5.1 holds: a pillar that fits no card leaves a single card stuck', () => {
    const sea = '. .\n. .\n9 .\n7 8\n5 6\n3 4';
    const match = arch({ sea, hands: ['60 61', '2'], piles: ['', ''] });
    expect(ended(play(match, 'place 60 12'))).toBe('stuck');
  });
  it('T7.1 holds: islands may be taken out here too', () => {
    expect(agree(tranquility, { seats: 2, layout: 'high-arch', options: { islandsRemoved: 12 } }).options).toEqual({
      islandsRemoved: 12,
      strict: 0,
    });
  });
  it('T7.2 refuses Stormy Seas and other variants beside it', () => {
    for (const wish of [{ features: ['wild'] }, { mode: 'day-night' }, { mode: 'competitive' }]) {
      expect(() => agree(tranquility, { seats: 2, layout: 'high-arch', ...wish })).toThrow();
    }
  });
});
