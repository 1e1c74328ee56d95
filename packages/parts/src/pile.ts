/** A common pile that is shuffled, dealt from and drawn from. */
import { type AnyState, type Random, type Rulebook, type Stacked, shuffle, shuffleFrame } from '@halcyon/kernel';
import { dealOut } from './deal.ts';
import type { Hider } from './unseen.ts';

/** The frame of one shuffle: what is made of it, the event that tells of it, and the frames that it lies on. */
export const byShuffle = <S extends AnyState & Stacked, R>(
  book: Rulebook<S, R>,
  id: string,
  told: string,
  make: (s: S, random: Random) => void,
  on: readonly string[],
): number => {
  const event = book.event(told);
  return book.frame(
    shuffleFrame({ id, on }, (s, random, tell) => {
      make(s, random);
      tell?.(event, 0, 0, 0);
    }),
  );
};

export interface Piled {
  hands: number[][];
  /** Face down, the top card last. */
  pile: number[];
}
/** So many cards to each hand, one by one; the others are the pile. */
export const dealHands = (s: Piled, cards: readonly number[], each: number, random: Random): void => {
  const deck = shuffle([...cards], random);
  dealOut(deck.splice(0, each * s.hands.length), s.hands);
  for (const hand of s.hands) hand.sort((a, b) => a - b);
  s.pile = deck;
};
/** Any card that a seat has not seen may be in another hand or in the pile. */
export const hideHandsAndPile: Hider<Piled> = (s, _me, unseen) =>
  [...s.hands, s.pile].every((list) => unseen.fill(list));
