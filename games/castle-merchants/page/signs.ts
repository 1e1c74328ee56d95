/** What each sign of the picture is asked by: its word, and the numbers that its sentence speaks of (words/<language>/signs.ts). */
import type { Seat } from '@halcyon/kernel';
import { waresOf } from '../look/map.ts';
import {
  castleAt,
  EMPTY,
  goldOf,
  type Hex,
  LANDSLIDE,
  leftOf,
  MEADOW,
  type State,
  type Tile,
  WAREHOUSE,
} from '../rules/index.ts';

type Facts = Readonly<Record<string, number>>;
export const asked = (sign: string, facts: Facts = {}): string =>
  [sign, ...Object.entries(facts).map(([name, n]) => `${name}=${n}`)].join(' ');

/** Whether a castle still pays for a ware that this seat has on its cart. */
export const isGoal = ({ cart, coins }: State, seat: Seat, hex: Hex): boolean => {
  const ware = castleAt(hex);
  return ware >= 0 && cart[seat]![ware] === 1 && coins[ware]!.length > 0;
};
export const hexSign = (map: State, seat: Seat, hex: Hex): string => {
  const ware = castleAt(hex);
  if (ware >= 0) {
    const coins = map.coins[ware]!;
    return asked('castle', { ware, coin: coins[0] ?? 0, coins: coins.length, own: map.cart[seat]![ware]! });
  }
  if (hex === WAREHOUSE) return asked('warehouse', { wares: waresOf(map, seat).length });
  if (hex === MEADOW) return asked('meadow');
  const tile = map.tiles[hex]!;
  if (tile === EMPTY) return asked('empty', { hex });
  return tile === LANDSLIDE ? asked('landslide-tile', { hex }) : asked('tile', { tile, hex });
};
export const reserveSign = (map: State, tile: Tile): string =>
  tile === LANDSLIDE
    ? asked('common', { left: leftOf(map, tile) })
    : asked('reserve', { tile, left: leftOf(map, tile) });
export const goldSign = (map: State, seat: Seat): string => asked('gold', { seat, gold: goldOf(map, seat) });
