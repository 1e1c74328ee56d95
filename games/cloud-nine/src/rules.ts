/** Cloud 9 for one number of seats. */
import { type Outcome, popFrame, Rulebook, type Rules, randomFrom, type Setup, shuffle } from '@halcyon/kernel';
import {
  auditor,
  type ClauseWords,
  dealAnew,
  dealOut,
  firstByLot,
  type Inventory,
  nameClauses,
  topSeats,
  unseenCards,
} from '@halcyon/parts';
import { CARD_SIZE, CARD_WORDS, DECK } from './sky.ts';
import { type State, startState, stateFields } from './state.ts';
import { installTrip } from './trip.ts';

/** Raised whenever an old log would replay differently. */
export const VERSION = 1;
const OPENING_HAND = 6;

const inventory: Inventory<State> = {
  cards: DECK,
  size: CARD_SIZE,
  words: CARD_WORDS,
  undealt: (s) => s.pile.length === 0 && s.hands.every((hand) => hand.length === 0),
  lying(s, found) {
    for (const list of [...s.hands, s.pile, s.played]) for (const card of list) found(card);
  },
};

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
  const clauseWords: ClauseWords = {};
  book.slice(stateFields(clauseWords), () => startState(seats));
  const { fly } = installTrip(book, seats);
  const dealt = book.event('dealt');
  const first = firstByLot(book, seats, (s, seat) => {
    s.pilot = seat;
  });
  const deal = book.frame({
    id: 'deal',
    outcomes: () => 0,
    roll(s, outcome, tell) {
      popFrame(s);
      const deck = shuffle([...DECK], randomFrom(outcome));
      dealOut(deck.splice(0, OPENING_HAND * seats), s.hands);
      for (const hand of s.hands) hand.sort((a, b) => a - b);
      s.pile = deck;
      tell?.(dealt, 0, 0, 0);
    },
  });
  const closed = book.close([[fly], [deal], [first]], () => null);
  nameClauses(clauseWords, book.clauses);
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
        hiders: [(s, _me, unseen) => [...s.hands, s.pile].every((list) => unseen.fill(list))],
        copy: (s) => closed.copy(s, closed.start()),
        sound: () => true,
      }),
    audit: auditor(inventory),
  };
};
