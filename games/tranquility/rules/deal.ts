/** T3.2-T3.4, T7.1: islands out, the rest shuffled and dealt, opening hands, one Start into each pile, the first player. */
import { frameArg, popFrame, pushFrame, shuffle } from '@halcyon/kernel';
import { byShuffle, dealOut, seatArg, seatOf, type Tell, times } from '@halcyon/parts';
import { FINISH, ISLANDS, START } from './cards.ts';
import type { Slots } from './slots.ts';
import type { State } from './state.ts';
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

/** Any place in a shuffled pile, top and bottom included, is as good as shuffling again. */
export const slipIn = (
  { book, setup: { seats } }: Slots,
  id: string,
  on: readonly string[],
  card: number,
  then: (s: State, seat: number, tell: Tell) => void,
): number =>
  book.frame({
    id,
    args: [seatOf(seats)],
    on,
    outcomes: (s) => s.piles[frameArg(s, 0)]!.length + 1,
    roll(s, outcome, tell) {
      const seat = frameArg(s, 0);
      popFrame(s);
      s.piles[seat]!.splice(outcome, 0, card);
      then(s, seat, tell);
    },
  });

/** The frames of the set-up, the first to act last. */
export const installDeal = (slots: Slots, turn: Turn): (readonly number[])[] => {
  const { book, setup, box } = slots;
  const removed = setup.options.islandsRemoved ?? 0;

  /**
   * All cards, sorted, so that it does not matter which feature added its own first. Made at the first deal, when they all
   * have, and not at each: sorting took a twentieth of a random game.
   */
  let cards: readonly number[] | undefined;
  const deal = byShuffle(
    book,
    'deal',
    'dealt',
    (s, random) => {
      cards ??= [...ISLANDS, ...times(box.finishes, FINISH), ...slots.deck].sort((a, b) => a - b);
      if (removed > 0) s.removed = shuffle([...ISLANDS], random).splice(0, removed);
      const deck = removed > 0 ? cards.filter((card) => !s.removed.includes(card)) : [...cards];
      dealOut(shuffle(deck, random), s.piles);
      slots.flat.whenDealt?.(s, random);
    },
    ['draw', 'rocks-row'],
  );
  const intoPiles = [...slots.afterOpening];
  if (box.starts) {
    const shuffledIn = book.event('start-shuffled-in', seatArg);
    const startIn = slipIn(slots, 'start-in', ['first', 'start-in', 'compasses-in'], START, (s, seat, tell) => {
      s.aside--;
      tell?.(shuffledIn, seat, 0, 0);
    });
    intoPiles.unshift(startIn);
  }
  const everybody = Array.from({ length: setup.seats }, (_, seat) => seat);
  /** T3.4; with a common pile the lot falls among all (T7.5). */
  const mayBegin = box.piles === 'common' ? () => everybody : withSmallestPile;
  const lot = book.frame({
    id: 'lot',
    outcomes: (s) => mayBegin(s).length,
    roll(s, outcome, tell) {
      popFrame(s);
      turn.begin(s, mayBegin(s)[outcome]!, tell);
    },
  });
  const first = book.frame({
    id: 'first',
    run(s, tell) {
      popFrame(s);
      const [only, another] = mayBegin(s);
      if (another === undefined) turn.begin(s, only!, tell);
      else pushFrame(s, lot);
    },
  });
  const lastFirst = everybody.toReversed();
  return [
    [first],
    ...lastFirst.flatMap((seat) => intoPiles.map((frame) => [frame, seat])),
    // Nobody is asked before an opening hand.
    ...lastFirst.map((seat) => [turn.draw, seat, 1]),
    ...slots.afterDealing.map((frame) => [frame]),
    [deal],
  ];
};
