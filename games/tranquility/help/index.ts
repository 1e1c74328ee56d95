/** What is told of the sea to those who ask: gaps, the cheapest places, what is still to come and what is gone, piles. */
import { argOf, type Outlook } from '@halcyon/kernel';
import type { FactBook, FactOf } from '@halcyon/speech/facts';
import { comingFor, numbersBetween } from '../look/coming.ts';
import { gapAround, type Sea, seaOf } from '../look/sea.ts';
import {
  type Board,
  boardOf,
  costOf,
  EMPTY,
  FINISH,
  HIGHEST_ISLAND,
  isIsland,
  jokerCells,
  START,
} from '../rules/index.ts';
import type { Card, Cell } from '../rules/vocabulary.ts';

export interface SeaFacts {
  /** Empty cells from this one on, the numbers between which they lie, and how many islands that can still come fit there. */
  gap: { low: number; high: number; cell: Cell; cells: number; numbers: number; held: number };
  cheapest: { card: Card; cell: Cell; cost: number; places: number };
  /** Cards that must be played once. */
  ends: { card: Card; unseen: number; held: number };
  gone: { cards: readonly Card[] };
  /** Cards to draw, by seat; one number where all draw from one pile. */
  piles: { cards: readonly number[] };
}
type SeaFact = FactOf<SeaFacts>;

/** The sea in which a gap is lost is seldom that of a wide one. */
const MOST_GAPS = 8;

const gaps = (board: Board, sea: Sea, coming: readonly Card[], hand: readonly Card[]): SeaFact[] =>
  sea.cells
    .flatMap((card, cell) => {
      const { low, high, lowAt, highAt } = gapAround(board, sea, cell);
      if (card !== EMPTY || cell !== lowAt + 1) return [];
      return [
        {
          low,
          high,
          cell,
          cells: highAt - lowAt - 1,
          numbers: numbersBetween(coming, low, high),
          held: numbersBetween(hand, low, high),
        },
      ];
    })
    .sort((a, b) => a.numbers - a.cells - (b.numbers - b.cells) || a.cell - b.cell)
    .slice(0, MOST_GAPS)
    .map((what) => ({ id: 'gap', what }));
const cheapest = (outlook: Outlook, board: Board, sea: Sea): SeaFact[] => {
  const byCard = new Map<Card, SeaFacts['cheapest']>();
  for (const move of outlook.legal) {
    if (outlook.moveName(move) !== 'place') continue;
    const [card, cell] = [argOf(move, 0), argOf(move, 1)];
    const cost = costOf(board, sea, card, cell);
    const best = byCard.get(card);
    const places = (best?.places ?? 0) + 1;
    byCard.set(card, best && best.cost <= cost ? { ...best, places } : { card, cell, cost, places });
  }
  return [...byCard.values()].map((what) => ({ id: 'cheapest', what }));
};
const ends = (sea: Sea, layout: string, unseen: readonly Card[], hand: readonly Card[]): SeaFact[] => {
  const wanted = [
    ...(layout === 'square' && sea.started === 0 ? [START] : []),
    ...(sea.finished === 0 ? [FINISH] : []),
  ];
  const count = (cards: readonly Card[], card: Card): number => cards.filter((other) => other === card).length;
  return wanted
    .map((card) => ({ card, unseen: count(unseen, card), held: count(hand, card) }))
    .filter((what) => what.unseen + what.held > 0)
    .map((what) => ({ id: 'ends', what }));
};
const gone = (sea: Sea, coming: readonly Card[]): SeaFact[] => {
  const jokers = jokerCells(sea);
  const there = new Set([...coming, ...sea.cells.filter((_, cell) => !jokers.includes(cell))]);
  const cards = Array.from({ length: HIGHEST_ISLAND }, (_, i) => i + 1).filter((card) => !there.has(card));
  return cards.length > 0 ? [{ id: 'gone', what: { cards } }] : [];
};

const facts = (outlook: Outlook): SeaFact[] => {
  const { seat, setup } = outlook;
  if (seat === undefined) return [];
  const sea = seaOf(outlook.view);
  const board = boardOf(setup.layout);
  const hand = sea.hands[seat]!.filter(isIsland);
  const { unseen, islands: coming } = comingFor(outlook, seat);
  return [
    ...cheapest(outlook, board, sea),
    ...gaps(board, sea, coming, hand),
    ...ends(sea, setup.layout, unseen, sea.hands[seat]!),
    ...gone(sea, coming),
    { id: 'piles', what: { cards: sea.piles.map((pile) => pile.length) } },
  ];
};

export const help: FactBook = { facts, words: async (language) => (await import(`./words/${language}.ts`)).words };
