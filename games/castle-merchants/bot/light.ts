/**
 * Who plays imagined worlds of Castle Merchants on, quickly: plans its own roads and sells. Left out are landslides and
 * what the die allows, which are tried one by one on the whole map and cost most of the time.
 */
import type { MakeBot } from '@halcyon/bots/bot';
import { mapOf } from '../look/map.ts';
import { makeChoices } from './choices.ts';
import { makePlanner } from './plans.ts';
import { makeStops } from './stops.ts';
import { makeTours } from './tours.ts';
import { makeWayFinder } from './ways.ts';
import type { Weights } from './weights.ts';

export const merchantsLight =
  (weights: Weights): MakeBot =>
  (rules, seat) => {
    const finder = makeWayFinder(weights);
    const stops = makeStops(finder, makeTours(finder, weights), weights);
    const plan = makePlanner(stops, weights);
    const { named, stepOf } = makeChoices(rules);
    return {
      forgetful: true,
      choose(decision) {
        const { moves, count, outlook } = decision;
        if (count === 1) return moves[0]!;
        const simple = named(decision, 'sell-for-gold', 'sell-for-cards', 'nothing');
        if (simple !== undefined) return simple;
        const s = mapOf(outlook.view);
        if (outlook.ask!.id !== 'act') return moves[0]!;
        stops.begin(s, seat);
        return stepOf(decision, plan(s, seat)) ?? named(decision, 'end', 'draw')!;
      },
    };
  };
