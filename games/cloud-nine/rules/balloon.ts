/** What everybody can read from the basket, the dice and a hand. */
import { holds } from '@halcyon/parts';
import type { State } from './state.ts';
import { BLANK, WILD } from './vocabulary.ts';

export const crew = ({ aboard }: Pick<State, 'aboard'>): number => aboard.reduce((sum, there) => sum + there, 0);
/** C3.4: the first player aboard to the left of this seat; the seat itself if nobody else is. */
export const nextAboard = ({ aboard }: Pick<State, 'aboard'>, seat: number): number => {
  for (let i = 1; i < aboard.length; i++) {
    const other = (seat + i) % aboard.length;
    if (aboard[other] === 1) return other;
  }
  return seat;
};

/** C3.1: the cards that the dice ask for. */
export const needed = (dice: readonly number[]): number[] => dice.filter((face) => face !== BLANK);
/** C3.3: whether the hand has every card that the dice ask for. */
export const canMeet = (hand: readonly number[], dice: readonly number[]): boolean => missing(hand, dice) === 0;
/** How many of the cards that the dice ask for a hand lacks. */
export const missing = (hand: readonly number[], dice: readonly number[]): number => {
  const asked = needed(dice);
  return [...new Set(asked)].reduce((sum, card) => sum + Math.max(0, count(asked, card) - count(hand, card)), 0);
};
export const hasWild = (hand: readonly number[]): boolean => holds(hand, WILD);

const count = (list: readonly number[], card: number): number => {
  let n = 0;
  for (const other of list) if (other === card) n++;
  return n;
};
