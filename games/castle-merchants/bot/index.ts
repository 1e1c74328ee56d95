/**
 * Castle Merchants: the roads that the hand can build and walk this turn are all tried, and each stop is worth the best
 * round of castles from there. What changes the map for everybody is judged by whom it helps most.
 */

import type { Decision, MakeBot } from '@halcyon/bots/bot';
import { type AnyState, argOf, type Move, randomFrom } from '@halcyon/kernel';
import { mapOf } from '../look/map.ts';
import { HAND, type State } from '../rules/index.ts';
import { makeChoices } from './choices.ts';
import { makePlanner } from './plans.ts';
import { makeStandings } from './standings.ts';
import { makeStops } from './stops.ts';
import { makeTours } from './tours.ts';
import { makeWayFinder } from './ways.ts';
import { WEIGHTS, type Weights } from './weights.ts';

const FIXED_SHUFFLE = 1;

const merchantsWith =
  (weights: Weights): MakeBot =>
  (rules, seat) => {
    const finder = makeWayFinder(weights);
    const tours = makeTours(finder, weights);
    const stops = makeStops(finder, tours, weights);
    const plan = makePlanner(stops, weights);
    const standings = makeStandings(finder, tours, weights);
    const { named, allOf, stepOf } = makeChoices(rules);
    const next = rules.start();

    /** The move after which the map suits the seat best, if it gains more than that. */
    const bestFor = (world: AnyState, moves: readonly Move[], least: number): Move | undefined => {
      let most = standings.compare(mapOf(world), seat) + least;
      let best: Move | undefined;
      for (const move of moves) {
        rules.apply(rules.copy(world, next), seat, move);
        const found = standings.compare(mapOf(next), seat);
        if (found > most) [best, most] = [move, found];
      }
      return best;
    };
    /** What the die allows, where somebody goes. */
    const useDie = (decision: Decision, world: AnyState): Move | undefined => {
      const { own, others } = standings.roads(mapOf(world), seat);
      const puts = allOf(decision, 'put').filter((move) => own[argOf(move, 0)]! + others[argOf(move, 0)]! > 0);
      return bestFor(world, [...puts, ...allOf(decision, 'take')], 0);
    };
    const landslide = (decision: Decision, world: AnyState): Move | undefined => {
      const slides = allOf(decision, 'landslide');
      if (slides.length === 0) return undefined;
      const { others } = standings.roads(mapOf(world), seat);
      const onRoads = slides.filter((move) => others[argOf(move, 0)] === 1);
      return bestFor(world, onRoads, weights.slide);
    };
    const act = (decision: Decision, s: State): Move => {
      stops.begin(s, seat);
      const step = plan(s, seat);
      if (step) {
        const { own, others } = standings.roads(s, seat);
        const move = stepOf(decision, step, (hex) => others[hex]! - 2 * own[hex]!);
        if (move !== undefined) return move;
      }
      // A full hand draws nothing: it is better to pay two cards for the die.
      const stuck = s.spent === 0 && s.hands[seat]!.length === HAND;
      return named(decision, ...(stuck ? ['throw'] : []), 'end', 'draw')!;
    };
    return {
      forgetful: true,
      choose(decision) {
        const { moves, count, outlook } = decision;
        if (count === 1) return moves[0]!;
        const world = rules.imagine(outlook.view, seat, randomFrom(FIXED_SHUFFLE));
        const s = mapOf(world);
        switch (outlook.ask!.id) {
          case 'die':
            return useDie(decision, world) ?? named(decision, 'nothing')!;
          case 'sell':
            return named(
              decision,
              standings.sellsForGold(s, seat) ? 'sell-for-gold' : 'sell-for-cards',
              'sell-for-cards',
            )!;
          case 'free-throw':
            return named(decision, 'throw-free')!;
          case 'act':
            return landslide(decision, world) ?? act(decision, s);
          default:
            return moves[0]!;
        }
      },
    };
  };
export const merchantsHeuristic: MakeBot = merchantsWith(WEIGHTS);
export { merchantsNovice } from './novice.ts';
