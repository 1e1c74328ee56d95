/** M3.8: nobody may be cut off by landslides. Asked for every hex of the map, so it works on lists made once. */

import type { Ground } from './state.ts';
import { CASTLES, HEXES, type Hex, LANDSLIDE, MEADOW, RINGS, type Tile, WAREHOUSE } from './vocabulary.ts';

const AROUND = 6;
const rings = Int8Array.from(RINGS.flat());
const reached = new Uint8Array(HEXES);
const waiting = new Uint8Array(HEXES);

/**
 * Whether warehouse, castles, meadow and merchants hang together over hexes without landslide; with one more on `slide`,
 * and with that on `lifted` taken away.
 */
export const connected = ({ tiles, merchants }: Ground, slide: Hex = -1, lifted: Hex = -1): boolean => {
  reached.fill(0);
  reached[WAREHOUSE] = 1;
  waiting[0] = WAREHOUSE;
  let n = 1;
  while (n > 0) {
    const from = waiting[--n]! * AROUND;
    for (let i = from; i < from + AROUND; i++) {
      const hex = rings[i]!;
      if (hex < 0 || reached[hex] === 1 || hex === slide || (tiles[hex] === LANDSLIDE && hex !== lifted)) continue;
      reached[hex] = 1;
      waiting[n++] = hex;
    }
  }
  for (let i = 0; i < CASTLES.length; i++) if (reached[CASTLES[i]!] === 0) return false;
  for (let seat = 0; seat < merchants.length; seat++) if (reached[merchants[seat]!] === 0) return false;
  return reached[MEADOW] === 1;
};

/** Round the hex: how many stretches of hexes without landslide. */
const stretches = (tiles: readonly Tile[], slide: Hex): number => {
  const from = slide * AROUND;
  let n = 0;
  let before = isOpen(tiles, rings[from + AROUND - 1]!);
  for (let i = from; i < from + AROUND; i++) {
    const open = isOpen(tiles, rings[i]!);
    if (open && !before) n++;
    before = open;
  }
  return n;
};
const isOpen = (tiles: readonly Tile[], hex: Hex): boolean => hex >= 0 && tiles[hex] !== LANDSLIDE;

/** Whether a landslide there would cut somebody off from the others, who all hang together so far. */
export const cutsOff = (s: Ground, slide: Hex, lifted: Hex = -1): boolean =>
  // Where all can still walk round it nobody loses a way, and another that is lifted only adds some. That holds for
  // nearly every hex, and is quickly seen.
  stretches(s.tiles, slide) > 1 && !connected(s, slide, lifted);
