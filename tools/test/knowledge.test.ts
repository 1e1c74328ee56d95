import { findGame } from '@halcyon/catalog';
import { beliefOf, botMaker } from '@halcyon/catalog/bots';
import { agree } from '@halcyon/kernel';
import { expect, test } from 'vitest';
import { gainedFrom } from '../knowledge/record.ts';
import { noGains, samplerOf } from '../knowledge/sample.ts';

const game = findGame('ascent')!;
const rules = game.compose(agree(game, { seats: 2, features: ['wildlife'] }));

test('the same seed looks at the same states, each with all that may be known', () => {
  const sampled = () => {
    const gains = noGains();
    const sample = samplerOf({
      rules,
      make: botMaker('heuristic', game.id),
      believe: beliefOf(game.id),
      worlds: 2,
      candidates: 2,
      margin: 1,
      seed: 'small',
    });
    return { decisions: sample(0, gains), gains };
  };
  const { decisions, gains } = sampled();
  expect(decisions).toBeGreaterThan(10);
  const counts = Object.values(gains).map(({ gained }) => gained.length);
  expect(counts[0]).toBeGreaterThan(0);
  expect(new Set(counts).size).toBe(1);
  expect(sampled()).toEqual({ decisions, gains });
});
test('a gain is that of a state times the decisions of a game, with its interval', () => {
  const gains = noGains();
  gains.hands.gained.push(0, 0.02);
  gains.hands.left = 1;
  expect(gainedFrom(gains, 10).find(({ kind }) => kind === 'hands')).toEqual({
    kind: 'hands',
    gain: 10,
    error: 19.6,
    left: 50,
  });
});
