/** What is told of the map to those who ask: how many cards lead to each castle, what is missing to win, cards not seen, the pile. */
import type { Outlook, Seat } from '@halcyon/kernel';
import { unseenIn } from '@halcyon/parts';
import type { FactBook, FactOf } from '@halcyon/speech/facts';
import { goldOf, mapOf, waresOf } from '../look/map.ts';
import { CASTLES, type Card, GOAL, type Hex, reachable, type State, TERRAINS, WAREHOUSE } from '../rules/index.ts';

export interface MapFacts {
  /** The fewest cards with which the asker's merchant gets there over the tiles that lie; 0 = it cannot, or is there. */
  way: { hex: Hex; cards: number };
  noWay: { hexes: readonly Hex[] };
  /** What each seat still needs. */
  gold: { missing: readonly number[] };
  unseen: { cards: readonly Card[] };
  pile: { cards: number };
}

/** M3.4: by hex, cards from where the merchant stands; each card carries as far as the rules say. */
const distances = ({ tiles, merchants }: State, seat: Seat): ReadonlyMap<Hex, number> => {
  const cards = new Map<Hex, number>([[merchants[seat]!, 0]]);
  for (const [hex, n] of cards) {
    const ground = { tiles, merchants: merchants.with(seat, hex) };
    for (const [terrain] of TERRAINS.entries())
      for (const to of reachable(ground, seat, terrain + 1)) if (!cards.has(to)) cards.set(to, n + 1);
  }
  return cards;
};

const facts = (outlook: Outlook): FactOf<MapFacts>[] => {
  const { seat } = outlook;
  if (seat === undefined) return [];
  const map = mapOf(outlook.view);
  const near = distances(map, seat);
  // Where a ware in the cart is bought; an empty cart goes home.
  const wares = waresOf(map, seat);
  const goals = wares.length > 0 ? wares.map((ware) => CASTLES[ware]!) : [WAREHOUSE];
  const away = goals.filter((hex) => hex !== map.merchants[seat]);
  const hexes = away.filter((hex) => !near.has(hex));
  return [
    ...away
      .flatMap((hex) => (near.has(hex) ? [{ hex, cards: near.get(hex)! }] : []))
      .sort((a, b) => a.cards - b.cards)
      .map((what) => ({ id: 'way' as const, what })),
    ...(hexes.length > 0 ? [{ id: 'noWay' as const, what: { hexes } }] : []),
    { id: 'gold', what: { missing: map.merchants.map((_, each) => Math.max(0, GOAL - goldOf(map, each))) } },
    { id: 'unseen', what: { cards: unseenIn(outlook, ['hands', 'pile']) } },
    { id: 'pile', what: { cards: map.pile.length } },
  ];
};

export const help: FactBook = { facts, words: async (language) => (await import(`./words/${language}.ts`)).words };
