import type { Match } from '@halcyon/kernel';
import { describe, expect, it } from 'vitest';
import { COLOURS } from '../../rules/index.ts';
import { attempt, coloursOf, type Drawn, play, stateOf, table, told, why, wormsAs } from '../draw.ts';

/** Seat 0 throws these colours; nothing of them has been taken yet. */
const thrown = (colours: string, drawn: Partial<Drawn> = {}): Match =>
  table({ frames: 'act; share 1 1; die; die', dice: '', chance: coloursOf(colours), ...drawn });
const worms = (match: Match, seat: number): string => wormsAs(stateOf(match).worms[seat]!);
const four = (...but: readonly string[]): string =>
  COLOURS.map((name) => but.find((it) => it.startsWith(name)) ?? `${name}:4`).join(' ');

describe('F3.1 the throw', () => {
  it('F3.1 allows a worm of each colour shown, taken from the supply', () => {
    const match = thrown('red blue');
    expect(worms(match, 0)).toBe('red:2 yellow green blue:2 purple pink');
    expect(stateOf(match).supply).toEqual([5, 6, 6, 5, 6, 6]);
    expect(told(match)).toEqual(['threw 0 0 3', 'took 0 0', 'took 0 3']);
  });
  it('F3.1 allows two of one colour after a double', () => {
    const match = thrown('pink pink');
    expect(worms(match, 0)).toBe('red yellow green blue purple pink:3');
    expect(told(match).slice(0, 3)).toEqual(['threw 0 5 5', 'took 0 5', 'took 0 5']);
  });
  it.each([0, 1])('F3.1 holds: it is the throw of whoever has the turn: seat %i', (seat) => {
    const match = thrown('red blue', { turn: seat, frames: `act; share ${1 - seat} 1; die; die` });
    expect(told(match)).toEqual([`threw ${seat} 0 3`, `took ${seat} 0`, `took ${seat} 3`]);
    expect(match.ask(1 - seat)?.id).toBe('share');
    expect(match.ask(seat)).toBeUndefined();
  });
});

describe('F3.1 a colour that has run out', () => {
  const noRed = ['red:4 blue', 'red:4'];
  it('F3.1 allows any colour instead, after what is there was taken', () => {
    for (const colour of ['yellow', 'green', 'blue', 'purple', 'pink']) {
      const match = thrown('red blue', { worms: noRed });
      expect(told(match)).toEqual(['threw 0 0 3', 'took 0 3']);
      expect(match.ask(0)).toEqual({ id: 'substitute', facts: { left: 1 } });
      play(match, `take ${colour}`);
      expect(told(match).at(-1)).toBe(`took 0 ${coloursOf(colour)}`);
      expect(match.ask(1)?.id).toBe('share');
    }
  });
  it('F3.1 allows the same when the dice show it in the other order', () => {
    const match = thrown('blue red', { worms: noRed });
    expect(told(match)).toEqual(['threw 0 3 0', 'took 0 3']);
    expect(match.ask(0)?.id).toBe('substitute');
  });
  it('F3.1 allows two after a double, chosen one by one', () => {
    const match = thrown('red red', { worms: noRed });
    expect(match.ask(0)).toEqual({ id: 'substitute', facts: { left: 2 } });
    play(match, 'take pink');
    expect(match.ask(0)).toEqual({ id: 'substitute', facts: { left: 1 } });
    play(match, 'take green');
    expect(worms(match, 0)).toBe('red:4 green blue pink');
  });
  it('F3.1 allows the last one and a substitute for the second of a double', () => {
    const match = thrown('red red', { worms: ['red:4', 'red:3'] });
    expect(told(match)).toEqual(['threw 0 0 0', 'took 0 0']);
    expect(match.ask(0)).toEqual({ id: 'substitute', facts: { left: 1 } });
  });
  it('F3.1 refuses a colour that has run out', () => {
    const match = thrown('red blue', { worms: noRed });
    expect(attempt(match, 'take red')).toEqual({ rule: 'F3.1', id: 'worm-gone', facts: { colour: 0 } });
    play(match, 'take pink');
    expect(attempt(match, '1: take red')).toEqual({ rule: 'F3.1', id: 'worm-gone', facts: { colour: 0 } });
  });
  it('F3.1 refuses anything else before it was taken', () => {
    const match = thrown('red blue', { worms: noRed });
    expect(attempt(match, 'end')).toEqual({ rule: 'F3.1', id: 'take-first', facts: {} });
    for (const move of ['boat', 'turn b1', 'pay blue', 'leave']) expect(why(match, move)).toBe('F3.1 take-first');
  });
  it('F3.1 holds: where one colour alone is left nobody is asked', () => {
    const match = thrown('red blue', { worms: [four(), four('pink:1')] });
    expect(told(match).slice(0, 4)).toEqual(['threw 0 0 3', 'took 0 5', 'took 0 5', 'took 1 5']);
    expect(match.ask(0)?.id).toBe('act');
  });
  it('F3.1 holds: with no worm at all nobody takes any', () => {
    const match = thrown('red blue', { worms: [four(), four()] });
    expect(told(match)).toEqual(['threw 0 0 3', 'no-worms 0', 'no-worms 0', 'no-worms 1']);
    expect([worms(match, 0), worms(match, 1)]).toEqual([four(), four()]);
    expect(match.ask(0)?.id).toBe('act');
  });
  it('F3.1 holds: one worm in all goes to the one who threw', () => {
    const match = thrown('red blue', { worms: [four(), four('green:3')] });
    expect(told(match)).toEqual(['threw 0 0 3', 'took 0 2', 'no-worms 0', 'no-worms 1']);
  });
});

describe('F3.1 the worm of the opponent', () => {
  it.each(['red', 'blue'])('F3.1 allows one of the two colours: %s', (colour) => {
    const match = thrown('red blue');
    expect(match.ask(1)).toEqual({ id: 'share', facts: { first: 0, second: 3, any: 0 } });
    play(match, `1: take ${colour}`);
    expect(stateOf(match).worms[1]).toEqual(COLOURS.map((name) => (name === colour ? 2 : 1)));
    expect(match.ask(0)?.id).toBe('act');
  });
  it('F3.1 allows no choice after a double: it is taken at once', () => {
    const match = thrown('green green');
    expect(told(match).at(-1)).toBe('took 1 2');
    expect(match.ask(0)?.id).toBe('act');
  });
  it.each([
    ['ran out before', ['red:4 blue', 'red:4'], 'red blue', ['take yellow']],
    ['runs out by this very throw', ['red:4', 'red:3'], 'red blue', []],
    ['runs out by a double', ['red:4', 'red:2'], 'red red', []],
  ])('F3.1 allows any colour if one of them %s', (_, drawn, colours, first) => {
    for (const colour of ['yellow', 'green', 'blue', 'purple', 'pink']) {
      const match = play(thrown(colours, { worms: drawn }), ...first);
      expect(stateOf(match).supply[0]).toBe(0);
      expect(match.ask(1)).toMatchObject({ id: 'share', facts: { any: 1 } });
      expect(why(match, `1: take ${colour}`)).toBe('allowed');
    }
  });
  it('F3.1 refuses a third colour while both are there', () => {
    expect(attempt(thrown('red blue'), '1: take green')).toEqual({
      rule: 'F3.1',
      id: 'not-thrown',
      facts: { first: 0, second: 3 },
    });
  });
  it('F3.1 refuses anything else from the opponent', () => {
    for (const move of ['end', 'boat', 'buy d1']) expect(why(thrown('red blue'), `1: ${move}`)).toBe('F3.1 take-first');
  });
  it('F3.2 refuses the active player meanwhile, naming who is waited for', () => {
    const match = thrown('red blue');
    for (const move of ['take red', 'end', 'boat'])
      expect(attempt(match, move)).toEqual({ rule: 'F3.2', id: 'not-your-turn', facts: { seat: 1 } });
  });
});
