/** What is told of the sea to those who ask: what is in reach and for how much, what has not been seen, the pile. */
import { argOf, type Outlook } from '@halcyon/kernel';
import { unseenIn } from '@halcyon/parts';
import type { FactBook, FactOf } from '@halcyon/speech/facts';
import { priceNow, reefOf } from '../look/reef.ts';
import { ANY_COLOUR, BOAT_PRICE, type Card, type Cell, FACE_DOWN, GAP, payable, TURN_PRICE } from '../rules/index.ts';

export interface ReefFacts {
  /** A card that the asker may buy or catch now, and its price. */
  reach: { card: Card; cell: Cell; price: number };
  /** What the asker can pay, pearls among it; and what it costs to turn a card up, and a boat. */
  purse: { payable: number; turn: number; boat: number };
  unseen: { cards: readonly Card[] };
  /** By number of the colour: worms that are left in the supply. */
  supply: { worms: readonly number[] };
  pile: { cards: number };
}

const inReach = (outlook: Outlook): FactOf<ReefFacts>[] => {
  const { view, ask, seat } = outlook;
  const reef = reefOf(view);
  const cells = outlook.legal
    .filter((move) => ['buy', 'catch'].includes(outlook.moveName(move)))
    .map((move) => argOf(move, 0));
  return [...new Set(cells)]
    .filter((cell) => reef.sea[cell] !== FACE_DOWN)
    .map((cell) => ({ card: reef.sea[cell]!, cell, price: priceNow(reef, seat!, cell, ask?.id) }))
    .sort((a, b) => a.price - b.price || a.cell - b.cell)
    .map((what) => ({ id: 'reach', what }));
};

const facts = (outlook: Outlook): FactOf<ReefFacts>[] => {
  const { seat } = outlook;
  if (seat === undefined) return [];
  const reef = reefOf(outlook.view);
  const purse = { payable: payable(reef, seat, ANY_COLOUR), turn: TURN_PRICE, boat: BOAT_PRICE };
  return [
    ...inReach(outlook),
    { id: 'purse', what: purse },
    { id: 'unseen', what: { cards: unseenIn(outlook, ['faces', 'pile']).filter((card) => card !== GAP) } },
    { id: 'supply', what: { worms: reef.supply } },
    { id: 'pile', what: { cards: reef.pile.length } },
  ];
};

export const help: FactBook = { facts, words: async (language) => (await import(`./words/${language}.ts`)).words };
