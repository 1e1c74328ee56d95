/** What the heuristic achieves in The Ascent, where random play wins nothing. */

import { ascent } from '@halcyon/ascent';
import { simulate } from '@halcyon/bots';
import type { SetupWish } from '@halcyon/kernel';
import { expect, test } from 'vitest';
import { botMaker } from '../src/bots.ts';
import { ASCENT_FEATURES, nameOf, rulesOf } from './tables.ts';

const SEED = 'win rates';
const GAMES = 20;
const winsOf = (wish: SetupWish, name: string): number => {
  const rules = rulesOf(wish, ascent);
  const bots = Array.from({ length: rules.seats }, () => botMaker(name, rules.id));
  return simulate(rules, bots, GAMES, SEED).wins;
};

// Each well below the rate that 1000 games with another seed gave.
test.each<[SetupWish, number]>([
  [{ seats: 1 }, 0.84],
  [{ seats: 2 }, 0.67],
  [{ seats: 3 }, 0.74],
  [{ seats: 4 }, 0.73],
  [{ seats: 5 }, 0.64],
  [{ seats: 1, features: ['green-path'] }, 0.53],
  [{ seats: 3, features: ['green-path'] }, 0.41],
  [{ seats: 1, features: ['documentary'] }, 0.41],
  [{ seats: 3, features: ['documentary'] }, 0.28],
  [{ seats: 1, features: ['wildlife'] }, 0.15],
  [{ seats: 3, features: ['wildlife'] }, 0.33],
])('%o at least %d', (wish, least) => {
  const wins = winsOf(wish, 'heuristic');
  console.log(`${nameOf(wish)}: ${wins} of ${GAMES} won, seed '${SEED}'`);
  expect(wins / GAMES).toBeGreaterThanOrEqual(least);
});
test.each<[SetupWish]>([
  [{ seats: 1 }],
  [{ seats: 3 }],
  ...ASCENT_FEATURES.map((id): [SetupWish] => [{ seats: 2, features: [id] }]),
])('random wins nothing: %o', (wish) => {
  expect(winsOf(wish, 'random')).toBe(0);
});
