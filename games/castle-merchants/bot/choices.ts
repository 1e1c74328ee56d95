/** The moves of a decision by their names, and the move that a planned step is. */

import type { Decision } from '@halcyon/bots/bot';
import { type AnyRules, argOf, kindOf, type Move, pack } from '@halcyon/kernel';
import type { Hex } from '../rules/index.ts';
import type { Step } from './plans.ts';

export interface Choices {
  /** The first legal move of one of these kinds, in this order. */
  named(decision: Decision, ...names: readonly string[]): Move | undefined;
  /** All legal moves of these kinds. */
  allOf(decision: Decision, ...names: readonly string[]): Move[];
  /** The move that makes the step, if there is one. A tile that must come from elsewhere is one that is spared most. */
  stepOf(decision: Decision, step: Step | undefined, spared?: (hex: Hex) => number): Move | undefined;
}

export const makeChoices = ({ moves: kinds }: AnyRules): Choices => {
  const kind = (name: string): number => kinds.findIndex((each) => each.name === name);
  const allOf: Choices['allOf'] = ({ moves, count }, ...names) => {
    const wanted = names.map(kind);
    return Array.from(moves.subarray(0, count)).filter((move) => wanted.includes(kindOf(move)));
  };
  return {
    allOf,
    named({ moves, count }, ...names) {
      const list = moves.subarray(0, count);
      for (const wanted of names.map(kind)) {
        const found = list.find((move) => kindOf(move) === wanted);
        if (found !== undefined) return found;
      }
      return undefined;
    },
    stepOf(decision, step, spared = () => 0) {
      if (!step) return undefined;
      const { what, card, hex } = step;
      const plain = pack(kind(what), card, hex);
      if (decision.moves.subarray(0, decision.count).includes(plain)) return plain;
      if (what === 'move') return undefined;
      return allOf(decision, 'shift')
        .filter((move) => argOf(move, 0) === card && argOf(move, 2) === hex)
        .toSorted((a, b) => spared(argOf(b, 1)) - spared(argOf(a, 1)))[0];
    },
  };
};
