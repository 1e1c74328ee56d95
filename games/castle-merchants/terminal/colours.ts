/** Tiles, places and merchants by colour. */

import type { Rgb } from '@halcyon/terminal-kit/ink';
import { castleAt, type Hex, isPath, LANDSLIDE, MEADOW, type Tile } from '../rules/index.ts';

/** By terrain from 1 on; the landslide last. */
const TILES: readonly Rgb[] = [
  [142, 132, 142],
  [236, 204, 92],
  [198, 98, 66],
  [30, 100, 40],
  [222, 210, 186],
  [94, 42, 24],
];
const CASTLE: Rgb = [100, 44, 150];
const GRASS: Rgb = [148, 206, 112];
const WOOD: Rgb = [116, 76, 44];
/** A merchant of others, and the reader's own. */
const PAWN: Rgb = [40, 90, 190];
const OWN_PAWN: Rgb = [255, 255, 255];

/** Of a card too. */
export const backOf = (tile: Tile): Rgb => TILES[tile - 1] ?? TILES[LANDSLIDE - 1]!;
/** Of castle, meadow and warehouse; undefined where paths are. */
export const placeBack = (hex: Hex): Rgb | undefined => {
  if (isPath(hex)) return undefined;
  return castleAt(hex) >= 0 ? CASTLE : hex === MEADOW ? GRASS : WOOD;
};
export const pawnBack = (own: boolean): Rgb => (own ? OWN_PAWN : PAWN);
