/** What a seat can say about the cards and the standing from its view. Read once per decision. */

import type { Seat } from '@halcyon/kernel';
import { CARD_SIZE, DECK, GOAL, POINTS, type State } from '../rules/index.ts';
import { cardPull, chanceToWin } from './chances.ts';
import { type Odds, oddsOf } from './odds.ts';
import { throwsOf } from './throws.ts';
import type { Weights } from './weights.ts';

/** What the standing after a trip is worth: a chance to win. */
export interface Stakes {
  /** The trip brought the seat nothing, or the points of a cloud. */
  readonly nothing: number;
  readonly won: readonly number[];
  /** What of it is lost when another seat gets the points of a cloud: by seat, by cloud. */
  readonly lost: readonly (readonly number[])[];
}
export interface Survey {
  readonly s: State;
  readonly seat: Seat;
  /** Own cards by card number. */
  readonly hand: number[];
  /** Hand sizes by seat. */
  readonly sizes: readonly number[];
  /** Cards that are in the pile or in another hand, by card number. */
  readonly unseen: readonly number[];
  /** C4.1: after a fall, after the top or out of an empty basket, and while others fly on. */
  readonly fallen: Stakes;
  readonly home: Stakes;
  readonly open: Stakes;
  /** What keeping a card, and a Wild, adds to it. */
  readonly card: number;
  readonly wild: number;
  /** For each throw of that many dice: the odds of another seat's hand of that size. */
  odds(size: number, dice: number): readonly Odds[];
}

const countsOf = (cards: readonly number[]): number[] => {
  const counts = Array.from({ length: CARD_SIZE }, () => 0);
  for (const card of cards) counts[card]!++;
  return counts;
};
const WHOLE_DECK = countsOf(DECK);

/** `anyEnd`: whether any end of a trip will do, or only a fall. */
export const surveyOf = (s: State, seat: Seat, anyEnd: boolean, weights: Weights): Survey => {
  const hand = countsOf(s.hands[seat]!);
  const played = countsOf(s.played);
  const unseen = WHOLE_DECK.map((count, card) => count - hand[card]! - played[card]!);
  const sizes = s.hands.map(({ length }) => length);
  const scores = [...s.scores];
  /** The trip ends the game with this chance, if somebody has enough points then. */
  const standing = (ends: number): Stakes => {
    const withGain = (gainer: Seat, gain: number): number => {
      scores[gainer]! += gain;
      const worth = chanceToWin(scores, sizes, seat, ends, weights);
      scores[gainer]! -= gain;
      return worth;
    };
    const nothing = withGain(seat, 0);
    return {
      nothing,
      won: POINTS.map((points) => withGain(seat, points)),
      lost: scores.map((_, other) => POINTS.map((points) => (other === seat ? 0 : nothing - withGain(other, points)))),
    };
  };
  const fallen = standing(1);
  const home = anyEnd ? fallen : standing(0);
  const open = anyEnd ? fallen : standing(weights.falls);
  // No card matters any more if the game ends with this trip.
  const goesOn = Math.max(...scores) < GOAL ? 1 : anyEnd ? 0 : 1 - weights.falls;
  const slope = goesOn * home.nothing * (1 - home.nothing);
  const card = slope * cardPull(scores, weights);
  const cache = new Map<number, readonly Odds[]>();
  return {
    s,
    seat,
    hand,
    sizes,
    unseen,
    fallen,
    home,
    open,
    card,
    wild: card + slope * weights.wild,
    odds(size, dice) {
      const key = size * POINTS.length + dice;
      let found = cache.get(key);
      if (!found) {
        found = throwsOf(dice).map(({ asked }) => oddsOf(unseen, size, asked, weights));
        cache.set(key, found);
      }
      return found;
    },
  };
};
