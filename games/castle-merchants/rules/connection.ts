/** M3.8: nobody may be cut off by landslides. Asked for every hex of the map, so it works on lists made once. */

import { Marks } from './marks.ts';
import type { Ground } from './state.ts';
import { CASTLES, HEXES, type Hex, LANDSLIDE, MEADOW, RINGS, type Tile, WAREHOUSE } from './vocabulary.ts';

const AROUND = 6;
const rings = Int8Array.from(RINGS.flat());
const reached = new Marks();
const waiting = new Uint8Array(HEXES);
const sides = new Uint8Array(AROUND);

/**
 * Whether warehouse, castles, meadow and merchants hang together over hexes without landslide; with one more on `slide`,
 * and with that on `lifted` taken away.
 */
export const connected = ({ tiles, merchants }: Ground, slide: Hex = -1, lifted: Hex = -1): boolean => {
  reached.wipe();
  reached.set(WAREHOUSE);
  waiting[0] = WAREHOUSE;
  let n = 1;
  while (n > 0) {
    const from = waiting[--n]! * AROUND;
    for (let i = from; i < from + AROUND; i++) {
      const hex = rings[i]!;
      if (hex < 0 || reached.has(hex) || hex === slide || (tiles[hex] === LANDSLIDE && hex !== lifted)) continue;
      reached.set(hex);
      waiting[n++] = hex;
    }
  }
  for (let i = 0; i < CASTLES.length; i++) if (!reached.has(CASTLES[i]!)) return false;
  for (let seat = 0; seat < merchants.length; seat++) if (!reached.has(merchants[seat]!)) return false;
  return reached.has(MEADOW);
};

/** Round the hex: how many stretches of hexes without landslide; the first hex of each is written. */
const stretches = (tiles: readonly Tile[], slide: Hex): number => {
  const from = slide * AROUND;
  let n = 0;
  let before = isOpen(tiles, rings[from + AROUND - 1]!);
  for (let i = from; i < from + AROUND; i++) {
    const open = isOpen(tiles, rings[i]!);
    if (open && !before) sides[n++] = rings[i]!;
    before = open;
  }
  return n;
};
const isOpen = (tiles: readonly Tile[], hex: Hex): boolean => hex >= 0 && tiles[hex] !== LANDSLIDE;
/** Whether one can still walk from the first stretch to all others, nearest hexes first: mostly they are close. */
const goesRound = (tiles: readonly Tile[], slide: Hex, count: number): boolean => {
  reached.wipe();
  reached.set(slide);
  reached.set(sides[0]!);
  waiting[0] = sides[0]!;
  let n = 1;
  let met = 1;
  for (let done = 0; done < n; done++) {
    const from = waiting[done]! * AROUND;
    for (let i = from; i < from + AROUND; i++) {
      const hex = rings[i]!;
      if (!isOpen(tiles, hex) || reached.has(hex)) continue;
      reached.set(hex);
      waiting[n++] = hex;
      for (let side = 1; side < count; side++) if (hex === sides[side]) met++;
      if (met === count) return true;
    }
  }
  return false;
};

/** Whether a landslide there would cut somebody off from the others, who all hang together so far. */
export const cutsOff = (s: Ground, slide: Hex, lifted: Hex = -1): boolean => {
  // Where all can still walk round it nobody loses a way, and another that is lifted only adds some. That holds for
  // nearly every hex, and is quickly seen.
  const count = stretches(s.tiles, slide);
  return count > 1 && !goesRound(s.tiles, slide, count) && !connected(s, slide, lifted);
};
