/**
 * Every turn uses up a card for good, 85 in all, or one of three grapples: so no game takes more than 88 turns, however
 * it is played.
 */
import {
  type AnyRules,
  type AnyState,
  agree,
  kindOf,
  MOST_MOVES,
  type Policy,
  playOut,
  randomFrom,
  type Setup,
} from '@halcyon/kernel';
import { nameOf, setupsOf } from '@halcyon/testkit';
import { describe, expect, it } from 'vitest';
import { ascent } from '../rules/index.ts';

const MOST_TURNS = 88;
const SEEDS = 6;
const buffer = new Int32Array(MOST_MOVES);

type Style = (rules: AnyRules, seed: string) => Policy<AnyState>;
/** Any move. */
const careless: Style = (_rules, seed) => {
  const random = randomFrom(seed);
  return (_counting, _s, _seat, moves, count) => moves[random.below(count)]!;
};
/** A move that nothing has to be paid for, if there is one; grapples among them. */
const thrifty: Style = (rules, seed) => {
  const random = randomFrom(seed);
  const grapple = rules.moves.findIndex(({ name }) => name === 'grapple');
  const after = rules.start();
  return (_counting, s, seat, moves, count) => {
    const legal = Array.from(moves.subarray(0, count));
    const free = legal.filter((move) => {
      if (kindOf(move) === grapple) return true;
      rules.apply(rules.copy(s, after), seat, move);
      return (after.due as number[]).every((due) => due === 0);
    });
    const liked = free.length > 0 ? free : legal;
    return liked[random.below(liked.length)]!;
  };
};
/** Turns of one game, the one in which it is lost included. */
const turnsOf = (setup: Setup, seed: string, style: Style): number => {
  const rules = ascent.compose(setup);
  const began = rules.events.findIndex(({ name }) => name === 'turn');
  let turns = 0;
  const counting: AnyRules = {
    ...rules,
    apply: (s, seat, move) =>
      rules.apply(s, seat, move, (event) => {
        if (event === began) turns++;
      }),
  };
  playOut(counting, rules.start(), randomFrom(seed), style(rules, seed), buffer);
  return turns;
};
const longest = (setup: Setup, style: Style): number =>
  Math.max(...Array.from({ length: SEEDS }, (_, i) => turnsOf(setup, `length ${i}`, style)));

describe('no game takes more than 88 turns', () => {
  it.each(setupsOf(ascent, randomFrom('length')).map((setup) => [nameOf(setup), setup] as const))('%s', (_, setup) => {
    for (const style of [careless, thrifty]) expect(longest(setup, style)).toBeLessThanOrEqual(MOST_TURNS);
  });
  it('and they are counted: the thrifty take longer', () => {
    const setup = agree(ascent, { seats: 1 });
    expect(longest(setup, careless)).toBeGreaterThan(25);
    expect(longest(setup, thrifty)).toBeGreaterThan(longest(setup, careless));
  });
});
