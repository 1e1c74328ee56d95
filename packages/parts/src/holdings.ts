/** Every seat has a hand, a pile to draw from and discards that nobody looks at; and it may owe cards. */
import { dark, type Field, held, open, type Range, sunk } from '@halcyon/kernel';
import { orNone, upTo } from './args.ts';

export type Holdings = {
  hands: number[][];
  piles: number[][];
  discards: number[][];
};
/** `most` cards are in the game. */
export const holdingFields = (card: Range, most: number): Record<keyof Holdings, Field> => ({
  hands: held(card, { most }),
  piles: dark(card, { most }),
  discards: sunk(card, { most }),
});

export type Debts = {
  /** How many cards each seat still has to drop, and the lowest card that it may drop next. */
  due: number[];
  floor: number[];
};
export const debtFields = (card: Range, most: number): Record<keyof Debts, Field> => ({
  due: open(upTo(most)),
  floor: held(orNone(card, '-')),
});

/** One of a kind for each seat. */
export const each = <T>(seats: number, value: () => T): T[] => Array.from({ length: seats }, value);

export const startHoldings = (seats: number, piles = seats): Holdings => ({
  hands: each(seats, () => []),
  piles: each(piles, () => []),
  discards: each(seats, () => []),
});
export const startDebts = (seats: number): Debts => ({ due: each(seats, () => 0), floor: each(seats, () => 0) });
