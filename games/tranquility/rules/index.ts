import type { Game } from '@halcyon/kernel';
import { compose, FEATURES, LAYOUTS, MODES, VERSION } from './rules.ts';

const STORMY_SEAS = FEATURES.map(({ id }) => id);
/** T7.2-T7.5 exclude one another and Stormy Seas. The first of each list is the standard. */
const [, ...layouts] = LAYOUTS.map(({ id }) => id);
const [, ...modes] = MODES.map(({ id }) => id);

export const tranquility: Game = {
  id: 'tranquility',
  version: VERSION,
  seats: { least: 1, most: 5 },
  features: FEATURES.map(({ id }) => ({ id })),
  layouts: LAYOUTS.map(({ id }, i) => (i === 0 ? { id } : { id, bars: [...STORMY_SEAS, ...modes] })),
  modes: MODES.map(({ id, seats }, i) => ({
    id,
    ...(i > 0 && { bars: [...STORMY_SEAS, ...layouts] }),
    ...(seats && { seats }),
  })),
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
};

export { EIGHT } from './actions/start.ts';
export { type Board, costOf, EMPTY, higherAt, type Jokers, jokerCells, lowerAt } from './board.ts';
export {
  BORDER,
  CARD_WORDS,
  COMPASS,
  FINISH,
  FINISHES,
  HIGHEST_ISLAND,
  isIsland,
  MONSTER,
  ORANGE,
  PURPLE,
  ROCKS,
  START,
  STORM,
  WILD,
  YELLOW,
} from './cards.ts';
export type { Rocks } from './features/jagged-rocks/index.ts';
export type { Monsters } from './features/sea-monsters/index.ts';
export type { SpentWilds } from './features/storm-compass/compasses.ts';
export { AT } from './features/storm-compass/vocabulary.ts';
export { places, type Weather } from './features/storm-compass/weather.ts';
export type { Explorer } from './layouts/pyramid/explorer.ts';
export { BORDER_CELLS } from './layouts/pyramid/shape.ts';
export type { Rivalry } from './modes/competitive/index.ts';
export { type Score, scoreSheet } from './modes/competitive/score.ts';
export { DAY, NIGHT, type Orientation, wantedSide } from './modes/day-night/index.ts';
export { mayDiscard } from './read.ts';
export type { State } from './state.ts';
export { BY_WILD, NOT_SAID } from './state.ts';
export { HAND_LIMIT } from './turn.ts';
export { boardOf } from './vocabulary.ts';
