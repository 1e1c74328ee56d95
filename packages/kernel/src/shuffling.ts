/**
 * A shuffle takes four chance steps of 32 bits: 128 bits, because one number of 32 can be found by trying them all
 * (test/shuffling.test.ts). The numbers wait in a field that nobody sees and that is empty outside a shuffle; the fourth
 * makes the key from which the order follows.
 */

import { randomFromKey } from './chacha.ts';
import type { Teller } from './contract.ts';
import type { ChanceFrame } from './declarations.ts';
import { frameArg, popFrame, type Stacked } from './frames.ts';
import type { Random } from './random.ts';

export const SHUFFLE_STEPS = 4;

/** What is made of a shuffle; `arg` is the first argument of its frame, which is done by then. */
export type Make<S> = (s: S, random: Random, tell: Teller | undefined, arg: number) => void;

export const shuffleFrame = <S extends Stacked>(
  frame: Pick<ChanceFrame<S>, 'id' | 'args' | 'on'>,
  make: Make<S>,
): ChanceFrame<S> => ({
  ...frame,
  outcomes: () => 0,
  roll(s, outcome, tell) {
    const numbers = s.shuffling;
    numbers.push(outcome);
    if (numbers.length < SHUFFLE_STEPS) return;
    const random = randomFromKey([numbers[0]!, numbers[1]!, numbers[2]!, numbers[3]!, 0, 0, 0, 0]);
    numbers.length = 0;
    const arg = frameArg(s, 0);
    popFrame(s);
    make(s, random, tell, arg);
  },
});
