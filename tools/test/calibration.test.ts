import { imagining } from '@halcyon/bots/search/worlds';
import { findGame } from '@halcyon/catalog';
import { botMaker } from '@halcyon/catalog/bots';
import { agree } from '@halcyon/kernel';
import { expect, test } from 'vitest';
import { isAccepted } from '../calibration/record.ts';
import { calibrated, noPhases, samplerOf } from '../calibration/sample.ts';

const game = findGame('tranquility')!;
const rules = game.compose(agree(game, { seats: 2, options: { islandsRemoved: 12 } }));
const sampled = () => {
  const phases = noPhases();
  const sample = samplerOf({
    rules,
    make: botMaker('heuristic', game.id),
    believe: imagining,
    worlds: 1,
    seed: 'small',
  });
  for (let i = 0; i < 3; i++) sample(i, phases);
  return phases;
};

test('a game gives at most one state of each phase, and the same seed gives the same', () => {
  const phases = sampled();
  expect(phases[0]!.states).toBeGreaterThan(0);
  for (const { states, won } of phases) expect(Math.max(states, won)).toBeLessThanOrEqual(3);
  expect(sampled()).toEqual(phases);
});
test('bias is imagined less true, with its interval', () => {
  // A hundred states that are always imagined at a half; 40 are won.
  expect(calibrated({ states: 100, won: 40, imagined: 50, squares: 25 })).toEqual({
    truth: 40,
    imagined: 50,
    bias: 10,
    error: 9.7,
    brier: 0.25,
  });
});
test('a belief is accepted only when every phase is near, over enough states', () => {
  const phase = { open: '> 24', states: 1000, truth: 40, imagined: 42.9, bias: 2.9, error: 2, brier: 0.2 };
  expect(isAccepted({ phases: [phase] })).toBe(true);
  expect(isAccepted({ phases: [phase, { ...phase, bias: -3 }] })).toBe(false);
  expect(isAccepted({ phases: [phase, { ...phase, states: 999 }] })).toBe(false);
});
