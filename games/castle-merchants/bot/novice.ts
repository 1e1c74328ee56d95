/** A beginner among the merchants: plans roads, not quite sharply, forgets the others, and now and then follows a whim. */

import type { MakeBot } from '@halcyon/bots/bot';
import { mapOf } from '../look/map.ts';
import { makeChoices } from './choices.ts';
import { makePlanner } from './plans.ts';
import { makeStops } from './stops.ts';
import { makeTours } from './tours.ts';
import { makeWayFinder } from './ways.ts';
import { WEIGHTS } from './weights.ts';

/** How often in a hundred decisions it follows a whim, and by how much gold its eye is off. */
const WHIMS = 10;
const NOISE = 1;
const FINE = 1000;

export const merchantsNovice: MakeBot = (rules, seat) => {
  const finder = makeWayFinder(WEIGHTS);
  const stops = makeStops(finder, makeTours(finder, WEIGHTS), WEIGHTS);
  const plan = makePlanner(stops, WEIGHTS);
  const { named, stepOf } = makeChoices(rules);
  return {
    forgetful: true,
    choose(decision) {
      const { moves, count, random } = decision;
      if (random.below(100) < WHIMS) return moves[random.below(count)]!;
      const s = mapOf(decision.outlook.view);
      const simple = named(decision, 'sell-for-gold', 'sell-for-cards', 'nothing', 'pay', 'throw-free');
      if (simple !== undefined) return simple;
      stops.begin(s, seat);
      const step = plan(s, seat, () => (NOISE * random.below(FINE)) / FINE);
      return stepOf(decision, step) ?? named(decision, 'end', 'draw')!;
    },
  };
};
