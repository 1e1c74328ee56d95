/** What is to be seen of a table: what lies on a hex, who stands there, and how its chains hang together. */

import type { AnyState, Seat } from '@halcyon/kernel';
import type { Ground, State } from '../rules/index.ts';
import {
  castleAt,
  EMPTY,
  type Hex,
  isPath,
  MEADOW,
  NEIGHBOURS,
  RINGS,
  ROWS,
  TILE_WORDS,
  WAREHOUSE,
  type Ware,
} from '../rules/vocabulary.ts';

export { goldOf } from '../rules/index.ts';

/** A view or a world of this game, as what it is. */
export const mapOf = (view: AnyState): State => view as unknown as State;

/** By row: its first hex. */
export const ROW_STARTS: readonly Hex[] = ROWS.map((_, row) => ROWS.slice(0, row).reduce((sum, n) => sum + n, 0));

/** M3.3: whether a tile may be put there. */
export const isEmpty = ({ tiles }: Pick<State, 'tiles'>, hex: Hex): boolean => isPath(hex) && tiles[hex] === EMPTY;
export const merchantsAt = ({ merchants }: Pick<State, 'merchants'>, hex: Hex): Seat[] =>
  merchants.flatMap((at, seat) => (at === hex ? [seat] : []));
/** The wares in a seat's cart. */
export const waresOf = ({ cart }: Pick<State, 'cart'>, seat: Seat): Ware[] =>
  cart[seat]!.flatMap((loaded, ware) => (loaded === 1 ? [ware] : []));

/** The word of what is there, as the notation has it: 'castle', 'forest'; '' for an empty hex. */
export const lyingAt = ({ tiles }: Pick<State, 'tiles'>, hex: Hex): string => {
  if (castleAt(hex) >= 0) return 'castle';
  if (hex === WAREHOUSE) return 'warehouse';
  return hex === MEADOW ? 'meadow' : (TILE_WORDS[tiles[hex]!] ?? '');
};
/** M3.4: sides across which the same terrain goes on. */
export const linksAt = ({ tiles }: Ground, hex: Hex): number[] => {
  const tile = tiles[hex]!;
  if (tile === EMPTY || !(tile in TILE_WORDS)) return [];
  return RINGS[hex]!.flatMap((beside, side) => (beside >= 0 && tiles[beside] === tile ? [side] : []));
};
/** M3.4: the hexes that a merchant passes between these two, along tiles like the last one. */
export const wayBetween = ({ tiles }: Ground, from: Hex, to: Hex): Hex[] => {
  if (!isPath(to)) return [];
  const before = new Map([[from, from]]);
  for (const hex of before.keys()) {
    for (const beside of NEIGHBOURS[hex]!) {
      if (!before.has(beside) && tiles[beside] === tiles[to]) before.set(beside, hex);
    }
  }
  const way: Hex[] = [];
  for (let at = before.get(to) ?? from; at !== from; at = before.get(at)!) way.unshift(at);
  return way;
};
