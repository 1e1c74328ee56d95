/** The Reef, for two. */
import { type Random, Rulebook, type Rules, type Setup, seatsOf, shuffle, type View } from '@halcyon/kernel';
import { byShuffle, firstByLot, topSeats, unseenCards } from '@halcyon/parts';
import { installBoat } from './actions/boat.ts';
import { installBuy } from './actions/buy.ts';
import { installCatch } from './actions/catch.ts';
import { installReach } from './actions/reach.ts';
import { installShark } from './actions/shark.ts';
import { installTurnUp } from './actions/turn-up.ts';
import { broodsOf } from './corals.ts';
import { installCurrent, layCard } from './current.ts';
import { auditFor, seaCards } from './inventory.ts';
import { installPayment } from './payment.ts';
import { type Budget, budgetOf, wormsOf } from './purse.ts';
import { type State, startState, stateFields } from './state.ts';
import { installTurn } from './turn.ts';
import { BREEDING, CELLS, DECK, FACE_DOWN, GAP, VISIBLE_BREEDING } from './vocabulary.ts';
import { installWorms } from './worms.ts';

/** Raised whenever an old log would replay differently. 2: shuffles of four steps (F2.1). */
export const VERSION = 2;

/** Deals what the view hides: faces and pile of the sea, and the breeding cards that are to come. */
const fillIn = (s: State, view: View<State>, random: Random): State => {
  const cards = shuffle([...unseenCards(seaCards, { ...view, faces: [] })], random);
  s.faces = s.sea.map((card) => (card === FACE_DOWN ? cards.pop()! : GAP));
  s.pile = s.pile.map(() => cards.pop()!);
  const known = new Set([...s.breeding, ...s.broods.flat().map((brood) => brood - 1)]);
  const breeding = BREEDING.map((_, card) => card).filter((card) => !known.has(card));
  s.breedingPile = shuffle(breeding, random).slice(0, s.breedingPile.length);
  return s;
};

export const compose = (setup: Setup): Rules<State> => {
  const { seats } = setup;
  const book = new Rulebook<State, Budget>();
  book.slice(stateFields(book.ended), startState);
  // Not always the one whose turn it is: of every throw the other one takes a worm too.
  const notYourTurn = book.clause('not-your-turn', 'F3.2', (s) => ({ seat: seatsOf(closed.mustAct(s))[0]! }));
  const throwDice = installWorms(book, notYourTurn);
  const ask = installPayment(book, notYourTurn);
  const reach = installReach(book, notYourTurn);
  const buy = installBuy(book, reach, ask);
  const catchFish = installCatch(book, reach, ask);
  reach.purchases.push(buy, catchFish);
  const turnUp = installTurnUp(book, reach, ask);
  const buyBoat = installBoat(book, reach, ask);
  const sharks = installShark(book);
  const current = installCurrent(book);
  const actions = {
    actions: [turnUp, buy, catchFish, buyBoat, ...sharks],
    soonest: [buyBoat, turnUp, buy, catchFish, ...sharks],
  };
  const turn = installTurn(book, notYourTurn, throwDice, actions, current);

  const first = firstByLot(book, seats, (s, seat) => {
    s.turn = seat;
  });
  const deal = byShuffle(
    book,
    'deal',
    'dealt',
    (s, random) => {
      s.pile = shuffle([...DECK], random);
      for (let cell = 0; cell < CELLS; cell++) layCard(s, cell);
      s.breedingPile = shuffle(
        BREEDING.map((_, card) => card),
        random,
      );
      s.breeding = s.breedingPile.splice(-VISIBLE_BREEDING);
      for (const worms of s.worms) {
        worms.fill(1);
        for (let colour = 0; colour < worms.length; colour++) s.supply[colour]!--;
      }
    },
    ['begin'],
  );
  const closed = book.close([[turn.begin], [deal], [first]], budgetOf);
  const broods = (s: State): number[] => s.broods.map((_, seat) => broodsOf(s, seat));
  return {
    id: 'reef',
    version: VERSION,
    seats,
    setup,
    ...closed,
    /** F5.1, F5.3. */
    outcome: (s) =>
      s.ended === 0
        ? undefined
        : {
            kind: 'ranked',
            scores: broods(s),
            winners: topSeats(
              broods(s),
              s.worms.map((_, seat) => wormsOf(s, seat)),
            ),
            why: s.ended,
          },
    imagine: (view, _seat, random) => fillIn(closed.copy(view, closed.start()), view, random),
    audit: auditFor(closed),
  };
};
