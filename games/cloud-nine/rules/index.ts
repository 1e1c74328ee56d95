import type { Game } from '@halcyon/kernel';
import { compose, VERSION } from './rules.ts';

export const cloudNine: Game = {
  id: 'cloud-nine',
  version: VERSION,
  seats: { least: 2, most: 6 },
  features: [],
  layouts: [{ id: 'sky' }],
  modes: [{ id: 'standard' }],
  // C4.1: whether the top and an empty basket end the game too.
  options: [{ id: 'anyEnd', values: [0, 1], standard: 0 }],
  compose,
};

export { canMeet, crew, hasWild, missing, needed, nextAboard } from './balloon.ts';
export { DECK } from './deck.ts';
export type { State } from './state.ts';
export { GOAL } from './trip.ts';
export * from './vocabulary.ts';
