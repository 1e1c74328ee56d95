/** Fantasy Pub for one number of seats. */
import { Rulebook, type Rules, type Setup, shuffle } from '@halcyon/kernel';
import { byShuffle, each, firstByLot, topSeats } from '@halcyon/parts';
import { installEnter } from './actions/enter.ts';
import { installInnkeeper } from './actions/innkeeper.ts';
import { installLeave } from './actions/leave.ts';
import { installManners } from './actions/manners.ts';
import { installMove } from './actions/move.ts';
import { auditFor } from './audit.ts';
import { installDrinking } from './drinking.ts';
import { Pub } from './seating.ts';
import { type State, startState, stateFields } from './state.ts';
import { installTurn } from './turn.ts';
import { AWAY, clan, DOOR } from './vocabulary.ts';

/** Raised whenever an old log would replay differently. 2: shuffles of four steps (P2.1). */
export const VERSION = 2;
/** P1.3. */
const FIRST_COINS = 4;

export const compose = (setup: Setup): Rules<State> => {
  const { seats } = setup;
  const book = new Rulebook<State, Pub>();
  book.slice(stateFields(book.ended, seats), () => startState(seats));
  const turn = installTurn(book, seats);
  const drinking = installDrinking(book);
  const manners = installManners(book, drinking);
  const entering = installEnter(book, seats, manners);
  const walks = installMove(book, manners);
  const innkeeper = installInnkeeper(book, turn, manners, drinking);
  const leave = installLeave(book, seats, manners);
  turn.actions.push(entering.kind, ...walks, innkeeper, leave);
  turn.soonest.push(innkeeper, entering.kind, ...walks, leave);

  const first = firstByLot(book, seats, (s, seat) => {
    s.turn = seat;
  });
  const deal = byShuffle(
    book,
    'deal',
    'shuffled',
    (s, random) => {
      for (let place = DOOR + 1; place < s.lying.length; place++) s.lying[place] = 1;
      for (let seat = 0; seat < seats; seat++) s.piles[seat] = shuffle(clan(seat), random);
    },
    ['enters'],
  );
  const arrivals = each(seats, () => 0).map((_, seat) => [entering.enters, seats - 1 - seat, FIRST_COINS, 1]);
  const pub = new Pub();
  const closed = book.close([[turn.begin], ...arrivals, [deal], [first]], (s, seat) => pub.seenBy(seat, s));
  return {
    id: 'fantasy-pub',
    version: VERSION,
    seats,
    setup,
    ...closed,
    outcome: (s) =>
      s.ended === 0 ? undefined : { kind: 'ranked', scores: [...s.stock], winners: topSeats(s.stock), why: s.ended },
    imagine(view, _seat, random) {
      const s = closed.copy(view, closed.start());
      // Who is away and not below lies face down; only the order is a secret.
      s.piles = s.piles.map((pile, seat) =>
        shuffle(
          clan(seat).filter((character) => s.place[character] === AWAY && !s.below[seat]!.includes(character)),
          random,
        ).slice(0, pile.length),
      );
      return s;
    },
    audit: auditFor(seats, closed),
  };
};
