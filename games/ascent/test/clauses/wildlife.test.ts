import type { Match } from '@halcyon/kernel';
import { describe, expect, it } from 'vitest';
import { IBEX_NEEDED } from '../../rules/index.ts';
import {
  attempt,
  cardAt,
  type Drawn,
  ended,
  FULL,
  faces,
  field,
  hands,
  lists,
  play,
  table,
  told,
  why,
} from '../draw.ts';

const at = (mountain: string, drawn: Partial<Drawn> = {}): Match =>
  table({ features: ['wildlife'], hands: ['g12 r8 s5 r11', 's12 s12 s11'], mountain, ...drawn });
/** Where ibex stand, slots from 1. */
const herds = (match: Match): Record<number, number> =>
  Object.fromEntries((field(match, 'ibex') as number[]).flatMap((n, cell) => (n > 0 ? [[cell + 1, n]] : [])));

describe('A6.3 ibex come', () => {
  it('A6.3 holds: with a terrain that shows one, played from the hand', () => {
    const match = play(at('', { hands: ['g5i s3', 's12 s12'] }), 'place g5i 1');
    expect(herds(match)).toEqual({ 1: 1 });
    expect(told(match, 1).slice(0, 2)).toEqual(['placed 0 26 0', 'ibex-joins 0 0']);
  });
  it('A6.3 holds: also onto a bridge, and before the payment', () => {
    const match = play(at('s4 bridge', { hands: ['g5i s3', 's12 s12'] }), 'place g5i 2');
    expect(herds(match)).toEqual({ 2: 1 });
    expect(match.ask(0)?.id).toBe('pay');
  });
  it('A6.3 holds: no other card brings one, and none without the module', () => {
    expect(herds(play(at('', { hands: ['g5 s3', 's12 s12'] }), 'place g5 1'))).toEqual({});
    expect(at('', { features: [] }).rules.infos.map(({ name }) => name)).not.toContain('ibex');
    expect(told(play(at('', { features: [], hands: ['g5i s3', 's12'] }), 'place g5i 1')).join()).not.toContain('ibex');
  });
  it('A6.3 holds: a terrain that a campfire moves brings no second one', () => {
    const match = at('g5i s4', { hands: ['grass-fire s3', 's12 s12'] });
    play(match, 'campfire grass-fire 1', 'lift 10');
    expect(cardAt(match, 10)).toBe('g5i');
    expect(herds(match)).toEqual({});
    expect(told(match, 1).join()).not.toContain('ibex-joins');
  });
});

describe('A6.4 leading a herd', () => {
  /** Three rows; cell 12 is a bridge, 18 a campfire. */
  const ROWS = 'rock-fire\ng6 s6 bridge g7\nr4 s4 g4 s5 r5';
  const herd = (drawn: Partial<Drawn> = {}): Match => at(ROWS, { ibex: { 1: 2, 2: 1, 10: 1, 18: 3 }, ...drawn });
  it('A6.4 allows a card with ibex, then one row or more, then a stop, then as many drops', () => {
    const match = play(herd(), 'herd 1');
    expect(match.ask(0)).toEqual({ id: 'climb', facts: { cell: 0, climbed: 0, ibex: 2, payable: 4 } });
    play(match, 'up 10');
    expect(match.ask(0)).toEqual({ id: 'climb', facts: { cell: 9, climbed: 1, ibex: 3, payable: 4 } });
    play(match, 'up 18', 'stop');
    expect(match.ask(0)).toEqual({ id: 'pay', facts: { left: 2 } });
    expect(told(match, 1)).toEqual(['herd-led 0 0', 'herd-climbs 0 9 3', 'herd-climbs 9 17 6', 'herd-rests 0 17 2']);
    play(match, 'drop s5', 'drop r8');
    expect(faces(lists(match, 'discards')[0]!)).toBe('s5 r8');
    expect(hands(match)[0]).toHaveLength(5);
    expect(field(match, 'turn')).toBe(1);
  });
  it('A6.4 holds: it gathers the ibex on every card that it enters, the last included', () => {
    const match = play(herd(), 'herd 1', 'up 10', 'up 18', 'stop');
    expect(herds(match)).toEqual({ 2: 1, 18: 6 });
    expect(herds(play(herd(), 'herd 1', 'up 10', 'stop'))).toEqual({ 2: 1, 10: 3, 18: 3 });
  });
  it('A6.4 allows either of two ways', () => {
    const match = play(herd(), 'herd 2');
    for (const cell of [10, 11]) expect(why(match, `up ${cell}`)).toBe('allowed');
    expect(herds(play(match, 'up 11', 'stop'))).toEqual({ 1: 2, 10: 1, 11: 1, 18: 3 });
  });
  it('A6.4 allows it with a single card in hand, one row far', () => {
    const match = play(herd({ hands: ['s3', 's12'] }), 'herd 1', 'up 10');
    expect(attempt(match, 'up 18')).toEqual({ rule: 'A6.4', id: 'herd.too-dear', facts: { climbed: 1, payable: 1 } });
    play(match, 'stop', 'drop s3');
    expect(field(match, 'turn')).toBe(1);
  });
  it('A6.4 refuses a card without ibex, one with no way up, and an empty hand', () => {
    expect(attempt(herd(), 'herd 3')).toEqual({ rule: 'A6.4', id: 'herd.none', facts: { cell: 2 } });
    expect(attempt(herd(), 'herd 18')).toEqual({ rule: 'A6.4', id: 'herd.no-way', facts: { cell: 17 } });
    // Only a bridge above.
    expect(why(at('g6 bridge\nr4 s4 g4', { ibex: { 3: 1 } }), 'herd 3')).toBe('A6.4 herd.no-way');
    expect(attempt(herd({ hands: ['', 's12'] }), 'herd 1')).toEqual({ rule: 'A6.4', id: 'herd.no-card', facts: {} });
  });
  it('A6.4 refuses to go sideways, down, two rows at once, onto a bridge or into the air', () => {
    const match = play(herd({ ibex: { 3: 1, 11: 1 } }), 'herd 3');
    for (const to of [2, 4, 13, 18])
      expect(attempt(match, `up ${to}`)).toEqual({
        rule: 'A6.4',
        id: 'herd.not-above',
        facts: { cell: 2, to: to - 1 },
      });
    expect(attempt(match, 'up 12')).toEqual({ rule: 'A6.4', id: 'herd.bridge', facts: { to: 11 } });
    play(match, 'up 11');
    expect(attempt(match, 'up 19')).toEqual({ rule: 'A6.4', id: 'herd.nothing-there', facts: { to: 18 } });
    expect(why(match, 'up 18')).toBe('allowed');
    expect(why(match, 'up 3')).toBe('A6.4 herd.not-above');
  });
  it('A6.4 refuses to stop before one step, other moves on the way, and other seats', () => {
    const match = play(herd(), 'herd 1');
    expect(attempt(match, 'stop')).toEqual({ rule: 'A6.4', id: 'herd.climb-first', facts: {} });
    for (const move of ['discard', 'herd 2', 'drop g12'])
      expect(attempt(match, move)).toEqual({ rule: 'A6.4', id: 'herd.lead-first', facts: {} });
    expect(why(match, '1: up 10')).toBe('A4.1 not-your-turn');
    expect(why(herd(), 'up 10')).toBe('A4.1 act-first');
    expect(why(herd(), 'stop')).toBe('A4.1 act-first');
  });
  it('A6.4 refuses a second herd in the turn', () => {
    const match = play(herd(), 'herd 1', 'up 10', 'stop', 'drop s5');
    expect(why(match, 'herd 2')).toBe('A4.1 not-your-turn');
  });
  it('A6.4 holds: row 8 is the end', () => {
    const match = at(FULL, { hands: ['s2 r4', 'r10'], ibex: { 40: 2, 43: 1 } });
    expect(why(match, 'herd 43')).toBe('A6.4 herd.no-way');
    play(match, 'herd 40', 'up 43');
    expect(match.legal(0).map((move) => match.word({ seat: 0, move }, 0))).toEqual(['stop']);
    expect(herds(play(match, 'stop'))).toEqual({ 43: 3 });
  });
  it('A6.4 holds: from row 1 to row 8 costs seven cards', () => {
    const hand = 's2 r4 g8i r10 g11i summit summit';
    const match = at(FULL, { hands: [hand, 'r12'], ibex: { 1: 12 } });
    play(match, 'herd 1', ...[10, 18, 25, 31, 36, 40, 43].map((cell) => `up ${cell}`), 'stop');
    expect(match.ask(0)).toEqual({ id: 'pay', facts: { left: 7 } });
    expect(told(match)).toContain('herd-rests 0 42 7');
    expect(told(match)).toContain('herd-climbs 39 42 12');
  });
});

describe('A6.5 campfires and ibex', () => {
  const fire = { hands: ['grass-fire s3', 's12 s12'] };
  it('A6.5 allows an ibex terrain without ibex', () => {
    expect(why(at('g5i s4', fire), 'campfire grass-fire 1')).toBe('allowed');
  });
  it('A6.5 refuses a card on which an ibex stands', () => {
    expect(attempt(at('g5 s4', { ...fire, ibex: { 1: 3 } }), 'campfire grass-fire 1')).toEqual({
      rule: 'A6.5',
      id: 'fire.ibex',
      facts: { cell: 0, ibex: 3 },
    });
  });
  it('A6.5 allows it once the herd has gone on', () => {
    const match = at('r6\ng5i s4 r4', { hands: ['grass-fire s3', 's12 s11'], ibex: { 1: 1 } });
    expect(why(match, 'campfire grass-fire 1')).toBe('A6.5 fire.ibex');
    play(match, 'herd 1', 'up 10', 'stop', 'drop s3', '1: discard', '1: drop s11', '1: drop s12');
    expect(why(match, 'campfire grass-fire 1')).toBe('allowed');
  });
  it('A4.10 refuses, before A6.5, a terrain that has nowhere to go', () => {
    expect(why(at('g5', { ...fire, ibex: { 1: 3 } }), 'campfire grass-fire 1')).toBe('A4.10 no-target');
  });
});

describe('A6.6 the summit', () => {
  const full = (ibex: Record<number, number>): Match => at(FULL, { hands: ['s2 summit', 'r10'], ibex });
  it('A6.6 allows it with eight ibex on row 8: all of them climb to it', () => {
    expect(IBEX_NEEDED).toBe(8);
    const match = play(full({ 43: 5, 44: 4, 1: 1 }), 'summit');
    expect(ended(match)).toBe('won');
    expect(told(match, 1)).toEqual(['summit-reached 0', 'ibex-home 9']);
    expect(field(match, 'ibexHome')).toBe(9);
    const slopes = field(match, 'ibex') as number[];
    expect(slopes.slice(-2)).toEqual([0, 0]);
    expect(slopes[0]).toBe(1);
  });
  it('A6.6 refuses it with seven, wherever the others stand', () => {
    expect(attempt(full({ 43: 3, 44: 4, 42: 5 }), 'summit')).toEqual({
      rule: 'A6.6',
      id: 'summit.few-ibex',
      facts: { there: 7, needed: 8 },
    });
  });
});
