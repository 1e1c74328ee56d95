import { dark, type Fields, held, type Own, open, type Stacked } from '@halcyon/kernel';
import { type ClauseWords, each, times } from '@halcyon/parts';
import {
  CARD_WORDS,
  COINS,
  EMPTY,
  HEX_WORDS,
  HEXES,
  LANDSLIDES,
  OWN_LANDSLIDES,
  ROWS,
  TERRAINS,
  TILE_MARKS,
  TILE_WORDS,
  TILES_OF_TERRAIN,
  WAREHOUSE,
  WARES,
  WARES_OF_KIND,
} from './map.ts';

export type State = Stacked & {
  /** The clause that ended the game, or 0. */
  ended: number;
  turn: number;
  /** Turns that have begun. */
  turns: number;
  /** FRESH, SLID or ACTED. */
  phase: number;
  /** Where the active merchant began its turn, and how many cards it has been played since. */
  began: number;
  spent: number;
  /** The face that is to be used, or 0. */
  die: number;
  /** By hex: EMPTY, a terrain or LANDSLIDE. */
  tiles: number[];
  /** By seat: the hex of the merchant. */
  merchants: number[];
  /** By terrain (0 is none): tiles beside the map. */
  reserve: number[];
  /** Landslides beside the map: those of nobody, and those of each seat. */
  common: number;
  slides: number[];
  /** By seat and ware: 1 = in the cart. By ware: in the warehouse. */
  cart: number[][];
  stock: number[];
  /** Coins of each castle, the highest first; and those that each seat has taken. */
  coins: number[][];
  purses: number[][];
  hands: number[][];
  /** Face down, the top card last. */
  pile: number[];
  /** Played cards, which everybody has seen. */
  discard: number[];
};
/** A turn: a landslide may be laid; it was; cards were played. */
export const FRESH = 0;
export const SLID = 1;
export const ACTED = 2;

export const stateFields = (clauseWords: ClauseWords): Fields<Own<State>> => ({
  ended: { ...open, words: clauseWords },
  turn: open,
  turns: open,
  phase: open,
  began: { ...open, words: HEX_WORDS },
  spent: open,
  die: { ...open, words: TILE_WORDS },
  tiles: { ...open, words: TILE_MARKS, lines: ROWS, fromTop: true },
  merchants: { ...open, words: HEX_WORDS },
  reserve: open,
  common: open,
  slides: open,
  cart: open,
  stock: open,
  coins: open,
  purses: open,
  hands: { ...held, words: CARD_WORDS },
  pile: { ...dark, words: CARD_WORDS },
  discard: { ...open, words: CARD_WORDS },
});

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

export const goldOf = ({ purses }: Pick<State, 'purses'>, seat: number): number => {
  let gold = 0;
  for (const coin of purses[seat]!) gold += coin;
  return gold;
};
