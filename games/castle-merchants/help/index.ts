/** What is told of the map to those who ask: how many cards lead to each castle, what is missing to win, cards not seen, the pile. */
import type { Outlook } from '@halcyon/kernel';
import { unseenIn } from '@halcyon/parts';
import type { FactBook, FactOf } from '@halcyon/speech/facts';
import { goldOf, mapOf } from '../look/map.ts';
import { distances, goalsOf } from '../look/ways.ts';
import { type Card, GOAL, type Hex } from '../rules/index.ts';

export interface MapFacts {
  /** The fewest cards with which the asker's merchant gets there over the tiles that lie; 0 = it cannot, or is there. */
  way: { hex: Hex; cards: number };
  noWay: { hexes: readonly Hex[] };
  /** What each seat still needs. */
  gold: { missing: readonly number[] };
  unseen: { cards: readonly Card[] };
  pile: { cards: number };
}

const facts = (outlook: Outlook): FactOf<MapFacts>[] => {
  const { seat } = outlook;
  if (seat === undefined) return [];
  const map = mapOf(outlook.view);
  const near = distances(map, seat);
  const away = goalsOf(map, seat).filter((hex) => hex !== map.merchants[seat]);
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
