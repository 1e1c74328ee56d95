import { dark, type Fields, held, type Own, open, type Range, type Seat, type Stacked } from '@halcyon/kernel';
import { each, flag, seatOf, upTo } from '@halcyon/parts';
import { cardArg, cloudArg, faceArg } from './args.ts';
import { DECK } from './deck.ts';
import { type Card, type Cloud, DICE, type Face, MOST_TRIPS, POINTS, TOP } from './vocabulary.ts';

export type State = Stacked & {
  /** The clause that ended the game, or 0. */
  ended: number;
  pilot: Seat;
  /** The cloud where the basket is. */
  cloud: Cloud;
  /** By seat: 1 = in the basket. */
  aboard: number[];
  scores: number[];
  /** The throw that the pilot has to meet; faces as cards. */
  dice: Face[];
  /** Trips that have ended. */
  trips: number;
  hands: Card[][];
  pile: Card[];
  /** Played cards, which everybody has seen. */
  played: Card[];
};

const cards = { most: DECK.length };
export const stateFields = (ended: Range, seats: number): Fields<Own<State>> => ({
  ended: open(ended),
  pilot: open(seatOf(seats)),
  cloud: open(cloudArg),
  aboard: open(flag),
  scores: open(upTo(MOST_TRIPS * POINTS[TOP]!)),
  dice: open(faceArg, { most: Math.max(...DICE) }),
  trips: open(upTo(MOST_TRIPS)),
  hands: held(cardArg(), cards),
  pile: dark(cardArg(), cards),
  played: open(cardArg(), cards),
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
