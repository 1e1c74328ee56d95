/** A1.1: the cards of the game, and how many there are. */
import { times } from '@halcyon/parts';
import { BRIDGE, type Card, campfireOf, cardValue, HIGHEST_VALUE, SUMMIT, TYPES, terrainOf } from './cards.ts';
import { IBEX } from './house.ts';

const COPIES = 2;
export const BRIDGES = 5;
const SUMMITS = 5;
/** A7.1: a lone climber may take along so many. */
export const GRAPPLES = [0, 1, 2, 3];

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
/** A1.1, A1.3: two copies of each terrain; where there is an ibex, one of them shows it. */
const TERRAINS: readonly Card[] = upTo(HIGHEST_VALUE).flatMap((i) =>
  upTo(TYPES).flatMap((type) => {
    const ibex = IBEX[type]!.includes(i + 1) ? 1 : 0;
    return [...times(COPIES - ibex, terrainOf(i + 1, type)), ...times(ibex, terrainOf(i + 1, type, true))];
  }),
);
export const DECK: readonly Card[] = [
  ...TERRAINS,
  ...upTo(TYPES).map(campfireOf),
  ...times(BRIDGES, BRIDGE),
  ...times(SUMMITS, SUMMIT),
];
/** A7.1: alone, without the 1s. */
export const deckFor = (seats: number): readonly Card[] =>
  seats === 1 ? DECK.filter((card) => cardValue(card) !== 1) : DECK;
