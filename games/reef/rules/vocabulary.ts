/**
 * F1, F2.1: cards, colours and the display, and what can be said of them. Free of rules: words and pictures that import
 * it load no engine.
 */
import type { Kind, Seat, Vocabulary } from '@halcyon/kernel';
import { times } from '@halcyon/parts';
import { COLOURS, SEA_CARDS } from './house.ts';

/** A sea card; a breeding card. */
export type Card = Kind<'card'>;
export type Breeding = Kind<'breeding card'>;
/** A place in the display, and where that is. */
export type Cell = Kind<'cell'>;
export type Row = Kind<'row'>;
export type Column = Kind<'column'>;
export type Colour = Kind<'colour'>;
export type Sex = Kind<'sex'>;
/** Which of a seat's corals, in the order in which they were bought. */
export type Coral = Kind<'coral'>;
/** What pays: a worm by its colour, or a pearl. */
export type Coin = Kind<'coin'>;
/** Numbers of worms: so many somebody has; the price of something; what is still due of it. */
export type Worms = Kind<'worms'>;
export type Price = Kind<'price'>;
export type Left = Kind<'left'>;

export { COLOURS };
export const MALE: Sex = 0;
export const FEMALE: Sex = 1;
const SEXES = ['male', 'female'] as const;

/** Sea cards as numbers: fish by colour and sex from 1 on, then the others. */
export const fish = (colour: Colour, sex: Sex): Card => 1 + colour * SEXES.length + sex;
const LAST_FISH = COLOURS.length * SEXES.length;
export const CORAL: Card = LAST_FISH + 1;
export const SHARK: Card = LAST_FISH + 2;
export const PEARL: Card = LAST_FISH + 3;
export const WATER: Card = LAST_FISH + 4;
export const CARD_SIZE = LAST_FISH + 5;
/** In the display: no card, and a card whose face nobody sees. */
export const GAP: Card = 0;
export const FACE_DOWN: Card = LAST_FISH + 5;

/** Some kinds of cards, of those that lie in the display too: a bit for each. */
export type CardSet = number;
export const cardSet = (cards: readonly Card[]): CardSet => cards.reduce((set, card) => set | (1 << card), 0);
/** 1 or 0. */
export const timesIn = (set: CardSet, card: Card): number => (set >> card) & 1;
export const isOneOf = (set: CardSet, card: Card): boolean => timesIn(set, card) === 1;

export const isFish = (card: Card): boolean => card >= 1 && card <= LAST_FISH;
export const colourOf = (card: Card): Colour => (card - 1) >> 1;
export const sexOf = (card: Card): Sex => (card - 1) & 1;

export const FISH: CardSet = cardSet(Array.from({ length: LAST_FISH }, (_, i) => 1 + i));

export const CARD_WORDS: Readonly<Record<number, string>> = {
  ...Object.fromEntries(COLOURS.flatMap((name, colour) => SEXES.map((sex, i) => [fish(colour, i), `${name}-${sex}`]))),
  [CORAL]: 'coral',
  [SHARK]: 'shark',
  [PEARL]: 'pearl',
  [WATER]: 'water',
};
export const SEA_WORDS: Readonly<Record<number, string>> = { ...CARD_WORDS, [GAP]: '.', [FACE_DOWN]: 'down' };

export const DECK: readonly Card[] = [
  ...COLOURS.flatMap((_, colour) => SEXES.flatMap((_sex, i) => times(SEA_CARDS.fish, fish(colour, i)))),
  ...times(SEA_CARDS.corals, CORAL),
  ...times(SEA_CARDS.sharks, SHARK),
  ...times(SEA_CARDS.pearls, PEARL),
  ...times(SEA_CARDS.water, WATER),
];

/** F1.3: a breeding card for every pair of colours, each with itself too. */
export const BREEDING: readonly (readonly [Colour, Colour])[] = COLOURS.flatMap((_, one) =>
  COLOURS.flatMap((_other, two) => (two >= one ? [[one, two] as const] : [])),
);
export const BREEDING_WORDS: Readonly<Record<number, string>> = Object.fromEntries(
  BREEDING.map(([one, two], card) => [card, `${COLOURS[one]}+${COLOURS[two]}`]),
);
/** By both colours, so that nobody searches while moves are listed. */
const BREEDING_BY_COLOURS = COLOURS.map((_, one) =>
  COLOURS.map((_other, two) => BREEDING.findIndex(([a, b]) => a === Math.min(one, two) && b === Math.max(one, two))),
);
export const breedingOf = (one: Colour, two: Colour): Breeding => BREEDING_BY_COLOURS[one]![two]!;

/** The display: row 0 lies before seat 0, row 3 before seat 1; column 0 is at the shore. */
export const ROWS = 4;
export const COLUMNS = 8;
export const CELLS = ROWS * COLUMNS;
export const rowOf = (cell: Cell): Row => (cell / COLUMNS) | 0;
export const columnOf = (cell: Cell): Column => cell % COLUMNS;
export const cellAt = (row: Row, column: Column): Cell => row * COLUMNS + column;
export const isMiddle = (row: Row): boolean => row === 1 || row === 2;
/** Cells as people write them: a1 lies at the shore before seat 0, d8 at the reef before seat 1. */
export const CELL_WORDS: Readonly<Record<number, string>> = Object.fromEntries(
  Array.from({ length: CELLS }, (_, cell) => [cell, `${'abcd'[rowOf(cell)]}${columnOf(cell) + 1}`]),
);
/** How far a row lies from this seat: 0 = its own, 3 = the opponent's. And back: the row that lies so far away. */
export const distanceOf = (seat: Seat, row: Row): number => (seat === 0 ? row : ROWS - 1 - row);
/** F3.3: what a card costs, by the distance of its row. */
const PRICES = [1, 2, 2, 3] as const;
export const HIGHEST_PRICE = Math.max(...PRICES);
export const priceOf = (seat: Seat, row: Row): Price => PRICES[distanceOf(seat, row)]!;
/** F3.3: turning a card up, and taking it then. */
export const TURN_PRICE: Price = 1;
export const KEEP_PRICE: Price = 1;

/** A worm is a coin by the number of its colour, a pearl is the coin after them. */
export const PAYS_PEARL: Coin = COLOURS.length;
export const colourOfCoin = (coin: Coin): Colour => +coin;
/** Of a payment: any colour will do. */
export const ANY_COLOUR: Colour = COLOURS.length;
export const COIN_WORDS: Readonly<Record<number, string>> = Object.fromEntries([...COLOURS, 'pearl'].entries());

export const SEATS = 2;
/** F1.1, F5.3. */
export const DICE = 2;
export const MOST_TURNS = 300;
export const WORMS_OF_EACH = 8;
export const MOST_CORALS = 5;
export const BOATS = 15;
export const BOAT_PRICE: Price = 3;
export const VISIBLE_BREEDING = 4;
/** F5.1: so many broods win; F4.3: so many discarded cards are shuffled back. */
export const BROODS = 5;
export const FULL_DISCARD = 7;

/** What a sentence speaks of, by name. */
export interface Names {
  seat: Seat;
  card: Card;
  breeding: Breeding;
  cell: Cell;
  column: Column;
  colour: Colour;
  /** The colours of a throw. */
  first: Colour;
  second: Colour;
  /** The colours of a pair. */
  one: Colour;
  two: Colour;
  /** 1 = a worm of any colour will do. */
  any: Kind<'yes or no'>;
  sex: Sex;
  coral: Coral;
  coin: Coin;
  /** Numbers of things. */
  worms: Worms;
  pearls: Kind<'pearls'>;
  boats: Kind<'boats'>;
  corals: Kind<'corals'>;
  price: Price;
  /** What is still to be paid or taken. */
  left: Left;
  /** What the reader can pay. */
  payable: Kind<'payable'>;
}

/** What the game can say. */
export const vocabulary = {
  moves: {
    take: ['colour'],
    pay: ['coin'],
    leave: [],
    buy: ['cell'],
    catch: ['cell', 'coral'],
    turn: ['cell'],
    boat: [],
    shark: ['cell'],
    'shark-fish': ['coral', 'sex'],
    end: [],
  },
  events: {
    threw: ['seat', 'first', 'second'],
    took: ['seat', 'colour'],
    'no-worms': ['seat'],
    paid: ['seat', 'coin'],
    left: ['seat', 'cell'],
    bought: ['seat', 'cell', 'card'],
    caught: ['seat', 'card', 'coral'],
    bred: ['seat', 'coral', 'breeding'],
    'breeding-open': ['breeding'],
    turned: ['seat', 'cell', 'card'],
    'boat-bought': ['seat', 'column'],
    'shark-took': ['seat', 'cell', 'card'],
    'shark-ate': ['seat', 'coral', 'card'],
    washed: ['cell'],
    drifted: [],
    'flowed-in': ['cell', 'card'],
    reshuffled: [],
    turn: ['seat'],
    dealt: [],
  },
  asks: {
    substitute: ['left'],
    share: ['first', 'second', 'any'],
    pay: ['left', 'colour', 'price'],
    keep: ['cell', 'card'],
    act: ['worms', 'pearls'],
  },
  refusals: {
    'not-your-turn': ['seat'],
    'worm-gone': ['colour'],
    'not-thrown': ['first', 'second'],
    'take-first': [],
    'pay-first': ['left'],
    'no-such-coin': ['coin'],
    'other-colour': ['colour'],
    'no-card': ['cell'],
    'turn-first': ['cell'],
    'no-boat-there': ['column', 'boats'],
    'keep-or-leave': ['cell'],
    'only-that-card': ['cell'],
    'too-few-worms': ['price', 'payable'],
    'five-corals': [],
    'onto-a-coral': ['card'],
    'not-a-fish': ['card'],
    'too-few-of-colour': ['price', 'payable', 'colour'],
    'no-such-coral': ['coral', 'corals'],
    'brood-there': ['coral'],
    'sex-there': ['coral', 'card'],
    'no-pair': ['one', 'two'],
    'already-open': ['cell'],
    'no-boat-left': ['boats'],
    'no-shark': [],
    'nothing-to-take': ['cell'],
    'face-down-safe': ['cell'],
    'no-fish-there': ['coral'],
    'act-first': [],
  },
  endings: {
    'five-broods': ['seat'],
    'too-many-turns': [],
  },
} as const satisfies Vocabulary;
