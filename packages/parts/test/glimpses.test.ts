import { HIDDEN, held, Rulebook, randomFrom, type Stacked } from '@halcyon/kernel';
import { describe, expect, it } from 'vitest';
import { dealAnew, each, installGlimpses, upTo } from '../src/index.ts';

type State = Stacked & { hands: number[][]; glimpses: number[][]; peeked: number[][] };
const SEATS = 3;
const book = new Rulebook<State, null>();
book.slice({ hands: held(upTo(9), { most: 3 }) }, () => ({ hands: each(SEATS, (): number[] => []) }));
const glimpses = installGlimpses(book, SEATS, upTo(9));
const idle = book.frame({ id: 'idle', run() {} });
const { start, copy, view } = book.close([[idle]], () => null);

const table = (): State => {
  const s = start();
  s.hands = [[1, 2], [3, 4], [5]];
  glimpses.note(s, 0, 1, 4);
  return s;
};

describe('a card that one seat saw', () => {
  it('is known to that seat alone; that it peeked is known to all', () => {
    const s = table();
    expect(view(s, 0).glimpses[0]).toEqual([0, 4, 0]);
    expect(view(s, 1).glimpses[0]).toEqual([HIDDEN, HIDDEN, HIDDEN]);
    expect(view(s, 2).peeked[0]).toEqual([0, 1, 0]);
    expect(glimpses.known(s, 0, 1)).toBe(4);
    expect(glimpses.audit(s)).toBeUndefined();
  });
  it('is forgotten when it goes, and nobody can see that it was the one', () => {
    const s = table();
    const before = JSON.stringify(view(s, 2));
    glimpses.forget(s, 1, 3);
    expect(glimpses.known(s, 0, 1)).toBe(4);
    glimpses.forget(s, 1, 4);
    expect(glimpses.known(s, 0, 1)).toBe(0);
    expect(JSON.stringify(view(s, 2))).toBe(before);
  });
  it('is followed from hand to hand, until the hand is replaced', () => {
    const s = table();
    s.hands = [[1, 2], [3], [4, 5]];
    expect(glimpses.audit(s)).toBe('glimpses: seat 0 knows a card that is not there');
    glimpses.follow(s, 1, 2, 4);
    expect([glimpses.known(s, 0, 1), glimpses.known(s, 0, 2)]).toEqual([0, 4]);
    expect(glimpses.audit(s)).toBeUndefined();
    glimpses.clear(s, 2);
    expect(glimpses.known(s, 0, 2)).toBe(0);
  });
  it('lies in every world that its seat imagines, and others may know any card there', () => {
    const worlds = Array.from({ length: 20 }, (_, i) => {
      const seen = view(table(), 0) as State;
      return dealAnew<State>(seen, 0, randomFrom(`world ${i}`), {
        cards: [3, 4, 5],
        hiders: [glimpses.hider, (s, _me, unseen) => s.hands.every((hand) => unseen.fill(hand)), glimpses.remember],
        copy: (s) => copy(s, start()),
        sound: () => true,
      });
    });
    for (const world of worlds) expect(world.hands[1]).toContain(4);
    expect(new Set(worlds.map(({ hands }) => hands[2]![0]))).toEqual(new Set([3, 5]));
    for (const world of worlds) expect(glimpses.audit(world)).toBeUndefined();
  });
});
