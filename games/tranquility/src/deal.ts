/** T3.2-T3.4, T7.1: islands out, the rest shuffled and dealt, opening hands, one Start into each pile, the first player. */
import { frameArg, popFrame, pushFrame, randomFrom, shuffle } from '@halcyon/kernel';
import { dealOut } from '@halcyon/parts';
import { FINISH, FINISHES, ISLANDS, START } from './cards.ts';
import type { State } from './state.ts';
import { seatArg, type Table } from './table.ts';
import type { Turn } from './turn.ts';

const withSmallestPile = (s: State): number[] => {
  const seats: number[] = [];
  for (const [seat, pile] of s.piles.entries()) {
    const least = s.piles[seats[0] ?? seat]!.length;
    if (pile.length < least) seats.length = 0;
    if (pile.length <= least) seats.push(seat);
  }
  return seats;
};

/** The frames of the set-up, the first to act last. */
export const installDeal = (table: Table, turn: Turn): (readonly number[])[] => {
  const { book, setup } = table;
  const removed = setup.options.islandsRemoved ?? 0;
  const dealt = book.event('dealt');
  const shuffledIn = book.event('start-shuffled-in', seatArg);

  const deal = book.frame({
    id: 'deal',
    outcomes: () => 0,
    roll(s, outcome, tell) {
      popFrame(s);
      const random = randomFrom(outcome);
      const islands = [...ISLANDS];
      if (removed > 0) s.removed = shuffle(islands, random).splice(0, removed);
      const finishes = Array.from({ length: FINISHES }, () => FINISH);
      dealOut(shuffle([...islands, ...finishes, ...table.deck], random), s.piles);
      tell?.(dealt, 0, 0, 0);
    },
  });
  /** Any place in a shuffled pile, top and bottom included, is as good as shuffling again. */
  const slip = book.frame({
    id: 'start-in',
    outcomes: (s) => s.piles[frameArg(s, 0)]!.length + 1,
    roll(s, outcome, tell) {
      const seat = frameArg(s, 0);
      popFrame(s);
      s.piles[seat]!.splice(outcome, 0, START);
      s.aside--;
      tell?.(shuffledIn, seat, 0, 0);
    },
  });
  const lot = book.frame({
    id: 'lot',
    outcomes: (s) => withSmallestPile(s).length,
    roll(s, outcome, tell) {
      popFrame(s);
      turn.begin(s, withSmallestPile(s)[outcome]!, tell);
    },
  });
  const first = book.frame({
    id: 'first',
    run(s, tell) {
      popFrame(s);
      const [only, another] = withSmallestPile(s);
      if (another === undefined) turn.begin(s, only!, tell);
      else pushFrame(s, lot);
    },
  });
  const lastFirst = Array.from({ length: setup.seats }, (_, i) => setup.seats - 1 - i);
  return [
    [first],
    ...lastFirst.map((seat) => [slip, seat]),
    ...lastFirst.map((seat) => [turn.draw, seat]),
    ...table.afterDealing.map((frame) => [frame]),
    [deal],
  ];
};
