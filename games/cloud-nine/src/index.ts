import type { Game } from '@halcyon/kernel';
import { compose, VERSION } from './rules.ts';

export const cloudNine: Game = {
  id: 'cloud-nine',
  version: VERSION,
  seats: { least: 2, most: 6 },
  features: [],
  layouts: [{ id: 'sky' }],
  modes: [{ id: 'standard' }],
  options: [],
  compose,
};

export { canMeet, crew, hasWild, missing, needed, nextAboard } from './balloon.ts';
export * from './sky.ts';
export type { State } from './state.ts';
export { GOAL } from './trip.ts';
