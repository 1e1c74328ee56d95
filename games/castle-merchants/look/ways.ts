/** How far merchants have to go, over the tiles that lie. */
import type { Seat } from '@halcyon/kernel';
import { CASTLES, type Hex, reachable, type State, TERRAINS, WAREHOUSE } from '../rules/index.ts';
import { waresOf } from './map.ts';

/** M3.4: by hex, cards from where the merchant stands; each card carries as far as the rules say. */
export const distances = (
  { tiles, merchants }: Pick<State, 'tiles' | 'merchants'>,
  seat: Seat,
): ReadonlyMap<Hex, number> => {
  const cards = new Map<Hex, number>([[merchants[seat]!, 0]]);
  for (const [hex, n] of cards) {
    const ground = { tiles, merchants: merchants.with(seat, hex) };
    for (const [terrain] of TERRAINS.entries())
      for (const to of reachable(ground, seat, terrain + 1)) if (!cards.has(to)) cards.set(to, n + 1);
  }
  return cards;
};

/** Where a ware in the cart is bought; an empty cart goes home. */
export const goalsOf = (map: Pick<State, 'cart'>, seat: Seat): Hex[] => {
  const wares = waresOf(map, seat);
  return wares.length > 0 ? wares.map((ware) => CASTLES[ware]!) : [WAREHOUSE];
};
