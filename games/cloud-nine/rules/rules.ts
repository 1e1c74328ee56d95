/** Cloud 9 for one set-up. */
import { type Outcome, Rulebook, type Rules, type Setup } from '@halcyon/kernel';
import { byShuffle, dealAnew, dealHands, firstByLot, hideHandsAndPile, topSeats, unseenCards } from '@halcyon/parts';
import { DECK } from './deck.ts';
import { auditFor, inventory } from './inventory.ts';
import { type State, startState, stateFields } from './state.ts';
import { installTrip } from './trip.ts';

/** Raised whenever an old log would replay differently. 2: shuffles of four steps; only a fall with 50 points ends the game (C4.1). */
export const VERSION = 2;
const OPENING_HAND = 6;

/** C4.1: most points, then most cards in hand; then shared. */
const rank = (s: State): Outcome | undefined =>
  s.ended === 0
    ? undefined
    : {
        kind: 'ranked',
        scores: [...s.scores],
        winners: topSeats(
          s.scores,
          s.hands.map((hand) => hand.length),
        ),
        why: s.ended,
      };

export const compose = (setup: Setup): Rules<State> => {
  const { seats } = setup;
  const book = new Rulebook<State, null>();
  book.slice(stateFields(book.ended, seats), () => startState(seats));
  const { fly } = installTrip(book, setup);
  const first = firstByLot(book, seats, (s, seat) => {
    s.pilot = seat;
  });
  const deal = byShuffle(book, 'deal', 'dealt', (s, random) => dealHands(s, DECK, OPENING_HAND, random), ['fly']);
  const closed = book.close([[fly], [deal], [first]], () => null);
  return {
    id: 'cloud-nine',
    version: VERSION,
    seats,
    setup,
    ...closed,
    outcome: rank,
    imagine: (view, seat, random) =>
      dealAnew<State>(view, seat, random, {
        cards: unseenCards(inventory, view),
        hiders: [hideHandsAndPile],
        copy: (s) => closed.copy(s, closed.start()),
        sound: () => true,
      }),
    audit: auditFor(closed),
  };
};
