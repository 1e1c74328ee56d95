/** Castle Merchants for one number of seats. */
import { type Outcome, Rulebook, type Rules, type Setup } from '@halcyon/kernel';
import { byShuffle, dealAnew, dealHands, firstByLot, hideHandsAndPile, topSeats, unseenCards } from '@halcyon/parts';
import { installLandslide } from './actions/landslide.ts';
import { installManners } from './actions/manners.ts';
import { installMove } from './actions/move.ts';
import { declareTileEvents, installPlace } from './actions/place.ts';
import { installRemove } from './actions/remove.ts';
import { installThrow } from './actions/throw.ts';
import { auditFor, inventory } from './inventory.ts';
import { installPayment } from './payment.ts';
import { goldOf, type State, startState, stateFields } from './state.ts';
import { type Empties, emptiesRead } from './tiles.ts';
import { installTurn } from './turn.ts';
import { DECK, HAND } from './vocabulary.ts';

/** Raised whenever an old log would replay differently. 2: shuffles of four steps (M2.1); nothing is drawn when no card is left (M4.4). */
export const VERSION = 2;

/** M5.1: most gold, then most wares; then shared. */
const rank = (s: State): Outcome | undefined => {
  if (s.ended === 0) return undefined;
  const scores = s.purses.map((_, seat) => goldOf(s, seat));
  const wares = s.cart.map((cart) => cart.filter((loaded) => loaded === 1).length);
  return { kind: 'ranked', scores, winners: topSeats(scores, wares), why: s.ended };
};

export const compose = (setup: Setup): Rules<State> => {
  const { seats } = setup;
  const book = new Rulebook<State, Empties>();
  book.slice(stateFields(book.ended, seats), () => startState(seats));
  const manners = installManners(book);
  const events = declareTileEvents(book);
  const pay = installPayment(book, manners);
  const die = installThrow(book, manners, events, pay);
  const begin = installTurn(book, seats, manners, {
    first: [installLandslide(book, manners)],
    actions: [
      ...installPlace(book, manners, events),
      installMove(book, manners),
      installRemove(book, manners, events, pay),
      die.kind,
    ],
    thrown: die.thrown,
  });

  const first = firstByLot(book, seats, (s, seat) => {
    s.turn = seat;
  });
  const deal = byShuffle(book, 'deal', 'dealt', (s, random) => dealHands(s, DECK, HAND, random), ['begin']);
  const closed = book.close([[begin], [deal], [first]], emptiesRead());
  return {
    id: 'castle-merchants',
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
    audit: auditFor(seats, closed),
  };
};
