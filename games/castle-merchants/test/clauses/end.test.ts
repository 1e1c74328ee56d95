import { agree, CHANCE, chanceFrom, Match, randomFrom, seatsOf } from '@halcyon/kernel';
import { randomPlayer } from '@halcyon/testkit';
import { describe, expect, it } from 'vitest';
import { castleMerchants, goldOf } from '../../rules/index.ts';
import { type Drawn, ended, field, lists, play, stateOf, table } from '../draw.ts';

/** The first merchant is in the castle that buys wine, for 4 gold. */
const selling = (...purses: readonly string[]): Match =>
  table({ hands: ['field', 'field'], merchants: 'a1 e9', purses, frames: 'next; sell' });

describe('M5.1 eighteen gold', () => {
  it('M5.1 holds: 18 win at once, without a throw', () => {
    const match = play(selling('gems gems gems cloth', 'weapons'), 'sell-for-gold');
    expect(ended(match)).toBe('eighteen-gold');
    expect(match.rules.clauses[match.outcome!.why]!.rule).toBe('M5.1');
    expect(match.outcome).toMatchObject({ kind: 'ranked', scores: [18, 4], winners: 0b01 });
    expect(match.mustAct).toBe(0);
    expect(field(match, 'turn')).toBe(0);
  });
  it('M5.1 holds: so do more than 18', () => {
    const match = play(selling('gems gems gems weapons', 'cloth'), 'sell-for-gold');
    expect(match.outcome).toMatchObject({ scores: [20, 2], winners: 0b01 });
  });
  it('M5.1 holds: 17 are not enough, nor are cards', () => {
    const match = play(selling('gems gems weapons', 'gems cloth cheese'), 'sell-for-gold');
    expect([goldOf(stateOf(match), 0), goldOf(stateOf(match), 1)]).toEqual([17, 7]);
    expect([match.outcome, match.ask(0)?.id]).toEqual([undefined, 'free-throw']);
    expect(play(selling('gems gems gems cloth', ''), 'sell-for-cards').outcome).toBeUndefined();
  });
  it('M5.1 holds: any seat may', () => {
    const match = table({
      hands: ['', '', 'field'],
      merchants: 'e9 e9 i1',
      turn: 2,
      purses: ['', 'wine', 'gems gems gems cloth'],
      frames: 'next; sell',
    });
    expect(play(match, '2: sell-for-gold').outcome).toMatchObject({ scores: [0, 4, 19], winners: 0b100 });
  });
});

describe('M5.1 four hundred turns', () => {
  const last = (turns: number, purses: readonly string[], more: Partial<Drawn> = {}): Match =>
    table({ hands: purses.map(() => 'field'), purses, turns, ...more });
  it('M5.1 holds: after the 400th most gold wins', () => {
    expect(play(last(399, ['wine', 'cloth']), 'draw').outcome).toBeUndefined();
    const match = play(last(400, ['wine', 'cloth']), 'draw');
    expect(ended(match)).toBe('too-many-turns');
    expect(match.rules.clauses[match.outcome!.why]!.rule).toBe('M5.1');
    expect(match.outcome).toMatchObject({ kind: 'ranked', scores: [4, 2], winners: 0b01 });
  });
  it('M5.1 holds: the last turn is played to its end, sale and throw included', () => {
    const match = play(last(400, ['cloth', 'gems'], { merchants: 'a1 e9' }), 'draw');
    expect(match.ask(0)?.id).toBe('sell');
    play(match, 'sell-for-gold');
    expect(match.ask(0)?.id).toBe('free-throw');
    expect(play(match, 'end').outcome).toMatchObject({ scores: [6, 5], winners: 0b01 });
    expect(lists(match, 'purses')).toEqual([[2, 4], [5]]);
  });
  it('M5.1 holds: with equal gold most wares on the cart', () => {
    const tie = last(400, ['wine cloth', 'weapons cheese'], {
      merchants: 'i1 a1',
      carts: ['wine gems', 'wine gems cheese'],
    });
    expect(play(tie, 'draw').outcome).toMatchObject({ scores: [6, 6], winners: 0b10 });
    const less = last(400, ['cloth', 'wine'], { merchants: 'i1 a1', carts: ['wine gems', 'wine'] });
    expect(play(less, 'draw').outcome).toMatchObject({ scores: [2, 4], winners: 0b10 });
  });
  it('M5.1 holds: with equal wares too it is shared', () => {
    const three = last(400, ['wine', 'weapons', 'cloth'], {
      merchants: 'i1 a1 e9',
      carts: ['wine', 'gems', 'wine gems'],
    });
    expect(play(three, 'draw').outcome).toMatchObject({ scores: [4, 4, 2], winners: 0b011 });
  });
  it.each([2, 3, 4])('M5.1 holds: games of %i always end', (seats) => {
    const rules = castleMerchants.compose(agree(castleMerchants, { seats }));
    for (let i = 0; i < 4; i++) {
      const random = randomFrom(`ends/${seats}/${i}`);
      const match = new Match(castleMerchants, rules.setup, chanceFrom(`ends/${seats}/${i}`), { rules });
      // Nobody ever ends a turn by itself: cards run out, and then the end is all that is left.
      const most = 400 * 20;
      let steps = 0;
      for (; match.outcome === undefined && steps < most; steps++) {
        const seat = seatsOf(match.mustAct).find((waiting) => waiting !== CHANCE)!;
        const moves = match.legal(seat);
        const others = moves.filter((move) => match.word({ seat, move }, seat) !== 'end');
        match.play(seat, randomPlayer(others.length > 0 ? others : moves, random));
      }
      expect(steps).toBeLessThan(most);
      expect(stateOf(match).turns).toBeLessThanOrEqual(400);
    }
  });
});
