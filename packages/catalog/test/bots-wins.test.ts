/** What the heuristic achieves, against what random play does: nothing where all win or lose together. */

import { simulate } from '@halcyon/bots';
import type { SetupWish } from '@halcyon/kernel';
import { describe, expect, test } from 'vitest';
import { botMaker } from '../src/bots.ts';
import { ALL_FEATURES, COMPETITIVE, nameOf, rulesOf } from './tables.ts';

const SEED = 'win rates';
const winsOf = (wish: SetupWish, name: string, games: number): number => {
  const rules = rulesOf(wish);
  const bots = Array.from({ length: rules.seats }, () => botMaker(name, rules.id));
  return simulate(rules, bots, games, SEED).wins;
};

describe('together', () => {
  const GAMES = 40;
  // Each at least three standard errors of 40 games below the rate that 1000 games with another seed gave.
  test.each<[SetupWish, number]>([
    [{ seats: 1 }, 0.8],
    [{ seats: 2 }, 0.9],
    [{ seats: 3 }, 0.9],
    [{ seats: 4 }, 0.85],
    [{ seats: 5 }, 0.85],
    [{ seats: 4, options: { islandsRemoved: 8 } }, 0.4],
    [{ seats: 1, features: ['jagged-rocks'] }, 0.8],
    [{ seats: 3, features: ['jagged-rocks'] }, 0.8],
    [{ seats: 1, features: ['storm-compass'] }, 0.09],
    [{ seats: 3, features: ['storm-compass'] }, 0.12],
    [{ seats: 3, features: ['sea-monsters'] }, 0.65],
    [{ seats: 1, features: ['wild'] }, 0.85],
    [{ seats: 3, features: ['wild'] }, 0.9],
    [{ seats: 3, features: ALL_FEATURES }, 0.06],
    [{ seats: 3, layout: 'high-arch' }, 0.9],
    [{ seats: 1, layout: 'pyramid' }, 0.25],
    [{ seats: 3, layout: 'pyramid' }, 0.25],
    [{ seats: 1, mode: 'day-night' }, 0.8],
    [{ seats: 3, mode: 'day-night' }, 0.75],
  ])('%o at least %d', (wish, least) => {
    const wins = winsOf(wish, 'heuristic', GAMES);
    console.log(`${nameOf(wish)}: ${wins} of ${GAMES} won, seed '${SEED}'`);
    expect(wins / GAMES).toBeGreaterThanOrEqual(least);
  });
  test.each<[SetupWish]>([
    [{ seats: 2 }],
    [{ seats: 3, features: ALL_FEATURES }],
    [{ seats: 3, layout: 'high-arch' }],
    [{ seats: 3, layout: 'pyramid' }],
    [{ seats: 3, mode: 'day-night' }],
  ])('random wins nothing: %o', (wish) => {
    expect(winsOf(wish, 'random', 50)).toBe(0);
  });
});

describe('against each other', () => {
  const rules = rulesOf(COMPETITIVE);
  const GAMES = 200;
  // 1000 games with another seed gave more than 98 % for either seat.
  test.each([0, 1])('beats random from seat %d nearly always', (seat) => {
    const bots = [0, 1].map((other) => botMaker(other === seat ? 'heuristic' : 'random', rules.id));
    const { winsBySeat } = simulate(rules, bots, GAMES, SEED);
    expect(winsBySeat[seat]! / GAMES).toBeGreaterThanOrEqual(0.95);
  });
});
