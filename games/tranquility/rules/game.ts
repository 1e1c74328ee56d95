/** Tranquility as it can be chosen: its modules and options by name. Whoever composes it lends `compose`. */
import type { Game } from '@halcyon/kernel';
import { VERSION } from './compose.ts';

const STORMY_SEAS = ['jagged-rocks', 'sea-monsters', 'storm-compass', 'wild'];
/** T7.2-T7.5 exclude one another and Stormy Seas. The first of each list is the standard. */
const LAYOUTS = ['high-arch', 'pyramid'];
const MODES = ['day-night', 'competitive'];

export const gameOf = (compose: Game['compose']): Game => ({
  id: 'tranquility',
  version: VERSION,
  seats: { least: 1, most: 5 },
  features: STORMY_SEAS.map((id) => ({ id })),
  layouts: [{ id: 'square' }, ...LAYOUTS.map((id) => ({ id, bars: [...STORMY_SEAS, ...MODES] }))],
  modes: [
    { id: 'standard' },
    { id: 'day-night', bars: [...STORMY_SEAS, ...LAYOUTS] },
    { id: 'competitive', bars: [...STORMY_SEAS, ...LAYOUTS], seats: [2] },
  ],
  options: [
    // T7.1: none, Galateia, Triton, Leucothea, Amphitrite, Poseidon.
    { id: 'islandsRemoved', values: [0, 4, 6, 8, 10, 12], standard: 0, bars: ['competitive'] },
    // T5.1: by the letter of the rule books a single card loses.
    { id: 'strict', values: [0, 1], standard: 0, bars: ['competitive'] },
    { id: 'monsters', values: [3, 4, 5], standard: 3, needs: 'sea-monsters' },
    { id: 'wilds', values: [1, 2], standard: 2, needs: 'wild' },
    // T7.3b: plain, harder, easier.
    { id: 'explorer', values: [0, 1, 2], standard: 0, needs: 'pyramid' },
  ],
  compose,
});
