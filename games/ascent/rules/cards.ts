/** Cards as numbers, in the order in which drops are named (A4.19): terrain by value, then type, then plain before ibex. */
import type { Kind } from '@halcyon/kernel';
import { IBEX } from './house.ts';

export type Card = Kind<'card'>;
/** Grass, snow or rock; -1 = none. */
export type Type = Kind<'type'>;
/** 1-12; 0 = none. */
export type Value = Kind<'value'>;

export const GRASS = 0;
export const SNOW = 1;
export const ROCK = 2;
const LETTERS = ['g', 's', 'r'];
export const HIGHEST_VALUE = 12;

export const TYPES = LETTERS.length;
const FACES = 2;
const LAST_TERRAIN = HIGHEST_VALUE * TYPES * FACES;
export const GRASS_FIRE = LAST_TERRAIN + 1;
export const SNOW_FIRE = LAST_TERRAIN + 2;
export const ROCK_FIRE = LAST_TERRAIN + 3;
export const BRIDGE = LAST_TERRAIN + 4;
export const SUMMIT = LAST_TERRAIN + 5;
export const CARD_SIZE = LAST_TERRAIN + 6;

export const terrainOf = (value: Value, type: Type, ibex = false): Card =>
  ((value - 1) * TYPES + type) * FACES + (ibex ? 1 : 0) + 1;
export const isTerrain = (card: Card): boolean => card >= 1 && card <= LAST_TERRAIN;
export const isCampfire = (card: Card): boolean => card >= GRASS_FIRE && card <= ROCK_FIRE;
export const campfireOf = (type: Type): Card => GRASS_FIRE + type;

/** Looked up and not computed: the engine asks for them more often than for anything else. */
const VALUES = new Uint8Array(CARD_SIZE);
const KINDS = new Int8Array(CARD_SIZE).fill(-1);
for (let value = 1; value <= HIGHEST_VALUE; value++) {
  for (let type = 0; type < TYPES; type++) {
    for (const ibex of [false, true]) {
      VALUES[terrainOf(value, type, ibex)] = value;
      KINDS[terrainOf(value, type, ibex)] = type;
    }
  }
}
for (let type = 0; type < TYPES; type++) KINDS[campfireOf(type)] = type;

/** 1-12; 0 for what is no terrain. */
export const cardValue = (card: Card): Value => VALUES[card]!;
/** Grass, snow or rock, of a terrain or campfire; -1 for what has no type. */
export const typeOf = (card: Card): Type => KINDS[card]!;
/** Whether the terrain shows an ibex (A1.3). */
export const isIbex = (card: Card): boolean => isTerrain(card) && card % FACES === 0;

/** How the notation writes each card that there is: 'g7', 'g2i', 'bridge'. */
export const CARD_WORDS: Readonly<Record<number, string>> = {
  ...Object.fromEntries(
    LETTERS.flatMap((letter, type) => [
      ...Array.from({ length: HIGHEST_VALUE }, (_, i) => [terrainOf(i + 1, type), `${letter}${i + 1}`]),
      ...IBEX[type]!.map((value) => [terrainOf(value, type, true), `${letter}${value}i`]),
    ]),
  ),
  [GRASS_FIRE]: 'grass-fire',
  [SNOW_FIRE]: 'snow-fire',
  [ROCK_FIRE]: 'rock-fire',
  [BRIDGE]: 'bridge',
  [SUMMIT]: 'summit',
};
