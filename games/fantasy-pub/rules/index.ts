import type { Game } from '@halcyon/kernel';
import { compose, VERSION } from './rules.ts';

export const fantasyPub: Game = {
  id: 'fantasy-pub',
  version: VERSION,
  seats: { least: 2, most: 5 },
  features: [],
  layouts: [{ id: 'ring' }],
  modes: [{ id: 'standard' }],
  options: [],
  compose,
};

export { arrivalOf } from './actions/move.ts';
export { isAtExit, othersAt } from './seating.ts';
export type { State } from './state.ts';
export * from './vocabulary.ts';
