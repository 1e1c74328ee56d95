/** Cards in a hand lie in ascending order, so that equal hands are equal lists and nobody can read the order of drawing. */
import type { Seat } from '@halcyon/kernel';
import type { Tell } from './course.ts';

export const holds = (hand: readonly number[], card: number): boolean => {
  for (let i = 0; i < hand.length; i++) if (hand[i] === card) return true;
  return false;
};

export const addToHand = (hand: number[], card: number): void => {
  let i = hand.length;
  for (; i > 0 && hand[i - 1]! > card; i--) hand[i] = hand[i - 1]!;
  hand[i] = card;
};

/** Hands are short, and a sort that is given a comparison takes ten times as long for five cards. */
export const sortHand = (hand: number[]): void => {
  for (let i = 1; i < hand.length; i++) {
    const card = hand[i]!;
    let at = i;
    for (; at > 0 && hand[at - 1]! > card; at--) hand[at] = hand[at - 1]!;
    hand[at] = card;
  }
};

/** Tells of cards that came together. Like the hand, events do not show in which order (law L5): the list is sorted. */
export const tellDrawn = (tell: Tell, drew: number, seat: Seat, drawn: number[]): void => {
  if (tell !== undefined) for (const card of drawn.sort((a, b) => a - b)) tell(drew, seat, card, 0);
};

/** Takes one card out; the hand must hold it. */
export const takeFromHand = (hand: number[], card: number): void => {
  let i = 0;
  while (hand[i] !== card) i++;
  for (; i < hand.length - 1; i++) hand[i] = hand[i + 1]!;
  hand.pop();
};

/** Writes every different card once; two equal faces are one choice. */
export const differentCards = (hand: readonly number[], out: Int32Array): number => {
  let n = 0;
  for (let i = 0; i < hand.length; i++) if (i === 0 || hand[i] !== hand[i - 1]) out[n++] = hand[i]!;
  return n;
};
