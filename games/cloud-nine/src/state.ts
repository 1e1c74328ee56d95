import { dark, type Fields, held, type Own, open, type Stacked } from '@halcyon/kernel';
import { type ClauseWords, each } from '@halcyon/parts';
import { CARD_WORDS, FACE_WORDS } from './sky.ts';

export type State = Stacked & {
  /** The clause that ended the game, or 0. */
  ended: number;
  pilot: number;
  /** The cloud where the basket is. */
  cloud: number;
  /** By seat: 1 = in the basket. */
  aboard: number[];
  scores: number[];
  /** The throw that the pilot has to meet; faces as cards. */
  dice: number[];
  /** Trips that have ended. */
  trips: number;
  hands: number[][];
  pile: number[];
  /** Played cards, which everybody has seen. */
  played: number[];
};

export const stateFields = (clauseWords: ClauseWords): Fields<Own<State>> => ({
  ended: { ...open, words: clauseWords },
  pilot: open,
  cloud: open,
  aboard: open,
  scores: open,
  dice: { ...open, words: FACE_WORDS },
  trips: open,
  hands: { ...held, words: CARD_WORDS },
  pile: { ...dark, words: CARD_WORDS },
  played: { ...open, words: CARD_WORDS },
});

export const startState = (seats: number): Own<State> => ({
  ended: 0,
  pilot: 0,
  cloud: 0,
  aboard: each(seats, () => 1),
  scores: each(seats, () => 0),
  dice: [],
  trips: 0,
  hands: each(seats, () => []),
  pile: [],
  played: [],
});
