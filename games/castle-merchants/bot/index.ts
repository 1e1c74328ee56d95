/**
 * Castle Merchants: the roads that the hand can build and walk this turn are all tried, and each stop is worth the best
 * round of castles from there. What changes the map for everybody is judged by whom it helps most.
 */

import type { Decision, MakeBot } from '@halcyon/bots/bot';
import { NEVER } from '@halcyon/bots/scores';
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
const A_TRIFLE = 1e-9;
/** What is not judged by the map, or changes nothing on it. */
const SIMPLE = ['sell-for-gold', 'sell-for-cards', 'nothing', 'throw-free'];

export const merchantsWith =
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
    const worldOf = ({ outlook }: Decision): AnyState => rules.imagine(outlook.view, seat, randomFrom(FIXED_SHUFFLE));
    const gains = (world: AnyState, moves: readonly Move[], note: (move: Move, gain: number) => void): void => {
      const now = standings.compare(mapOf(world), seat);
      for (const move of moves) {
        rules.apply(rules.copy(world, next), seat, move);
        note(move, standings.compare(mapOf(next), seat) - now);
      }
    };
    /** Each first step by the best stop behind it, and landslides by what they bring. */
    const rateActs = (decision: Decision, world: AnyState, note: (move: Move, worth: number) => void): void => {
      const s = mapOf(world);
      const roads = standings.roads(s, seat);
      const [own, others] = [roads.own.slice(), roads.others.slice()];
      const spared = (hex: number): number => others[hex]! - 2 * own[hex]!;
      const stop = named(decision, 'end', 'draw')!;
      const known = new Map<string, Move>();
      let most = Number.NEGATIVE_INFINITY;
      stops.begin(s, seat);
      plan(s, seat, undefined, (step, worth) => {
        const key = step ? `${step.what} ${step.card} ${step.hex}` : '';
        const move = known.get(key) ?? stepOf(decision, step, spared) ?? stop;
        known.set(key, move);
        note(move, worth);
        most = Math.max(most, worth);
      });
      const slides = allOf(decision, 'landslide').filter((move) => others[argOf(move, 0)] === 1);
      gains(world, slides, (move, gain) => note(move, most + gain - weights.slide));
    };
    const choose = (decision: Decision): Move => {
      const { moves, count, outlook } = decision;
      if (count === 1) return moves[0]!;
      const world = worldOf(decision);
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
    };
    return {
      forgetful: true,
      choose,
      rate(decision, scores) {
        const { moves, count, outlook } = decision;
        const list = moves.subarray(0, count);
        scores.fill(NEVER, 0, count);
        const note = (move: Move, worth: number): void => {
          const i = list.indexOf(move);
          scores[i] = Math.max(scores[i]!, worth);
        };
        const ask = outlook.ask!.id;
        if (ask === 'act') rateActs(decision, worldOf(decision), note);
        else if (ask === 'die') gains(worldOf(decision), allOf(decision, 'put', 'take'), note);
        for (const move of allOf(decision, ...SIMPLE)) note(move, 0);
        // What seems equally good, or better than the rules of thumb allow, stays behind the one that is chosen.
        const best = scores.subarray(0, count).reduce((most, score) => Math.max(most, score), 0);
        scores[list.indexOf(choose(decision))] = best + A_TRIFLE;
      },
    };
  };
export const merchantsHeuristic: MakeBot = merchantsWith(WEIGHTS);
export { merchantsNovice } from './novice.ts';
