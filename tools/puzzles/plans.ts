/** What puzzles of each game are made of. */
import type { SetupWish } from '@halcyon/kernel';
import type { Unit } from '../../packages/table/src/index.ts';

export interface Plan {
  /** Kinds of the game, each in its turn. */
  readonly wishes: readonly SetupWish[];
  readonly unit: Unit;
  /** How many turns a solution may take. */
  readonly within: readonly [least: number, most: number];
  /** How many puzzles a book has. */
  readonly count: number;
  /** How many coming dice are told. */
  readonly dice: number;
  /** Positions that are looked at before a cut is given up. */
  readonly budget: number;
  /** The least share of tries in which bots fail. */
  readonly failed: number;
  /** After so many tries without any failure a cut is too easy. */
  readonly glance: number;
}

const alone = (wish: Omit<SetupWish, 'seats'>): SetupWish => ({ ...wish, seats: 1 });
const two = (wish: Omit<SetupWish, 'seats'> = {}): SetupWish => ({ ...wish, seats: 2 });

export const PLANS: Readonly<Record<string, Plan>> = {
  tranquility: {
    // With islands taken out there is little to spare, so that a wrong card matters.
    wishes: [
      alone({ options: { islandsRemoved: 12 } }),
      two({ options: { islandsRemoved: 12 } }),
      alone({ features: ['jagged-rocks'], options: { islandsRemoved: 10 } }),
      alone({ options: { islandsRemoved: 8 } }),
      two({ features: ['sea-monsters'] }),
      alone({ features: ['wild'], options: { islandsRemoved: 12 } }),
      alone({ layout: 'high-arch' }),
    ],
    unit: 'turn',
    within: [2, 4],
    count: 104,
    dice: 0,
    budget: 1_500,
    failed: 0.1,
    glance: 6,
  },
  ascent: {
    // A grapple shuffles, and what a shuffle brings nobody can see: there is none here.
    wishes: [
      alone({ options: { grapples: 0 } }),
      two(),
      alone({ features: ['green-path'], options: { grapples: 0 } }),
      two({ features: ['documentary'] }),
      alone({ features: ['wildlife'], options: { grapples: 0 } }),
    ],
    unit: 'turn',
    within: [2, 4],
    count: 104,
    dice: 0,
    budget: 1_500,
    failed: 0.1,
    glance: 6,
  },
  'cloud-nine': {
    wishes: [two(), { seats: 3 }],
    unit: 'trip',
    within: [1, 2],
    count: 36,
    dice: 30,
    budget: 20_000,
    failed: 0.15,
    glance: 20,
  },
  'fantasy-pub': {
    wishes: [two(), { seats: 3 }],
    unit: 'turn',
    within: [1, 2],
    count: 36,
    dice: 12,
    budget: 20_000,
    failed: 0.15,
    glance: 20,
  },
  reef: { wishes: [two()], unit: 'turn', within: [1, 1], count: 36, dice: 0, budget: 20_000, failed: 0.15, glance: 20 },
  'castle-merchants': {
    wishes: [two(), { seats: 3 }],
    unit: 'turn',
    within: [1, 1],
    count: 36,
    dice: 6,
    budget: 20_000,
    failed: 0.15,
    glance: 20,
  },
};
