/** What a seat can say about the cards and the standing from its view. Read once per decision. */
import { CARD_SIZE, DECK, GOAL, POINTS, type State } from '@halcyon/cloud-nine';
import type { Seat } from '@halcyon/kernel';
import { type Odds, oddsOf } from './odds.ts';
import { cardPull, chanceToWin } from './standing.ts';
import { throwsOf } from './throws.ts';
import type { Weights } from './weights.ts';

export interface Sight {
  readonly s: State;
  readonly seat: Seat;
  /** Own cards by card number. */
  readonly hand: number[];
  /** Hand sizes by seat. */
  readonly sizes: readonly number[];
  /** Cards that are in the pile or in another hand, by card number. */
  readonly unseen: readonly number[];
  /** The chance to win after a trip that brings the seat the points of a cloud, and after one that brings nothing. */
  readonly won: readonly number[];
  readonly nothing: number;
  /** What of it is lost when another seat gets the points of a cloud: by seat, by cloud. */
  readonly lost: readonly (readonly number[])[];
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

export const look = (s: State, seat: Seat, weights: Weights): Sight => {
  const hand = countsOf(s.hands[seat]!);
  const played = countsOf(s.played);
  const unseen = WHOLE_DECK.map((count, card) => count - hand[card]! - played[card]!);
  const sizes = s.hands.map(({ length }) => length);
  const scores = [...s.scores];
  const chance = (): number => chanceToWin(scores, sizes, seat, weights);
  const withGain = (gainer: Seat, gain: number): number => {
    scores[gainer]! += gain;
    const worth = chance();
    scores[gainer]! -= gain;
    return worth;
  };
  const nothing = chance();
  // No card matters any more when the game ends with this trip.
  const slope = Math.max(...scores) >= GOAL ? 0 : nothing * (1 - nothing);
  const card = slope * cardPull(scores, weights);
  const cache = new Map<number, readonly Odds[]>();
  return {
    s,
    seat,
    hand,
    sizes,
    unseen,
    won: POINTS.map((points) => withGain(seat, points)),
    nothing,
    lost: scores.map((_, other) => POINTS.map((points) => (other === seat ? 0 : nothing - withGain(other, points)))),
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
