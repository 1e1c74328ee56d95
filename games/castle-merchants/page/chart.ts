/** The map as a picture: where each hex lies, what is to be seen there, and how things are called. */

import type { AnyState } from '@halcyon/kernel';
import type { Spot } from '@halcyon/page-kit/spots.ts';
import {
  castleAt,
  EMPTY,
  HEX_WORDS,
  isPath,
  MEADOW,
  NEIGHBOURS,
  RINGS,
  ROWS,
  type State,
  TILE_WORDS,
  WAREHOUSE,
  WARES,
} from '../rules/index.ts';

export const mapOf = (view: AnyState): State => view as unknown as State;

/** Odd rows count as a little to the right, so that the arrow keys lead straight up and down instead of along a slope. */
const LEAN = 0.01;
/** Row by row from the top. */
export const LINES: readonly (readonly Spot[])[] = ROWS.map((length, row) => {
  const first = ROWS.slice(0, row).reduce((sum, n) => sum + n, 0);
  return Array.from({ length }, (_, i) => ({ cell: first + i, x: i - length / 2 + (row % 2) * LEAN, y: -row }));
});
export const SPOTS: readonly Spot[] = LINES.flat();

type Map = Pick<State, 'tiles' | 'merchants'>;

/** The picture of a hex; '' for an empty one. */
export const pictureAt = ({ tiles }: Map, hex: number): string => {
  if (castleAt(hex) >= 0) return 'castle';
  if (hex === WAREHOUSE) return 'warehouse';
  return hex === MEADOW ? 'meadow' : (TILE_WORDS[tiles[hex]!] ?? '');
};
/** M3.4: sides across which the same terrain goes on. */
export const linksAt = ({ tiles }: Map, hex: number): number[] => {
  const tile = tiles[hex]!;
  if (tile === EMPTY || !(tile in TILE_WORDS)) return [];
  return RINGS[hex]!.flatMap((beside, side) => (beside >= 0 && tiles[beside] === tile ? [side] : []));
};
export const merchantsAt = ({ merchants }: Map, hex: number): number[] =>
  merchants.flatMap((at, seat) => (at === hex ? [seat] : []));

/** M3.4: the hexes that a merchant passes between these two, along tiles like the last one. */
export const wayBetween = ({ tiles }: Map, from: number, to: number): number[] => {
  if (!isPath(to)) return [];
  const before = new Map([[from, from]]);
  for (const hex of before.keys()) {
    for (const beside of NEIGHBOURS[hex]!) {
      if (!before.has(beside) && tiles[beside] === tiles[to]) before.set(beside, hex);
    }
  }
  const way: number[] = [];
  for (let at = before.get(to) ?? from; at !== from; at = before.get(at)!) way.unshift(at);
  return way;
};

type Things = Readonly<Record<string, string>>;
/** 'c4, Forest', 'Gem castle'. */
export const hexName = (things: Things, map: Map, hex: number): string => {
  const ware = castleAt(hex);
  if (ware >= 0) return things[`${WARES[ware]}Castle`]!;
  const picture = pictureAt(map, hex);
  return isPath(hex) ? `${HEX_WORDS[hex]}, ${things[picture] ?? things.emptyHex}` : things[picture]!;
};
/** What lies in a castle or the warehouse, in words. */
export const storeName = (things: Things, { coins, stock }: State, hex: number): string[] => {
  const ware = castleAt(hex);
  if (ware >= 0) return [`${things.coins}: ${coins[ware]!.join(', ') || things.noCoin}`];
  const left = WARES.flatMap((name, i) => (stock[i]! > 0 ? [`${things[name]} ${stock[i]}`] : []));
  return hex === WAREHOUSE ? [left.join(', ')] : [];
};
