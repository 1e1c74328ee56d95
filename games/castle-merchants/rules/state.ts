import { dark, type Fields, held, type Own, open, type Range, type Seat, type Stacked } from '@halcyon/kernel';
import { each, flag, orNone, seatOf, times, upTo } from '@halcyon/parts';
import { cardArg, coinArg, hexArg, tileArg } from './args.ts';
import {
  type Card,
  COINS,
  type Coin,
  DECK,
  EMPTY,
  type Face,
  HEXES,
  type Hex,
  LANDSLIDES,
  MOST_TURNS,
  OWN_LANDSLIDES,
  ROWS,
  TERRAINS,
  TILE_MARKS,
  TILES_OF_TERRAIN,
  type Tile,
  WAREHOUSE,
  WARES,
  WARES_OF_KIND,
} from './vocabulary.ts';

export type State = Stacked & {
  /** The clause that ended the game, or 0. */
  ended: number;
  turn: Seat;
  /** Turns that have begun. */
  turns: number;
  /** FRESH, SLID or ACTED. */
  phase: number;
  /** Where the active merchant began its turn, and how many cards were played since. */
  began: Hex;
  spent: number;
  /** The face that is to be used, or 0. */
  die: Face;
  /** By hex: EMPTY, a terrain or LANDSLIDE. */
  tiles: Tile[];
  /** By seat: the hex of the merchant. */
  merchants: Hex[];
  /** By terrain (0 is none): tiles beside the map. */
  reserve: number[];
  /** Landslides beside the map: those of nobody, and those of each seat. */
  common: number;
  slides: number[];
  /** By seat and ware: 1 = in the cart. By ware: in the warehouse. */
  cart: number[][];
  stock: number[];
  /** Coins of each castle, the highest first; and those that each seat has taken. */
  coins: Coin[][];
  purses: Coin[][];
  hands: Card[][];
  /** Face down, the top card last. */
  pile: Card[];
  /** Played cards, which everybody has seen. */
  discard: Card[];
};
/** What lies and stands on the map. */
export type Ground = Pick<State, 'tiles' | 'merchants'>;

/** A turn: a landslide may be laid; it was; cards were played. */
export const FRESH = 0;
export const SLID = 1;
export const ACTED = 2;

const cards = { most: DECK.length };
export const stateFields = (ended: Range, seats: number): Fields<Own<State>> => {
  const coins = { most: COINS.flatMap((bySeats) => bySeats[seats]!).length };
  return {
    ended: open(ended),
    turn: open(seatOf(seats)),
    turns: open(upTo(MOST_TURNS)),
    phase: open(upTo(ACTED)),
    began: open(hexArg()),
    spent: open(upTo(DECK.length)),
    die: open(orNone(tileArg(), 'no')),
    tiles: open({ ...tileArg(), words: TILE_MARKS }, { lines: ROWS, fromTop: true }),
    merchants: open(hexArg()),
    reserve: open(upTo(TILES_OF_TERRAIN)),
    common: open(upTo(LANDSLIDES)),
    slides: open(upTo(OWN_LANDSLIDES[seats]!)),
    cart: open(flag),
    stock: open(upTo(WARES_OF_KIND)),
    coins: open(coinArg, coins),
    purses: open(coinArg, coins),
    hands: held(cardArg(), cards),
    pile: dark(cardArg(), cards),
    discard: open(cardArg(), cards),
  };
};

/** M2.1 but for the cards, which are dealt. */
export const startState = (seats: number): Own<State> => {
  const own = OWN_LANDSLIDES[seats]!;
  return {
    ended: 0,
    turn: 0,
    turns: 0,
    phase: FRESH,
    began: WAREHOUSE,
    spent: 0,
    die: 0,
    tiles: times(HEXES, EMPTY),
    merchants: times(seats, WAREHOUSE),
    reserve: [0, ...TERRAINS.map(() => TILES_OF_TERRAIN)],
    common: LANDSLIDES - own * seats,
    slides: times(seats, own),
    cart: each(seats, () => WARES.map(() => 1)),
    stock: WARES.map(() => WARES_OF_KIND - seats),
    coins: COINS.map((bySeats) => [...bySeats[seats]!]),
    purses: each(seats, () => []),
    hands: each(seats, () => []),
    pile: [],
    discard: [],
  };
};

export const goldOf = ({ purses }: Pick<State, 'purses'>, seat: Seat): number => {
  let gold = 0;
  for (const coin of purses[seat]!) gold += coin;
  return gold;
};
