import type { Match } from '@halcyon/kernel';
import { describe, expect, it } from 'vitest';
import { BRIDGE, costOf, visibleBridges } from '../../rules/index.ts';
import { attempt, cardAt, type Drawn, FULL, field, hands, play, stateOf, table, told, why } from '../draw.ts';

const at = (mountain: string, hand = 'g12 r8 s5 bridge bridge', drawn: Partial<Drawn> = {}): Match =>
  table({ hands: [hand, 's12 s12 s11'], mountain, ...drawn });

describe('A4.15 a bridge', () => {
  it('A4.15 allows it right of a card, at no cost', () => {
    const match = play(at('s4'), 'bridge 2');
    expect(cardAt(match, 2)).toBe('bridge');
    expect(told(match, 1)).toContain('bridged 0 1');
    expect(hands(match)[0]!.filter((card) => card === BRIDGE)).toHaveLength(1);
    expect(field(match, 'turn')).toBe(1);
  });
  it('A4.15 allows bridges beside each other, and above bridges', () => {
    expect(why(at('s4 bridge'), 'bridge 3')).toBe('allowed');
    expect(why(at('r5\ns4 bridge bridge', 'g12 bridge'), 'bridge 11')).toBe('allowed');
  });
  it('A4.15 allows any type beside it, and nobody pays', () => {
    const match = play(at('g4 bridge'), 'place g12 3');
    expect(cardAt(match, 3)).toBe('g12');
    expect(field(match, 'turn')).toBe(1);
  });
  it('A4.15 refuses the first and the last slot of a row', () => {
    const edge = (cell: number) => ({ rule: 'A4.15', id: 'bridge.edge', facts: { cell: cell - 1 } });
    expect(attempt(at(''), 'bridge 1')).toEqual(edge(1));
    expect(attempt(at('s4 r4'), 'bridge 10')).toEqual(edge(10));
    expect(attempt(at('s4 r4 s6 r5 s6 r7 s7 r7', 'g12 bridge'), 'bridge 9')).toEqual(edge(9));
  });
  it('A4.15 refuses both slots of row 8', () => {
    const drawn = { hands: ['bridge s2', 'g8i'] };
    expect(why(at(FULL.replace('g12 s12\n', '. .\n'), '', drawn), 'bridge 43')).toBe('A4.15 bridge.edge');
    expect(why(at(FULL.replace('g12 s12\n', 'g12 .\n'), '', drawn), 'bridge 44')).toBe('A4.15 bridge.edge');
  });
  it('A4.15 refuses a slot without a card on its left, and one that is taken', () => {
    expect(attempt(at('s4'), 'bridge 3')).toEqual({ rule: 'A4.15', id: 'bridge.needs-left', facts: { cell: 2 } });
    for (const [mountain, there] of [
      ['s4 r4', 23],
      ['s4 bridge', BRIDGE],
      ['s4 rock-fire', 75],
    ] as const) {
      const refusal = attempt(at(mountain), 'bridge 2');
      expect(refusal).toEqual({ rule: 'A4.15', id: 'bridge.needs-empty', facts: { cell: 1, there } });
    }
  });
  it('A4.15 refuses it over one card, and when none is held', () => {
    expect(attempt(at('r5\ns4 r4'), 'bridge 11')).toEqual({ rule: 'A4.6', id: 'unsupported', facts: { cell: 10 } });
    // Before A4.15 is looked at: the first slot of a row, and one without a card on its left.
    expect(why(at('s4'), 'bridge 10')).toBe('A4.6 unsupported');
    expect(why(at('s4 r4'), 'bridge 12')).toBe('A4.6 unsupported');
    expect(attempt(at('s4', 'g12 r8'), 'bridge 2')).toEqual({ rule: 'A4.15', id: 'no-bridge', facts: {} });
  });
  it('A4.15 holds: a bridge carries', () => {
    expect(why(at('s4 bridge'), 'place r8 10')).toBe('allowed');
  });
  it('A4.15 holds: a given bridge is known to all until it lies', () => {
    const match = table({ hands: ['g12 r8', 'bridge s5'], mountain: 's4', more: ['seen: | bridge', 'turn: 1'] });
    expect(play(match, '1: bridge 2').view(0).seen).toEqual([[], []]);
  });
});

describe('A4.16 covering a bridge', () => {
  it.each([
    ['the larger of both differences', 'g5 bridge r9', 'place s6 2', 3],
    ['the left one alone beside an empty slot', 'g5 bridge', 'place s6 2', 1],
    ['the left one alone before another bridge', 'g5 bridge bridge r12', 'place s6 2', 1],
    ['the right one alone after another bridge', 'g5 bridge bridge r12', 'place s9 3', 3],
    ['the right one alone after a campfire without value', 'grass-fire bridge r9', 'place s6 2', 3],
    ['a campfire on the left counts with its value', 'g5 snow-fire bridge g9', 'place r8 3', 3],
    ['a campfire on the right takes its value from beyond the bridge', 'g5 bridge rock-fire', 'place s6 2', 1],
    ['from beyond two bridges too', 'g5 bridge bridge rock-fire', 'place s6 3', 1],
    ['also near the end of a row', 'g5 s4 g4 s3 g3 s2 r5 bridge', 'place s6 8', 1],
  ])('A4.16 allows: %s', (_, mountain, move, cost) => {
    const match = play(at(mountain, 's6 s9 r8 g10 g6'), move);
    expect(match.ask(0)).toEqual({ id: 'pay', facts: { left: cost } });
  });
  it('A4.16 allows covering a bridge that carries cards', () => {
    const match = play(at('r8 s9\ng5 bridge r9', 's7 g10 g9 g9'), 'place s7 2', 'drop g9', 'drop g10');
    expect(field(match, 'covered')).toEqual([1]);
    expect(visibleBridges(stateOf(match))).toBe(0);
    expect(told(match, 1)).toContain('covered 0 39 1');
    expect(field(match, 'turn')).toBe(1);
  });
  it('A4.16 refuses a price that cannot be paid, naming both sides', () => {
    const match = at('g5 bridge r9', 's6 g10 g9');
    expect(attempt(match, 'place s6 2')).toEqual({
      rule: 'A4.16',
      id: 'cover-cost',
      facts: { needed: 3, payable: 2, value: 6, left: 5, right: 9 },
    });
  });
  it('A4.16 refuses what a campfire on the right makes too dear, beyond two bridges', () => {
    expect(attempt(at('g5 bridge bridge rock-fire', 's9 g10 g9'), 'place s9 3')).toEqual({
      rule: 'A4.16',
      id: 'cover-cost',
      facts: { needed: 4, payable: 2, value: 9, left: 0, right: 5 },
    });
  });
  it('A4.16 refuses what is too low for the row, or of the type of a neighbour', () => {
    const mountain = 'g5 bridge r9\ns4 r4 s6 r5';
    expect(why(at(mountain, 's1 g10 g9 g9'), 'place s1 11')).toBe('A4.7 too-high');
    expect(why(at(mountain, 'g6 g10 g9 g9'), 'place g6 11')).toBe('A4.5 same-type');
    expect(why(at(mountain, 'r7 g10 g9 g9'), 'place r7 11')).toBe('A4.5 same-type');
    expect(why(at(mountain, 's7 g10 g9 g9'), 'place s7 11')).toBe('allowed');
  });
  it('A4.16 refuses a second card on a covered bridge', () => {
    expect(why(at('g5 s6 r9', 's7 g10', { more: ['covered: 2'] }), 'place s7 2')).toBe('A4.4 occupied');
  });
  it('A4.16 holds: pages and bots read the same price', () => {
    const s = stateOf(at('g5 bridge r9'));
    expect(costOf(s, 33, 1)).toBe(3);
    expect(costOf(s, 33, 3)).toBe(3);
  });
});
