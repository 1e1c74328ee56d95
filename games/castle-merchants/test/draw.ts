/** A position drawn as text: the map row by row, merchants by hex, hands by name; what is not said lies beside the map. */
import type { Match } from '@halcyon/kernel';
import { times } from '@halcyon/parts';
import { type Drawing, drawTable } from '@halcyon/testkit';
import { mapOf } from '../look/map.ts';
import {
  CARD_WORDS,
  COINS,
  castleMerchants,
  DECK,
  EMPTY,
  FACES,
  HEX_WORDS,
  HEXES,
  LANDSLIDE,
  LANDSLIDES,
  OWN_LANDSLIDES,
  ROWS,
  type State,
  TERRAINS,
  TILE_MARKS,
  TILE_WORDS,
  TILES_OF_TERRAIN,
  WAREHOUSE,
  WARES,
  WARES_OF_KIND,
} from '../rules/index.ts';

export { attempt, ended, field, hands, lists, play, told, why } from '@halcyon/testkit';

/** Without `frames` the seat is asked to act, or to use the die if `die` says what it shows. */
export interface Drawn extends Omit<Drawing, 'piles' | 'hands'> {
  /** One line per seat: 'field field castle-road'. */
  readonly hands: readonly string[];
  /**
   * A line for each row in which something lies: its letter, then its hexes from the left; the end may be left out.
   * 'mo fi vi fo ro' are terrains, '##' a landslide, '.' is empty; castle, warehouse and meadow are '*' (or '.').
   *   d  .  .  .  .  . fi fi ##
   *   e  *  .  .  .  * ro ro ro *
   */
  readonly map?: string;
  /** One hex per seat, 'e9 d7'; all in the warehouse if nothing is said. */
  readonly merchants?: string;
  readonly turn?: number;
  readonly turns?: number;
  /** Whether a landslide was laid (1) or cards were played (2) in this turn, and how many. */
  readonly phase?: number;
  readonly spent?: number;
  /** Where the active merchant began; where it is if nothing is said. */
  readonly began?: string;
  /** What the die shows and what is still to be used: 'forest', 'landslide'. */
  readonly die?: string;
  /** Landslides of each seat; the others are common. */
  readonly slides?: readonly number[];
  /** One line per seat, 'wine gems'; full carts if nothing is said. */
  readonly carts?: readonly string[];
  /** One line per seat: the castles that have paid it, each its highest coin: 'gems gems wine'. */
  readonly purses?: readonly string[];
  /** The pile, its top card last; then all other cards have been played. */
  readonly pile?: string;
}

const numberOf = (words: Readonly<Record<number, string>>, word: string, what: string): number => {
  const found = Object.keys(words).find((value) => words[Number(value)] === word);
  if (found === undefined) throw new Error(`'${word}' is no ${what}`);
  return Number(found);
};
/** The hex of this name. */
export const hex = (word: string): number => numberOf(HEX_WORDS, word, 'hex');
const wareOf = (word: string): number => numberOf({ ...WARES }, word, 'ware');
const tileOf = (mark: string): number => (mark === '*' ? EMPTY : numberOf(TILE_MARKS, mark, 'mark'));
const split = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);
const count = (list: readonly number[], value: number): number => list.filter((other) => other === value).length;

const drawMap = (drawn: string): number[] => {
  const tiles = times(HEXES, EMPTY);
  for (const line of drawn.split('\n').filter((row) => row.trim() !== '')) {
    const [letter = '', ...marks] = split(line);
    const row = 'abcdefghi'.indexOf(letter);
    if (letter.length !== 1 || row < 0) throw new Error(`'${letter}' is no row`);
    if (marks.length > ROWS[row]!) throw new Error(`row ${letter} has ${ROWS[row]} hexes, not ${marks.length}`);
    marks.forEach((mark, i) => {
      tiles[hex(`${letter}${i + 1}`)] = tileOf(mark);
    });
  }
  return tiles;
};
/** Castles pay seat by seat, the highest coin first. */
const payOut = (purses: readonly string[], seats: number): { coins: number[][]; taken: number[][] } => {
  const coins = COINS.map((bySeats) => [...bySeats[seats]!]);
  const pay = (ware: string): number => {
    const coin = coins[wareOf(ware)]!.shift();
    if (coin === undefined) throw new Error(`the castle of ${ware} has no coin left`);
    return coin;
  };
  return { coins, taken: purses.map((line) => split(line).map(pay)) };
};
/** Landslides on the map were common ones, as far as there are; else they are missing from the last seats. */
const ownSlides = (seats: number, lying: number): number[] => {
  const slides = times(seats, OWN_LANDSLIDES[seats]!);
  for (let left = lying - (LANDSLIDES - sum(slides)), seat = seats - 1; left > 0; left--) {
    if (slides[seat] === 0) seat--;
    slides[seat]!--;
  }
  return slides;
};

export const table = (drawn: Drawn): Match => {
  const { map = '', merchants, turn = 0, turns = 1, phase, spent = 0, began, die, carts, purses, pile } = drawn;
  const { more = [], frames, hands, chance, slides: own } = drawn;
  const seats = hands.length;
  const tiles = drawMap(map);
  const places = split(
    merchants ??
      times(seats, WAREHOUSE)
        .map((at) => HEX_WORDS[at])
        .join(' '),
  );
  const slides = own ?? ownSlides(seats, count(tiles, LANDSLIDE));
  const cart = hands.map((_, seat) => {
    const loaded = carts === undefined ? [...WARES] : split(carts[seat] ?? '');
    const inCart = loaded.map(wareOf);
    return WARES.map((_, ware) => Number(inCart.includes(ware)));
  });
  const { coins, taken } = payOut(purses ?? hands.map(() => ''), seats);
  const lists = (all: readonly (readonly number[])[]): string => all.map((list) => list.join(' ')).join(' | ');
  const lines = [
    `turn: ${turn}`,
    `turns: ${turns}`,
    `phase: ${phase ?? (die === undefined ? 0 : 2)}`,
    `spent: ${spent}`,
    `began: ${began ?? places[turn]}`,
    `die: ${die ?? 'no'}`,
    `merchants: ${places.join(' ')}`,
    `reserve: ${[0, ...TERRAINS.map((_, i) => TILES_OF_TERRAIN - count(tiles, i + 1))].join(' ')}`,
    `common: ${LANDSLIDES - sum(slides) - count(tiles, LANDSLIDE)}`,
    `slides: ${slides.join(' ')}`,
    `cart: ${lists(cart)}`,
    `stock: ${WARES.map((_, ware) => WARES_OF_KIND - sum(cart.map((loaded) => loaded[ware]!))).join(' ')}`,
    `coins: ${lists(coins)}`,
    `purses: ${lists(taken)}`,
    ...(pile === undefined ? [] : [`pile: ${pile}`]),
    ...more,
  ];
  return drawTable<State>(
    castleMerchants,
    { hands, chance, frames: frames ?? (die === undefined ? 'act' : 'act; die'), more: lines },
    {
      words: CARD_WORDS,
      lines: () => [],
      fields: { tiles },
      borrow: (s) => s.discard,
      place(s, left) {
        // To the audit a table without hands and pile is one before the deal.
        const undealt = [...s.hands, s.pile, s.discard].every((list) => list.length === 0);
        (pile === undefined ? s.pile : s.discard).push(...(undealt ? DECK : left));
      },
    },
  );
};

/** The full state, for functions that read one. The game is known here, so its fields are. */
export const stateOf = (match: Match): State => mapOf(match.view('referee'));
/** What lies on a hex: 'fi', '##', '.'. */
export const tileAt = (match: Match, word: string): string => TILE_MARKS[stateOf(match).tiles[hex(word)]!]!;
/** Where the merchants are: 'e9 d7'. */
export const standing = (match: Match): string =>
  stateOf(match)
    .merchants.map((at) => HEX_WORDS[at])
    .join(' ');
/** The cards of a list: 'field field forest'. */
export const named = (cards: readonly number[]): string => cards.map((card) => CARD_WORDS[card]).join(' ');
export const handOf = (match: Match, seat: number): string => named(stateOf(match).hands[seat]!);
/** What chance rolls so that the die shows this. */
export const face = (name: string): number => FACES.indexOf(numberOf(TILE_WORDS, name, 'face'));
