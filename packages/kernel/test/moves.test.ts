import { describe, expect, it } from 'vitest';
import { argOf, declareKinds, isMove, kindOf, type MoveKind, pack, parseMove, printMove } from '../src/index.ts';

const KINDS: readonly MoveKind[] = [
  {
    name: 'place',
    args: [
      { name: 'card', size: 90, words: { 81: 'start' } },
      { name: 'cell', size: 36, base: 1 },
    ],
  },
  { name: 'drop', args: [{ name: 'card', size: 90, sight: 'owner' }] },
  { name: 'pass', args: [] },
];

describe('moves', () => {
  it('are packed and unpacked', () => {
    const move = pack(0, 41, 16);
    expect([kindOf(move), argOf(move, 0), argOf(move, 1), argOf(move, 2)]).toEqual([0, 41, 16, 0]);
  });
  it('are words at the edge, counted as people count', () => {
    expect(printMove(KINDS, pack(0, 41, 16))).toBe('place 41 17');
    expect(parseMove(KINDS, ' place  41 17 ')).toBe(pack(0, 41, 16));
    expect(parseMove(KINDS, 'place start 1')).toBe(pack(0, 81, 0));
  });
  it('hide from others what only the owner may know', () => {
    expect(printMove(KINDS, pack(1, 7), false)).toBe('drop ?');
    expect(printMove(KINDS, pack(1, 7), true)).toBe('drop 7');
  });
  it.each([
    ['jump 3', 'move', "unknown move 'jump', known: place, drop, pass"],
    ['place 3', 'move', "'place 3' does not have the form 'place <card> <cell>'"],
    ['place 3 37', 'cell', "'37' is no cell of 'place'"],
    ['place 3 0', 'cell', "'0' is no cell of 'place'"],
    ['place 81 1', 'card', "'81' is no card of 'place'"],
    ['drop ?', 'card', "'?' is no card of 'drop'"],
    ['', 'move', "unknown move '', known: place, drop, pass"],
  ])("'%s' is refused with its field", (text, field, message) => {
    expect(parseMove(KINDS, text)).toEqual({ field, message });
  });
  it('knows numbers that are no move', () => {
    for (const number of [pack(3), pack(0, 90, 0), pack(0, 1, 36), pack(2, 1), -1, 1.5, Number.NaN, 2 ** 32]) {
      expect(isMove(KINDS, number)).toBe(false);
    }
    expect(isMove(KINDS, pack(2))).toBe(true);
  });
  it('refuses a declaration that does not fit', () => {
    const arg = { name: 'x', size: 2 };
    expect(() => declareKinds([{ name: 'a', args: [arg, arg, arg, arg] }])).toThrow('more than 3 arguments');
    expect(() => declareKinds([{ name: 'a', args: [{ name: 'x', size: 257 }] }])).toThrow('does not fit 8 bits');
    expect(() => declareKinds([KINDS[0]!, KINDS[0]!])).toThrow("two kinds of moves are called 'place'");
  });
});
