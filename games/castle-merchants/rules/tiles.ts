/** What lies on the map: who finds which hexes, and how tiles come and go. Lists are ascending. */

import { Marks } from './marks.ts';
import type { Ground, State } from './state.ts';
import { EMPTY, HEXES, type Hex, LANDSLIDE, PATHS, type Tile } from './vocabulary.ts';

export const hasMerchant = ({ merchants }: Pick<State, 'merchants'>, hex: Hex): boolean => {
  for (let seat = 0; seat < merchants.length; seat++) if (merchants[seat] === hex) return true;
  return false;
};

/** The empty hexes of one decision: asked for every card and every tile that may go there, looked for once. */
export interface Empties {
  readonly hexes: Int32Array;
  /** -1: nobody has asked yet. */
  count: number;
}
export const emptiesRead = (): (() => Empties) => {
  const empties: Empties = { hexes: new Int32Array(HEXES), count: -1 };
  return () => {
    empties.count = -1;
    return empties;
  };
};
/** M3.3: writes the empty hexes. */
export const emptyHexes = ({ tiles }: Ground, empties: Empties, out: Int32Array): number => {
  const { hexes } = empties;
  let { count } = empties;
  if (count < 0) {
    count = 0;
    for (let i = 0; i < PATHS.length; i++) {
      const hex = PATHS[i]!;
      if (tiles[hex] === EMPTY) hexes[count++] = hex;
    }
    empties.count = count;
  }
  for (let i = 0; i < count; i++) out[i] = hexes[i]!;
  return count;
};
const standing = new Marks();
/** For all hexes of the map at once. */
const whereMerchantsStand = ({ merchants }: Ground): Marks => {
  standing.wipe();
  for (let seat = 0; seat < merchants.length; seat++) standing.set(merchants[seat]!);
  return standing;
};
/** M3.1: writes where a landslide may lie, if it cuts nobody off. */
export const slideHexes = (s: Ground, out: Int32Array): number => {
  const taken = whereMerchantsStand(s);
  let n = 0;
  for (let i = 0; i < PATHS.length; i++) {
    const hex = PATHS[i]!;
    if (s.tiles[hex] !== LANDSLIDE && !taken.has(hex)) out[n++] = hex;
  }
  return n;
};
/** M3.7: writes where a tile of this terrain (or a landslide) lies and no merchant stands. */
export const freeTiles = (s: Ground, tile: Tile, out: Int32Array): number => {
  const { tiles } = s;
  const taken = whereMerchantsStand(s);
  let n = 0;
  for (let hex = 0; hex < HEXES; hex++) if (tiles[hex] === tile && !taken.has(hex)) out[n++] = hex;
  return n;
};
/** The same of any terrain. */
export const freeTerrains = (s: Ground, out: Int32Array): number => {
  const { tiles } = s;
  const taken = whereMerchantsStand(s);
  let n = 0;
  for (let hex = 0; hex < HEXES; hex++) {
    const tile = tiles[hex]!;
    if (tile !== EMPTY && tile !== LANDSLIDE && !taken.has(hex)) out[n++] = hex;
  }
  return n;
};

/** How many lie beside the map; landslides of players do not count. */
export const leftOf = (s: State, tile: Tile): number => (tile === LANDSLIDE ? s.common : s.reserve[tile]!);
const stock = (s: State, tile: Tile, n: number): void => {
  if (tile === LANDSLIDE) s.common += n;
  else s.reserve[tile]! += n;
};
export const fromReserve = (s: State, tile: Tile): void => stock(s, tile, -1);
export const toReserve = (s: State, tile: Tile): void => stock(s, tile, 1);

/** Takes off the map what lies there. */
export const lift = (s: State, hex: Hex): Tile => {
  const tile = s.tiles[hex]!;
  s.tiles[hex] = EMPTY;
  return tile;
};
/** What is covered goes back to the reserve; says what that was, or EMPTY. */
export const lay = (s: State, tile: Tile, hex: Hex): Tile => {
  const covered = s.tiles[hex]!;
  if (covered !== EMPTY) toReserve(s, covered);
  s.tiles[hex] = tile;
  return covered;
};
