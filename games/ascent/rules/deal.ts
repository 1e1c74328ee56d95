/** A3.2-A3.4, A7.1: who begins, the bridges given openly, the decks, opening hands. */
import { popFrame, shuffle, shuffleFrame } from '@halcyon/kernel';
import { addToHand, dealOut, firstByLot, seatArg, seatsFrom, times } from '@halcyon/parts';
import type { Base } from './base.ts';
import { BRIDGE } from './cards.ts';
import { deckFor } from './deck.ts';
import type { Turn } from './turn.ts';

/** A3.2: the 2nd in turn order gets a bridge, with four or five players the 4th too. */
const BRIDGED: Readonly<Record<number, readonly number[]>> = { 1: [], 2: [1], 3: [1], 4: [1, 3], 5: [1, 3] };

/** The frames of the set-up, the first to act last. */
export const installDeal = (base: Base, turn: Turn): (readonly number[])[] => {
  const { book, setup, whenDealt } = base;
  const { seats } = setup;
  const dealt = book.event('dealt');
  const given = book.event('bridge-given', seatArg);

  const first = firstByLot(book, seats, (s, seat) => {
    s.turn = seat;
  });
  const cards = deckFor(seats).toSorted((a, b) => a - b);
  const deal = book.frame(
    shuffleFrame({ id: 'deal', on: ['draw'] }, (s, random, tell) => {
      const order = seatsFrom(s.turn, seats);
      const bridged = BRIDGED[seats]!.map((place) => order[place]!);
      const rest = [...cards];
      for (const bridge of times(bridged.length, BRIDGE)) rest.splice(rest.indexOf(bridge), 1);
      // Dealt one by one from the first player on, so that larger decks come first; the others fall at random (A3.3).
      const [begins, ...others] = order;
      const decks = [begins!, ...shuffle(others, random)].map((seat) => s.piles[seat]!);
      dealOut(shuffle(rest, random), decks);
      tell?.(dealt, 0, 0, 0);
      for (const seat of bridged) {
        addToHand(s.hands[seat]!, BRIDGE);
        turn.seen?.note(s, seat, BRIDGE);
        tell?.(given, seat, 0, 0);
      }
      whenDealt.run(s, random, tell);
    }),
  );
  const begin = book.frame({
    id: 'begin',
    run(s, tell) {
      popFrame(s);
      turn.begin(s, s.turn, tell);
    },
  });
  return [
    [begin],
    ...Array.from({ length: seats }, (_, seat) => [turn.draw, seats - 1 - seat]),
    [deal],
    ...(seats > 1 ? [[first]] : []),
  ];
};
