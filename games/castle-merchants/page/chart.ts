/** The map as a picture: where each hex lies, and how it is called. */

import type { Spot } from '@halcyon/page-kit/spots.ts';
import { lyingAt, ROW_STARTS } from '../look/map.ts';
import { hexWord, placeName, type Things } from '../look/names.ts';
import { castleAt, type Hex, ROWS, type State, WAREHOUSE, WARES } from '../rules/index.ts';

/** Odd rows count as a little to the right, so that the arrow keys lead straight up and down instead of along a slope. */
const LEAN = 0.01;
/** Row by row from the top. */
export const LINES: readonly (readonly Spot[])[] = ROWS.map((length, row) =>
  Array.from({ length }, (_, i) => ({ cell: ROW_STARTS[row]! + i, x: i - length / 2 + (row % 2) * LEAN, y: -row })),
);
export const SPOTS: readonly Spot[] = LINES.flat();

/** 'c4, Forest', 'Gem castle'. */
export const hexName = (things: Things, map: State, hex: Hex): string =>
  placeName(things, hex) ?? `${hexWord(hex)}, ${things[lyingAt(map, hex)] ?? things.emptyHex}`;
/** What lies in a castle or the warehouse, in words. */
export const storeName = (things: Things, { coins, stock }: State, hex: Hex): string[] => {
  const ware = castleAt(hex);
  if (ware >= 0) return [`${things.coins}: ${coins[ware]!.join(', ') || things.noCoin}`];
  const left = WARES.flatMap((name, i) => (stock[i]! > 0 ? [`${things[name]} ${stock[i]}`] : []));
  return hex === WAREHOUSE ? [left.join(', ')] : [];
};
