/** What lies on the map: who finds which hexes, and how tiles come and go. Lists are ascending. */

import type { State } from './state.ts';
import { EMPTY, HEXES, LANDSLIDE, PATHS } from './vocabulary.ts';

type Map = Pick<State, 'tiles' | 'merchants'>;

export const hasMerchant = ({ merchants }: Pick<State, 'merchants'>, hex: number): boolean => {
  for (let seat = 0; seat < merchants.length; seat++) if (merchants[seat] === hex) return true;
  return false;
};

/** M3.3: writes the empty hexes. */
export const emptyHexes = ({ tiles }: Map, out: Int32Array): number => {
  let n = 0;
  for (let i = 0; i < PATHS.length; i++) if (tiles[PATHS[i]!] === EMPTY) out[n++] = PATHS[i]!;
  return n;
};
/** M3.1: writes where a landslide may lie, if it cuts nobody off. */
export const slideHexes = (s: Map, out: Int32Array): number => {
  let n = 0;
  for (let i = 0; i < PATHS.length; i++) {
    const hex = PATHS[i]!;
    if (s.tiles[hex] !== LANDSLIDE && !hasMerchant(s, hex)) out[n++] = hex;
  }
  return n;
};
/** M3.7: writes where a tile of this terrain (or a landslide) lies and no merchant stands. */
export const freeTiles = (s: Map, tile: number, out: Int32Array): number => {
  let n = 0;
  for (let hex = 0; hex < HEXES; hex++) if (s.tiles[hex] === tile && !hasMerchant(s, hex)) out[n++] = hex;
  return n;
};
/** The same of any terrain. */
export const freeTerrains = (s: Map, out: Int32Array): number => {
  let n = 0;
  for (let hex = 0; hex < HEXES; hex++) {
    const tile = s.tiles[hex]!;
    if (tile !== EMPTY && tile !== LANDSLIDE && !hasMerchant(s, hex)) out[n++] = hex;
  }
  return n;
};

/** How many lie beside the map; landslides of players do not count. */
export const leftOf = (s: State, tile: number): number => (tile === LANDSLIDE ? s.common : s.reserve[tile]!);
const stock = (s: State, tile: number, n: number): void => {
  if (tile === LANDSLIDE) s.common += n;
  else s.reserve[tile]! += n;
};
export const fromReserve = (s: State, tile: number): void => stock(s, tile, -1);
export const toReserve = (s: State, tile: number): void => stock(s, tile, 1);

/** Takes off the map what lies there. */
export const lift = (s: State, hex: number): number => {
  const tile = s.tiles[hex]!;
  s.tiles[hex] = EMPTY;
  return tile;
};
/** What is covered goes back to the reserve; says what that was, or EMPTY. */
export const lay = (s: State, tile: number, hex: number): number => {
  const covered = s.tiles[hex]!;
  if (covered !== EMPTY) toReserve(s, covered);
  s.tiles[hex] = tile;
  return covered;
};
