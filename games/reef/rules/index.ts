import type { Game } from '@halcyon/kernel';
import { compose, VERSION } from './rules.ts';

export const reef: Game = {
  id: 'reef',
  version: VERSION,
  seats: { least: 2, most: 2 },
  features: [],
  layouts: [{ id: 'current' }],
  modes: [{ id: 'standard' }],
  options: [],
  compose,
};

export { broodsOf, completes, fishOf, takes } from './corals.ts';
export { payable, wormsOf } from './purse.ts';
export type { State } from './state.ts';
export * from './vocabulary.ts';
