import { dark, type Fields, type Own, open, type Range, type Seat, type Stacked } from '@halcyon/kernel';
import { each, orNone, seatOf, upTo } from '@halcyon/parts';
import { breedingArg, cardArg, colourArg, lyingArg } from './args.ts';
import { SEA_CARDS } from './house.ts';
import {
  BREEDING,
  type Breeding,
  type Card,
  CELLS,
  COLOURS,
  COLUMNS,
  type Colour,
  DECK,
  DICE,
  GAP,
  MOST_CORALS,
  MOST_TURNS,
  ROWS,
  SEATS,
  VISIBLE_BREEDING,
  WORMS_OF_EACH,
} from './vocabulary.ts';

export type State = Stacked & {
  /** The clause that ended the game, or 0. */
  ended: number;
  turn: Seat;
  turns: number;
  /** The colours thrown this turn. */
  dice: Colour[];
  /** The display as all see it; and the faces of the cards that lie face down, 0 elsewhere. */
  sea: Card[];
  faces: Card[];
  pile: Card[];
  discard: Card[];
  breedingPile: Breeding[];
  breeding: Breeding[];
  /** Worms by colour: the supply, and each seat's. */
  supply: number[];
  worms: number[][];
  pearls: number[];
  sharks: number[];
  boats: number[];
  /** By seat and coral: 1 + the colour of the fish on it, and 1 + the breeding card that lies on it; 0 = none. */
  males: number[][];
  females: number[][];
  broods: number[][];
};

/** 1 + what lies there, or none: so that 0 is free. */
const shifted = ({ size, words = {} }: Range): Range =>
  orNone({ size: size + 1, words: Object.fromEntries(each(size, () => 0).map((_, x) => [x + 1, words[x]!])) }, '-');

export const stateFields = (ended: Range): Fields<Own<State>> => {
  const rows = { lines: each(ROWS, () => COLUMNS) };
  const cards = { most: DECK.length };
  const corals = { most: MOST_CORALS };
  return {
    ended: open(ended),
    turn: open(seatOf(SEATS)),
    turns: open(upTo(MOST_TURNS)),
    dice: open(colourArg(), { most: DICE }),
    sea: open(lyingArg, rows),
    faces: dark(orNone(cardArg(), '.'), rows),
    pile: dark(cardArg(), cards),
    discard: open(cardArg(), cards),
    breedingPile: dark(breedingArg, { most: BREEDING.length }),
    breeding: open(breedingArg, { most: VISIBLE_BREEDING }),
    supply: open(upTo(WORMS_OF_EACH)),
    worms: open(upTo(WORMS_OF_EACH)),
    pearls: open(upTo(SEA_CARDS.pearls)),
    sharks: open(upTo(SEA_CARDS.sharks)),
    boats: open(upTo(COLUMNS)),
    males: open(shifted(colourArg()), corals),
    females: open(shifted(colourArg()), corals),
    broods: open(shifted(breedingArg), corals),
  };
};

export const startState = (): Own<State> => ({
  ended: 0,
  turn: 0,
  turns: 0,
  dice: [],
  sea: each(CELLS, () => GAP),
  faces: each(CELLS, () => GAP),
  pile: [],
  discard: [],
  breedingPile: [],
  breeding: [],
  supply: COLOURS.map(() => WORMS_OF_EACH),
  worms: each(SEATS, () => COLOURS.map(() => 0)),
  pearls: each(SEATS, () => 0),
  sharks: each(SEATS, () => 0),
  boats: each(SEATS, () => 1),
  males: each(SEATS, () => []),
  females: each(SEATS, () => []),
  broods: each(SEATS, () => []),
});
