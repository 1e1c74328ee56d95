import type { Game } from '@halcyon/kernel';
import { composer } from './compose.ts';
import { jaggedRocks } from './features/jagged-rocks/index.ts';
import { seaMonsters } from './features/sea-monsters/index.ts';
import { stormCompass } from './features/storm-compass/index.ts';
import { wild } from './features/wild/index.ts';
import { gameOf } from './game.ts';
import { highArch } from './layouts/high-arch/index.ts';
import { pyramid } from './layouts/pyramid/index.ts';
import { square } from './layouts/square.ts';
import { competitive } from './modes/competitive/index.ts';
import { dayNight } from './modes/day-night/index.ts';
import { standard } from './modes/standard.ts';

export const tranquility: Game = gameOf(
  composer({
    features: [jaggedRocks, seaMonsters, stormCompass, wild],
    layouts: [square, highArch, pyramid],
    modes: [standard, dayNight, competitive],
  }),
);

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
export type { Orientation } from './modes/day-night/index.ts';
export { DAY, NIGHT, wantedSide } from './modes/day-night/sides.ts';
export { mayDiscard } from './read.ts';
export type { State } from './state.ts';
export { BY_WILD, NOT_SAID } from './state.ts';
export { HAND_LIMIT } from './turn.ts';
export { boardOf } from './vocabulary.ts';
