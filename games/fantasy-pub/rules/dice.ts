/** P2.1: two dice, used one by one or as their sum. A sum is higher than both dice, so its number alone says what is used. */
import type { State } from './state.ts';
import type { Pips } from './vocabulary.ts';

type Dice = Pick<State, 'dice'>;
const sumOf = ({ dice }: Dice): Pips => dice[0]! + dice[1]!;
export const bothLeft = ({ dice }: Dice): boolean => dice[0] !== 0 && dice[1] !== 0;
/** Whether one unused die shows this. */
export const hasDie = ({ dice }: Dice, pips: Pips): boolean => pips > 0 && dice.includes(pips);
/** Whether a die or the sum of both shows this. */
export const hasPips = (s: Dice, pips: Pips): boolean => hasDie(s, pips) || (bothLeft(s) && pips === sumOf(s));

/** Writes what single dice show, in ascending order. */
export const singleDice = ({ dice }: Dice, out: Int32Array): number => {
  const low = Math.min(dice[0]!, dice[1]!);
  const high = Math.max(dice[0]!, dice[1]!);
  let n = 0;
  if (low > 0) out[n++] = low;
  if (high > low) out[n++] = high;
  return n;
};
/** Writes what single dice show, then their sum. */
export const allPips = (s: Dice, out: Int32Array): number => {
  let n = singleDice(s, out);
  if (bothLeft(s)) out[n++] = sumOf(s);
  return n;
};
export const clearDice = ({ dice }: Dice): void => {
  dice[0] = 0;
  dice[1] = 0;
};
export const usePips = (s: Dice, pips: Pips): void => {
  const { dice } = s;
  if (dice[0] === pips) dice[0] = 0;
  else if (dice[1] === pips) dice[1] = 0;
  else clearDice(s);
};
