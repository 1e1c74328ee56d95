import type { Match } from '@halcyon/kernel';
import { shuffled } from '@halcyon/testkit';
import { describe, expect, it } from 'vitest';
import {
  attempt,
  type Drawn,
  face,
  field,
  handOf,
  hex,
  lists,
  play,
  stateOf,
  table,
  tileAt,
  told,
  why,
} from '../draw.ts';

const PILE = 'castle-road castle-road forest forest village village';
const MAP = `
  a  * fi
  d  .  .  .  .  .  .  . fi
  e  * fi  .  . * fi  .  .  *`;
const begun = (drawn: Partial<Drawn>): Match =>
  table({ hands: ['field field', 'mountain'], pile: PILE, map: MAP, ...drawn });
const drawn = (match: Match): number => told(match).filter((line) => line.startsWith('drew')).length;

describe('M4.1 the meadow', () => {
  it('M4.1 holds: who has come there fills the hand to six, instead of the normal draw', () => {
    const match = play(begun({ merchants: 'e6 e9' }), 'move field e5', 'end');
    expect(drawn(match)).toBe(5);
    expect(handOf(match, 0)).toBe('field village village forest forest castle-road');
  });
  it('M4.1 holds: who began there draws normally, though it went away and came back', () => {
    expect(drawn(play(begun({ merchants: 'e5 e9' }), 'place field c3', 'end'))).toBe(1);
    expect(drawn(play(begun({ merchants: 'e5 e9' }), 'draw'))).toBe(1);
    expect(drawn(play(begun({ merchants: 'e5 e9' }), 'move field e6', 'move field e5', 'end'))).toBe(2);
  });
  it('M4.1 holds: each turn begins where its own merchant stands', () => {
    const match = play(begun({ merchants: 'e6 e5' }), 'draw', '1: draw');
    expect(drawn(match)).toBe(2);
  });
  it('M4.1 holds: who only passes draws normally', () => {
    expect(drawn(play(begun({ merchants: 'e6 e9' }), 'move field e5', 'move field e6', 'end'))).toBe(2);
    expect(drawn(play(begun({ merchants: 'e5 e9' }), 'move field e6', 'end'))).toBe(1);
  });
  it('M4.1 holds: a full hand draws nothing', () => {
    const six = 'forest forest forest village village village';
    const match = begun({ merchants: 'e5 e9', began: 'e6', phase: 2, spent: 1, hands: [six, ''] });
    expect(drawn(play(match, 'end'))).toBe(0);
  });
});

describe('M4.2 the warehouse', () => {
  const back = (more: Partial<Drawn> = {}): Match =>
    play(begun({ merchants: 'd8 e9', carts: ['wine gems', 'wine'], ...more }), 'move field e9', 'end');
  it('M4.2 holds: who has come there fills the hand and the cart', () => {
    const match = back();
    expect(drawn(match)).toBe(5);
    expect(lists(match, 'cart')).toEqual([
      [1, 1, 1, 1, 1],
      [1, 0, 0, 0, 0],
    ]);
    expect(field(match, 'stock')).toEqual([2, 3, 3, 3, 3]);
    expect(told(match).slice(-4)).toEqual(['loaded 0 1', 'loaded 0 2', 'loaded 0 4', 'turn 1']);
  });
  it.each([[['draw']], [['place field c3', 'end']], [['move field d8', 'move field e9', 'end']]])(
    'M4.2 holds: who began there draws normally, and the cart is filled all the same: %j',
    (moves) => {
      const match = play(begun({ carts: ['', ''] }), ...moves);
      expect(drawn(match)).toBe(Math.max(1, moves.length - 1));
      expect(lists(match, 'cart')).toEqual([
        [1, 1, 1, 1, 1],
        [0, 0, 0, 0, 0],
      ]);
    },
  );
  it('M4.2 holds: a full cart takes nothing, and nobody loads elsewhere', () => {
    expect(told(play(begun({}), 'draw'))).toEqual(['drew 0 3', 'turn 1']);
    const away = play(begun({ merchants: 'd8 e9', carts: ['', ''] }), 'draw');
    expect(lists(away, 'cart')[0]).toEqual([0, 0, 0, 0, 0]);
    const passed = play(begun({ merchants: 'd8 e9', carts: ['', ''] }), 'move field e9', 'move field d8', 'end');
    expect(lists(passed, 'cart')[0]).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('M4.3 a castle', () => {
  const arrived = (more: Partial<Drawn> = {}): Match =>
    play(begun({ merchants: 'e2 e9', ...more }), 'move field e1', 'end');
  it('M4.3 allows to sell after the normal draw', () => {
    const match = arrived();
    expect(told(match).slice(-1)).toEqual(['drew 0 3']);
    expect(match.ask(0)).toEqual({ id: 'sell', facts: { ware: 3, coin: 5, cards: 4 } });
    expect(match.legal(0).map((move) => match.word({ seat: 0, move }, 0))).toEqual([
      'sell-for-gold',
      'sell-for-cards',
      'end',
    ]);
  });
  it('M4.3 allows the highest coin for the ware, which goes back to the warehouse', () => {
    const match = play(arrived(), 'sell-for-gold');
    expect(stateOf(match)).toMatchObject({
      purses: [[5], []],
      cart: [
        [1, 1, 1, 0, 1],
        [1, 1, 1, 1, 1],
      ],
      stock: [2, 2, 2, 3, 2],
    });
    expect(lists(match, 'coins')[3]).toEqual([4, 3, 2]);
    expect(told(match).slice(-2)).toEqual(['sold 0 3', 'coin-taken 0 5 3']);
    expect(match.ask(0)).toEqual({ id: 'free-throw', facts: {} });
  });
  it('M4.3 allows cards instead: the hand is filled to six', () => {
    const match = play(arrived(), 'sell-for-cards');
    expect(drawn(match)).toBe(5);
    expect(lists(match, 'hands')[0]).toHaveLength(6);
    expect(stateOf(match)).toMatchObject({ purses: [[], []], stock: [2, 2, 2, 3, 2] });
    expect(lists(match, 'coins')[3]).toEqual([5, 4, 3, 2]);
    expect(match.ask(0)?.id).toBe('free-throw');
  });
  it('M4.3 allows cards even with a full hand, for the throw', () => {
    const six = 'forest forest forest village village village';
    const match = play(begun({ merchants: 'e1 e9', hands: [six, ''] }), 'draw');
    expect(match.ask(0)).toEqual({ id: 'sell', facts: { ware: 3, coin: 5, cards: 0 } });
    play(match, 'sell-for-cards');
    expect([drawn(match), match.ask(0)?.id]).toEqual([0, 'free-throw']);
  });
  it.each([
    ['wine', 'a1', 0, 4],
    ['cloth', 'i5', 1, 2],
    ['cheese', 'a5', 2, 2],
    ['gems', 'e1', 3, 5],
    ['weapons', 'i1', 4, 4],
  ])('M4.3 allows %s in the castle %s', (_, at, ware, coin) => {
    const match = play(begun({ merchants: `${at} e9` }), 'draw');
    expect(match.ask(0)?.facts).toMatchObject({ ware, coin });
    expect(lists(play(match, 'sell-for-gold'), 'purses')[0]).toEqual([coin]);
  });
  it('M4.3 allows to keep the ware, and to sell it on a later turn', () => {
    const match = play(arrived(), 'end');
    expect(stateOf(match)).toMatchObject({ turn: 1, purses: [[], []], stock: [2, 2, 2, 2, 2] });
    play(match, '1: draw', 'draw');
    expect(match.ask(0)?.id).toBe('sell');
  });
  it('M4.3 holds: without its ware, or when only passing, nobody is asked', () => {
    expect(field(arrived({ carts: ['wine cloth cheese weapons', ''] }), 'turn')).toBe(1);
    const passing = play(begun({ merchants: 'e2 e9' }), 'move field e1', 'move field e2', 'end');
    expect(field(passing, 'turn')).toBe(1);
  });
  it('M4.3 holds: the draw is normal, also for who has just come', () => {
    expect(drawn(arrived())).toBe(1);
    expect(drawn(arrived({ hands: ['field', ''] }))).toBe(1);
  });
  it('M4.3 allows a free throw after a sale, and what the die allows; then the turn is over', () => {
    const match = play(arrived({ chance: [face('forest')] }), 'sell-for-gold', 'throw-free');
    expect(match.ask(0)).toEqual({ id: 'die', facts: { face: 4 } });
    const { hands, spent } = stateOf(match);
    expect([hands[0]!.length, spent]).toEqual([2, 1]);
    play(match, 'put c3');
    expect([tileAt(match, 'c3'), field(match, 'turn')]).toEqual(['fo', 1]);
    expect(told(match).slice(-3)).toEqual(['threw 0 4', `laid 0 4 ${hex('c3')}`, 'turn 1']);
  });
  it('M4.3 allows a free throw after cards too, and nothing with the die', () => {
    const match = play(arrived({ chance: [face('field')] }), 'sell-for-cards', 'throw-free', 'nothing');
    expect(stateOf(match)).toMatchObject({ turn: 1, die: 0 });
  });
  it('M4.3 allows to go without the throw', () => {
    const match = play(arrived(), 'sell-for-gold', 'end');
    expect(stateOf(match)).toMatchObject({ turn: 1, turns: 2 });
  });
  it.each(['draw', 'place field c3', 'move field e2', 'throw', 'throw-free', 'nothing', 'landslide c3'])(
    'M4.3 refuses everything else while the ware is for sale: %s',
    (move) => {
      expect(attempt(arrived(), move)).toEqual({ rule: 'M4.3', id: 'sell-first', facts: {} });
    },
  );
  it.each(['sell-for-gold', 'sell-for-cards', 'draw', 'place field c3', 'throw', 'nothing'])(
    'M4.3 refuses everything else after the sale: %s',
    (move) => {
      expect(attempt(play(arrived(), 'sell-for-gold'), move)).toEqual({ rule: 'M4.3', id: 'throw-or-end', facts: {} });
    },
  );
});

describe('M4.4 empty castles and piles', () => {
  const bare = (): Match => play(begun({ merchants: 'e1 e9', purses: ['', 'gems gems gems gems'] }), 'draw');
  it('M4.4 allows cards in a castle without coins', () => {
    const match = bare();
    expect(match.ask(0)).toEqual({ id: 'sell', facts: { ware: 3, coin: 0, cards: 3 } });
    play(match, 'sell-for-cards');
    expect([lists(match, 'hands')[0]!.length, match.ask(0)?.id]).toEqual([6, 'free-throw']);
  });
  it('M4.4 refuses gold there', () => {
    expect(attempt(bare(), 'sell-for-gold')).toEqual({ rule: 'M4.4', id: 'no-coin-left', facts: {} });
  });
  it('M4.4 holds: an empty pile is made of the discards, in the middle of a draw', () => {
    const afterwards = (seed: number): Match =>
      play(begun({ merchants: 'e6 e9', pile: 'forest village', chance: shuffled(seed) }), 'move field e5', 'end');
    const match = afterwards(1);
    const lines = told(match);
    expect(lines.slice(2, 5)).toEqual(['drew 0 3', 'drew 0 4', 'reshuffled']);
    expect(drawn(match)).toBe(5);
    expect(stateOf(match)).toMatchObject({ discard: [] });
    // Sixty, less two hands, of six and of one.
    expect(field(match, 'pile')).toHaveLength(53);
    expect(field(match, 'pile')).toEqual(field(afterwards(1), 'pile'));
    expect(field(match, 'pile')).not.toEqual(field(afterwards(2), 'pile'));
  });
  it('M4.4 holds: nobody draws more because the pile was shuffled', () => {
    const match = begun({ pile: 'forest', phase: 2, spent: 2 });
    expect(drawn(play(match, 'end'))).toBe(2);
    expect(told(match)[1]).toBe('reshuffled');
  });
  it('M4.4 holds: a pile that is just used up is shuffled when somebody draws next', () => {
    const match = play(begun({ pile: 'forest' }), 'draw');
    expect(field(match, 'pile')).toEqual([]);
    expect(told(match)).not.toContain('reshuffled');
    expect(told(play(match, '1: draw'))).toContain('reshuffled');
  });
  it('M4.4 holds: nothing is shuffled for who draws nothing', () => {
    const six = 'forest forest forest village village village';
    expect(told(play(begun({ pile: '', hands: [six, ''] }), 'draw'))).toEqual(['turn 1']);
    expect(why(begun({ pile: '' }), 'draw')).toBe('allowed');
  });
});
