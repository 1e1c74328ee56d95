import type { Game } from '@halcyon/kernel';
import { GRAPPLES } from './deck.ts';
import { compose, FEATURES, VERSION } from './rules.ts';

export const ascent: Game = {
  id: 'ascent',
  version: VERSION,
  seats: { least: 1, most: 5 },
  features: FEATURES.map(({ id }) => ({ id })),
  layouts: [{ id: 'mountain' }],
  modes: [{ id: 'standard' }],
  options: [
    // A6.2: more are harder.
    { id: 'panoramas', values: [3, 4, 5], standard: 3, needs: 'documentary' },
    // A7.1: fewer are harder.
    { id: 'grapples', values: GRAPPLES, standard: 3, seats: [1] },
  ],
  compose,
};

export { BRIDGES, deckFor } from './deck.ts';
export type { Documentary } from './features/documentary/index.ts';
export { PANORAMAS } from './features/documentary/vocabulary.ts';
export { hikerCell } from './features/green-path/index.ts';
export { IBEX_NEEDED, ibexAtTop, type Wildlife } from './features/wildlife/index.ts';
export { openSlots } from './read.ts';
export { costOf, filled, isFooting, neighbourValues, valueAt, visibleBridges, worse } from './slopes.ts';
export type { State } from './state.ts';
export { handLimit } from './turn.ts';
export * from './vocabulary.ts';
