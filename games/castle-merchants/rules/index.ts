import type { Game } from '@halcyon/kernel';
import { compose, VERSION } from './rules.ts';

export const castleMerchants: Game = {
  id: 'castle-merchants',
  version: VERSION,
  seats: { least: 2, most: 4 },
  features: [],
  layouts: [{ id: 'castles' }],
  modes: [{ id: 'standard' }],
  options: [],
  compose,
};

export { reachable } from './chains.ts';
export { connected } from './connection.ts';
export { type Ground, goldOf, type State } from './state.ts';
export { leftOf } from './tiles.ts';
export * from './vocabulary.ts';
