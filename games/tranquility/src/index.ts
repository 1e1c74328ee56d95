import type { Game } from '@halcyon/kernel';
import { compose, FEATURES, VERSION } from './rules.ts';

export const tranquility: Game = {
  id: 'tranquility',
  version: VERSION,
  seats: { least: 1, most: 5 },
  features: FEATURES.map(({ id }) => ({ id })),
  layouts: [{ id: 'square' }],
  modes: [{ id: 'standard' }],
  options: [
    // T7.1: none, Galateia, Triton, Leucothea, Amphitrite, Poseidon.
    { id: 'islandsRemoved', values: [0, 4, 6, 8, 10, 12], standard: 0 },
    // T5.1: by the letter of the rule books a single card loses.
    { id: 'strict', values: [0, 1], standard: 0 },
  ],
  compose,
};
export { EIGHT } from './actions/start.ts';
export { costOf, EMPTY, size } from './board.ts';
export { FINISH, FINISHES, HIGHEST_ISLAND, isIsland, ORANGE, PURPLE, START, YELLOW } from './cards.ts';
export { AT, places, type Weather } from './features/storm-compass/weather.ts';
export { square } from './layouts/square.ts';
export { mayDiscard } from './read.ts';
export type { State } from './state.ts';
export { NOT_SAID } from './state.ts';
export { HAND_LIMIT } from './turn.ts';
