/** How things are called: by the words of the notation, or by the labels of a language. */

import {
  CARD_WORDS,
  castleAt,
  HEX_WORDS,
  type Hex,
  isPath,
  MEADOW,
  type Terrain,
  WARES,
  type Ware,
} from '../rules/vocabulary.ts';

/** Labels by the words of the notation (see GameSpeech.things). */
export type Things = Readonly<Record<string, string>>;

/** 'd4'; '' for what is no hex. */
export const hexWord = (hex: Hex): string => HEX_WORDS[hex] ?? '';
export const cardWord = (card: Terrain): string => CARD_WORDS[card] ?? '';

export const terrainName = (things: Things, terrain: Terrain): string => things[cardWord(terrain)] ?? '';
export const wareName = (things: Things, ware: Ware): string => things[WARES[ware]!] ?? '';
/** A castle, the warehouse or the meadow; undefined for a path hex. */
export const placeName = (things: Things, hex: Hex): string | undefined => {
  if (isPath(hex)) return undefined;
  const ware = castleAt(hex);
  if (ware >= 0) return things[`${WARES[ware]}Castle`];
  return hex === MEADOW ? things.meadow : things.warehouse;
};
/** The label of a move: 'Sell for gold'. */
export const moveLabel = (things: Things, move: string): string => {
  const word = move === 'landslide' ? 'layLandslide' : move.replace(/-./g, (part) => part.charAt(1).toUpperCase());
  return things[word] ?? '';
};
