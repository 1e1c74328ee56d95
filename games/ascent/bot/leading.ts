/** Wildlife: where to lead a herd, and when to stop. */

import { NEVER, type Scorers } from '@halcyon/bots/scores';
import { frameArg } from '@halcyon/kernel';
import { above, isFooting } from '../rules/index.ts';
import type { Appraiser } from './appraiser.ts';

export const herdScorers = ({ survey, lead }: Appraiser): Scorers => {
  /** The worth of the best that can be done from here; a herd that has not climbed cannot stop. */
  const best = (cell: number, climbed: number): number => {
    let most = climbed === 0 ? NEVER : lead(climbed);
    if (climbed === survey.hand.length) return most;
    const ways = above(cell);
    for (let i = 0; i < ways.length; i++) {
      if (isFooting(survey, ways[i]!)) most = Math.max(most, step(cell, ways[i]!, climbed));
    }
    return most;
  };
  const step = (from: number, to: number, climbed: number): number => {
    const { ibex, led } = survey;
    const left = ibex.at[from]!;
    const met = ibex.at[to]!;
    ibex.put(to, met + left);
    ibex.put(from, 0);
    survey.led = true;
    const worth = best(to, climbed + 1);
    ibex.put(from, left);
    ibex.put(to, met);
    survey.led = led;
    return worth;
  };
  return {
    herd: (cell) => best(cell, 0),
    up: (cell) => step(frameArg(survey.s, 0), cell, frameArg(survey.s, 1)),
    stop: () => lead(frameArg(survey.s, 1)),
  };
};
