/** P2.1: two dice, used one by one or as their sum. A sum is higher than both dice, so its number alone says what is used. */
import type { State } from './state.ts';
import { PIPS, type Pips } from './vocabulary.ts';

type Dice = Pick<State, 'dice'>;
export const bothLeft = ({ dice }: Dice): boolean => dice[0] !== 0 && dice[1] !== 0;

const FACES = PIPS + 1;
/** By both dice, because they are asked for again with each character. */
const byDice = (shown: (low: Pips, high: Pips) => Pips[]): readonly (readonly Pips[])[] =>
  Array.from({ length: FACES * FACES }, (_, i) => [(i / FACES) | 0, i % FACES]).map(([one, two]) =>
    shown(Math.min(one!, two!), Math.max(one!, two!)),
  );
const indexOf = ({ dice }: Dice): number => dice[0]! * FACES + dice[1]!;
const single = (low: Pips, high: Pips): Pips[] => [...new Set([low, high])].filter((pips) => pips > 0);
const SINGLE = byDice(single);
const ALL = byDice((low, high) => (low > 0 ? [...single(low, high), low + high] : single(low, high)));

/** What single dice show, in ascending order. */
export const singleDice = (s: Dice): readonly Pips[] => SINGLE[indexOf(s)]!;
/** What single dice show, then their sum. */
export const allPips = (s: Dice): readonly Pips[] => ALL[indexOf(s)]!;
/** Writes them as candidates. */
export const writePips = (pips: readonly Pips[], out: Int32Array): number => {
  for (let i = 0; i < pips.length; i++) out[i] = pips[i]!;
  return pips.length;
};
/** Whether one unused die shows this. */
export const hasDie = (s: Dice, pips: Pips): boolean => singleDice(s).includes(pips);
/** Whether a die or the sum of both shows this. */
export const hasPips = (s: Dice, pips: Pips): boolean => allPips(s).includes(pips);

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
