/** What is told of the mountain to those who ask: the cheapest places, terrains that are gone, what is still to come, piles, bridges. */
import { argOf, type Outlook } from '@halcyon/kernel';
import { unseenIn } from '@halcyon/parts';
import type { FactBook, FactOf } from '@halcyon/speech/facts';
import { seenAs } from '../look/cards.ts';
import { mountainOf } from '../look/mountain.ts';
import { BRIDGE, type Card, type Cell, costOf, deckFor, isTerrain, openSlots, visibleBridges } from '../rules/index.ts';

export interface MountainFacts {
  cheapest: { card: Card; cell: Cell; cost: number; places: number };
  /** Slots where a terrain could be laid next. */
  open: { cells: readonly Cell[] };
  /** Bridges that no card covers: the summit waits for them. */
  bridges: { visible: number; unseen: number };
  /** Terrains of which no copy can come any more. */
  gone: { cards: readonly Card[] };
  /** Cards that are no terrains, as often as they have not been seen. */
  unseen: { cards: readonly Card[] };
  piles: { cards: readonly number[] };
}
type MountainFact = FactOf<MountainFacts>;

const cheapest = (outlook: Outlook): MountainFact[] => {
  const mountain = mountainOf(outlook.view);
  const byCard = new Map<Card, MountainFacts['cheapest']>();
  for (const move of outlook.legal) {
    if (outlook.moveName(move) !== 'place') continue;
    const [card, cell] = [argOf(move, 0), argOf(move, 1)];
    const cost = costOf(mountain, card, cell);
    const best = byCard.get(card);
    const places = (best?.places ?? 0) + 1;
    byCard.set(card, best && best.cost <= cost ? { ...best, places } : { card, cell, cost, places });
  }
  return [...byCard.values()].map((what) => ({ id: 'cheapest', what }));
};

const facts = (outlook: Outlook): MountainFact[] => {
  const { seat, setup } = outlook;
  if (seat === undefined) return [];
  const mountain = mountainOf(outlook.view);
  const unseen = unseenIn(outlook, ['hands', 'piles', 'discards']);
  const kinds = (cards: readonly Card[]): Set<Card> =>
    new Set(cards.filter(isTerrain).map((card) => seenAs(card, setup)));
  const coming = kinds([...unseen, ...mountain.hands[seat]!]);
  const gone = [...kinds(deckFor(setup.seats))].filter((card) => !coming.has(card)).sort((a, b) => a - b);
  const visible = visibleBridges(mountain);
  return [
    ...cheapest(outlook),
    { id: 'open', what: { cells: openSlots(mountain) } },
    { id: 'bridges', what: { visible, unseen: unseen.filter((card) => card === BRIDGE).length } },
    ...(gone.length > 0 ? [{ id: 'gone' as const, what: { cards: gone } }] : []),
    { id: 'unseen', what: { cards: unseen.filter((card) => !isTerrain(card)) } },
    { id: 'piles', what: { cards: mountain.piles.map((pile) => pile.length) } },
  ];
};

export const help: FactBook = { facts, words: async (language) => (await import(`./words/${language}.ts`)).words };
