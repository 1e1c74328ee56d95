import { dark, type Fields, type Own, open, type Stacked } from '@halcyon/kernel';
import { type ClauseWords, each } from '@halcyon/parts';
import {
  BREEDING_WORDS,
  CARD_WORDS,
  CELLS,
  COIN_WORDS,
  COLOURS,
  COLUMNS,
  GAP,
  ROWS,
  SEA_WORDS,
  SEATS,
  WORMS_OF_EACH,
} from './sea.ts';

export type State = Stacked & {
  /** The clause that ended the game, or 0. */
  ended: number;
  turn: number;
  turns: number;
  /** The colours thrown this turn. */
  dice: number[];
  /** The display as all see it; and the faces of the cards that lie face down, 0 elsewhere. */
  sea: number[];
  faces: number[];
  pile: number[];
  discard: number[];
  breedingPile: number[];
  breeding: number[];
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

export const stateFields = (clauseWords: ClauseWords): Fields<Own<State>> => {
  const rows = each(ROWS, () => COLUMNS);
  const cards = { words: CARD_WORDS };
  const breeding = { words: BREEDING_WORDS };
  return {
    ended: { ...open, words: clauseWords },
    turn: open,
    turns: open,
    dice: { ...open, words: COIN_WORDS },
    sea: { ...open, words: SEA_WORDS, lines: rows },
    faces: { ...dark, words: SEA_WORDS, lines: rows },
    pile: { ...dark, ...cards },
    discard: { ...open, ...cards },
    breedingPile: { ...dark, ...breeding },
    breeding: { ...open, ...breeding },
    supply: open,
    worms: open,
    pearls: open,
    sharks: open,
    boats: open,
    males: open,
    females: open,
    broods: open,
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
