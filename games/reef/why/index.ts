/** What speaks for a move at the reef: pairs and corals, what it costs and what it leaves, cards that nobody sees. */
import { argOf, type Move, type Outlook, type Seat } from '@halcyon/kernel';
import { unseenIn } from '@halcyon/parts';
import type { FactOf } from '@halcyon/speech/facts';
import type { WhyBook } from '@halcyon/speech/reasons';
import { coinsOf, priceNow, reefOf } from '../look/reef.ts';
import {
  BREEDING,
  BROODS,
  broodsOf,
  type Card,
  type Cell,
  CORAL,
  type Coin,
  type Colour,
  type Column,
  type Coral,
  colourOf,
  completes,
  fish,
  fishOf,
  GAP,
  isFish,
  MOST_CORALS,
  type Sex,
  type State,
} from '../rules/index.ts';
import { conventions } from './conventions.ts';

export interface ReefReasons {
  /** The fish completes a pair; so many broods of those that win. */
  brood: { there: number; needed: number };
  /** Visible breeding cards that show this colour. */
  mates: { colour: Colour; cards: number };
  coral: { there: number; most: number };
  card: { card: Card };
  price: { price: number; worms: number };
  /** Worms of a colour that the seat has, and fish of it that lie open. */
  colour: { colour: Colour; held: number; fish: number };
  coin: { coin: Coin; left: number };
  /** Of the cards that nobody sees, those that are fish or corals, from 0 to 1. */
  unseen: { chance: number };
  boat: { column: Column };
  gone: { card: Card; cell: Cell };
  saves: { worms: number };
}
type ReefReason = FactOf<ReefReasons>;
interface Sight {
  readonly outlook: Outlook;
  readonly seat: Seat;
  readonly reef: State;
}
type Tell = (sight: Sight, a: number, b: number) => readonly ReefReason[];

const inPurse = ({ worms }: State, seat: Seat): number => worms[seat]!.reduce((sum, n) => sum + n, 0);
const price = ({ outlook, reef, seat }: Sight, cell: Cell): ReefReason => ({
  id: 'price',
  what: { price: priceNow(reef, seat, cell, outlook.ask?.id), worms: inPurse(reef, seat) },
});
const mates = ({ reef }: Sight, colour: Colour): ReefReason => ({
  id: 'mates',
  what: { colour, cards: reef.breeding.filter((pair) => BREEDING[pair]!.includes(colour)).length },
});
const bought = ({ reef, seat }: Sight, cell: Cell): ReefReason => {
  const card = reef.sea[cell]!;
  if (card !== CORAL) return { id: 'card', what: { card } };
  return { id: 'coral', what: { there: reef.broods[seat]!.length + 1, most: MOST_CORALS } };
};
const caught = (sight: Sight, cell: Cell, coral: Coral): ReefReason => {
  const { reef, seat } = sight;
  const card = reef.sea[cell]!;
  if (completes(reef, seat, coral, card) < 0) return mates(sight, colourOf(card));
  return { id: 'brood', what: { there: broodsOf(reef, seat) + 1, needed: BROODS } };
};
/** A card that is turned up may be any that nobody sees. */
const hidden = ({ outlook }: Sight): ReefReason => {
  const cards = unseenIn(outlook, ['faces', 'pile']).filter((card) => card !== GAP);
  const good = cards.filter((card) => isFish(card) || card === CORAL).length;
  return { id: 'unseen', what: { chance: cards.length === 0 ? 0 : good / cards.length } };
};
const openFish = ({ sea }: State, colour: Colour): number =>
  sea.filter((card) => isFish(card) && colourOf(card) === colour).length;

const TELLERS: Readonly<Record<string, Tell>> = {
  take: ({ reef, seat }, colour) => [
    { id: 'colour', what: { colour, held: reef.worms[seat]![colour]!, fish: openFish(reef, colour) } },
  ],
  pay: ({ reef, seat }, coin) => [{ id: 'coin', what: { coin, left: coinsOf(reef, seat, coin) - 1 } }],
  buy: (sight, cell) => [bought(sight, cell), price(sight, cell)],
  catch: (sight, cell, coral) => [caught(sight, cell, coral), price(sight, cell)],
  turn: (sight, cell) => [hidden(sight), price(sight, cell)],
  leave: ({ reef, seat }) => [{ id: 'saves', what: { worms: inPurse(reef, seat) } }],
  boat: ({ reef, seat }) => [{ id: 'boat', what: { column: reef.boats[seat]! } }],
  shark: ({ reef }, cell) => [{ id: 'gone', what: { card: reef.sea[cell]!, cell } }],
  'shark-fish': (sight, coral, sex: Sex) => {
    const colour = fishOf(sight.reef, sight.seat, sex)[coral]! - 1;
    return [{ id: 'card', what: { card: fish(colour, sex) } }, mates(sight, colour)];
  },
  end: ({ reef, seat }) => [{ id: 'saves', what: { worms: inPurse(reef, seat) } }],
};

const reasons = (outlook: Outlook, move: Move): readonly ReefReason[] => {
  const { seat } = outlook;
  if (seat === undefined) return [];
  const sight: Sight = { outlook, seat, reef: reefOf(outlook.view) };
  return TELLERS[outlook.moveName(move)]?.(sight, argOf(move, 0), argOf(move, 1)) ?? [];
};

export const why: WhyBook = {
  reasons,
  conventions,
  words: async (language) => (await import(`./words/${language}.ts`)).words,
};
