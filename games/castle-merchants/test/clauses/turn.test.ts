import type { Match } from '@halcyon/kernel';
import { describe, expect, it } from 'vitest';
import { attempt, type Drawn, face, field, handOf, named, play, stateOf, table, told, why } from '../draw.ts';

const begun = (drawn: Partial<Drawn> = {}): Match =>
  table({ hands: ['field field forest village', 'village'], pile: 'castle-road forest field mountain', ...drawn });

describe('M3.2 draw one card', () => {
  it('M3.2 allows to draw one card instead of acting; the turn is over', () => {
    const match = play(begun(), 'draw');
    expect(handOf(match, 0)).toBe('mountain field field village forest');
    expect(told(match)).toEqual(['drew 0 1', 'turn 1']);
    expect(stateOf(match)).toMatchObject({ turn: 1, turns: 2, phase: 0, spent: 0 });
    expect(match.ask(1)).toEqual({ id: 'act', facts: { landslides: 4, spent: 0, cards: 1, drawn: 0, wares: 5 } });
  });
  it('M3.2 allows it with a full hand, which stays as it is', () => {
    const match = play(begun({ hands: ['field field forest forest village village', ''] }), 'draw');
    expect(handOf(match, 0)).toBe('field field village village forest forest');
    expect(told(match)).toEqual(['turn 1']);
  });
  it('M3.2 allows it with an empty hand', () => {
    const match = begun({ hands: ['', 'village'] });
    expect(match.legal(0).filter((move) => match.word({ seat: 0, move }, 0) === 'draw')).toHaveLength(1);
    expect(handOf(play(match, 'draw'), 0)).toBe('mountain');
  });
  it('M3.2 refuses it after an action', () => {
    const match = play(begun(), 'place field c3');
    expect(attempt(match, 'draw')).toEqual({ rule: 'M3.2', id: 'already-acted', facts: {} });
  });
});

describe('M3.2 act and draw', () => {
  it.each([
    [1, ['place field c3'], 'mountain'],
    [2, ['place field c3', 'place forest c4'], 'mountain field'],
    [3, ['place field c3', 'place forest c4', 'place village c5'], 'mountain field forest'],
    [4, ['place field c3', 'place forest c4', 'place village c5', 'place field c6'], 'mountain field forest'],
  ])('M3.2 allows %i cards to be played; as many are drawn, at most 3', (spent, moves, drawn) => {
    const match = play(begun(), ...moves);
    expect(match.ask(0)?.facts).toEqual({
      landslides: 0,
      spent,
      cards: 4 - spent,
      drawn: drawn.split(' ').length,
      wares: 5,
    });
    play(match, 'end');
    expect(told(match).filter((line) => line.startsWith('drew'))).toHaveLength(drawn.split(' ').length);
    const left = ['field', 'field', 'village', 'forest'].length - spent;
    expect(stateOf(match).hands[0]).toHaveLength(left + drawn.split(' ').length);
    expect(field(match, 'turn')).toBe(1);
  });
  it('M3.2 allows actions in any order and the same one again', () => {
    const match = begun({ map: 'c . . mo mo' });
    play(match, 'place field e8', 'move field e8', 'remove c3', 'pay forest', 'pay village', 'end');
    expect(stateOf(match)).toMatchObject({ turn: 1, hands: [[1, 2, 4], [3]] });
  });
  it('M3.2 holds: cards that pay count as played, at most 3 are drawn', () => {
    const match = play(begun({ map: 'c . . mo mo' }), 'remove c3', 'pay forest', 'pay village');
    expect(match.ask(0)?.facts).toEqual({ landslides: 0, spent: 2, cards: 2, drawn: 2, wares: 5 });
    play(match, 'end');
    expect(handOf(match, 0)).toBe('mountain field field field');
  });
  it('M3.2 holds: cards beyond a hand of six are not drawn', () => {
    const six = begun({ hands: ['field field forest village village village', ''], phase: 2, spent: 3 });
    expect(told(play(six, 'end'))).toEqual(['turn 1']);
    const five = begun({ hands: ['field forest village village village', ''], phase: 2, spent: 2 });
    expect(handOf(play(five, 'end'), 0)).toBe('mountain field village village village forest');
  });
  it('M3.2 holds: a landslide is no card', () => {
    const match = play(begun(), 'landslide e3', 'place field c3', 'end');
    expect(told(match).filter((line) => line.startsWith('drew'))).toEqual(['drew 0 1']);
  });
  it('M3.2 holds: played cards are discarded', () => {
    const before = stateOf(begun()).discard.length;
    const match = play(begun(), 'place field c3', 'place forest e8');
    expect(named(stateOf(match).discard.slice(before))).toBe('field forest');
  });
  it('M3.2 holds: what one player played does not count for the next', () => {
    const match = play(begun(), 'place field c3', 'end', '1: place village c4');
    expect(match.ask(1)?.facts).toMatchObject({ spent: 1 });
  });
  it('M3.2 holds: turns go round', () => {
    const match = table({ hands: ['', '', 'field'], turn: 2 });
    expect(field(play(match, '2: draw'), 'turn')).toBe(0);
  });
  it('M3.2 refuses to end without an action, even after a landslide', () => {
    expect(attempt(begun(), 'end')).toEqual({ rule: 'M3.2', id: 'do-something', facts: {} });
    expect(why(play(begun(), 'landslide e3'), 'end')).toBe('M3.2 do-something');
    expect(why(play(begun(), 'place field c3'), 'end')).toBe('allowed');
  });
  it.each(['place castle-road c3', 'move mountain e8', 'shift mountain c3 c4'])(
    'M3.2 refuses cards that you do not hold: %s',
    (move) => {
      expect(attempt(begun(), move)).toEqual({ rule: 'M3.2', id: 'not-in-hand', facts: {} });
    },
  );
  it('M3.2 refuses to pay with cards that you do not hold', () => {
    const match = play(begun({ hands: ['field forest', ''] }), 'throw');
    expect(why(match, 'pay village')).toBe('M3.2 not-in-hand');
    expect(why(play(match, 'pay field'), 'pay field')).toBe('M3.2 not-in-hand');
  });
  it('M3.2 refuses the turn of another, naming whose it is', () => {
    expect(attempt(begun(), '1: draw')).toEqual({ rule: 'M3.2', id: 'not-your-turn', facts: { seat: 0 } });
    const paying = play(begun(), 'throw');
    expect(attempt(paying, '1: pay village')).toEqual({ rule: 'M3.2', id: 'not-your-turn', facts: { seat: 0 } });
    for (const asked of [{ die: 'field' }, { frames: 'next; sell' }, { frames: 'next; free-throw' }])
      expect(why(begun({ merchants: 'e1 e9', ...asked }), '1: end')).toBe('M3.2 not-your-turn');
  });
  it.each([
    'pay field',
    'put c3',
    'carry c3 c4',
    'take c3',
    'nothing',
    'sell-for-gold',
    'sell-for-cards',
    'throw-free',
  ])('M3.2 refuses what is not asked: %s', (move) => {
    expect(attempt(begun({ map: 'c . . fi' }), move)).toEqual({ rule: 'M3.2', id: 'act-first', facts: {} });
  });
  it('M3.2 holds: after the die the turn goes on', () => {
    const match = play(begun({ chance: [face('field')] }), 'throw', 'pay field', 'pay field', 'nothing');
    expect(match.ask(0)).toEqual({ id: 'act', facts: { landslides: 0, spent: 2, cards: 2, drawn: 2, wares: 5 } });
    expect(field(match, 'die')).toBe(0);
  });
});
