/** F1, F2.1: cards, colours and the display. Without the rules: whoever only names or draws them need not load an engine. */
import type { Kind, Seat, Vocabulary } from '@halcyon/kernel';
import { times } from '@halcyon/parts';
import { COLOURS, SEA_CARDS } from './house.ts';

export { COLOURS };
export const MALE = 0;
export const FEMALE = 1;
const SEXES = ['male', 'female'] as const;

/** Sea cards as numbers: fish by colour and sex from 1 on, then the others. */
export const fish = (colour: number, sex: number): number => 1 + colour * SEXES.length + sex;
const LAST_FISH = COLOURS.length * SEXES.length;
export const CORAL = LAST_FISH + 1;
export const SHARK = LAST_FISH + 2;
export const PEARL = LAST_FISH + 3;
export const WATER = LAST_FISH + 4;
export const CARD_SIZE = LAST_FISH + 5;
/** In the display: no card, and a card whose face nobody sees. */
export const GAP = 0;
export const FACE_DOWN = LAST_FISH + 5;

export const isFish = (card: number): boolean => card >= 1 && card <= LAST_FISH;
export const colourOf = (card: number): number => (card - 1) >> 1;
export const sexOf = (card: number): number => (card - 1) & 1;

export const CARD_WORDS: Readonly<Record<number, string>> = {
  ...Object.fromEntries(COLOURS.flatMap((name, colour) => SEXES.map((sex, i) => [fish(colour, i), `${name}-${sex}`]))),
  [CORAL]: 'coral',
  [SHARK]: 'shark',
  [PEARL]: 'pearl',
  [WATER]: 'water',
};
export const SEA_WORDS: Readonly<Record<number, string>> = { ...CARD_WORDS, [GAP]: '.', [FACE_DOWN]: 'down' };

export const DECK: readonly number[] = [
  ...COLOURS.flatMap((_, colour) => SEXES.flatMap((_sex, i) => times(SEA_CARDS.fish, fish(colour, i)))),
  ...times(SEA_CARDS.corals, CORAL),
  ...times(SEA_CARDS.sharks, SHARK),
  ...times(SEA_CARDS.pearls, PEARL),
  ...times(SEA_CARDS.water, WATER),
];

/** F1.3: a breeding card for every pair of colours, each with itself too. */
export const BREEDING: readonly (readonly [number, number])[] = COLOURS.flatMap((_, one) =>
  COLOURS.flatMap((_other, two) => (two >= one ? [[one, two] as const] : [])),
);
export const BREEDING_WORDS: Readonly<Record<number, string>> = Object.fromEntries(
  BREEDING.map(([one, two], card) => [card, `${COLOURS[one]}+${COLOURS[two]}`]),
);
/** By both colours, so that nobody searches while moves are listed. */
const BREEDING_BY_COLOURS = COLOURS.map((_, one) =>
  COLOURS.map((_other, two) => BREEDING.findIndex(([a, b]) => a === Math.min(one, two) && b === Math.max(one, two))),
);
export const breedingOf = (one: number, two: number): number => BREEDING_BY_COLOURS[one]![two]!;

/** The display: row 0 lies before seat 0, row 3 before seat 1; column 0 is at the shore. */
export const ROWS = 4;
export const COLUMNS = 8;
export const CELLS = ROWS * COLUMNS;
export const rowOf = (cell: number): number => Math.floor(cell / COLUMNS);
export const columnOf = (cell: number): number => cell % COLUMNS;
export const cellAt = (row: number, column: number): number => row * COLUMNS + column;
export const isMiddle = (row: number): boolean => row === 1 || row === 2;
/** Cells as people write them: a1 lies at the shore before seat 0, d8 at the reef before seat 1. */
export const CELL_WORDS: Readonly<Record<number, string>> = Object.fromEntries(
  Array.from({ length: CELLS }, (_, cell) => [cell, `${'abcd'[rowOf(cell)]}${columnOf(cell) + 1}`]),
);
/** How far a row lies from this seat: 0 = its own, 3 = the opponent's. */
export const distanceOf = (seat: number, row: number): number => (seat === 0 ? row : ROWS - 1 - row);
/** F3.3: what a card costs, by the distance of its row. */
const PRICES = [1, 2, 2, 3] as const;
export const HIGHEST_PRICE = Math.max(...PRICES);
export const priceOf = (seat: number, row: number): number => PRICES[distanceOf(seat, row)]!;
/** F3.3: turning a card up, and taking it then. */
export const TURN_PRICE = 1;
export const KEEP_PRICE = 1;

/** What pays: a worm by its colour, or a pearl; and for a payment that any of them will do. */
export const PAYS_PEARL = COLOURS.length;
export const ANY_COLOUR = COLOURS.length;
export const COIN_WORDS: Readonly<Record<number, string>> = Object.fromEntries([...COLOURS, 'pearl'].entries());

export const SEATS = 2;
/** F1.1, F5.3. */
export const DICE = 2;
export const MOST_TURNS = 300;
export const WORMS_OF_EACH = 8;
export const MOST_CORALS = 5;
export const BOATS = 15;
export const BOAT_PRICE = 3;
export const VISIBLE_BREEDING = 4;
/** F5.1: so many broods win; F4.3: so many discarded cards are shuffled back. */
export const BROODS = 5;
export const FULL_DISCARD = 7;

export type Cell = Kind<'cell'>;
export type Card = Kind<'card'>;
/** What a sentence speaks of, by name. */
export interface Names {
  any: number;
  boats: number;
  breeding: number;
  card: Card;
  cell: Cell;
  coin: number;
  colour: number;
  column: number;
  coral: number;
  corals: number;
  first: number;
  left: number;
  one: number;
  payable: number;
  pearls: number;
  price: number;
  seat: Seat;
  second: number;
  sex: number;
  two: number;
  worms: number;
}

/** What the plain game can say; each module adds its own. */
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
    pay: ['left', 'colour', 'price', 'coin'],
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
    'five-broods': [],
    'too-many-turns': [],
  },
} as const satisfies Vocabulary;
